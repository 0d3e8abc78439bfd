//! Checks of a file that has only a referee.

use serde_json::{Value, json};
use turf_env::{Game, Rng, Rules};

use super::definition::{Found, Script};
use super::facts::Action;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::contest::VOID;

/// Answers that a referee may not expect.
const JUNK: [&str; 9] = ["null", "\"x\"", "[]", "[1]", "[1, 2, 3, 4]", "-1", "1e9", "[[\"x\"]]", "{\"x\": 1}"];

/// Plays the file's bots against one another in the games of the seeds from `first` to before `last`, and each game again from
/// its answers alone.
pub fn examine(script: Script, first: u64, last: u64) -> Found {
    let (mut found, mut games) = (Found::default(), Found::default());
    let bots = script.bots();
    for seed in first..last {
        let mut fault = |what: String| {
            found.faults.entry(without_addresses(&what)).or_insert(seed);
        };
        let setup = script.draw_setup(&script.default_config(), &mut Rng::new(seed));
        let [a, b] = [seed as usize, seed as usize / bots.len().max(1)].map(|at| bots.get(at % bots.len().max(1)));
        let (Some(a), Some(b)) = (a, b) else {
            fault("no bots: list one or two classes in `bots`, which every student can play against".into());
            break;
        };
        let mut players = [a, b].map(|bot| bot.make(script));
        let [first, second] = &mut players;
        let played = play_game(script, &setup, [&mut **first, &mut **second], [seed, !seed]);
        if let Some(why) = played.detail {
            let bot = if played.winner == Some(turf_env::Player::A) { b.name } else { a.name };
            fault(if played.reason == VOID { why } else { format!("bot {bot}: {why}") });
            continue;
        }
        let plies = played.actions.len() as u64;
        let winner = played.winner.map_or("nobody".into(), |winner| format!("{winner:?}"));
        let results = [(format!("{winner} {}", played.reason), [1, plies, plies])].into();
        games.add(Found { plies, results, ..Found::default() });
        let mut again = script.start(&setup);
        for action in &played.actions {
            if again.outcome().is_some() {
                break;
            }
            again.play(action);
        }
        let outcome = again.outcome().map(|outcome| (outcome.winner, outcome.reason));
        if (outcome, again.scores()) != (Some((played.winner, played.reason)), played.scores) {
            fault("the same answers give two different games: chance comes from somewhere else".into());
        }
        if let Err(why) = again.record() {
            fault(format!("the record is not shown: {why}"));
        }
        let (sensible, rest) = played.actions.split_at(seed as usize % played.actions.len().clamp(1, 8));
        let junk = JUNK.map(|answer| serde_json::from_str(answer).expect("JSON"));
        for answer in junk.into_iter().chain(rest.first().map(|action| with_floats(action.value()))) {
            let mut game = script.start(&setup);
            for action in sensible {
                if game.outcome().is_none() {
                    game.play(action);
                }
            }
            let answer = Action::new(answer, None);
            if game.is_legal(&answer) {
                game.play(&answer);
            }
            if game.outcome().is_some_and(|outcome| outcome.reason == VOID) {
                fault(format!(
                    "a bot that is losing may answer {answer:?}, and the referee fails: give `call` a function `valid`: {game}"
                ));
            }
        }
    }
    found.add(games);
    found
}

/// Returns a text in which the addresses of objects are alike.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split(" at 0x");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + " at 0x…" + part.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
}

#[test]
fn addresses_are_alike() {
    assert_eq!(without_addresses("<A object at 0x7f12>, <B at 0x0>"), "<A object at 0x…>, <B at 0x…>");
}

/// Returns an answer with its whole numbers as floats, which Python takes for equal.
fn with_floats(answer: &Value) -> Value {
    match answer {
        Value::Number(n) => json!(n.as_f64()),
        Value::Array(parts) => parts.iter().map(with_floats).collect(),
        _ => answer.clone(),
    }
}
