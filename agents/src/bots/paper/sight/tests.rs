use turf_env::games::paper::{PaperConfig, PaperRules};
use turf_env::{Game, Rng, Rules};

use super::*;

pub fn positions(n: usize, seed: u64, mut look: impl FnMut(&Paper)) {
    let config = PaperConfig::on(12, 11, 60);
    let mut rng = Rng::new(seed);
    let mut seen = 0;
    while seen < n {
        let mut game = PaperRules.start(&PaperRules.draw_setup(&config, &mut rng));
        while game.outcome().is_none() {
            look(&game);
            seen += 1;
            let sight = Sight::new(&game);
            let turns = [Turn::Straight, Turn::Straight, Turn::Left, Turn::Right];
            let mut turn = turns[rng.below(4) as usize];
            if sight.fate(turn) == Fate::Loses {
                turn = Turn::ALL[rng.below(3) as usize];
            }
            game.play(&turn);
        }
    }
}

fn played_out(game: &Paper, turn: Turn, for_: Player) -> Fate {
    let mut after = game.clone();
    after.play(&turn);
    match after.outcome() {
        // The count of areas after the last ply is no effect of the turn.
        Some(o) if o.reason == "END" => Fate::GoesOn,
        None => Fate::GoesOn,
        Some(o) if o.winner == Some(for_) => Fate::Wins,
        Some(o) if o.winner.is_none() => Fate::Draws,
        Some(_) => Fate::Loses,
    }
}

#[test]
fn fates_equal_playing_the_turn() {
    let mut seen = [0; 4];
    positions(60_000, 1, |game| {
        let sight = Sight::new(game);
        for turn in Turn::ALL {
            let fate = played_out(game, turn, sight.me);
            assert_eq!(sight.fate(turn), fate, "{turn:?} in\n{game}");
            seen[fate as usize] += 1;
        }
    });
    assert!(seen.iter().all(|&n| n > 5), "{seen:?}");
}

#[test]
fn letting_the_foe_win_equals_playing_both_turns() {
    let mut seen = [0; 2];
    positions(60_000, 2, |game| {
        let sight = Sight::new(game);
        for turn in Turn::ALL {
            let mut after = game.clone();
            after.play(&turn);
            if after.outcome().is_some() {
                continue;
            }
            let expected = Turn::ALL.iter().any(|t: &Turn| played_out(&after, *t, sight.foe) == Fate::Wins);
            assert_eq!(sight.lets_foe_win(turn), expected, "{turn:?} in\n{game}");
            seen[expected as usize] += 1;
        }
    });
    assert!(seen.iter().all(|&n| n > 500), "{seen:?}");
}

#[test]
fn turns_walk_the_way() {
    let mut walked = 0;
    positions(20_000, 3, |game| {
        let sight = Sight::new(game);
        if let Some(way) = sight.way_home(sight.pose).filter(|way| way.len > 0) {
            let mut at = sight.pose;
            for turn in turns_of(sight.pose, &way).into_iter().rev() {
                at = at.step(turn);
                assert!(way.cells().any(|cell| cell == (at.x, at.y)), "on the way");
            }
            assert_eq!((at.x, at.y), way.end);
            walked += 1;
        }
    });
    assert!(walked > 1000, "{walked}");
}

#[test]
fn prospect_counts_the_square_ahead() {
    positions(3_000, 4, |game| {
        let sight = Sight::new(game);
        let (dx, dy) = STEPS[sight.pose.heading as usize];
        let mut expected = 0;
        for ahead in 1..=5 {
            for across in -2..=2 {
                let (x, y) = (sight.pose.x + dx * ahead - dy * across, sight.pose.y + dy * ahead + dx * across);
                expected += (game.on_board(x, y) && !sight.is_mine((x, y))) as u32;
            }
        }
        assert_eq!(sight.prospect(sight.pose), expected);
    });
}
