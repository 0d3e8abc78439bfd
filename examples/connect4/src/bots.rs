//! Bots for Connect Four, how its games are recorded, and what else the program asks of a game.

use turf::agents::bots::random_legal::RandomLegal;
use turf::agents::play::bot::{BotInfo, Think};
use turf::agents::play::contest::Contest;
use turf::agents::records::original::OriginalRecord;
use turf::agents::stats::measure::Measured;
use turf::agents::{Bot, BuiltinBots, Forfeit};
use turf::env::{Game, Player, Rng};
use turf::train::config::offer::Offered;

use crate::encoding::Connect4V1;
use crate::rules::{COLUMNS, Connect4};

/// Looks so many plies ahead, sees who can force four within them, and takes any of the best columns.
struct Search(u32, Rng);

/// What the position is worth to the player to move: above 0 a forced win, the more the sooner. Alpha-beta (Knuth and Moore,
/// 1975).
fn negamax(game: &Connect4, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if let Some(outcome) = game.outcome() {
        return outcome.value(game.to_move()) as i32 * (1 + depth as i32);
    }
    if depth == 0 {
        return 0;
    }
    for column in [3, 2, 4, 1, 5, 0, 6].into_iter().filter(|column| game.is_legal(column)) {
        let mut next = game.clone();
        next.play(&column);
        alpha = alpha.max(-negamax(&next, depth - 1, -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

impl Bot<Connect4> for Search {
    fn start(&mut self, _seat: Player, _game: &Connect4, seed: u64) -> Result<(), Forfeit> {
        self.1 = Rng::new(seed);
        Ok(())
    }
    fn choose(&mut self, game: &Connect4) -> Result<u8, Forfeit> {
        let worth = |column: u8| {
            let mut next = game.clone();
            next.play(&column);
            -negamax(&next, self.0 - 1, -100, 100)
        };
        let worths: Vec<Option<i32>> = (0..COLUMNS).map(|c| game.is_legal(&c).then(|| worth(c))).collect();
        let best = worths.iter().max().expect("seven columns");
        let mask: Vec<bool> = worths.iter().map(|worth| worth == best).collect();
        Ok(self.1.pick(&mask) as u8)
    }
}

impl BuiltinBots for Connect4 {
    fn bots() -> &'static [BotInfo<Self>] {
        const BOTS: &[BotInfo<Connect4>] = &[
            BotInfo::new("random", "drops its stone anywhere", || {
                Box::new(RandomLegal::<Connect4V1>::default())
            }),
            BotInfo::new("search", "looks 4 plies ahead (@depth=N)", || {
                Box::new(Search(4, Rng::new(0)))
            }),
        ];
        BOTS
    }
    fn searcher(name: &str, think: Think) -> Option<Box<dyn Bot<Self>>> {
        match (name, think) {
            ("search", Think::Depth(depth)) => Some(Box::new(Search(depth, Rng::new(0)))),
            _ => None,
        }
    }
}

/// A record is the list of columns.
impl Contest for Connect4 {
    type Actions = Vec<u8>;
    const ENDINGS: &'static [&'static str] = &["four", "full"];

    fn write_actions(columns: &[u8]) -> Vec<u8> {
        columns.to_vec()
    }
    fn read_actions(columns: Vec<u8>) -> Result<Vec<u8>, String> {
        Ok(columns)
    }
    fn check_setup(opening: &Vec<u8>) -> Result<(), String> {
        let is_one = opening.len() <= 6 && opening.iter().all(|column| *column < COLUMNS);
        is_one
            .then_some(())
            .ok_or("an opening is at most 6 columns, 0 to 6".into())
    }
}

impl Offered for Connect4 {
    type Encoding = Connect4V1;
}
impl OriginalRecord for Connect4 {}
impl Measured for Connect4 {}
