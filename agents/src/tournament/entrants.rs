//! Who takes part: SPECs read, copies told apart, bot files tried out.

use std::path::Path;

use turf_env::{Encoding, Game, Player, Rng};

use super::plan::{Entrant, Plan, Refused};
use crate::catalogue::builtin::BuiltinBots;
use crate::catalogue::spec::BotSource;

/// The bots of a tournament, ready to play.
pub struct Field<E: Encoding>
where
    E::Game: BuiltinBots,
{
    /// Where fresh bots come from, by number.
    pub sources: Vec<BotSource<E>>,
    /// The same bots, by name.
    pub entrants: Vec<Entrant>,
    /// Who was named but cannot play.
    pub refused: Vec<Refused>,
}

/// SPECs separated by commas; `python:FOLDER` stands for every `.py` file in that folder.
pub fn split_list(list: &str) -> Result<Vec<String>, String> {
    let mut specs = Vec::new();
    for spec in list.split(',').map(str::trim) {
        match spec.strip_prefix("python:").map(Path::new).filter(|path| path.is_dir()) {
            None => specs.push(spec.to_string()),
            Some(folder) => {
                let entries = std::fs::read_dir(folder).map_err(|e| format!("{spec:?}: {e}"))?;
                let paths = entries.flatten().map(|entry| entry.path());
                let mut files: Vec<String> = paths
                    .filter(|path| path.extension().is_some_and(|e| e == "py"))
                    .map(|path| format!("python:{}", path.display()))
                    .collect();
                if files.is_empty() {
                    return Err(format!("{spec:?}: no .py file in this folder"));
                }
                files.sort();
                specs.extend(files);
            }
        }
    }
    // It would do as it likes with the terminals that tables are shown on.
    match specs.iter().find(|spec| spec.contains(char::is_control)) {
        Some(spec) => Err(format!("{spec:?}: a control character in a name")),
        None => Ok(specs),
    }
}

impl<E: Encoding> Field<E>
where
    E::Game: BuiltinBots,
{
    /// Reads the SPECs of a new tournament. Bots that start a process of their own are tried out: whoever cannot even
    /// begin a game is refused.
    pub fn read(specs: &[String]) -> Self {
        let mut field = Self {
            sources: vec![],
            entrants: vec![],
            refused: vec![],
        };
        for spec in specs {
            let source = BotSource::<E>::parse(spec).map_err(|e| e.why);
            match source.and_then(|source| try_out(&source).map(|()| source)) {
                Ok(source) => field.add(source),
                Err(why) => {
                    let error = why
                        .lines()
                        .map(str::trim)
                        .find(|line| !line.is_empty())
                        .unwrap_or("no reason given");
                    field.refused.push(Refused {
                        spec: spec.clone(),
                        error: error.to_string(),
                    });
                }
            }
        }
        field
    }

    /// Reads the bots of a tournament that goes on, without trying them out again.
    pub fn again(plan: &Plan) -> Result<Self, String> {
        let mut field = Self {
            sources: vec![],
            entrants: vec![],
            refused: plan.refused.clone(),
        };
        for entrant in &plan.entrants {
            field.add(BotSource::parse(&entrant.spec).map_err(|e| format!("a bot of this tournament is gone: {e}"))?);
        }
        Ok(field)
    }

    fn add(&mut self, source: BotSource<E>) {
        let spec = source.name().to_string();
        let copies = self.entrants.iter().filter(|e| e.spec == spec).count();
        self.entrants.push(Entrant {
            name: if copies == 0 {
                spec.clone()
            } else {
                format!("{spec}#{}", copies + 1)
            },
            spec,
            hash: source.id().hash.clone(),
        });
        self.sources.push(source);
    }
}

fn try_out<E: Encoding>(source: &BotSource<E>) -> Result<(), String>
where
    E::Game: BuiltinBots,
{
    if !source.remembers() {
        return Ok(());
    }
    let setup = E::Game::draw_setup(&Default::default(), &mut Rng::new(1));
    let mut bot = source.make();
    bot.start(Player::A, &E::Game::new(&setup), 1)
        .map_err(|forfeit| forfeit.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::NimV1;

    #[test]
    fn copies_are_told_apart_and_bad_ones_listed() {
        let specs = split_list("chance, solver,chance,wizard,policy:none.turf,chance").expect("no folders");
        let field = Field::<NimV1>::read(&specs);
        let names: Vec<&str> = field.entrants.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["chance", "solver", "chance#2", "chance#3"]);
        let refused: Vec<&str> = field.refused.iter().map(|r| r.spec.as_str()).collect();
        assert_eq!(refused, ["wizard", "policy:none.turf"]);
        assert!(
            field
                .refused
                .iter()
                .all(|r| !r.error.is_empty() && !r.error.contains('\n'))
        );
    }

    #[test]
    fn a_folder_stands_for_its_bot_files() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let list = format!("python:{}", folder.path().display());
        assert!(split_list(&list).is_err());
        for name in ["b.py", "a.py", "notes.txt"] {
            std::fs::write(folder.path().join(name), "").expect("written");
        }
        let specs = split_list(&format!("random,{list}")).expect("two files");
        assert_eq!(specs.len(), 3);
        assert!(specs[1].ends_with("a.py") && specs[2].ends_with("b.py"));
        std::fs::write(folder.path().join("a\x1b[2J\n.py"), "").expect("written");
        let error = split_list(&list).expect_err("a name that clears the screen");
        assert!(!error.contains(char::is_control), "{error}");
    }
}
