//! Tests of marks and chances on games between bots.

use std::f64::consts::LN_2;

use turf_env::Curve;
use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
use turf_env::games::paper::{Paper, PaperConfig, PaperV1};
use turf_env::games::stellar::{Scoring, Stellar, StellarConfig, StellarV1};

use super::*;
use crate::game_view::tests::replay;

/// Largest mean difference between predicted and observed shares of wins on held-out games.
const MAX_ERROR: f64 = 0.07;
/// Largest difference in one bin, beyond two standard errors.
const MAX_BIN_ERROR: f64 = 0.1;
/// Smallest mean chance of the winners in the last tenths of games.
const MIN_LAST: f64 = 0.75;

/// Returns the chance of the player to move, by the analysis.
fn chance(analysis: &Analysis, k: usize) -> f64 {
    let decision = &analysis.decisions[k];
    let first = (1.0 + decision.chance.expect("all moves are valued")) / 2.0;
    for_first(Player::BOTH[decision.player], first)
}

fn judged<E: Encoding<Game: GameView>>(replay: &Replay<E::Game>) -> Analysis {
    let shipped = BotSpec::<E>::parse("shipped").expect("run in the repository");
    Analysis::of(&shipped, replay, false).expect("it values moves")
}

fn duel2048(bots: &str, seed: u64, rounds: u16) -> Replay<turf_env::games::duel2048::Duel2048> {
    replay::<Duel2048V1>(bots, seed, Duel2048Config { rounds })
}

/// Plays games of paper in which a side is lost long before the end.
fn paper() -> Vec<Replay<Paper>> {
    let bots = ["foxtrot,quebec", "wanderer,delta", "november,shipped", "goround,hotel"];
    let game = |(bots, seed)| replay::<PaperV1>(bots, seed, PaperConfig::on(60, 45, 600));
    bots.into_iter().zip(1..).map(game).collect()
}

#[test]
fn lost_positions_bring_no_mark() {
    let mut lost = 0;
    let mut check = |analysis: &Analysis| {
        for (k, one) in analysis.decisions.iter().enumerate() {
            // The analysis rounds chances to thousandths.
            if chance(analysis, k) < 0.049 {
                assert_eq!(one.mistake, None, "decision {k}");
                lost += 1;
            }
        }
    };
    paper().iter().for_each(|game| check(&judged::<PaperV1>(game)));
    check(&judged::<Duel2048V1>(&duel2048("greedy,shipped", 5, 100)));
    let medium = Stellar::sizes().remove(1).1;
    check(&judged::<StellarV1>(&replay::<StellarV1>("spread,shipped", 5, medium)));
    assert!(lost > 100, "{lost}");
}

/// Values both moves of each mark anew, and walks every trail.
#[test]
fn a_marked_move_is_valued_lower_and_a_trail_has_one_mark() {
    let shipped = BotSpec::<PaperV1>::parse("shipped").expect("run in the repository");
    let mut marks = 0;
    for replay in paper() {
        let analysis = judged::<PaperV1>(&replay);
        let mut marks_of_trail = [0; 2];
        for (one, (_, game, action)) in analysis.decisions.iter().zip(decisions(&replay)) {
            let player = game.to_move();
            if game.trail_len(player) == 0 {
                marks_of_trail[player.index()] = 0;
            }
            if one.mistake.is_none() {
                continue;
            }
            let mut bot = shipped.make();
            let best = bot.choose(&game).expect("it plays");
            let [better, played] = [&best, action].map(|action| bot.worth(&game, action).expect("it values moves"));
            assert!(played.value < better.value && played.chance(game.span()) < better.chance(game.span()));
            marks_of_trail[player.index()] += 1;
            assert_eq!(marks_of_trail[player.index()], 1);
            marks += 1;
        }
    }
    assert!(marks > 10, "{marks}");
}

#[test]
fn who_loses_duel2048_has_a_mark() {
    for (bots, rounds) in [("random,shipped", 20), ("greedy,shipped", 100)] {
        for seed in 1..7 {
            let replay = duel2048(bots, seed, rounds);
            assert_eq!(replay.winner, Some(Player::B));
            let analysis = judged::<Duel2048V1>(&replay);
            let mut own = analysis.decisions.iter().filter(|one| one.player == 0);
            assert!(own.any(|one| one.mistake.is_some()), "{bots}, seed {seed}");
        }
    }
}

/// Returns number, mean chance and mean result of positions of the mover, a game counted once, in thirds of the chance;
/// last, those of the winners in the last tenths of the games. No curve was fitted to these games.
fn shares<E: Encoding<Game: GameView>>(bots: &[&str], games: u64, config: &<E::Game as Game>::Config) -> [[f64; 3]; 4] {
    let mut shares = [[0.0; 3]; 4];
    for (bots, seed) in bots
        .iter()
        .flat_map(|bots| (9000..9000 + games).map(move |seed| (bots, seed)))
    {
        let replay = replay::<E>(bots, seed, config.clone());
        let analysis = judged::<E>(&replay);
        let weight = 1.0 / analysis.decisions.len() as f64;
        for (k, one) in analysis.decisions.iter().enumerate() {
            let chance = chance(&analysis, k);
            let won = replay
                .winner
                .map_or(0.5, |winner| (winner.index() == one.player) as u8 as f64);
            let third = ((chance * 3.0) as usize).min(2);
            let is_last = won == 1.0 && k * 10 >= analysis.decisions.len() * 9;
            for share in [Some(third), is_last.then_some(3)].into_iter().flatten() {
                shares[share][0] += weight;
                shares[share][1] += weight * chance;
                shares[share][2] += weight * won;
            }
        }
    }
    shares.map(|[n, chance, won]| [n, chance / n, won / n])
}

#[test]
fn chances_are_the_shares_of_games_won() {
    let near = |name: &str, shares: [[f64; 3]; 4]| {
        for [n, chance, won] in &shares[..3] {
            // One standard deviation of the mean of so many coins.
            let luck = 0.5 / n.sqrt();
            assert!(
                *n > 1.0 && (chance - won).abs() < MAX_ERROR + luck,
                "{name}: {shares:?}"
            );
        }
        assert!(shares[3][1] > MIN_LAST, "{name}: {shares:?}");
    };
    let paper = ["delta,foxtrot", "quebec,kilo", "hotel,bravo", "november,quebec"];
    near("paper", shares::<PaperV1>(&paper, 20, &PaperConfig::on(30, 21, 120)));
    let duel = ["tower,wedge", "negamax,tower", "wedge,negamax", "tower,tower"];
    near(
        "duel2048",
        shares::<Duel2048V1>(&duel, 20, &Duel2048Config { rounds: 20 }),
    );
    let stellar = ["planner,careful", "tide,siege", "siege,spread", "careful,tide"];
    // Half of these games end at the turn limit.
    let short = |scoring| StellarConfig {
        max_turns: 25,
        scoring,
        ..Default::default()
    };
    for scoring in [Scoring::Troops, Scoring::Nodes] {
        near("stellar", shares::<StellarV1>(&stellar, 5, &short(scoring)));
    }
}

#[test]
fn the_committed_figures_are_those_of_the_curves() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/results/calibration.json");
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(file).expect("committed")).expect("JSON");
    let number = |value: &Value| value.as_f64().expect("a number");
    for (game, curve) in [
        ("paper", Curve::PAPER),
        ("duel2048", Curve::DUEL2048),
        ("stellar", Curve::STELLAR),
    ] {
        let result = &whole["result"][game];
        let fitted = ["steepness", "scale", "growth", "bias"].map(|name| number(&result["curve"][name]));
        assert_eq!(
            fitted,
            [curve.steepness, curve.scale, curve.growth, curve.bias],
            "{game}"
        );
        assert!(number(&result["error"]) <= MAX_ERROR, "{game}");
        let tenths = result["tenths"].as_array().expect("tenths");
        let loss = |tenth: &Value| number(&tenth["log_loss"]);
        assert!(tenths.iter().all(|tenth| loss(tenth) < LN_2), "{game}: {tenths:?}");
        assert!(2.0 * loss(&tenths[9]) < loss(&tenths[0]), "{game}: {tenths:?}");
        for bin in result["bins"].as_array().expect("bins") {
            let [predicted, observed, error] = ["predicted", "observed", "error"].map(|name| number(&bin[name]));
            assert!(
                (predicted - observed).abs() <= MAX_BIN_ERROR + 2.0 * error,
                "{game}: {bin}"
            );
        }
    }
}
