//! Duel2048: rules against a slow twin, encoding, traces.

use crate::conformance;
use crate::games::duel2048::REALM;
use crate::games::duel2048::rules::merge::{EveryWay, captors};
use crate::games::duel2048::{
    Board, Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048Setup, Duel2048V1, Phase,
};
use crate::{Encoding, Game, Outcome, Player, Rng, Rules};
use proptest::prelude::*;

/// The board as the contest's documents describe it: one tile after the other on an array of cells.
#[derive(Clone, Debug, PartialEq)]
struct Slow {
    tiles: [Option<(u8, Player)>; 32],
}

impl Slow {
    fn of(board: &Board) -> Self {
        let tile = |cell| board.owner(cell).map(|owner| (board.level(cell), owner));
        Self { tiles: std::array::from_fn(|cell| tile(cell as u8)) }
    }

    fn fast(&self) -> Board {
        let mut board = Board::default();
        for (cell, tile) in self.tiles.iter().enumerate() {
            if let Some((level, owner)) = *tile {
                board.set(cell as u8, level, owner);
            }
        }
        board
    }

    fn realm(cell: usize) -> Player {
        if cell % 8 < 4 { Player::A } else { Player::B }
    }

    fn next(cell: usize, direction: Direction) -> Option<usize> {
        let (row, column) = (cell as i32 / 8, cell as i32 % 8);
        let (row, column) = match direction {
            Direction::Up => (row - 1, column),
            Direction::Down => (row + 1, column),
            Direction::Left => (row, column - 1),
            Direction::Right => (row, column + 1),
        };
        ((0..4).contains(&row) && (0..8).contains(&column)).then_some((row * 8 + column) as usize)
    }

    fn merge(&mut self, player: Player, direction: Direction) -> (u32, u32) {
        let own = |&c: &usize| self.tiles[c].is_some_and(|(_, p)| p == player);
        let mut order: Vec<usize> = (0..32).filter(own).collect();
        order.sort_by_key(|&cell| match direction {
            Direction::Up => cell / 8,
            Direction::Down => 3 - cell / 8,
            Direction::Left => cell % 8,
            Direction::Right => 7 - cell % 8,
        });
        let (mut eaten, mut captured) = (0u32, 0u32);
        for start in order {
            let (level, _) = self.tiles[start].take().expect("a tile of the mover");
            let mut cell = start;
            loop {
                match Self::next(cell, direction) {
                    Some(next) if self.tiles[next].is_none() && Self::realm(next) == player => cell = next,
                    Some(next) if self.tiles[next].is_some_and(|(l, _)| l == level) && eaten >> next & 1 == 0 => {
                        captured |= (self.tiles[next].expect("a tile").1 != player) as u32 * (1 << next);
                        self.tiles[next] = Some((level + 1, player));
                        eaten |= 1 << next;
                        break;
                    }
                    _ => {
                        self.tiles[cell] = Some((level, player));
                        break;
                    }
                }
            }
        }
        (eaten, captured)
    }

    fn forced(&self, player: Player, number: u32) -> Option<u8> {
        let is_empty = |&c: &u8| self.tiles[c as usize].is_none() && Self::realm(c as usize) == player;
        let mut empty: Vec<u8> = (0..32).filter(is_empty).collect();
        if player == Player::B {
            empty.reverse();
        }
        (!empty.is_empty()).then(|| empty[number as usize % empty.len()])
    }
}

fn any_player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::A), Just(Player::B)]
}

fn any_board() -> impl Strategy<Value = Slow> {
    (0u32..101, 1u8..9).prop_flat_map(|(filled, levels)| {
        let tile = (0u32..100, 1..=levels, any_player());
        prop::array::uniform32(tile).prop_map(move |tiles| Slow {
            tiles: tiles.map(|(dice, level, owner)| (dice < filled).then_some((level, owner))),
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn merging_equals_the_twin(slow in any_board(), player in any_player()) {
        let board = slow.fast();
        prop_assert_eq!(&Slow::of(&board), &slow);
        for (d, direction) in Direction::ALL.into_iter().enumerate() {
            let mut after = slow.clone();
            let (eaten, captured) = after.merge(player, direction);
            let merged = board.merge(player, direction);
            prop_assert_eq!(&Slow::of(&merged.board), &after);
            prop_assert_eq!((merged.eaten, merged.captured), (eaten, captured));
            prop_assert_eq!(board.directions(player) >> d & 1 == 1, after != slow, "{:?} changes something", direction);
        }
    }

    #[test]
    fn merging_every_way_equals_merging_each_way(slow in any_board()) {
        let board = slow.fast();
        let all = board.merge_every_way();
        for (i, (player, direction)) in Player::BOTH.into_iter().flat_map(|p| Direction::ALL.map(|d| (p, d))).enumerate() {
            let merged = board.merge(player, direction);
            prop_assert_eq!(all.levels.map(|plane| plane.sets()[i]), merged.board.levels());
            prop_assert_eq!(all.own.sets()[i], merged.board.tiles(player));
            prop_assert_eq!(all.occupied.sets()[i], merged.board.occupied());
            prop_assert_eq!((all.eaten.sets()[i], all.captured.sets()[i]), (merged.eaten, merged.captured));
            prop_assert_eq!(board.merges(player)[direction as usize], merged.board);
        }
    }

    #[test]
    fn captors_equal_what_merging_captures(slow in any_board()) {
        let board = slow.fast();
        let all = |x: [u32; 2]| EveryWay::of(std::array::from_fn(|i| x[i / 4]));
        let levels = board.levels().map(|plane| all([plane; 2]));
        let captors = captors(levels, all(Player::BOTH.map(|p| board.tiles(p))), all(REALM));
        for (i, (player, direction)) in Player::BOTH.into_iter().flat_map(|p| Direction::ALL.map(|d| (p, d))).enumerate() {
            let merged = board.merge(player, direction);
            let tallest = merged.board.highest(merged.captured);
            prop_assert_eq!(captors.sets()[i].count_ones(), merged.captured.count_ones());
            prop_assert_eq!(board.highest(captors.sets()[i]), tallest.saturating_sub(1));
        }
    }

    #[test]
    fn cells_and_counts_equal_the_twin(slow in any_board(), player in any_player(), number in 0u32..720_720) {
        let board = slow.fast();
        prop_assert_eq!(board.home(player, number), slow.forced(player, number));
        for p in Player::BOTH {
            for level in 1..16 {
                let n = slow.tiles.iter().filter(|t| **t == Some((level, p))).count();
                prop_assert_eq!(board.histogram()[p.index()][level as usize] as usize, n);
            }
        }
        let levels = slow.tiles.map(|tile| tile.map_or(0, |(level, _)| level));
        prop_assert_eq!(board.level_bytes(), levels);
        let some = 0xF00F_3C5A;
        let highest = (0..32).filter(|c| some >> c & 1 == 1).map(|c| levels[c]).max();
        prop_assert_eq!(Some(board.highest(some)), highest);
    }

    #[test]
    fn the_game_is_symmetric(slow in any_board(), player in any_player(), number in 0u32..720_720) {
        let board = slow.fast();
        prop_assert_eq!(board.mirrored().mirrored(), board);
        prop_assert_eq!(board.mirrored().empty(!player), board.empty(player).reverse_bits());
        let empty = board.empty(player).count_ones().max(1);
        if board.empty(player) != 0 {
            let there = board.mirrored().nth_empty(!player, number % empty);
            prop_assert_eq!(board.nth_empty(player, number % empty), 31 - there);
        }
        for (direction, turned) in Direction::ALL.into_iter().zip([1, 0, 3, 2].map(|d| Direction::ALL[d])) {
            let here = board.merge(player, direction);
            let there = board.mirrored().merge(!player, turned);
            prop_assert_eq!(here.board.mirrored(), there.board);
            prop_assert_eq!(here.eaten.reverse_bits(), there.eaten);
        }
    }

    #[test]
    fn both_seats_see_the_same(slow in any_board(), placing: bool, seed: u64) {
        let numbers: std::sync::Arc<[u32]> = Duel2048Rules.draw_setup(&Duel2048Config { rounds: 30 }, &mut Rng::new(seed)).numbers;
        let phase = |p| if placing { Phase::Place(p) } else { Phase::Merge(p) };
        let here = Duel2048::from_parts(slow.fast(), 7, phase(Player::A), numbers.clone());
        let there = Duel2048::from_parts(slow.fast().mirrored(), 7, phase(Player::B), numbers);
        prop_assume!(here.phase() == phase(Player::A) && there.phase() == phase(Player::B));
        let mut views = [(); 2].map(|()| (vec![0; Duel2048V1.cells()], vec![0.0; Duel2048V1.scalars()], vec![false; 36]));
        for (game, view) in [&here, &there].into_iter().zip(&mut views) {
            Duel2048V1.observe_and_mask(game, false, &mut view.0, &mut view.1, &mut view.2);
            // The seat, and how far the opponent's placing has got: A places before B.
            view.1[4] = 0.0;
            view.0[36..].fill(0);
        }
        prop_assert_eq!(&views[0], &views[1]);
        prop_assert_eq!(Duel2048V1.potential(&here, Player::A), Duel2048V1.potential(&there, Player::B));
        for choice in (0..36).filter(|&c| views[0].2[c as usize]) {
            let (mut a, mut b) = (here.clone(), there.clone());
            Duel2048V1.play(&mut a, &[choice]);
            Duel2048V1.play(&mut b, &[choice]);
            prop_assert_eq!(a.board().mirrored(), *b.board(), "choice {}", choice);
        }
    }
}

#[test]
fn replies_shown_equal_those_tried_one_by_one() {
    let mut captures = 0;
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config { rounds: 60 }, &mut rng));
        let (mut scalars, mut mask) = (vec![0.0; Duel2048V1.scalars()], [false; 36]);
        while game.outcome().is_none() {
            let me = game.to_move();
            Duel2048V1.observe(&game, me, &mut [], &mut scalars);
            Duel2048V1.legal_mask(&game, &mut mask);
            let mut expected = [0.0; 8];
            for choice in (32..36).filter(|&c| mask[c]) {
                let Duel2048Action::Merge(direction) = Duel2048V1.action(&game, &[choice as u16]) else {
                    panic!("a merge");
                };
                let after = game.board().merge(me, direction).board;
                for reply in Direction::ALL.map(|d| after.merge(!me, d)) {
                    let level = reply.board.highest(reply.captured) as f32 / 12.0;
                    let count = reply.captured.count_ones() as f32 / 4.0;
                    expected[choice - 32] = f32::max(expected[choice - 32], level);
                    expected[choice - 28] = f32::max(expected[choice - 28], count);
                    captures += (level > 0.0) as u32;
                }
            }
            assert_eq!(scalars[Duel2048V1.scalars() - 8..], expected, "{game}");
            Duel2048V1.play(&mut game, &[rng.pick(&mask) as u16]);
        }
    }
    assert!(captures > 1000);
}

#[test]
fn conformance_of_v1() {
    conformance::check(Duel2048V1, &Duel2048Config::default(), 1, 8);
    conformance::check(Duel2048V1, &Duel2048Config { rounds: 30 }, 2, 150);
    conformance::check(Duel2048V1, &Duel2048Config { rounds: 1 }, 3, 5);
    conformance::check_vec_env(Duel2048V1, &Duel2048Config { rounds: 40 }, 4, 37, 300, None);
    conformance::check_vec_env(Duel2048V1, &Duel2048Config::default(), 5, 5, 200, Some(77));
}

fn scored(winner: Option<Player>) -> Option<Outcome> {
    let reason = "score";
    Some(Outcome { winner, reason })
}

#[test]
fn phases_are_skipped_only_when_nothing_is_possible() {
    let next = |(round, phase): (u32, usize)| (round + phase as u32 / 3, (phase + 1) % 4);
    let mut skipped = 0;
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let setup = Duel2048Rules.draw_setup(&Duel2048Config { rounds: 300 }, &mut rng);
        let mut game = Duel2048Rules.start(&setup);
        let mut expected = (0, 0);
        loop {
            let slow = Slow::of(game.board());
            // A phase that was passed over allowed nothing.
            while expected != (game.turn(), Phase::ALL.iter().position(|&p| p == game.phase()).unwrap())
                && expected.0 < 300
            {
                match Phase::ALL[expected.1] {
                    Phase::Place(_) => assert!(slow.tiles.iter().all(Option::is_some)),
                    Phase::Merge(p) => assert!(Direction::ALL.iter().all(|&d| {
                        let mut after = slow.clone();
                        after.merge(p, d);
                        after == slow
                    })),
                }
                skipped += 1;
                expected = next(expected);
            }
            if game.outcome().is_some() {
                break;
            }
            if let Phase::Place(p) = game.phase() {
                let forced = slow.forced(p, setup.numbers[game.turn() as usize]);
                for cell in 0..32 {
                    let empty = slow.tiles[cell as usize].is_none();
                    let legal = empty && (Slow::realm(cell as usize) != p || forced == Some(cell));
                    let ours = game.is_legal(&Duel2048Action::Place(cell));
                    assert_eq!(ours, legal, "cell {cell} in\n{game}");
                }
            }
            let mut mask = [false; 36];
            Duel2048V1.legal_mask(&game, &mut mask);
            Duel2048V1.play(&mut game, &[rng.pick(&mask) as u16]);
            expected = next(expected);
        }
        let slow = Slow::of(game.board());
        let best = |p: Player| {
            let mut levels: Vec<u8> = slow.tiles.iter().flatten().filter(|t| t.1 == p).map(|t| t.0).collect();
            levels.sort_by(|a, b| b.cmp(a));
            levels
        };
        // Equal up to the end of the shorter list: the longer list has more of the next level.
        let winner = Player::ahead(best(Player::A).cmp(&best(Player::B)));
        assert_eq!(game.outcome(), scored(winner));
        let [a, b] = game.scores();
        assert_eq!(winner, Player::ahead(a.total_cmp(&b)));
    }
    assert!(skipped > 100, "random games get stuck now and then");
}

#[test]
fn a_dead_board_ends_the_game() {
    let mut board = Board::default();
    for cell in 0..32u8 {
        let owner = Slow::realm(cell as usize);
        board.set(cell, 1 + (cell / 8 + cell) % 2 + 2 * (owner == Player::B) as u8, owner);
    }
    let game = Duel2048::from_parts(board, 3, Phase::Place(Player::A), vec![0; 50].into());
    assert_eq!((game.turn(), game.outcome()), (50, scored(Some(Player::B))));
}

#[test]
fn unplayable_configurations_are_refused() {
    assert!(Duel2048Rules.check(&Duel2048Config { rounds: 0 }).is_err());
    assert!(Duel2048Rules.check(&Duel2048Config { rounds: 1001 }).is_err());
    assert!(serde_json::from_str::<Duel2048Setup>("[1, 2, 3]").is_ok());
}
