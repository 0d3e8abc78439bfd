//! Learning of a leaf: regression towards the values of deeper searches (TreeStrap, Veness et al. 2009).
//!
//! The search plays itself. At 5 % of its positions, up to six nearly random plies lead to a position such as a search
//! meets, and a search of up to twelve plies values it. The target is the mean value of its last four depths, which end
//! once in each of the four phases, minus the worth of the tiles. The patterns of lines ([`lines`](super::lines)) are
//! fitted to the target: Huber loss, Adagrad, weights averaged over the second half.

use std::collections::BTreeMap;

use turf_env::games::duel2048::{
    Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048V1, Phase,
};
use turf_env::{Encoding, Game, Player, Rng, Rules};

use super::bot::SearchBot;
use super::leaf::{Leaf, codes};
use super::lines::{Lines, PARTS, SETS, lines, patterns, scales};
use super::moves::cells_of;
use super::sums::PATTERNS;
use super::{Breadth, DuelSearch, Effort, UNIT, WIN, file, ply_of};
use crate::play::stop;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::search::{Fit, SearchLearning, Valued};

const PLAY: u64 = 150;
const SHARE: f64 = 0.05;
const ASTRAY: u32 = 7;
const DEPTH: u32 = 12;
/// Minimum number of rounds left: nearer to the end the result would dominate.
const REST: usize = 4;
const HUBER: f32 = 20.0;
const RATE: f32 = 0.03;
const EPOCHS: u32 = 12;
/// Number of nodes per decision that a learnt policy advises.
const NODES: u64 = 2000;
/// Number of bytes of a sample: 32 cells, the player who merges next, the target.
const BYTES: usize = 37;
/// Number of kinds of lines: columns, rows, rows around the border. Each has weights that its sets share.
const KINDS: usize = 3;

/// Learning of the leaf of this game's search.
pub struct LeafLearning;

impl SearchLearning for LeafLearning {
    fn position_bytes(&self) -> usize {
        BYTES
    }

    fn start(&self) -> PolicyFile {
        written(&Leaf::default(), Breadth::default())
    }

    fn play(&self, policy: &PolicyFile, seed: u64, number: u64) -> Result<Valued, PolicyError> {
        let (leaf, breadth) = file::read(policy, Duel2048V1.shape().name)?;
        Ok(play(&leaf, breadth, seed, number))
    }

    fn fit(&self, policy: &PolicyFile, positions: &[u8], held_out: &[u8], rng: Rng) -> Result<Fit, PolicyError> {
        let (mut leaf, breadth) = file::read(policy, Duel2048V1.shape().name)?;
        let samples = |bytes: &[u8]| bytes.as_chunks().0.iter().map(Sample::of_bytes).collect::<Vec<_>>();
        let weights = fit(samples(positions), rng);
        leaf.lines = Some(whole(&weights));
        Ok(Fit { policy: written(&leaf, breadth), loss: loss(&weights, &samples(held_out)) })
    }
}

fn written(leaf: &Leaf, breadth: Breadth) -> PolicyFile {
    let notes = BTreeMap::from([(file::NODES.to_string(), NODES.to_string())]);
    file::write(leaf, breadth, Duel2048V1.shape().name, notes)
}

/// Position, with the search's value in excess of its tiles as target, in units.
struct Sample {
    codes: [u8; 32],
    next: Player,
    target: f32,
}

impl Sample {
    fn to_bytes(&self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..32].copy_from_slice(&self.codes);
        bytes[32] = self.next.index() as u8;
        bytes[33..].copy_from_slice(&self.target.to_le_bytes());
        bytes
    }

    fn of_bytes(bytes: &[u8; BYTES]) -> Self {
        Self {
            codes: std::array::from_fn(|cell| bytes[cell] & 31),
            next: Player::BOTH[(bytes[32] & 1) as usize],
            target: f32::from_le_bytes(std::array::from_fn(|k| bytes[33 + k])),
        }
    }
}

pub fn stray(game: &mut Duel2048, rng: &mut Rng) {
    let action = match game.phase() {
        Phase::Place(player) => {
            let home = game.forced_cell(player, game.turn()).filter(|_| rng.chance(0.9));
            let legal: Vec<u8> = cells_of(game.legal_cells()).collect();
            Duel2048Action::Place(home.unwrap_or_else(|| legal[rng.below(legal.len() as u32) as usize]))
        }
        Phase::Merge(_) => {
            let legal = Direction::ALL.map(|direction| game.is_legal(&Duel2048Action::Merge(direction)));
            Duel2048Action::Merge(Direction::ALL[rng.pick(&legal)])
        }
    };
    game.play(&action);
}

fn look(game: &Duel2048, plain: &Leaf, judge: &mut DuelSearch) -> Option<Sample> {
    judge.start(game.numbers());
    let mut deep = 0.0;
    for depth in DEPTH - 3..=DEPTH {
        let value = judge.search(game, Effort::depth(depth)).value;
        if value.abs() > WIN / 2 {
            return None;
        }
        deep += value as f32 / 4.0;
    }
    let sign = if game.to_move() == Player::A { 1.0 } else { -1.0 };
    Some(Sample {
        codes: codes(game.board()),
        next: Player::BOTH[(ply_of(game) % 4 == 3) as usize],
        target: (sign * deep - plain.lead(game.board()) as f32) / UNIT as f32,
    })
}

fn play(leaf: &Leaf, breadth: Breadth, seed: u64, number: u64) -> Valued {
    let mut plain = leaf.clone();
    plain.lines = None;
    // Leaves learnt from searches that deepen as bots do, or examine all of the reply, are weaker: `docs/experiments.md`.
    let search = || DuelSearch::new(leaf.clone(), breadth).every_ply().narrow();
    let [mut player, mut judge] = [search(), search()];
    let mut rng = Rng::stream(seed, number, 0);
    let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config::default(), &mut rng));
    player.start(game.numbers());
    let mut found = Valued::default();
    while game.outcome().is_none() {
        if rng.chance(SHARE) {
            let mut other = game.clone();
            for _ in 0..rng.below(ASTRAY) {
                if other.outcome().is_none() {
                    stray(&mut other, &mut rng);
                }
            }
            if other.outcome().is_none() && (other.turn() as usize) + REST < other.numbers().len() {
                let sample = look(&other, &plain, &mut judge);
                found.positions.extend(sample.iter().flat_map(Sample::to_bytes));
            }
        }
        let choice = player.search(&game, Effort::nodes(PLAY)).choice;
        game.play(&SearchBot::action(game.phase(), choice));
        found.decisions += 1;
    }
    found
}

fn parts(sample: &Sample, scales: &[[f32; 16]; 2]) -> Vec<(u32, f32)> {
    let mut found = vec![];
    for line in lines(&sample.codes, sample.next) {
        let sign = if line.side == Player::A { 1.0 } else { -1.0 };
        patterns(&line, |at, scale| {
            for row in [line.set, SETS + kind(line.set)] {
                found.push(((row * PATTERNS + at) as u32, sign * scale.of(scales)));
            }
        });
    }
    found
}

fn kind(set: usize) -> usize {
    match set % (SETS / 2) {
        10 => 2,
        4 | 9 => 1,
        _ => 0,
    }
}

fn units() -> [[f32; 16]; 2] {
    scales().map(|scale| scale.map(|x| x as f32 / UNIT as f32))
}

fn said(weights: &[f32], parts: &[(u32, f32)]) -> f32 {
    parts.iter().map(|&(at, x)| weights[at as usize] * x).sum()
}

fn huber(error: f32) -> f64 {
    let near = error.abs().min(HUBER);
    (near * (error.abs() - near / 2.0)) as f64
}

fn loss(weights: &[f32], samples: &[Sample]) -> f64 {
    let units = units();
    let (mut with, mut without) = (0.0, 0.0);
    for sample in samples {
        with += huber(sample.target - said(weights, &parts(sample, &units)));
        without += huber(sample.target);
    }
    with / without
}

fn fit(mut samples: Vec<Sample>, mut rng: Rng) -> Vec<f32> {
    let n = (SETS + KINDS) * PATTERNS;
    let (mut weights, mut mean, mut squares) = (vec![0f32; n], vec![0f32; n], vec![1e-3f32; n]);
    let units = units();
    for epoch in 0..EPOCHS {
        for i in (1..samples.len()).rev() {
            samples.swap(i, rng.below(i as u32 + 1) as usize);
        }
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for (i, sample) in samples.iter().enumerate() {
            if i % 1000 == 0 {
                stop::look();
            }
            let parts = parts(sample, &units);
            let error = (sample.target - said(&weights, &parts)).clamp(-HUBER, HUBER);
            for (at, x) in parts {
                let (at, slope) = (at as usize, error * x);
                squares[at] += slope * slope;
                weights[at] += rate * slope / squares[at].sqrt();
            }
        }
        if let Some(n) = (epoch + 1).checked_sub(EPOCHS / 2).filter(|&n| n > 0) {
            let n = n as f32;
            let both = mean.iter_mut().zip(&weights);
            both.for_each(|(mean, w)| *mean += (w - *mean) / n);
        }
    }
    mean
}

/// Returns the weights for the search: a set's plus its kind's, in parts of [`PARTS`].
fn whole(weights: &[f32]) -> Lines {
    let whole = |at: usize| {
        let set = at / PATTERNS;
        let weight = weights[at] + weights[(SETS + kind(set)) * PATTERNS + at % PATTERNS];
        (weight as f64 * PARTS as f64).round() as i32
    };
    Lines::new((0..SETS * PATTERNS).map(whole).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_fits_depend_on_the_seed_alone() {
        let start = LeafLearning.start();
        let learnt = || {
            let [first, second] = [0, 1].map(|number| LeafLearning.play(&start, 5, number).expect("a leaf"));
            let fit = LeafLearning.fit(&start, &first.positions, &second.positions, Rng::new(1));
            (first, second, fit.expect("a leaf"))
        };
        let (first, second, fit) = learnt();
        assert_eq!(learnt(), (first.clone(), second.clone(), fit.clone()));
        assert!(first != second && first.decisions > 500, "{}", first.decisions);
        assert!(first.positions.len() > 30 * BYTES && first.positions.len() % BYTES == 0);
        assert!(fit.loss > 0.0 && fit.policy != start, "{}", fit.loss);
        // The learnt leaf plays other games.
        assert_ne!(LeafLearning.play(&fit.policy, 5, 0).expect("a leaf"), first);
    }

    #[test]
    fn samples_survive_as_bytes() {
        for sample in told(&Lines::new(vec![9; SETS * PATTERNS]), 1) {
            let back = Sample::of_bytes(&sample.to_bytes());
            assert_eq!((back.codes, back.next, back.target), (sample.codes, sample.next, sample.target));
        }
    }

    fn told(by: &Lines, games: u64) -> Vec<Sample> {
        let mut found = vec![];
        for number in 0..games {
            let mut rng = Rng::stream(8, number, 0);
            let mut game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config { rounds: 200 }, &mut rng));
            while game.outcome().is_none() {
                stray(&mut game, &mut rng);
                let (codes, next) = (codes(game.board()), Player::BOTH[rng.below(2) as usize]);
                if rng.chance(0.1) {
                    let target = lines(&codes, next).map(|line| by.value(&line)).sum::<i32>() as f32 / UNIT as f32;
                    found.push(Sample { codes, next, target });
                }
            }
        }
        found
    }

    #[test]
    fn hidden_weights_are_found() {
        let mut rng = Rng::new(3);
        let hidden = Lines::new((0..SETS * PATTERNS).map(|_| rng.below(61) as i32 - 30).collect());
        let mut samples = told(&hidden, 100);
        let held = samples.split_off(samples.len() * 4 / 5);
        let weights = fit(samples, Rng::new(1));
        assert!(held.len() > 500, "{}", held.len());
        let left = loss(&weights, &held);
        assert!(left < 0.25, "{left}");
        // The search's rounded integers agree.
        let lines_of = whole(&weights);
        for sample in &held {
            let exact = said(&weights, &parts(sample, &units()));
            let values = lines(&sample.codes, sample.next).map(|line| lines_of.value(&line));
            let counted = values.sum::<i32>() as f32 / UNIT as f32;
            assert!((exact - counted).abs() < 0.02 * exact.abs() + 20.0, "{exact} {counted}");
        }
    }
}
