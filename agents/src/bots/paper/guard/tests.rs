use turf_env::games::paper::{BoardSize, PaperRules, PaperSetup};
use turf_env::{Game, Player, Rng, Rules};

use super::super::death;
use super::super::sight::tests::positions;
use super::*;

#[test]
fn never_loses_at_once_while_another_turn_does_not() {
    let mut changed = 0;
    positions(30_000, 5, |game| {
        let sight = Sight::new(game);
        for wanted in Turn::ALL {
            let turn = guard(&sight, wanted);
            let survivable = Turn::ALL.iter().any(|&t| sight.fate(t) >= Fate::GoesOn);
            assert!(!survivable || sight.fate(turn) >= Fate::GoesOn, "{wanted:?} in\n{game}");
            changed += (turn != wanted) as u32;
            if sight.fate(wanted) == Fate::Wins {
                assert_eq!(turn, wanted);
            }
        }
    });
    assert!(changed > 1000, "{changed}");
}

#[test]
fn room_equals_a_flood_cell_by_cell() {
    positions(2_000, 6, |game| {
        let sight = Sight::new(game);
        let start = (sight.pose.x, sight.pose.y);
        let mut seen = vec![start];
        let mut next = 0;
        while next < seen.len() {
            let (x, y) = seen[next];
            next += 1;
            for cell in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                if sight.is_free(cell) && !seen.contains(&cell) {
                    seen.push(cell);
                }
            }
        }
        // The head may be on its own trail; `room` is called for free cells only.
        if sight.is_free(start) {
            assert_eq!(room(&sight, start), seen.len() as u32);
        }
    });
}

#[test]
fn random_wishes_survive_on_an_empty_board() {
    let (board, spawn) = (BoardSize::new(16, 15, 400), [(3, 7, 0), (12, 7, 0)]);
    let setup = PaperSetup { board, spawn };
    let mut plies = 0;
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut game = PaperRules.start(&setup);
        let mut turns = vec![];
        while game.outcome().is_none() {
            let wish = Turn::ALL[rng.below(3) as usize];
            turns.push(match game.to_move() {
                Player::A => guard(&Sight::new(&game), wish),
                Player::B => Turn::Left, // round and round at home
            });
            game.play(&turns[turns.len() - 1]);
        }
        assert!(!death::without_foe_near(&setup, &turns, Player::A), "{game}");
        plies += turns.len();
    }
    assert!(plies > 40 * 100, "the games are long enough to say something: {plies}");
}
