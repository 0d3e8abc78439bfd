//! Fits [`Curve`]s to games and prints them as JSON: `scripts/results --measure calibration`.
//!
//! The shipped policy values the moves played in some positions of games between bots, on every size that the page offers.
//! Two set-ups of three fit the curve, each tenth of the game with one weight. All figures are those of the third, except
//! those of unsafe moves, which are of all.

use rayon::prelude::*;
use serde_json::{Value, json};
use turf_agents::play::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::spec::BotSpec;
use turf_env::games::duel2048::{Duel2048, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{Paper, PaperRules, PaperV1};
use turf_env::games::stellar::{Scoring, Stellar, StellarConfig, StellarRules, StellarV1};
use turf_env::{Curve, Encoding, Game, Player, Rng, Rules};
use turf_web::GameView;
use turf_web::analysis::thousandths;

const POSITIONS: f64 = 20.0;
const SEED: u64 = 1049;
const BINS: usize = 10;

/// Value of the move played in a position of a game, and the mover's result.
struct Sample {
    game: usize,
    tests: bool,
    /// Tenth of the longest possible game, from 0.
    tenth: usize,
    value: f64,
    /// Sizes of [`Plan::spans`].
    spans: Vec<f64>,
    unsafe_from: u32,
    result: f64,
}

type Spans<G> = &'static [(&'static str, fn(&G) -> f64)];

struct Plan<E: Encoding> {
    encoding: E,
    bots: &'static str,
    /// Games of each pair of bots on each size: two of each set-up.
    games: u64,
    /// Further settings: shorter games, more of which last until the turn limit.
    shorter: Vec<<E::Rules as Rules>::Config>,
    /// Share of the turns that are played.
    played: fn(&E::Game) -> f64,
    /// Sizes that may explain values, with names. [`GameView::span`] is the first.
    spans: Spans<E::Game>,
    /// Value that was a clear lead for `tanh(value / lead)`.
    lead: f64,
    curve: Curve,
}

impl<E: Encoding<Rules: GameView>> Plan<E> {
    fn samples(&self) -> Vec<Sample> {
        let bots = BotSpec::parse_list(self.encoding, self.bots).expect("built in or shipped");
        let judge = BotSpec::parse(self.encoding, "shipped").expect("run where the repository is");
        let mut games = Vec::new();
        let sizes = self.encoding.rules().sizes().into_iter().map(|(_, config)| config);
        for config in sizes.chain(self.shorter.clone()) {
            for first in 0..bots.len() {
                // A bot that moves at the same time as itself mirrors itself.
                for second in first + usize::from(self.encoding.rules().simultaneous())..bots.len() {
                    let series = Series {
                        rules: self.encoding.rules(),
                        games: self.games,
                        seed: SEED + games.len() as u64,
                        seats: Seats::Swapped,
                        config: config.clone(),
                    };
                    games.extend(play_series(&bots[first], &bots[second], &series, &|_| ()));
                }
            }
        }
        games.par_iter().enumerate().flat_map(|(at, game)| self.samples_of(&judge, at, game)).collect()
    }

    fn samples_of(&self, judge: &BotSpec<E>, at: usize, played: &MatchGame<E::Rules>) -> Vec<Sample> {
        let mut game = self.encoding.rules().start(&played.game.setup);
        let mut critics = Player::BOTH.map(|_| judge.make());
        for (critic, seat) in critics.iter_mut().zip(Player::BOTH) {
            critic.start(seat, &game, 0).expect("policies start");
        }
        let mut rng = Rng::stream(SEED, at as u64, 0);
        let share = POSITIONS / played.game.actions.len() as f64;
        let mut samples = Vec::new();
        for action in played.game.actions.iter() {
            let player = game.to_move();
            let critic = &mut critics[player.index()];
            let wanted = rng.chance(share);
            let asked = wanted || judge.follows_the_game();
            let worth = asked.then(|| critic.worth(&game, action)).flatten();
            if let Some(worth) = worth.filter(|_| wanted) {
                samples.push(Sample {
                    game: at,
                    tests: played.setup % 3 == 2,
                    tenth: ((self.played)(&game) * 10.0).min(9.0) as usize,
                    value: worth.value,
                    spans: self.spans.iter().map(|(_, span)| span(&game)).collect(),
                    unsafe_from: worth.unsafe_from.unwrap_or(0),
                    result: played.game.winner.map_or(0.5, |winner| (winner == player) as u8 as f64),
                });
            }
            game.play(action);
        }
        samples
    }

    fn report(&self) -> Value {
        let all = self.samples();
        let (tests, fits): (Vec<&Sample>, Vec<&Sample>) = all.iter().partition(|sample| sample.tests);
        let loss = |form: Form| thousandths(log_loss(&tests, &fit(&fits, form), form.span));
        let mut losses = json!({
            "tanh": thousandths(log_loss(&tests, &linear(2.0 / self.lead), None)),
            "committed": thousandths(log_loss(&tests, &self.curve, Some(0))),
        });
        let spans = self.spans.iter().enumerate().map(|(k, (name, _))| (*name, Some(k)));
        for (name, span) in [("value", None)].into_iter().chain(spans) {
            let form = |bent, biased| Form { span, bent, biased };
            losses[name] = json!(loss(form(false, false)));
            losses[format!("{name}, bent")] = json!(loss(form(true, false)));
            losses[format!("{name}, bent, biased")] = json!(loss(form(true, true)));
        }
        let curve = fit(&fits, Form { span: Some(0), bent: true, biased: self.encoding.rules().simultaneous() });
        let bins: Vec<Value> = (0..BINS).filter_map(|k| bin(&tests, &curve, k)).collect();
        let tenths = tenths(&tests).map(|tenth| {
            let loss = thousandths(log_loss(&tenth, &curve, Some(0)));
            json!({"log_loss": loss, "error": thousandths(error(&tenth, &curve)), "positions": tenth.len()})
        });
        let unsafe_moves = (1..=3).map(|replies| {
            let moves: Vec<&Sample> = all.iter().filter(|sample| sample.unsafe_from == replies).collect();
            summary(&moves, &curve)
        });
        json!({
            "bots": self.bots,
            "curve": {"steepness": curve.steepness, "scale": curve.scale, "growth": curve.growth, "bias": curve.bias},
            "games": all.last().map_or(0, |last| last.game + 1),
            "held_out_positions": tests.len(),
            "log_loss": losses,
            "error": thousandths(error(&tests, &curve)),
            "bins": bins,
            "tenths": tenths.collect::<Vec<_>>(),
            "unsafe": unsafe_moves.collect::<Vec<_>>(),
        })
    }
}

/// Form of a curve: with one of the spans or none, bent or linear, with a bias of the side to move or none.
#[derive(Clone, Copy)]
struct Form {
    span: Option<usize>,
    bent: bool,
    biased: bool,
}

/// Rounds to three digits.
fn rounded(value: f64) -> f64 {
    format!("{value:.2e}").parse().expect("a number")
}

/// Scale of a curve that does not bend.
const FAR: f64 = 1e9;

/// Returns a curve without a bend.
fn linear(slope: f64) -> Curve {
    Curve::new(slope * FAR, FAR, 0.0)
}

fn log_loss(samples: &[&Sample], curve: &Curve, span: Option<usize>) -> f64 {
    let loss = |sample: &&Sample| {
        let span = span.map_or(1.0, |k| sample.spans[k]);
        let chance = curve.chance(sample.value, span).clamp(1e-4, 1.0 - 1e-4);
        -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
    };
    // Early positions are most, and the last ones surest.
    let means = tenths(samples).map(|tenth| tenth.iter().map(loss).sum::<f64>() / tenth.len() as f64);
    means.clone().sum::<f64>() / means.count() as f64
}

/// Returns the samples of each tenth of the game that has some.
fn tenths<'a>(samples: &[&'a Sample]) -> impl Iterator<Item = Vec<&'a Sample>> + Clone {
    let of = |k| samples.iter().copied().filter(move |sample| sample.tenth == k).collect();
    let all: Vec<Vec<&Sample>> = (0..10).map(of).filter(|tenth: &Vec<_>| !tenth.is_empty()).collect();
    all.into_iter()
}

/// Returns the mean difference between predicted and observed shares of wins over the bins.
fn error(samples: &[&Sample], curve: &Curve) -> f64 {
    let bins = (0..BINS).filter_map(|k| bin(samples, curve, k)).map(|bin| {
        let number = |key: &str| bin[key].as_f64().expect("a number");
        number("positions") * (number("predicted") - number("observed")).abs()
    });
    bins.sum::<f64>() / samples.len() as f64
}

/// Fits by steps along each parameter that grow while they help and shrink otherwise.
fn fit(samples: &[&Sample], form: Form) -> Curve {
    let n = samples.len() as f64;
    let size = samples.iter().map(|sample| sample.value.abs().max(1e-9).ln()).sum::<f64>() / n;
    let middle = form.span.map_or(0.0, |k| samples.iter().map(|sample| sample.spans[k].ln()).sum::<f64>() / n);
    // Slope and scale hold at the middle span, so that the growth changes neither.
    let curve = |[slope, scale, growth, bias]: [f64; 4]| {
        let scale = if form.bent { scale } else { FAR.ln() };
        let steepness = (slope + scale).exp();
        Curve::new(rounded(steepness), rounded((scale - growth * middle).exp()), thousandths(growth))
            .biased(thousandths(bias))
    };
    let mut best = [-size, size, 0.0, 0.0];
    let mut least = log_loss(samples, &curve(best), form.span);
    let mut steps = [1.0; 4];
    let free = [true, form.bent, form.span.is_some(), form.biased];
    for _ in 0..300 {
        for k in (0..4).filter(|&k| free[k]) {
            let mut tried = best;
            tried[k] += steps[k];
            let loss = log_loss(samples, &curve(tried), form.span);
            if loss < least {
                (best, least) = (tried, loss);
                steps[k] *= 1.5;
            } else {
                steps[k] *= -0.6;
            }
            if steps[k].abs() < 1e-3 {
                steps[k] = 0.05;
            }
        }
    }
    curve(best)
}

fn bin(samples: &[&Sample], curve: &Curve, k: usize) -> Option<Value> {
    let place = |sample: &Sample| (curve.chance(sample.value, sample.spans[0]) * BINS as f64) as usize;
    let inside: Vec<&Sample> = samples.iter().copied().filter(|sample| place(sample).min(BINS - 1) == k).collect();
    (!inside.is_empty()).then(|| summary(&inside, curve))
}

/// Returns predicted and observed share of wins, with the observed one's standard error over games.
fn summary(samples: &[&Sample], curve: &Curve) -> Value {
    let n = samples.len().max(1) as f64;
    let chance = |sample: &Sample| curve.chance(sample.value, sample.spans[0]);
    let predicted = samples.iter().map(|sample| chance(sample)).sum::<f64>() / n;
    let observed = samples.iter().map(|sample| sample.result).sum::<f64>() / n;
    let games: Vec<&[&Sample]> = samples.chunk_by(|a, b| a.game == b.game).collect();
    let spread = games.iter().map(|game| {
        let off: f64 = game.iter().map(|sample| sample.result - observed).sum();
        off * off
    });
    json!({
        "predicted": thousandths(predicted),
        "observed": thousandths(observed),
        "error": thousandths(spread.sum::<f64>().sqrt() / n),
        "positions": samples.len(),
        "games": games.len(),
    })
}

const PAPER: Spans<Paper> = &[
    ("cells that can change", |game| PaperRules.span(game)),
    ("cells", |game| f64::from(game.width() * game.height())),
    ("turns left", |game| f64::from(game.turns_left(game.to_move()) + 1)),
];

const DUEL2048: Spans<Duel2048> =
    &[("rounds", |game| Duel2048Rules.span(game)), ("rounds left", |game| f64::from(game.rounds() - game.turn() + 1))];

const STELLAR: Spans<Stellar> = &[
    ("turns left, at most 5", |game| StellarRules.span(game)),
    ("turns left", |game| f64::from(game.max_turns() - game.turn())),
    ("turns", |game| f64::from(game.max_turns())),
    ("troops", |game| game.total(Player::A) + game.total(Player::B) + 1.0),
    ("nodes", |game| f64::from(game.map().n())),
];

fn main() {
    let paper = Plan {
        encoding: PaperV1,
        bots: "shipped,delta,foxtrot,quebec,bravo,kilo,hotel,november",
        games: 6,
        shorter: vec![],
        played: |game| f64::from(game.turn()) / f64::from(game.turn() + game.turns_left(Player::A)),
        spans: PAPER,
        lead: 3.0,
        curve: Curve::PAPER,
    };
    let duel2048 = Plan {
        encoding: Duel2048V1,
        bots: "shipped@nodes=250,summit@nodes=60,tower,wedge,negamax,greedy",
        games: 12,
        shorter: vec![],
        played: |game| f64::from(game.turn() - 1) / f64::from(game.rounds()),
        spans: DUEL2048,
        lead: 4000.0,
        curve: Curve::DUEL2048,
    };
    let stellar = Plan {
        encoding: StellarV1,
        bots: "shipped,planner,tide,siege,careful,spread",
        games: 18,
        shorter: [(14, Scoring::Troops), (25, Scoring::Nodes), (40, Scoring::Troops)]
            .map(|(max_turns, scoring)| StellarConfig { max_turns, scoring, ..Default::default() })
            .into(),
        played: |game| f64::from(game.turn()) / f64::from(game.max_turns()),
        spans: STELLAR,
        lead: 0.5,
        curve: Curve::STELLAR,
    };
    let report = json!({"paper": paper.report(), "duel2048": duel2048.report(), "stellar": stellar.report()});
    println!("{report}");
}
