//! [`Fixture`]: a pairing outside a tournament, for code that does not know the game's types.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::live::Live;
use super::pairing::{GameResult, Next, Pairing, Slot, Tally};
use super::plan::{Entrant, game_config};
use super::referee::{Referee, STOPPED};
use crate::offered::Offered;
use crate::play::contest::VOID;
use crate::records::replay::Replay;

pub struct Fixture {
    pub pairing: Pairing,
    /// Games that were played before.
    pub tally: Tally,
    pub bots: [Entrant; 2],
    /// Settings of the game. Null for the contest's own.
    pub config: Value,
    /// Thinking time of Python bots. `None` for the contest's own.
    pub think: Option<Duration>,
    /// Bytes of bots' output kept of a game.
    pub printed: usize,
}

/// A game of a fixture. Arrays are by side of the pairing.
pub struct FixtureGame {
    pub slot: Slot,
    pub winner: Option<usize>,
    pub reason: &'static str,
    pub turns: u32,
    pub scores: [f64; 2],
    /// Thinking time in seconds.
    pub think: [f64; 2],
    /// Longest decisions in seconds.
    pub slowest: [f64; 2],
    pub replay: String,
}

/// Function that returns number and JSON of the running game, see [`Live::text`].
pub type Running = Box<dyn Fn() -> Option<(u32, String)> + Send + Sync>;

/// Code for which a fixture is played.
pub trait Audience: Sync {
    /// Returns true if the bots are to break off. Their running game does not count.
    fn stops(&self) -> bool;
    /// Returns the replay of a game that was played before.
    fn recorded(&self, slot: &Slot) -> Option<String>;
    fn watch(&self, running: Running);
    /// Takes a game. Returns false if no more are wanted.
    fn played(&self, game: FixtureGame) -> bool;
}

impl Fixture {
    /// Plays the remaining games. The error is of this machine or of the rules, never of a bot.
    pub fn play<R: Offered>(&self, rules: R, audience: &dyn Audience) -> Result<(), String> {
        let [x, y] = self.bots.each_ref().map(|bot| bot.player(rules.encoding(), self.think));
        let sides = [x?, y?];
        let live = Arc::new(Live::new(rules));
        let running = live.clone();
        audience.watch(Box::new(move || running.text()));
        let mut referee = Referee {
            pairing: &self.pairing,
            sides: sides.each_ref(),
            config: &game_config(rules, &self.config)?,
            live: &live,
            recorded: &|slot| Replay::from_json(rules, &audience.recorded(slot)?).ok(),
            stops: &|| audience.stops().then_some(STOPPED),
            bots: None,
        };
        let mut tally = self.tally.clone();
        while let Next::Play(slot) = self.pairing.next(&tally) {
            let Ok(mut played) = referee.play(&slot) else { break };
            if played.game.reason == VOID {
                return Err(format!("the rules failed: {}", played.game.detail.unwrap_or_default()));
            }
            played.game.keep_printed(self.printed);
            let by_side = |values: [f64; 2]| [slot.first, 1 - slot.first].map(|seat| values[seat]);
            let game = FixtureGame {
                slot,
                winner: played.game.winner.map(|seat| seat.index() ^ slot.first),
                reason: played.game.reason,
                turns: played.game.turns,
                scores: by_side(played.game.scores),
                think: by_side(played.game.think.map(|time| time.as_secs_f64())),
                slowest: by_side(played.game.slowest.map(|(_, micros)| f64::from(micros) * 1e-6)),
                replay: Replay::new(&played.game, played.bots).to_json(),
            };
            tally.add(&GameResult { winner: game.winner, scores: game.scores });
            if !audience.played(game) {
                break;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use turf_env::games::paper::{PaperRules, PaperV1};

    use super::*;
    use crate::contest::host::interpreter::Interpreter;
    use crate::spec::BotSpec;
    use crate::tournament::pairing::Kind;

    /// Runs into the wall in every other game that it remembers, and into its own trail in the others.
    const LEARNER: &str = "def play(stat, storage):\n    return 'S' if storage.get('games', 0) % 2 else 'L'\n\n\
        def summary(match_result, stat, storage):\n    storage['games'] = storage.get('games', 0) + 1\n";

    #[derive(Default)]
    struct Played {
        earlier: Vec<String>,
        games: Mutex<Vec<FixtureGame>>,
    }

    impl Audience for Played {
        fn stops(&self) -> bool {
            false
        }
        fn recorded(&self, slot: &Slot) -> Option<String> {
            self.earlier.get(slot.number as usize).cloned()
        }
        fn watch(&self, _: Running) {}
        fn played(&self, game: FixtureGame) -> bool {
            self.games.lock().expect("nobody panics holding it").push(game);
            true
        }
    }

    #[test]
    fn a_bot_remembers_the_games_that_another_process_played() {
        if Interpreter::find().is_err() {
            return println!("NOT CHECKED: there is no Python");
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("learner.py");
        std::fs::write(&file, LEARNER).expect("written");
        let play = |earlier: &[FixtureGame]| {
            let mut tally = Tally::default();
            for FixtureGame { winner, scores, .. } in earlier {
                tally.add(&GameResult { winner: *winner, scores: *scores });
            }
            let bot = |spec: &str| Entrant::of(&BotSpec::parse(PaperV1, spec).expect("a bot"));
            let fixture = Fixture {
                pairing: Pairing::alone(Kind::Series, 6, 3),
                tally,
                bots: [bot(&format!("python:{}", file.display())), bot("wanderer")],
                config: Value::Null,
                think: None,
                printed: 0,
            };
            let played =
                Played { earlier: earlier.iter().map(|game| game.replay.clone()).collect(), ..Played::default() };
            fixture.play(PaperRules, &played).expect("it plays");
            played.games.into_inner().expect("nobody panics holding it")
        };
        let reasons = |games: &[FixtureGame]| games.iter().map(|game| (game.reason, game.turns)).collect::<Vec<_>>();
        let whole = play(&[]);
        let rest = play(&whole[..3]);
        assert!(whole.iter().any(|game| game.reason != whole[0].reason), "{:?}", reasons(&whole));
        assert_eq!(reasons(&rest), reasons(&whole[3..]));
    }
}
