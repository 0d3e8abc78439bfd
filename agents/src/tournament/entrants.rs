//! Reads SPECs, gives copies distinct names and checks that bot files start.

use std::path::Path;

use turf_env::{Encoding, Player, Rng, Rules};

use super::plan::{Entrant, Plan, Refused};
use crate::contest::host::check::look;
use crate::input::{cut, is_plain};
use crate::notice::notice;
use crate::offered::Offered;
use crate::spec::{BotSpec, SpecError, name_apart, root};

pub struct Field<E: Encoding<Rules: Offered>> {
    pub sources: Vec<BotSpec<E>>,
    pub entrants: Vec<Entrant>,
    pub refused: Vec<Refused>,
}

pub fn names_folder(list: &str) -> bool {
    list.split(',').any(|spec| folder_of(spec).is_some())
}

fn folder_of(spec: &str) -> Option<&Path> {
    spec.trim().strip_prefix("python:").map(Path::new).filter(|path| path.is_dir())
}

/// Splits SPECs at commas and expands `python:FOLDER` to every `.py` file in that folder.
pub fn split_list(list: &str) -> Result<Vec<String>, String> {
    let mut specs = Vec::new();
    for spec in list.split(',').map(str::trim) {
        match folder_of(spec) {
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
    // Tables show names on a terminal, which control characters would affect.
    match specs.iter().find(|spec| !is_plain(spec)) {
        Some(spec) => Err(format!("{spec:?}: a control character in a name")),
        None => Ok(specs),
    }
}

impl<E: Encoding<Rules: Offered>> Field<E> {
    /// Reads the SPECs of a new tournament. Bots with a process of their own must start a game, or are refused. Files that use
    /// what the contest bans are refused if `strict_bans`, else a notice names them. A SPEC with an unknown name is an error.
    pub fn read(encoding: E, specs: &[String], strict_bans: bool) -> Result<Self, SpecError> {
        let mut field = Self { sources: vec![], entrants: vec![], refused: vec![] };
        let mut given = Vec::new();
        for spec in specs {
            let source = match BotSpec::parse(encoding, spec) {
                Err(error) if error.missing => return Err(error),
                source => source.map_err(|e| e.why),
            };
            match source
                .and_then(|source| try_out(&source).and_then(|()| judge_bans(&source, strict_bans)).map(|()| source))
            {
                Ok(source) => {
                    given.push(spec.as_str());
                    field.sources.push(source);
                }
                Err(why) => {
                    let error = why.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("no reason given");
                    field.refused.push(Refused { spec: spec.clone(), error: cut(error, 300) });
                }
            }
        }
        name_apart(&given, &mut field.sources)?;
        field.entrants = field.sources.iter().map(Entrant::of).collect();
        Ok(field)
    }

    /// Fails if a bot uses what the contest bans.
    pub fn check_bans(&self) -> Result<(), String> {
        self.sources.iter().try_for_each(|source| judge_bans(source, true))
    }

    pub fn seed(&self, asked: Option<u64>) -> u64 {
        root(asked, self.sources.iter().any(BotSpec::remembers), || None)
    }

    /// Reads the bots of a resumed tournament, without starting them.
    pub fn again(encoding: E, plan: &Plan) -> Result<Self, String> {
        let mut sources = Vec::new();
        for entrant in &plan.entrants {
            let source = BotSpec::parse(encoding, &entrant.spec);
            let mut source = source.map_err(|e| format!("a bot of this tournament is gone: {e}"))?;
            source.rename(entrant.name.clone());
            sources.push(source);
        }
        Ok(Self { entrants: sources.iter().map(Entrant::of).collect(), sources, refused: plan.refused.clone() })
    }
}

impl Entrant {
    pub fn of<E: Encoding<Rules: Offered>>(source: &BotSpec<E>) -> Self {
        Self { name: source.name().to_string(), spec: source.spec().to_string(), hash: source.id().hash.clone() }
    }

    /// Reads the bot from `spec`, which may name another path. Fails if the file's hash differs.
    pub fn source<E: Encoding<Rules: Offered>>(&self, encoding: E, spec: &str) -> Result<BotSpec<E>, String> {
        let mut source = BotSpec::parse(encoding, spec).map_err(|e| e.to_string())?;
        if source.id().hash != self.hash {
            return Err(format!("{}: not the requested file", self.name));
        }
        source.rename(self.name.clone());
        Ok(source)
    }
}

fn try_out<E: Encoding<Rules: Offered>>(source: &BotSpec<E>) -> Result<(), String> {
    if !source.remembers() {
        return Ok(());
    }
    let rules = source.encoding().rules();
    let setup = rules.draw_setup(&rules.default_config(), &mut Rng::new(1));
    let mut bot = source.make();
    bot.start(Player::A, &rules.start(&setup), 1).map_err(|forfeit| forfeit.to_string())
}

/// Fails if the bot uses what the contest bans; if bans are not strict, a notice says so.
fn judge_bans<E: Encoding<Rules: Offered>>(source: &BotSpec<E>, strict: bool) -> Result<(), String> {
    for file in source.files() {
        let banned = look(file, Some(source.encoding().rules().name())).map(|look| look.banned());
        match banned.transpose() {
            Some(Ok(why) | Err(why)) if strict => {
                return Err(format!("--bans strict refuses {}: {why}", source.name()));
            }
            Some(Ok(why)) => notice(format!("{} plays, though {why} (--bans strict refuses it)", source.name())),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::NimV1;

    #[test]
    fn copies_are_told_apart_and_bad_ones_listed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let broken = folder.path().join("broken.turf");
        std::fs::write(&broken, "no policy").expect("written");
        let list = format!("chance, solver,chance,policy:{},me=chance,chance", broken.display());
        let specs = split_list(&list).expect("no folders");
        let field = Field::read(NimV1, &specs, false).expect("all are there");
        let names: Vec<&str> = field.entrants.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["chance", "solver", "chance#2", "me", "chance#3"]);
        assert_eq!(field.refused.len(), 1);
        let refused = &field.refused[0];
        assert!(refused.spec.ends_with("broken.turf") && !refused.error.is_empty() && !refused.error.contains('\n'));
        let plan = Plan::new("nim", crate::tournament::plan::Format::Swiss, field.entrants);
        let again = Field::again(NimV1, &plan).expect("all are there");
        assert_eq!(again.entrants, plan.entrants);
        let other = Entrant { hash: Some("sha256:00".into()), ..plan.entrants[0].clone() };
        let why = other.source(NimV1, "chance").err().expect("refused");
        assert!(why.contains("not the requested file"), "{why}");
    }

    #[test]
    fn a_slip_of_the_pen_stops_a_tournament() {
        for (spec, says) in [("slover", "did you mean solver?"), ("policy:none.turf", "there is no none.turf")] {
            let specs = ["chance".to_string(), spec.to_string()];
            let error = Field::read(NimV1, &specs, false).err().expect("an error").to_string();
            assert!(error.contains(says), "{error}");
        }
    }

    /// Following the link would reveal the first line of the linked file in the error message.
    #[test]
    fn a_link_is_no_bot_file() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let secret = folder.path().join("secret");
        std::fs::write(&secret, "the key is 1234\n").expect("written");
        let entries = folder.path().join("entries");
        std::fs::create_dir(&entries).expect("made");
        std::os::unix::fs::symlink(&secret, entries.join("a.py")).expect("a link");
        let list = format!("python:{}", entries.display());
        assert!(names_folder(&format!("chance, {list}")) && !names_folder("chance,python:a.py"));
        let field = Field::read(NimV1, &split_list(&list).expect("a file"), false).expect("it is there");
        let why = &field.refused[0].error;
        assert!(why.contains("link") && !why.contains("1234"), "{why}");
        assert_eq!([field.seed(None), field.seed(Some(7))], [1, 7]);
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
        assert!(is_plain(&error), "{error}");
        assert!(split_list("python:a\u{202e}yp.b").is_err(), "a name that turns round");
    }
}
