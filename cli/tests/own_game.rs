//! Games of one's own: one with simultaneous moves, in which nobody sees hidden choices, and one with dice.

use std::panic::catch_unwind;
use std::sync::Arc;

use crate::goofspiel::{
    Bid, CARDS, CHARTLESS, FORESEEN, GOOF, Goof, GoofConfig, GoofRules, GoofV1, SHOWN, UNDECLARED, UNLISTED,
};
use crate::race::{LOADED, RACE, RaceConfig, RaceRules, Step, after};
use turf::agents::play::arena::play_game;
use turf::agents::play::bot::{Bot, Think, shown};
use turf::agents::play::record::BotId;
use turf::agents::policy::look_ahead::LookAhead;
use turf::agents::policy::{FirstLegal, Reward};
use turf::agents::records::replay::Replay;
use turf::agents::{Offered, words};
use turf::conformance::check_game;
use turf::env::{Batch, Encoding, Game, Parts, Player, Rng, Rules, VecEnv, VecEnvConfig};
use turf::web::{GameView, Timeline};

fn complaint<const FAULT: u8>() -> String {
    let said = catch_unwind(|| check_game(GoofRules::<FAULT>, &GoofConfig {}, 1, 8));
    let panic = said.expect_err("it is told");
    panic.downcast_ref::<String>().cloned().unwrap_or_else(|| "no text".into())
}

#[test]
fn a_game_is_checked_as_a_whole() {
    check_game(GOOF, &GoofConfig {}, 1, 50);
    for (said, wanted) in [
        (complaint::<UNDECLARED>(), "must say simultaneous"),
        (complaint::<SHOWN>(), "redrawn shows B depends on A's pending choice"),
        (complaint::<FORESEEN>(), "draw that anew in Game::redrawn"),
        (complaint::<CHARTLESS>(), "a value for every line of every chart"),
        (complaint::<UNLISTED>(), "Contest::endings does not list"),
    ] {
        assert!(said.contains(wanted), "{said}");
    }
}

fn made(bot: usize) -> Box<dyn Bot<Goof>> {
    GOOF.bots()[bot].make(GOOF)
}

fn looking_ahead(depth: u32) -> LookAhead<GoofV1> {
    let reward = Reward { gamma: 1.0, potential_scale: 1.0, end_reward: 0.0 };
    LookAhead::new(GOOF.encoding(), Arc::new(FirstLegal), false, reward, depth, CARDS)
}

/// Returns the number of wins of `second` in 200 games against random bids; a draw counts one half.
fn won_by_second(second: &mut dyn Bot<Goof>) -> f64 {
    let mut random = made(0);
    let score = |seed: u64| {
        let setup = GOOF.draw_setup(&GoofConfig {}, &mut Rng::new(seed));
        let played = play_game(GOOF, &setup, [&mut *random, second], [seed, seed + 1]);
        assert_eq!(played.detail, None);
        played.winner.map_or(0.5, |winner| winner.index() as f64)
    };
    (0..200).map(score).sum()
}

/// A bot that sees the bid would win all games.
#[test]
fn nobody_plays_by_a_choice_that_is_hidden() {
    let (look_ahead, answering) = (won_by_second(&mut looking_ahead(1)), won_by_second(&mut *made(2)));
    assert!((100.0..180.0).contains(&look_ahead), "{look_ahead}");
    assert!((60.0..160.0).contains(&answering), "{answering}");
    // Bots and searches act alike after every hidden bid of the opponent.
    let opening = GOOF.start(&GOOF.draw_setup(&GoofConfig {}, &mut Rng::new(4)));
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
    let opening = GOOF.start(&GOOF.draw_setup(&GoofConfig {}, &mut Rng::new(4)));
    let seen: Vec<_> = (0..20).map(|seed| shown(&opening, Player::A, seed).into_owned()).collect();
    assert!(seen.iter().any(|other| *other != seen[0]), "by the bot's seed");
    let texts: Vec<_> = seen.iter().map(ToString::to_string).collect();
    assert!(texts.iter().all(|text| *text == opening.to_string()), "but what all see is the same");
}

#[test]
fn endings_units_and_anchors_are_its_own_words() {
    words::offer(GOOF);
    assert_eq!(words::reason("goof", "score"), "all cards bid: points counted");
    assert_eq!((words::unit("goof"), words::anchor("goof")), ("points", Some("match")));
}

#[test]
fn a_page_shows_its_scores() {
    let (setup, mut bots) = (GOOF.draw_setup(&GoofConfig {}, &mut Rng::new(4)), [made(0), made(1)]);
    let [first, second] = &mut bots;
    let played = play_game(GOOF, &setup, [&mut **first, &mut **second], [1, 2]);
    let opening = GOOF.start(&setup);
    assert_eq!(
        GOOF.shown_choice(&opening, GOOF.encoding(), 2),
        GOOF.options(&opening)[2],
        "a choice is shown as its action"
    );
    for micros in [&played.micros[..], &[]] {
        let timeline = Timeline::unfinished(GOOF, &setup, &played.actions, micros, ["a", "b"]);
        assert_eq!(timeline.charts[0].title, "Score");
        assert!(timeline.movers.iter().all(|movers| movers[..] == [0, 1]));
        for (line, score) in timeline.series.iter().zip(played.scores) {
            assert_eq!((line.len(), line[0], line.last()), (timeline.frames.len() + 1, Some(0.0), Some(&Some(score))));
        }
    }
}

#[test]
fn chance_is_played_recorded_and_searched() {
    check_game(RACE, &RaceConfig {}, 1, 50);
    let said = [
        catch_unwind(|| check_game(RaceRules::<LOADED>, &RaceConfig {}, 1, 8)),
        catch_unwind(|| check_game(RaceRules::<{ crate::race::UNDECLARED }>, &RaceConfig {}, 1, 8)),
    ];
    for (said, wanted) in said.into_iter().zip(["probabilities of chance sum to 1, not 1.25", "says has_chance"]) {
        let panic = said.expect_err("it is told");
        let text = panic.downcast_ref::<String>().expect("a text");
        assert!(text.contains(wanted), "{text}");
    }
    // Every throw is in the record, which is read back, and shown as nobody's move.
    let mut thrown = [0; 3];
    for seed in 0..400 {
        let [mut a, mut b] = [0, 1].map(|bot| RACE.bots()[bot].make(RACE));
        let setup = RACE.draw_setup(&RaceConfig {}, &mut Rng::new(seed));
        let played = play_game(RACE, &setup, [&mut *a, &mut *b], [seed, seed + 1]);
        let throws = played.actions.iter().filter_map(|step| match step {
            Step::Throw(by) => Some(*by as usize - 1),
            _ => None,
        });
        throws.for_each(|by| thrown[by] += 1);
        let replay = Replay::new(&played, ["a", "b"].map(BotId::named));
        assert_eq!(Replay::from_json(RACE, &replay.to_json()).as_ref(), Ok(&replay));
        let movers = Timeline::of(&replay).movers;
        let chance = movers.iter().flatten().filter(|&&mover| mover == 2).count();
        assert_eq!(chance * 2, movers.len(), "a throw before each decision");
    }
    let all: f64 = thrown.iter().sum::<u32>().into();
    for (n, share) in thrown.into_iter().zip([0.5, 0.25, 0.25]) {
        let deviation = (n as f64 - share * all).abs() / (all * share * (1.0 - share)).sqrt();
        assert!(deviation < 4.0, "{thrown:?}");
    }
}

#[test]
fn searches_take_exact_means_over_chance() {
    let mut rng = Rng::new(5);
    for _ in 0..40 {
        let mut game = RACE.start(&[rng.below(5) as u8, rng.below(5) as u8]);
        game.play(&Step::Throw(1 + rng.below(3) as u8));
        for depth in 1..5 {
            let values = [Step::Forward, Step::Back].map(|step| after(&game, step, depth));
            let found = RACE.searcher("search", Think::Depth(depth)).expect("it has one").choose(&game);
            let best = if values[0] > values[1] { Step::Forward } else { Step::Back };
            let close = (values[0] - values[1]).abs() < 1e-3 * values[0].abs().max(1e-3);
            assert!(close || found == Ok(best), "{game:?} {depth} {values:?} {found:?}");
        }
    }
}

/// A copy whose chance is drawn anew goes its own way; an exact one does not.
#[test]
fn copies_of_an_environment_throw_anew_if_asked() {
    let config = VecEnvConfig { n_envs: 1, keep_choices: true, ..VecEnvConfig::default() };
    let mut env = VecEnv::new(RACE.encoding(), config.clone());
    let mut batch = Batch::new(RACE.encoding().shape(), 1, Parts::default());
    env.step(&[1], &mut batch);
    let kept = env.kept(0);
    let throws = |seed: Option<u64>| {
        let mut kept = kept.clone();
        kept.redraws.extend(seed.map(|seed| (kept.choices.len(), seed)));
        let (mut copy, mut batch) = (VecEnv::new(RACE.encoding(), config.clone()), batch.clone());
        copy.replay(0, &kept).expect("it was played");
        let next = |_| {
            copy.step(&[1], &mut batch);
            batch.cells[2]
        };
        (0..12).map(next).collect::<Vec<u8>>()
    };
    assert_eq!(throws(None), throws(None));
    assert_eq!(throws(Some(3)), throws(Some(3)));
    assert_ne!(throws(Some(3)), throws(None));
    assert_ne!(throws(Some(3)), throws(Some(4)));
}
