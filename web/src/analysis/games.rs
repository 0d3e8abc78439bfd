//! Tests of marks and chances on games between bots.

use std::f64::consts::LN_2;

use turf_env::Curve;
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperRules, PaperV1, Turn};
use turf_env::games::stellar::{Scoring, StellarConfig, StellarRules, StellarV1};

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

fn judged<E: Encoding<Rules: GameView>>(encoding: E, replay: &Replay<E::Rules>) -> Analysis {
    let shipped = BotSpec::parse(encoding, "shipped").expect("run in the repository");
    Analysis::of(&shipped, replay, false).expect("it values moves")
}

fn duel2048(bots: &str, seed: u64, rounds: u16) -> Replay<Duel2048Rules> {
    replay(Duel2048V1, bots, seed, Duel2048Config { rounds })
}

/// Plays games of paper in which a side is lost long before the end.
fn paper() -> Vec<Replay<PaperRules>> {
    let bots = ["foxtrot,quebec", "wanderer,delta", "november,shipped", "goround,hotel"];
    bots.into_iter().zip(1..).map(|(bots, seed)| replay(PaperV1, bots, seed, PaperConfig::on(60, 45, 600))).collect()
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
    paper().iter().for_each(|game| check(&judged(PaperV1, game)));
    check(&judged(Duel2048V1, &duel2048("greedy,shipped", 5, 100)));
    let medium = StellarRules.sizes().remove(1).1;
    check(&judged(StellarV1, &replay(StellarV1, "spread,shipped", 5, medium)));
    assert!(lost > 100, "{lost}");
}

/// Returns a player's chance at decision `k`, or at the end.
fn of_player(analysis: &Analysis, replay: &Replay<PaperRules>, k: usize, player: Player) -> f64 {
    let won = replay.winner.map_or(0.0, |winner| 1.0 - 2.0 * winner.index() as f64);
    let first = analysis.decisions.get(k).map_or(won, |one| one.chance.expect("all moves are valued"));
    for_first(player, (1.0 + first) / 2.0)
}

/// Plays games on the board of a first visit, and some in which a side runs into its own trail.
fn small() -> Vec<Replay<PaperRules>> {
    let bots = [
        ("wanderer,goround", 6),
        ("goround,wanderer", 6),
        ("random,kilo", 6),
        ("kilo,random", 6),
        ("hotel,shipped", 3),
        ("random,random", 40),
        ("goround,goround", 20),
        ("random,wanderer", 20),
    ];
    let games = bots.iter().flat_map(|&(bots, n)| (1..=n).map(move |seed| (bots, seed)));
    games.map(|(bots, seed)| replay(PaperV1, bots, seed, PaperConfig::on(30, 21, 120))).collect()
}

/// Walks every trail, and compares each mark with the chances that the page shows.
#[test]
fn a_mark_is_a_fall_that_the_page_shows_and_a_trail_has_one_besides_blunders() {
    let mut marks = 0;
    for replay in paper() {
        let analysis = judged(PaperV1, &replay);
        let mut marks_of_trail = [0; 2];
        for (k, (one, (_, game, _))) in analysis.decisions.iter().zip(decisions(&replay)).enumerate() {
            let player = game.to_move();
            if game.trail_len(player) == 0 {
                marks_of_trail[player.index()] = 0;
            }
            let Some(mistake) = &one.mistake else { continue };
            let [before, after] = [k, k + 1].map(|k| of_player(&analysis, &replay, k, player));
            assert!(after < before, "decision {k}: {mistake:?}");
            let percent = |chance: f64| format!("{:.0} %", 100.0 * chance);
            assert!(mistake.text.contains(&format!("{} to win", percent(after))), "{k}: {after} {mistake:?}");
            marks_of_trail[player.index()] += usize::from(mistake.kind != "blunder" && one.swing.is_none());
            assert!(marks_of_trail[player.index()] <= 1);
            marks += 1;
        }
    }
    assert!(marks > 10, "{marks}");
}

#[test]
fn every_large_fall_of_paper_has_a_cause_and_what_decides_has_a_mark() {
    let (mut falls, mut ended, mut missed, mut games, mut jumps) = (0, 0, 0, 0, 0);
    for replay in small() {
        let analysis = judged(PaperV1, &replay);
        let chance = |k, player| of_player(&analysis, &replay, k, player);
        let all = analysis.decisions.len();
        for (k, (one, (_, game, played))) in analysis.decisions.iter().zip(decisions(&replay)).enumerate() {
            let us = game.to_move();
            let fall = chance(k, us) - chance((k + 2).min(all), us);
            assert_eq!(fall > 0.1501, one.swing.is_some() && fall > 0.1501, "decision {k}: {fall}");
            falls += usize::from(fall > 0.1501);
            if one.swing.as_ref().is_some_and(|swing| swing.by == "mistake") {
                assert!(one.mistake.is_some(), "decision {k}");
            }
            jumps += usize::from((chance(k, us) - chance(k + 1, us)).abs() > 0.15 && one.mistake.is_none());
            let after = |turn: &Turn| {
                let mut after = game.clone();
                after.play(turn);
                after.outcome().map(|end| end.value(us))
            };
            let wins = Turn::ALL.iter().any(|turn| after(turn) == Some(1.0));
            assert!(!wins || chance(k, us) == 1.0, "decision {k}: a win in one");
            let decisive = after(played) == Some(-1.0) && chance(k, us) > 0.2;
            let misses = wins && chance(k + 1, us) < 0.8;
            assert!(one.mistake.as_ref().is_some_and(|m| m.kind == "blunder") || !decisive && !misses, "decision {k}");
            (ended, missed) = (ended + usize::from(decisive), missed + usize::from(misses));
        }
        games += 1;
    }
    assert!(falls > 100 && ended > 3 && missed > 2, "{falls} falls, {ended} ended, {missed} wins missed");
    // Values of single sides change by more at every second move of some games.
    assert!(jumps <= 4 * games, "{jumps} jumps without a mark in {games} games");
}

#[test]
fn who_loses_duel2048_has_a_mark() {
    for (bots, rounds) in [("random,shipped", 20), ("greedy,shipped", 100)] {
        for seed in 1..7 {
            let replay = duel2048(bots, seed, rounds);
            assert_eq!(replay.winner, Some(Player::B));
            let analysis = judged(Duel2048V1, &replay);
            let mut own = analysis.decisions.iter().filter(|one| one.player == 0);
            assert!(own.any(|one| one.mistake.is_some()), "{bots}, seed {seed}");
        }
    }
}

/// Returns number, mean chance and mean result of positions of the mover, a game counted once, in thirds of the chance;
/// last, those of the winners in the last tenths of the games. No curve was fitted to these games.
fn shares<E: Encoding<Rules: GameView>>(
    encoding: E,
    bots: &[&str],
    games: u64,
    config: &<E::Rules as Rules>::Config,
) -> [[f64; 3]; 4] {
    let mut shares = [[0.0; 3]; 4];
    for (bots, seed) in bots.iter().flat_map(|bots| (9000..9000 + games).map(move |seed| (bots, seed))) {
        let replay = replay(encoding, bots, seed, config.clone());
        let analysis = judged(encoding, &replay);
        let weight = 1.0 / analysis.decisions.len() as f64;
        for (k, one) in analysis.decisions.iter().enumerate() {
            let chance = chance(&analysis, k);
            let won = replay.winner.map_or(0.5, |winner| (winner.index() == one.player) as u8 as f64);
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
            assert!(*n > 1.0 && (chance - won).abs() < MAX_ERROR + luck, "{name}: {shares:?}");
        }
        assert!(shares[3][1] > MIN_LAST, "{name}: {shares:?}");
    };
    let paper = ["delta,foxtrot", "quebec,kilo", "hotel,bravo", "november,quebec"];
    near("paper", shares(PaperV1, &paper, 20, &PaperConfig::on(30, 21, 120)));
    let duel = ["tower,wedge", "negamax,tower", "wedge,negamax", "tower,tower"];
    near("duel2048", shares(Duel2048V1, &duel, 20, &Duel2048Config { rounds: 20 }));
    let stellar = ["planner,careful", "tide,siege", "siege,spread", "careful,tide"];
    // Half of these games end at the turn limit.
    let short = |scoring| StellarConfig { max_turns: 25, scoring, ..Default::default() };
    for scoring in [Scoring::Troops, Scoring::Nodes] {
        near("stellar", shares(StellarV1, &stellar, 5, &short(scoring)));
    }
}

#[test]
fn the_committed_figures_are_those_of_the_curves() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/results/calibration.json");
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(file).expect("committed")).expect("JSON");
    let number = |value: &Value| value.as_f64().expect("a number");
    for (game, curve) in [("paper", Curve::PAPER), ("duel2048", Curve::DUEL2048), ("stellar", Curve::STELLAR)] {
        let result = &whole["result"][game];
        let fitted = ["steepness", "scale", "growth", "bias"].map(|name| number(&result["curve"][name]));
        assert_eq!(fitted, [curve.steepness, curve.scale, curve.growth, curve.bias], "{game}");
        assert!(number(&result["error"]) <= MAX_ERROR, "{game}");
        let tenths = result["tenths"].as_array().expect("tenths");
        let loss = |tenth: &Value| number(&tenth["log_loss"]);
        assert!(tenths.iter().all(|tenth| loss(tenth) < LN_2), "{game}: {tenths:?}");
        assert!(2.0 * loss(&tenths[9]) < loss(&tenths[0]), "{game}: {tenths:?}");
        for bin in result["bins"].as_array().expect("bins") {
            let [predicted, observed, error] = ["predicted", "observed", "error"].map(|name| number(&bin[name]));
            assert!((predicted - observed).abs() <= MAX_BIN_ERROR + 2.0 * error, "{game}: {bin}");
        }
    }
}
