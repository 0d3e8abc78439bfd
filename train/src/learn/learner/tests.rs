use crate::rollout::chunk::{ObservationId, RolloutChunk, Transition};
use crate::rollout::observation::{ObservationRows, ObservationShape};
use half::f16;
use half::slice::HalfFloatSliceExt;
use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec, PolicyFile};
use turf_agents::policy::net::{Dims, Net};
use turf_agents::policy::{Observed, Policy, Workspace};
use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
use turf_env::{CellKind, Encoding, Game, Rules};

use super::*;
use crate::config::Loss;
use crate::data::batch::ObservationBatch;
use crate::data::replay_buffer::{Sources, push_row};
use crate::nn::forward::Forward;
use turf_agents::toy::NimV1;

struct Memory {
    capacity: usize,
    chunk: RolloutChunk,
}

impl Memory {
    fn new(shape: ObservationShape, capacity: usize) -> Self {
        Self { capacity, chunk: RolloutChunk::new(shape) }
    }

    fn observe(&mut self, cells: &[u8], scalars: &[f32], mask: &[bool]) -> usize {
        let mut row = ObservationRows::zeros(self.chunk.observations.shape(), 1);
        row.write(0, cells, scalars, mask);
        let number = self.chunk.observations.len() as u64;
        self.chunk.push_observation(ObservationId { source: 0, number }, &row, 0)
    }

    fn learn(&mut self, state: usize, choice: u16, reward: f32, discount: f32, next: usize) {
        self.chunk.push_transition(Transition {
            demonstration: None,
            state,
            choices: &[choice],
            reward,
            discount,
            next,
        });
    }

    fn filled(&self) -> ReplayBuffer {
        let shape = self.chunk.observations.shape();
        let mut replay = ReplayBuffer::new(shape, self.capacity, Sources { n: 1, n_step: 1 });
        replay.append(&self.chunk);
        replay
    }
}

fn shape(use_cells: bool, dims: Dims) -> Arc<Shape> {
    let spec = spec(NetworkKind::Mlp, &[32, 16], use_cells, true);
    Arc::new(Shape { spec, dims })
}

/// A chain of five states. Choice 0 leads to the next state (reward 0, and 1 from the last, where the game ends).
/// Choice 1 ends the game with reward 0.3. In state 2 it is illegal and not made. With γ = 0.8 the optimal values
/// are
///
/// ```text
/// state      0            1       2      3     4
/// go on      .8·.512=.41  .512    .64    .8    1
/// end        .3           .3      -      .3    .3
/// ```
#[test]
fn a_small_table_is_solved_exactly() {
    for (use_cells, n_scalars) in [(false, 5), (true, 5), (true, 0)] {
        let dims = Dims { heads: 1, actions: 2, cells: 5, cell_kind: CellKind::Bits(1), scalars: n_scalars };
        let row = ObservationShape { cells: if use_cells { 5 } else { 0 }, scalars: n_scalars, heads: 1, actions: 2 };
        let mut memory = Memory::new(row, 10);
        // The inputs that do not count are equal in every state.
        let one_hot = |k: usize, wanted: bool| (0..5).map(move |i| (i == if wanted { k } else { 0 }) as u8);
        for k in 0..5 {
            let scalars: Vec<f32> = one_hot(k, !use_cells).take(n_scalars).map(f32::from).collect();
            let cells: Vec<u8> = one_hot(k, use_cells).collect();
            memory.observe(&cells, &scalars, &[true, k != 2]);
        }
        for state in 0..5 {
            match state {
                4 => memory.learn(state, 0, 1.0, 0.0, 4),
                _ => memory.learn(state, 0, 0.0, 0.8, state + 1),
            }
            if state != 2 {
                memory.learn(state, 1, 0.3, 0.0, state);
            }
        }
        let replay = memory.filled();
        let config = DqnConfig {
            batch_size: 64,
            batch_parts: 2,
            learning_rate: 3e-3,
            ema_tau: 0.05,
            loss: Loss::Mse,
            schedule: Schedule::Linear,
            schedule_updates: 1500,
            final_learning_rate: 1e-4,
            ..DqnConfig::default()
        };
        let mut learner = Learner::new(&config, shape(use_cells, dims), Device::Cpu, Rng::new(3));
        (0..2000).for_each(|_| learner.update(&replay, false).expect("finite"));
        assert!((learner.learning_rate() - 1e-4).abs() < 1e-12);
        let scalars = (0..5).flat_map(|k| one_hot(k, !use_cells).take(n_scalars).map(f16::from)).collect();
        let cells: Vec<u8> = (0..5).flat_map(|k| one_hot(k, use_cells)).collect();
        let rows = ObservationBatch { n: 5, scalars, cells, heads: (0..5).collect(), ..ObservationBatch::default() };
        let network = learner.average();
        let input = Input::new(network, &rows);
        let forward = Forward::of_q(network, &input);
        let q = forward.q();
        let wanted = [0.4096, 0.3, 0.512, 0.3, 0.64, f32::NAN, 0.8, 0.3, 1.0, 0.3];
        for (i, (q, wanted)) in q.iter().zip(wanted).enumerate().filter(|(_, (_, w))| !w.is_nan()) {
            assert!(
                (q - wanted).abs() < 0.01,
                "cells {use_cells}, {n_scalars} scalars, state {}, choice {}: {q}, not {wanted}",
                i / 2,
                i % 2
            );
        }
    }
}

#[test]
fn averages_that_wait_are_the_same() {
    let config = DqnConfig { batch_size: 8, batch_parts: 2, ..DqnConfig::default() };
    let replay = buffer(Duel2048V1, &Default::default(), true);
    let state = |catch_up: fn(u64) -> bool, asks: fn(u64) -> bool| {
        let mut learner = Learner::new(&config, shape(true, Dims::of(Duel2048V1)), Device::Cpu, Rng::new(2));
        for k in 1..=12 {
            learner.update(&replay, catch_up(k)).expect("finite");
            if asks(k) {
                learner.average();
            }
        }
        learner.state().rows
    };
    let at_once = state(|_| true, |_| false);
    assert_eq!(at_once, state(|_| false, |_| true));
    assert_eq!(state(|k| k % 3 == 0, |_| false), state(|_| false, |k| k % 3 == 0));
}

/// Returns a network with random weights everywhere, and its policy file. Biases, norms and cell rows usually start at
/// constants, which would hide a mix-up.
pub(crate) fn random_network<E: Encoding>(encoding: E, spec: NetworkSpec, rng: &mut Rng) -> (Network, PolicyFile) {
    let shape = Shape { spec: spec.clone(), dims: Dims::of(encoding) };
    let mut network = Network::new(Arc::new(shape), rng);
    let random = |row: &[f32], rng: &mut Rng| row.iter().map(|x| x + (rng.unit() as f32 - 0.5) * 0.2).collect();
    let rows: Vec<(String, Vec<f32>)> = network.rows().into_iter().map(|(n, row)| (n, random(&row, rng))).collect();
    let find = |name: &str| rows.iter().find(|(n, _)| n == name).map(|(_, row)| row.as_slice());
    network.set_rows(find).expect("its own shape");
    let file = PolicyFile {
        encoding: encoding.shape().name.into(),
        content: Content::Network(spec),
        shield: false,
        notes: Default::default(),
        tensors: network.weights(),
    };
    (network, file)
}

fn check_parity<E: Encoding>(
    encoding: E,
    config: &<E::Rules as Rules>::Config,
    decisions: usize,
    specs: &[NetworkSpec],
) {
    let (rules, heads, actions) = (encoding.rules(), encoding.heads(), encoding.actions());
    let mut rng = Rng::new(8);
    let (mut rows, mut masks) = (ObservationBatch::default(), Vec::new());
    let mut row = ObservationRows::zeros(ObservationShape::of(encoding, true), 1);
    let (mut c, mut s) = (vec![0; encoding.cells()], vec![0.0; encoding.scalars()]);
    let mut mask = vec![false; heads * actions];
    let mut game = rules.start(&rules.draw_setup(config, &mut rng));
    for _ in 0..decisions {
        if game.outcome().is_some() {
            game = rules.start(&rules.draw_setup(config, &mut rng));
        }
        // With the shield games last longer, and positions become rich.
        encoding.observe_and_mask(&game, true, &mut c, &mut s, &mut mask);
        row.write(0, &c, &s, &mask);
        push_row(&row, 0, &mut rows);
        masks.extend_from_slice(&mask);
        let choices: Vec<u16> = mask.chunks(actions).map(|head| rng.pick(head) as u16).collect();
        encoding.play(&mut game, &choices);
    }
    for spec in specs {
        let (network, file) = random_network(encoding, spec.clone(), &mut rng);
        let mut again = Network::new(network.shape().clone(), &mut rng);
        again.set_named(&file).expect("the same network");
        assert_eq!(again.rows(), network.rows());
        let input = Input::new(&network, &rows);
        let forward = Forward::of_q(&network, &input);
        let batched = forward.q();
        let net = Net::new(encoding, &file).expect("a complete file");
        let mut choices = vec![0; decisions * heads];
        let scalars = rows.scalars.to_f32_vec();
        let seen = Observed { n: decisions, cells: &rows.cells, scalars: &scalars, mask: &masks };
        let (mut workspace, mut q) = (Workspace::default(), vec![0.0; masks.len()]);
        net.choose(&seen, &mut workspace, &mut choices, None);
        net.q(&seen, &mut workspace, &mut q);
        let (mut best, mut other) = ([0], [0]);
        let of_heads = batched.chunks(actions).zip(rows.mask.chunks(actions));
        for (head, (batched, legal)) in rows.heads.iter().zip(of_heads) {
            // The network that plays games chooses alike.
            let chosen = choices[*head as usize] as usize;
            turf_agents::policy::greedy(batched, legal, actions, &mut best);
            let worse = batched[best[0] as usize] - batched[chosen];
            assert!(legal[chosen] && worse < 1e-4, "{head}");
            let i = *head as usize;
            let q = &q[i * actions..(i + 1) * actions];
            let near = q.iter().zip(batched).all(|(a, b)| (a - b).abs() < 1e-4);
            assert!(near, "{i}: {q:?} {batched:?}");
            let everything = vec![true; q.len()];
            turf_agents::policy::greedy(q, &everything, actions, &mut best);
            turf_agents::policy::greedy(batched, &everything, actions, &mut other);
            let worse = q[best[0] as usize] - q[other[0] as usize];
            assert!(worse < 1e-4, "{i}: {q:?} {batched:?}");
        }
    }
}

pub(crate) fn spec(kind: NetworkKind, hidden: &[usize], use_cells: bool, dueling: bool) -> NetworkSpec {
    NetworkSpec { kind, hidden: hidden.to_vec(), use_cells, dueling }
}

#[test]
fn exported_weights_play_the_same() {
    let mlps = [(false, true), (true, true), (true, false)];
    let mlps = mlps.map(|(use_cells, dueling)| spec(NetworkKind::Mlp, &[64, 32, 16], use_cells, dueling));
    check_parity(NimV1, &Default::default(), 50, &mlps);
    let boards = toml::from_str("boards = [{ width = 20, height = 21, max_turns = 200 }]").expect("a board");
    check_parity(PaperV1, &boards, 300, &mlps);
    let wide = &[16, 24, 20, 12][..];
    let graphs = [(wide, true), (wide, false), (&[16, 12], true)];
    let graphs = graphs.map(|(hidden, dueling)| spec(NetworkKind::Graph, hidden, true, dueling));
    check_parity(StellarV1, &Default::default(), 300, &graphs);
    // Several heads on dense layers.
    let dense = [spec(NetworkKind::Mlp, &[16, 8], false, true)];
    check_parity(StellarV1, &Default::default(), 20, &dense);
}

pub(crate) fn buffer<E: Encoding>(encoding: E, config: &<E::Rules as Rules>::Config, use_cells: bool) -> ReplayBuffer {
    let rules = encoding.rules();
    let (mut memory, mut rng) = (Memory::new(ObservationShape::of(encoding, use_cells), 60), Rng::new(4));
    let (mut c, mut s) = (vec![0; encoding.cells()], vec![0.0; encoding.scalars()]);
    let mut mask = vec![false; encoding.heads() * encoding.actions()];
    let mut game = rules.start(&rules.draw_setup(config, &mut rng));
    let mut last: Option<(usize, Vec<u16>)> = None;
    for k in 0..60 {
        encoding.observe_and_mask(&game, false, &mut c, &mut s, &mut mask);
        let next = memory.observe(if use_cells { &c } else { &[] }, &s, &mask);
        let last_legal = |head: &[bool]| head.iter().rposition(|&legal| legal).expect("a choice");
        let choices: Vec<u16> = mask
            .chunks(encoding.actions())
            .map(|head| if k % 2 == 0 { last_legal(head) } else { rng.pick(head) } as u16)
            .collect();
        if let Some((before, choices)) = &last {
            memory.chunk.push_transition(Transition {
                demonstration: Some(&choices[..]).filter(|_| k % 2 == 1),
                state: *before,
                choices,
                reward: rng.unit() as f32,
                discount: 0.9,
                next,
            });
        }
        encoding.play(&mut game, &choices);
        last = Some((next, choices));
        if game.outcome().is_some() {
            game = rules.start(&rules.draw_setup(config, &mut rng));
        }
    }
    memory.filled()
}

fn stellar_buffer() -> (Arc<Shape>, ReplayBuffer) {
    let spec = spec(NetworkKind::Graph, &[8, 8, 8], true, true);
    let dims = Dims::of(StellarV1);
    let replay = buffer(StellarV1, &Default::default(), true);
    (Arc::new(Shape { spec, dims }), replay)
}

#[test]
fn a_batch_in_parts_is_the_same_batch() {
    let (shape, replay) = stellar_buffer();
    let after = |batch_parts: usize, threads: usize| {
        let config = DqnConfig { batch_size: 32, batch_parts, ..DqnConfig::default() };
        let mut learner = Learner::new(&config, shape.clone(), Device::Cpu, Rng::new(2));
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| (0..3).for_each(|_| learner.update(&replay, false).expect("finite")));
        let stats = learner.take_stats();
        (learner.online().rows()[0].1.clone(), stats.loss, stats.q)
    };
    let (whole, parts) = (after(1, 1), after(4, 1));
    assert_eq!(parts, after(4, 3));
    assert!((whole.1 - parts.1).abs() < 1e-5 && (whole.2 - parts.2).abs() < 1e-5);
    let differences = whole.0.iter().zip(&parts.0).map(|(a, b)| (a - b).abs());
    let furthest = differences.clone().fold(0.0, f32::max);
    // Adam divides by the gradient's own size, so numbers whose gradient is pure rounding may differ.
    let apart = differences.filter(|difference| *difference > 1e-5).count();
    assert!(furthest < 5e-3 && apart * 20 < whole.0.len(), "{furthest}, {apart}");
}

fn drawn(replay: &ReplayBuffer) -> SamplePart {
    let mut part = SamplePart::default();
    replay.draw_part(5, 0, 200, None, &mut part);
    part
}

fn greedy(network: &Network, state: &ObservationBatch) -> Vec<u16> {
    let input = Input::new(network, state);
    let forward = Forward::of_q(network, &input);
    let mut choices = vec![0; state.heads.len()];
    let actions = network.shape().dims.actions;
    turf_agents::policy::greedy(forward.q(), &state.mask, actions, &mut choices);
    choices
}

#[test]
fn demonstrations_are_imitated() {
    let (shape, replay) = stellar_buffer();
    let sample = drawn(&replay);
    let imitated = |margin_weight: f64| {
        let config = DqnConfig {
            batch_size: 32,
            learning_rate: 3e-3,
            ema_tau: 0.05,
            margin_weight,
            margin: 0.2,
            ..DqnConfig::default()
        };
        let mut learner = Learner::new(&config, shape.clone(), Device::Cpu, Rng::new(2));
        (0..150).for_each(|_| learner.update(&replay, false).expect("finite"));
        let choices = greedy(learner.average(), &sample.state);
        let shown = choices.iter().zip(&sample.demonstration).filter(|(_, shown)| **shown >= 0);
        let right = shown.clone().filter(|(choice, shown)| **choice as i64 == **shown);
        right.count() as f64 / shown.count() as f64
    };
    let (with, without) = (imitated(5.0), imitated(0.0));
    assert!(with > without + 0.2, "{with} against {without}");
}

/// Pulled hard, the policy becomes that of the weights it is pulled to; without a pull it does not.
#[test]
fn the_policy_is_pulled_towards_the_start() {
    let (shape, replay) = stellar_buffer();
    let (start, file) = random_network(StellarV1, shape.spec.clone(), &mut Rng::new(8));
    let state = drawn(&replay).state;
    let wanted = greedy(&start, &state);
    let agreed = |pull_weight: f64| {
        let config =
            DqnConfig { batch_size: 32, learning_rate: 3e-3, margin_weight: 0.0, pull_weight, ..DqnConfig::default() };
        let mut learner = Learner::new(&config, shape.clone(), Device::Cpu, Rng::new(2));
        learner.pull_towards(&file).expect("the same network");
        (0..150).for_each(|_| learner.update(&replay, false).expect("finite"));
        let own = greedy(learner.online(), &state);
        let same = own.iter().zip(&wanted).filter(|(a, b)| a == b).count();
        same as f64 / wanted.len() as f64
    };
    let (pulled, without) = (agreed(100.0), agreed(0.0));
    assert!(pulled > without + 0.2, "{pulled} against {without}");
}

#[test]
fn batches_are_parted_equally() {
    let parts = |batch_size, batch_parts| n_parts(&DqnConfig { batch_size, batch_parts, ..DqnConfig::default() });
    assert_eq!([parts(512, 4), parts(512, 7), parts(6, 4), parts(7, 4), parts(1, 4)], [4, 4, 3, 1, 1]);
}
