//! A game of one's own with simultaneous moves and chance: its checks, and tests that nobody sees hidden choices.

mod goofspiel;

use std::panic::catch_unwind;
use std::sync::Arc;

use goofspiel::*;
use turf::agents::play::arena::play_game;
use turf::agents::play::bot::{Bot, shown};
use turf::agents::policy::look_ahead::LookAhead;
use turf::agents::policy::{FirstLegal, Reward};
use turf::agents::{Offered, words};
use turf::conformance::check_game;
use turf::env::conformance::check_blind;
use turf::env::{Game, Player, Rng};
use turf::web::{GameView, Timeline};

fn complaint<const FAULT: u8>() -> String {
    let said = catch_unwind(|| check_game::<Goof<FAULT>>(&GoofConfig {}, 1, 8));
    let panic = said.expect_err("it is told");
    panic
        .downcast_ref::<String>()
        .cloned()
        .unwrap_or_else(|| "no text".into())
}

#[test]
fn a_game_is_checked_as_a_whole() {
    check_game::<Goof>(&GoofConfig {}, 1, 50);
    for (said, wanted) in [
        (complaint::<UNDECLARED>(), "must say SIMULTANEOUS"),
        (complaint::<SHOWN>(), "redrawn shows B depends on A's pending choice"),
        (complaint::<FORESEEN>(), "draw that anew in Game::redrawn"),
        (complaint::<CHARTLESS>(), "a value for every line of every chart"),
        (complaint::<UNLISTED>(), "Contest::ENDINGS does not list"),
    ] {
        assert!(said.contains(wanted), "{said}");
    }
}

fn looking_ahead(depth: u32) -> LookAhead<GoofV1> {
    let reward = Reward {
        gamma: 1.0,
        potential_scale: 1.0,
        end_reward: 0.0,
    };
    LookAhead::new(Arc::new(FirstLegal), false, reward, depth, CARDS)
}

/// Returns the number of wins of `second` in 200 games against random bids; a draw counts one half.
fn won_by_second(second: &mut dyn Bot<Goof>) -> f64 {
    let mut random = (Goof::bots()[0].make)();
    let score = |seed: u64| {
        let setup = Goof::<NONE>::draw_setup(&GoofConfig {}, &mut Rng::new(seed));
        let played = play_game(&setup, [&mut *random, second], [seed, seed + 1]);
        assert_eq!(played.detail, None);
        played.winner.map_or(0.5, |winner| winner.index() as f64)
    };
    (0..200).map(score).sum()
}

/// A bot that sees the bid would win all games.
#[test]
fn nobody_plays_by_a_choice_that_is_hidden() {
    let (look_ahead, answering) = (
        won_by_second(&mut looking_ahead(1)),
        won_by_second(&mut *(Goof::bots()[2].make)()),
    );
    assert!((100.0..180.0).contains(&look_ahead), "{look_ahead}");
    assert!((60.0..160.0).contains(&answering), "{answering}");
    // Bots and searches act alike after every hidden bid of the opponent.
    let opening = Goof::<NONE>::new(&Goof::<NONE>::draw_setup(&GoofConfig {}, &mut Rng::new(4)));
    for depth in 1..=2 {
        let mut bot = looking_ahead(depth);
        let values: Vec<_> = (1..=7)
            .map(|bid| {
                let mut game = opening.clone();
                game.play(&Bid(bid));
                assert_eq!(*shown(&game, Player::B, 9), *shown(&game, Player::B, 9));
                bot.values(&game)
            })
            .collect();
        assert!(values.iter().all(|other| *other == values[0]), "{values:?}");
    }
}

#[test]
fn chance_to_come_is_drawn_anew() {
    let opening = Goof::<NONE>::new(&Goof::<NONE>::draw_setup(&GoofConfig {}, &mut Rng::new(4)));
    let seen: Vec<_> = (0..20)
        .map(|seed| shown(&opening, Player::A, seed).into_owned())
        .collect();
    assert!(seen.iter().any(|other| *other != seen[0]), "by the bot's seed");
    let texts: Vec<_> = seen.iter().map(ToString::to_string).collect();
    assert!(
        texts.iter().all(|text| *text == opening.to_string()),
        "but what all see is the same"
    );
}

#[test]
fn a_game_that_hides_nothing_from_searches_is_refused() {
    let why = check_blind::<GoofV1<UNDECLARED>>(&GoofConfig {}, 1, 4).expect_err("it peeks");
    assert!(why.contains("must say SIMULTANEOUS") && !why.contains('\n'), "{why}");
    assert_eq!(check_blind::<GoofV1>(&GoofConfig {}, 1, 4), Ok(()));
}

#[test]
fn endings_units_and_anchors_are_its_own_words() {
    words::offer::<Goof>();
    assert_eq!(words::reason("goof", "score"), "all cards bid: points counted");
    assert_eq!((words::unit("goof"), words::anchor("goof")), ("points", Some("match")));
}

#[test]
fn a_page_shows_its_scores() {
    let (setup, mut bots) = (
        Goof::<NONE>::draw_setup(&GoofConfig {}, &mut Rng::new(4)),
        [(Goof::<NONE>::bots()[0].make)(), (Goof::<NONE>::bots()[1].make)()],
    );
    let [first, second] = &mut bots;
    let played = play_game(&setup, [&mut **first, &mut **second], [1, 2]);
    let opening = Goof::<NONE>::new(&setup);
    assert_eq!(
        opening.shown_choice::<GoofV1>(2),
        opening.options()[2],
        "a choice is shown as its action"
    );
    for micros in [&played.micros[..], &[]] {
        let timeline = Timeline::unfinished::<Goof>(&setup, &played.actions, micros, ["a", "b"]);
        assert_eq!(timeline.charts[0].title, "Score");
        assert!(timeline.movers.iter().all(|movers| movers[..] == [0, 1]));
        for (line, score) in timeline.series.iter().zip(played.scores) {
            assert_eq!(
                (line.len(), line[0], line.last()),
                (timeline.frames.len() + 1, Some(0.0), Some(&Some(score)))
            );
        }
    }
}
