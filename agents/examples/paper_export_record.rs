//! Records games with what Rust observes in them, one line of JSON per game, for `agents/tests/paper_export/replay.py`:
//! `paper_export_record CODE.py GAMES.jsonl BOT BOT WIDTH HEIGHT TURNS CHANCE FIRST_SEED GAMES` of built-in bots, or
//! `paper_export_record CODE.py GAMES.jsonl TRACES.jsonl.gz` of golden traces.

#[path = "../tests/paper_export/record.rs"]
mod record;

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};

use flate2::read::GzDecoder;
use turf_env::games::paper::BoardSize;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [code, games, rest @ ..] = &arguments[..] else {
        panic!("see the file's first lines for the arguments");
    };
    std::fs::write(code, turf_agents::export::paper::OBSERVATION.join("\n\n")).expect("the code's file");
    let mut out = BufWriter::new(File::create(games).expect("the games' file"));
    let mut take = |game: serde_json::Value| writeln!(out, "{game}").expect("the games' file");
    let number = |text: &String| text.parse::<u64>().expect("a number");
    match rest {
        [traces] => {
            let file = GzDecoder::new(File::open(traces).expect("the traces"));
            for line in BufReader::new(file).lines() {
                take(record::trace(&line.expect("gzip")));
            }
        }
        [one, other, width, height, turns, chance, first, n] => {
            let board = BoardSize {
                width: number(width) as u8,
                height: number(height) as u8,
                max_turns: number(turns) as u32,
                quiet_turns: 0,
            };
            let chance = chance.parse().expect("a chance");
            for seed in number(first)..number(first) + number(n) {
                take(record::bots([one, other], board, chance, seed));
            }
        }
        _ => panic!("see the file's first lines for the arguments"),
    }
}
