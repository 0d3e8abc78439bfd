use turf_env::games::duel2048::{
    Board, Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048Setup, Phase,
};
use turf_env::{Game, Player, Rng, Rules};

use super::evaluation::{figure, lead, monotonicity};
use super::negamax::{LAST_ROUNDS, LIMIT, Negamax, Search};
use super::{in_order, place_at_home, tower, wedge};
use crate::bots::duel2048::search::moves::cells_of;
use crate::bots::duel2048::search::ply_of;
use crate::bots::duel2048::search::tests::position;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::record::PlayedGame;

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

/// Derivation. A: rows |1 − 2| + |0 − 0| + |0 − 5| + 0 (B's tile in it) = 6, columns |1 − 1| + 0 + 0 + 0 (B's tile); 9
/// empty cells; levels 1 1 2 3 5 7. B: rows |2 − 0| + 0 + 0 + |0 − 9| = 11, columns |2 − 0| + 0 + 0 + |0 − 9|.
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

fn plain(game: &Duel2048, round: u32, player: Player, depth: u32) -> (Option<Direction>, f64) {
    let (mut best, mut highest) = (None, -LIMIT);
    // The rules skip a player who cannot merge.
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
        // The rules may have gone on to a later phase, but that changes no tile.
        assert_eq!(*game.board(), before.board().merge(!player, direction).board);
        return lead(game.board(), player);
    }
    if player == Player::A {
        // B's merge may have been the round's last action, with a full board or not.
        while let (Phase::Place(p), None) = (game.phase(), game.outcome()) {
            let (number, board) = (game.numbers()[next as usize], *game.board());
            let cell = board.home(p, number).or_else(|| board.home(!p, number));
            game.play(&Duel2048Action::Place(cell.expect("somebody can place")));
        }
    }
    plain(&game, next, player, depth).1
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

fn play(bots: [&BotInfo<Duel2048Rules>; 2], setup: &Duel2048Setup, seed: u64) -> PlayedGame<Duel2048Rules> {
    let [mut a, mut b] = bots.map(|bot| bot.make(Duel2048Rules));
    let game = play_game(Duel2048Rules, setup, [&mut *a, &mut *b], [seed; 2]);
    assert_eq!((game.reason, &game.detail), ("score", &None), "every action is legal");
    game
}

#[test]
fn bots_are_legal_repeatable_and_in_order_of_strength() {
    for pair in Duel2048Rules.bots().windows(2) {
        // The advantage of `summit` shows late, so it plays few but whole games.
        let (rounds, seeds) = match pair[1].name {
            "tower" => (150, 10),
            "summit" => (500, 3),
            _ => (500, 10),
        };
        let config = Duel2048Config { rounds };
        let mut wins = 0;
        for seed in 0..seeds {
            let setup = Duel2048Rules.draw_setup(&config, &mut Rng::new(seed));
            for strong in Player::BOTH {
                let mut bots = [&pair[0]; 2];
                bots[strong.index()] = &pair[1];
                let game = play(bots, &setup, seed);
                wins += (game.winner == Some(strong)) as u32;
                if seed == 0 {
                    assert_eq!(play(bots, &setup, seed).actions, game.actions);
                }
            }
        }
        let (strong, weak, games) = (pair[1].name, pair[0].name, 2 * seeds);
        let enough = 10 * wins >= 13 * seeds as u32;
        assert!(enough, "{strong} beat {weak} in {wins} of {games} games");
    }
}

#[test]
fn bots_that_search_take_what_they_can_be_told() {
    for name in ["negamax", "wedge", "tower", "summit"] {
        assert!(Duel2048Rules.searcher(name, Think::Depth(5)).is_some());
        assert_eq!(Duel2048Rules.searcher(name, Think::Nodes(5)).is_some(), name == "summit");
    }
    assert!(Duel2048Rules.searcher("greedy", Think::Depth(5)).is_none());
}

fn plain_tower(search: &tower::Search, board: &Board, ply: usize, depth: u32, passes: u32) -> i32 {
    let player = Player::BOTH[ply % 2];
    if depth == 0 || passes == 4 || ply == 4 * search.numbers.len() {
        let worth = |c: u8| match board.owner(c) {
            Some(owner) if owner == player => (1 << board.level(c)) - 1,
            Some(_) => 1 - (1 << board.level(c)),
            None => 0,
        };
        return (0..32).map(worth).sum();
    }
    let numbers: std::sync::Arc<[u32]> = search.numbers.into();
    let game = Duel2048::from_parts(*board, (ply / 4) as u16, Phase::ALL[ply % 4], numbers);
    if game.outcome().is_some() || ply_of(&game) != ply {
        return -plain_tower(search, board, ply + 1, depth, passes + 1);
    }
    let places = cells_of(game.legal_cells()).map(Duel2048Action::Place);
    let merges = Direction::ALL.map(Duel2048Action::Merge).into_iter();
    let actions = places.chain(merges.filter(|a| game.is_legal(a)));
    let values = actions.map(|action| -plain_tower(search, &action.on(board, player), ply + 1, depth - 1, 0));
    values.max().expect("somebody can act")
}

#[test]
fn towers_alpha_beta_equals_plain_negamax() {
    for case in 0..150 {
        let mut rng = Rng::new(case);
        let game = position(case, rng.below(380), 100);
        if game.outcome().is_none() {
            let (ply, depth) = (ply_of(&game), 1 + rng.below(3));
            let numbers = game.numbers();
            let search = tower::Search { numbers };
            let (action, value) = search.best(game.board(), ply, depth);
            assert!(game.is_legal(&action.unwrap()));
            let plain = plain_tower(&search, game.board(), ply, depth, 0);
            assert_eq!(value, plain, "depth {depth} in\n{game}");
        }
    }
}

fn plain_wedge(search: &wedge::Search, board: &Board, ply: usize, depth: u32) -> i64 {
    if depth == 0 || ply == 4 * search.numbers.len() {
        return wedge::worth(board, search.me);
    }
    let player = Player::BOTH[ply % 2];
    if ply % 4 < 2 {
        let mut after = *board;
        let number = search.numbers[ply / 4];
        if let Some(cell) = board.home(player, number).or_else(|| board.home(!player, number)) {
            after.place(cell);
        }
        return plain_wedge(search, &after, ply + 1, depth - 1);
    }
    let after = Direction::ALL.map(|d| board.merge(player, d).board);
    let changed = after.iter().filter(|after| *after != board);
    let values = changed.map(|after| plain_wedge(search, after, ply + 1, depth - 1));
    let best = if player == search.me { values.max() } else { values.min() };
    best.unwrap_or_else(|| plain_wedge(search, board, ply + 1, depth - 1))
}

#[test]
fn wedges_alpha_beta_equals_plain_minimax() {
    for case in 0..300 {
        let mut rng = Rng::new(case);
        let game = position(case, rng.below(390), 100);
        let me = Player::BOTH[rng.below(2) as usize];
        let search = wedge::Search { numbers: game.numbers(), me, orders: Player::BOTH.map(in_order) };
        if game.outcome().is_none() {
            let (ply, depth) = (ply_of(&game), 1 + rng.below(6));
            let value = search.value(game.board(), ply, depth, -i64::MAX, i64::MAX);
            let plain = plain_wedge(&search, game.board(), ply, depth);
            assert_eq!(value, plain, "depth {depth} in\n{game}");
        }
    }
}

/// Derivation, in quarters: A has 4 (level 1) at home, 16 in B's near columns and 64 in a far one; B has 256 in its own
/// half.
#[test]
fn what_wedge_counts_by_hand() {
    let board = board([
        "+01 +00 +00 +00 +02 -00 -00 -00",
        "+00 +00 +00 +00 -00 -00 -00 +03",
        "+00 +00 +00 +00 -00 -00 -00 -00",
        "+00 +00 +00 +00 -00 -00 -04 -00",
    ]);
    let a = 4 * (4 + 16 + 64) - 3 * 256 + 4 * 16 + 4 * 8;
    assert_eq!(wedge::worth(&board, Player::A), a);
    assert_eq!(wedge::worth(&board, Player::B), 4 * 256 - 3 * (4 + 16 + 64));
}

#[test]
fn wedge_plugs_a_gap() {
    let board = board([
        "+01 +02 +00 +00 -00 -00 -00 -00",
        "+00 +00 +00 +00 -06 -00 -00 -06",
        "+00 +00 +00 +00 -00 -00 -00 -00",
        "+00 +00 +00 +00 -00 -00 -00 -02",
    ]);
    let game = Duel2048::from_parts(board, 10, Phase::Place(Player::A), vec![5; 50].into());
    let Ok(Duel2048Action::Place(cell)) = wedge::Wedge::new(wedge::DEPTH).choose(&game) else {
        panic!("a placement");
    };
    assert!([13, 14].contains(&cell), "{cell}");
}
