use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Setup, Phase};
use turf_env::{Game, Outcome, Player, Rng};

use super::evaluation::{figure, lead, monotonicity};
use super::negamax::{LAST_ROUNDS, LIMIT, Negamax, Search};
use super::{in_order, place_at_home};
use crate::bot::{Bot, BuiltinBots};

/// From the text that a board prints.
fn board(rows: [&str; 4]) -> Board {
    let mut board = Board::default();
    for (cell, tile) in rows.iter().flat_map(|row| row.split(' ')).enumerate() {
        let level: i32 = tile.parse().expect("a signed level");
        if level != 0 {
            let owner = if level > 0 { Player::A } else { Player::B };
            board.set(cell as u8, level.unsigned_abs() as u8, owner);
        }
    }
    assert_eq!(board.to_string(), rows.join("\n"));
    board
}

/// Worked out by hand. A: rows |1 − 2| + |0 − 0| + |0 − 5| + 0 (B's tile in it) = 6, columns |1 − 1| + 0 + 0 + 0 (B's
/// tile); 9 empty cells; levels 1 1 2 3 5 7. B: rows |2 − 0| + 0 + 0 + |0 − 9| = 11, columns |2 − 0| + 0 + 0 + |0 − 9|.
#[test]
fn the_evaluation_by_hand() {
    let board = board([
        "+01 +00 +00 +02 -02 -00 -00 -00",
        "+00 +07 +00 +00 -00 -00 -00 -00",
        "+00 +00 +03 +05 -00 -04 -00 -00",
        "+01 +00 +00 -06 -00 -00 -00 -09",
    ]);
    let levels = board.level_bytes();
    assert_eq!(Player::BOTH.map(|p| monotonicity(&board, &levels, p)), [6, 11 + 11]);
    let figures = board.histogram().map(|counts| figure(&counts));
    assert_eq!(figures, [2187 + 32 + 6, 19683 + 64 + 8]);
    let a = 0.23 * 6.0 + 0.21 * 3.0 + 0.42 * 2225.0;
    let b = 0.23 * 22.0 + 0.21 * 13f64.sqrt() + 0.42 * 19755.0;
    assert!((lead(&board, Player::A) - (a - b)).abs() < 1e-9);
    assert!((lead(&board, Player::B) - (b - a)).abs() < 1e-9);
}

/// Plain negamax through the rules themselves: every direction, no bounds, nothing cut off.
fn plain(game: &Duel2048, round: u32, player: Player, depth: u32) -> (Option<Direction>, f64) {
    let (mut best, mut highest) = (None, -LIMIT);
    // Whoever was to merge but was passed over by the rules could not.
    if game.turn() == round && game.phase() == Phase::Merge(player) && game.outcome().is_none() {
        for direction in in_order(player) {
            if game.is_legal(&Duel2048Action::Merge(direction)) {
                let mut after = game.clone();
                after.play(&Duel2048Action::Merge(direction));
                let value = -plain_value(game, direction, after, round, !player, depth - 1);
                if value > highest {
                    (best, highest) = (Some(direction), value);
                }
            }
        }
    }
    (best, highest)
}

fn plain_value(
    before: &Duel2048,
    direction: Direction,
    mut game: Duel2048,
    round: u32,
    player: Player,
    depth: u32,
) -> f64 {
    let next = round + (player == Player::A) as u32;
    if depth == 0 || next as usize + LAST_ROUNDS >= game.numbers().len() {
        // The rules may have gone on to a later phase, but no tile changed by that.
        assert_eq!(*game.board(), before.board().merge(!player, direction).board);
        return lead(game.board(), player);
    }
    if player == Player::A {
        // B's merge may have been the last that anyone could do in its round: the board is full then, or not.
        while let (Phase::Place(p), None) = (game.phase(), game.outcome()) {
            let number = game.numbers()[next as usize];
            let realm = if game.board().empty(p) != 0 { p } else { !p };
            let cell = game
                .board()
                .nth_empty(realm, number % game.board().empty(realm).count_ones());
            game.play(&Duel2048Action::Place(cell));
        }
    }
    plain(&game, next, player, depth).1
}

/// Positions from play: random for a while, so that all stages occur, and often crowded.
fn position(seed: u64, decisions: u32, rounds: u16) -> Duel2048 {
    let mut rng = Rng::new(seed);
    let mut game = Duel2048::new(&Duel2048::draw_setup(&Duel2048Config { rounds }, &mut rng));
    for _ in 0..decisions {
        if game.outcome().is_some() {
            break;
        }
        let action = match game.phase() {
            Phase::Place(_) => place_at_home(&game, &mut rng),
            Phase::Merge(_) => {
                let legal = Direction::ALL.map(|d| game.is_legal(&Duel2048Action::Merge(d)));
                Duel2048Action::Merge(Direction::ALL[rng.pick(&legal)])
            }
        };
        game.play(&action);
    }
    game
}

#[test]
fn alpha_beta_equals_plain_negamax() {
    let mut stuck = 0;
    for case in 0..400 {
        let (mut rng, depth) = (Rng::new(case), 1 + case as u32 % 4);
        let mut game = position(case, rng.below(400), 100);
        while let (Phase::Place(_), None) = (game.phase(), game.outcome()) {
            game.play(&place_at_home(&game, &mut rng));
        }
        if game.outcome().is_some() || game.turn() as usize + LAST_ROUNDS >= 100 {
            continue;
        }
        let (me, round) = (game.to_move(), game.turn());
        let numbers = game.numbers();
        let fast = Search { numbers }.best(game.board(), round as usize, me, depth);
        assert_eq!(fast, plain(&game, round, me, depth), "depth {depth} in\n{game}");
        stuck += (fast.1.abs() == LIMIT) as u32;
    }
    assert!(stuck > 0, "somebody gets stuck now and then");
}

/// Right makes the high tile next to B's equal one.
#[test]
fn negamax_sees_the_capture_that_greedy_walks_into() {
    let board = board([
        "+01 +00 +00 +00 -00 -00 -00 -00",
        "+00 +00 +00 +00 -00 -00 -00 -00",
        "+00 +00 +00 +00 -00 -00 -00 -00",
        "+00 +00 +05 +05 -06 -00 -00 -00",
    ]);
    let game = Duel2048::from_parts(board, 10, Phase::Merge(Player::A), vec![5; 50].into());
    let mut greedy = super::greedy::Greedy::default();
    assert_eq!(greedy.choose(&game), Ok(Duel2048Action::Merge(Direction::Right)));
    let merged = board.merge(Player::A, Direction::Right).board;
    assert!(merged.merge(Player::B, Direction::Left).captured != 0, "B takes it");
    assert_ne!(Negamax::new(2).choose(&game), greedy.choose(&game));
}

fn play(
    makers: [&dyn Fn() -> Box<dyn Bot<Duel2048>>; 2],
    setup: &Duel2048Setup,
    seed: u64,
) -> (Outcome, Vec<Duel2048Action>) {
    let mut game = Duel2048::new(setup);
    let mut bots = makers.map(|make| make());
    let mut actions = Vec::new();
    for (bot, player) in bots.iter_mut().zip(Player::BOTH) {
        bot.start(player, &game, seed).expect("starts");
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return (outcome, actions);
        }
        let action = bots[game.to_move().index()].choose(&game).expect("a move");
        assert!(game.is_legal(&action), "{action:?} in\n{game}");
        game.play(&action);
        actions.push(action);
    }
}

/// Every bot beats the one before it in most of 20 games from both seats, and repeats itself for the same seed.
#[test]
fn bots_are_legal_repeatable_and_in_order_of_strength() {
    for pair in Duel2048::bots().windows(2) {
        let mut wins = 0;
        for seed in 0..10 {
            let setup = Duel2048::draw_setup(&Duel2048Config::default(), &mut Rng::new(seed));
            for strong in Player::BOTH {
                let mut makers: [&dyn Fn() -> Box<dyn Bot<Duel2048>>; 2] = [&pair[0].make; 2];
                makers[strong.index()] = &pair[1].make;
                let (outcome, actions) = play(makers, &setup, seed);
                wins += (outcome.winner == Some(strong)) as u32;
                if seed == 0 {
                    assert_eq!(play(makers, &setup, seed).1, actions);
                }
            }
        }
        assert!(
            wins >= 13,
            "{} beat {} in {wins} of 20 games",
            pair[1].name,
            pair[0].name
        );
    }
}

#[test]
fn only_negamax_takes_a_depth() {
    assert!(Duel2048::searcher("negamax", 5).is_some());
    assert!(Duel2048::searcher("greedy", 5).is_none());
}
