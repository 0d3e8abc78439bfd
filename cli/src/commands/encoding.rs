use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use turf_env::observation_spec::{Entry, ObservationSpec};

use super::json::Json;
use crate::commands::games::Games;
use crate::console::fit::fitted;

/// Describe an encoding: index, name, unit and range of every scalar and every plane of cells
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf encoding paper
  turf encoding paper-view --json -
  turf encoding duel2048 --markdown > duel2048.md")]
pub struct ShowEncoding {
    /// An encoding, or a game for its default encoding
    #[arg(value_name = "NAME")]
    name: String,
    /// Print tables in Markdown instead
    #[arg(long)]
    markdown: bool,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Report<'a> {
    encoding: &'a str,
    #[serde(flatten)]
    spec: ObservationSpec,
}

impl ShowEncoding {
    pub fn run(self, games: &Games) -> Result<()> {
        let name = games.find(&self.name).map_or(&*self.name, |game| game.trained_encoding());
        let known: Vec<_> = games.all().iter().flat_map(|game| game.observation_specs()).collect();
        let names: Vec<&str> = known.iter().map(|(known, _)| *known).collect();
        let Some((_, spec)) = known.into_iter().find(|(known, _)| *known == name) else {
            bail!("{name} is no encoding; there are {}", names.join(", "));
        };
        if self.json.text_wanted() {
            println!("{name}\n");
            if spec == ObservationSpec::default() {
                println!("this encoding does not describe its numbers");
            }
            for (title, entries) in [("scalars", &spec.scalars), ("cells", &spec.cells)] {
                let table = table(title, entries, self.markdown);
                print!("{}", if self.markdown { table } else { fitted(&table) });
            }
        }
        self.json.write(&Report { encoding: name, spec })
    }
}

fn table(title: &str, entries: &[Entry], markdown: bool) -> String {
    if entries.is_empty() {
        return String::new();
    }
    let row = |entry: &Entry| {
        let last = entry.index + entry.count - 1;
        let mut index = entry.index.to_string();
        if entry.count > 1 {
            index += &format!("-{last}");
        }
        if let Some(bit) = entry.bit {
            index += &format!(" bit {bit}");
        }
        let [low, high] = entry.range;
        [index, entry.name.clone(), entry.unit.to_string(), format!("{low} to {high}")]
    };
    let head = ["index", title, "unit", "range"].map(str::to_string);
    let rows: Vec<[String; 4]> = std::iter::once(head).chain(entries.iter().map(row)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [index, name, unit, _] = [0, 1, 2, 3].map(width);
    let mut text = String::new();
    for (i, [a, b, c, d]) in rows.iter().enumerate() {
        if markdown {
            text += &format!("| {a} | {b} | {c} | {d} |\n");
            if i == 0 {
                text += "|---|---|---|---|\n";
            }
        } else {
            text += &format!("{a:<index$}  {b:<name$}  {c:<unit$}  {d}\n");
        }
    }
    text + "\n"
}
