//! The paper bots: none takes the arena down, and they are as strong as they say.

use turf_env::games::paper::{BoardSize, Paper, PaperConfig};
use turf_env::{Game, Player};

use crate::arena::{BotMaker, MatchGame, Seats, Series, play_series};
use crate::bot::{Bot, BuiltinBots, builtin};
use crate::score::Score;

struct Named(&'static str);
impl BotMaker<Paper> for Named {
    fn make(&self) -> Box<dyn Bot<Paper>> {
        (builtin::<Paper>(self.0).unwrap().make)()
    }
}

fn play(first: &'static str, second: &'static str, games: u64, board: BoardSize) -> Vec<MatchGame<Paper>> {
    let series = Series {
        games,
        seed: 7,
        seats: Seats::Swapped,
        config: PaperConfig { boards: vec![board] },
    };
    play_series(&Named(first), &Named(second), &series, &|_| ())
}

const SMALL: BoardSize = BoardSize {
    width: 30,
    height: 31,
    max_turns: 150,
};

/// Whether `me` ended the game by its own doing: ran off the board or into its own trail.
fn killed_itself(g: &MatchGame<Paper>, me: Player) -> bool {
    let mut game = Paper::new(&g.game.setup);
    let mut last = Player::A;
    for action in &g.game.actions {
        last = game.to_move();
        game.play(action);
    }
    let lost = g.game.winner == Some(!me);
    lost && last == me && matches!(g.game.reason, "WAL" | "TAP")
}

#[test]
fn all_bots_play_all_bots() {
    for a in Paper::bots() {
        for b in Paper::bots() {
            for game in play(a.name, b.name, 4, SMALL) {
                assert!(
                    matches!(game.game.reason, "WAL" | "TAP" | "SID" | "FAC" | "CIT" | "END"),
                    "{a:?} {b:?}",
                    a = a.name,
                    b = b.name
                );
            }
        }
    }
}

#[test]
fn delta_does_not_kill_itself() {
    for (other, board) in [
        ("delta", SMALL),
        ("wanderer", SMALL),
        ("goround", SMALL),
        ("delta", BoardSize::default()),
    ] {
        let games = play("delta", other, if board == SMALL { 200 } else { 10 }, board);
        let suicides = games.iter().filter(|g| killed_itself(g, g.first_seat)).count();
        assert_eq!(suicides, 0, "against {other}");
    }
}

#[test]
fn each_bot_beats_the_one_before() {
    for pair in Paper::bots().windows(2) {
        let score = Score::of(&play(pair[1].name, pair[0].name, 60, SMALL), true);
        assert!(
            score.ci95[0] > 0.5,
            "{} against {}: {score:?}",
            pair[1].name,
            pair[0].name
        );
    }
}
