use turf_env::games::paper::{BoardSize, PaperConfig, PaperRules};
use turf_env::{Game, Rng, Rules};

use super::super::geometry::distance;
use super::*;
use crate::offered::builtin::builtin;
use crate::play::arena::play_game;

fn watch(names: [&str; 2], board: BoardSize, games: u64, mut look: impl FnMut(u64, &Paper)) {
    let config = PaperConfig { boards: vec![board] };
    for index in 0..games {
        let mut rng = Rng::stream(3, index, 0);
        let setup = PaperRules.draw_setup(&config, &mut rng);
        let [mut a, mut b] = names.map(|name| builtin(PaperRules, name).unwrap().make(PaperRules));
        let seeds = [rng.next_u64(), rng.next_u64()];
        let mut game = PaperRules.start(&setup);
        for turn in play_game(PaperRules, &setup, [&mut *a, &mut *b], seeds).actions {
            look(index, &game);
            game.play(&turn);
        }
    }
}

const SMALL: BoardSize = BoardSize::new(40, 31, 300);

#[test]
fn lasting_ground_lasts() {
    let mut watched = 0;
    for (names, board, games) in [
        (["delta", "delta"], SMALL, 60),
        (["wanderer", "delta"], SMALL, 60),
        (["wanderer", "goround"], SMALL, 60),
        (["delta", "delta"], BoardSize::default(), 6),
    ] {
        let mut promises: Vec<(u32, Player, i32, Plane)> = Vec::new();
        let mut playing = u64::MAX;
        watch(names, board, games, |index, game| {
            if index != playing {
                (playing, promises) = (index, Vec::new());
            }
            let me = game.to_move();
            promises.retain(|(ply, owner, moves, cells)| {
                let enemy_moves = (game.ply() - ply) as i32 / 2;
                if *owner == me && enemy_moves == *moves {
                    watched += 1;
                    for y in 0..game.height() {
                        let gone = cells.row(y) & !game.territory(me).row(y);
                        let at = format!("{names:?} game {index} ply {ply} row {y}");
                        assert_eq!(gone, 0, "{at}, after {moves} moves\n{game}");
                    }
                }
                *owner != me || enemy_moves < *moves
            });
            if game.ply() % 37 < 2 {
                for moves in [1, 4, 12, 40] {
                    promises.push((game.ply(), me, moves, lasting(game, me, moves)));
                }
            }
        });
    }
    assert!(watched > 1000);
}

#[test]
fn gain_equals_what_closing_gives() {
    let mut rng = Rng::new(8);
    let mut closed = 0;
    watch(["delta", "delta"], SMALL, 20, |_, game| {
        let me = game.to_move();
        let Some(path) = super::super::path::way_home(game, me, |_| false) else {
            return;
        };
        if game.trail_len(me) == 0 || !rng.chance(0.1) {
            return;
        }
        let expected = gain(game, me, path.iter().rev().copied());
        let mut after = game.clone();
        for &heading in path.iter().rev() {
            after.play(&crate::bots::paper::turn_to(after.heading(me), heading));
            if after.outcome().is_some() {
                return;
            }
            // The opponent turns in a circle. If that changes the ground, there is nothing to compare.
            let before = after.area(!me);
            if after.area(me) > game.area(me) {
                let gained = after.area(me) - game.area(me);
                let taken = game.area(!me) - after.area(!me);
                closed += 1;
                return assert_eq!((gained, taken), expected);
            }
            after.play(&turf_env::games::paper::Turn::Right);
            if after.outcome().is_some() || after.area(!me) != before || after.area(me) != game.area(me) {
                return;
            }
        }
    });
    assert!(closed > 50, "{closed}");
}

#[test]
fn round_trips_equal_a_scan() {
    let mut rng = Rng::new(9);
    for _ in 0..60 {
        let (width, height) = (10 + rng.below(40) as i32, 10 + rng.below(40) as i32);
        let mut cell = || (rng.below(width as u32) as i32, rng.below(height as u32) as i32);
        let (from, home) = (cell(), [cell(), cell(), cell()]);
        let mut field = Plane::EMPTY;
        home.iter().for_each(|&(x, y)| field.set(x, y));
        let to_field = |c: Cell| home.iter().map(|&h| distance(h, c)).min().unwrap();
        let way = to_field(from);
        let moves = way + rng.below(30) as i32;
        let reach = round_trips(&field, from, moves, way, (width, height));
        for x in 0..width {
            for y in 0..height {
                let expected = distance(from, (x, y)) + to_field((x, y)) <= moves;
                assert_eq!(reach.get(x, y), expected, "{from:?} {home:?} {moves} at {x} {y}");
            }
        }
    }
}
