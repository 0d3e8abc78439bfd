//! An actor of a training run on many machines: games, seats and the network in plain Rust; see `turf_rl.ray`.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use turf_agents::policy::FirstLegal;
use turf_agents::policy::file::NetworkSpec;
use turf_agents::policy::net::Net;
use turf_agents::policy::net::{self, Dims};
use turf_env::Rng;
use turf_train::config::TrainConfig;
use turf_train::rollout::observation::ObservationShape;
use turf_train::rollout::wire::{self, Batch, Order, Orders};
use turf_train::rollout::{Rollout, RolloutConfig, Weights};

use crate::games::{Playable, Visit, visit};

/// Random streams of actors, beside those of the learner's own games.
const ACTOR_STREAM: u64 = u64::MAX - 2;

/// Of any encoding.
pub trait Acting: Send {
    fn order(&mut self, orders: Orders) -> Result<(), String>;
    fn play(&mut self, steps: usize, compressed: bool) -> Result<Vec<u8>, String>;
}

struct Playing<E: Playable> {
    rollout: Rollout<E>,
    spec: NetworkSpec,
    shape: ObservationShape,
    pool: rayon::ThreadPool,
    /// Of every place of the league, which snapshot is there.
    snapshots: Vec<u64>,
    ready: bool,
}

impl<E: Playable> Playing<E> {
    fn net(&self, weights: &Weights) -> Result<Arc<Net>, String> {
        Net::of_weights(&self.spec, Dims::of::<E>(), weights.clone())
            .map(Arc::new)
            .map_err(|why| why.to_string())
    }
}

impl<E: Playable> Acting for Playing<E> {
    fn order(&mut self, Orders { kind, weights }: Orders) -> Result<(), String> {
        match kind {
            Order::Snapshot { taken_at, place } => {
                let net = self.net(&weights)?;
                if place > self.snapshots.len() {
                    return Err("a snapshot for a place that the league does not have".into());
                }
                if place == self.snapshots.len() {
                    self.snapshots.push(taken_at);
                }
                self.snapshots[place] = taken_at;
                self.rollout.put_snapshot(place, net);
            }
            Order::Play { version, league } => {
                let there = league.snapshots().iter().map(|snapshot| snapshot.taken_at);
                if there.ne(self.snapshots.iter().copied()) {
                    return Err("the league has snapshots that did not come".into());
                }
                let net = self.net(&weights)?;
                self.rollout.league_mut().follow(*league)?;
                self.rollout.set_policy(net, version);
                self.ready = true;
            }
        }
        Ok(())
    }

    fn play(&mut self, steps: usize, compressed: bool) -> Result<Vec<u8>, String> {
        if !self.ready {
            return Err("there are no weights to play with yet".into());
        }
        let n = self.rollout.n_envs();
        let (mut batch, mut known) = (Batch::new(self.shape, n as u32), HashMap::new());
        for _ in 0..steps {
            let rollout = &mut self.rollout;
            self.pool.install(|| rollout.step());
            self.rollout.chunks().for_each(|chunk| batch.add(chunk, &mut known));
            batch.decisions += n as u64;
        }
        let message = batch.encode();
        Ok(if compressed { wire::compress(&message) } else { message })
    }
}

/// An actor to be made.
pub struct Begin<'a> {
    settings: &'a str,
    bots: Vec<String>,
    envs: usize,
    nonce: u64,
    threads: usize,
}

impl Visit for Begin<'_> {
    type Output = Result<Box<dyn Acting>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let config = TrainConfig::<<E::Game as turf_env::Game>::Config>::default();
        let mut config = config.overlaid(self.settings, &[]).map_err(|e| e.to_string())?;
        let c = &config.network;
        let spec = NetworkSpec {
            kind: c.kind,
            hidden: c.hidden.clone(),
            use_cells: c.use_cells,
            dueling: c.dueling,
        };
        net::check(&spec, &Dims::of::<E>())?;
        config.seed = Rng::stream(config.seed, ACTOR_STREAM, self.nonce).next_u64();
        (config.env.n_envs, config.league.bots) = (self.envs, self.bots);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|e| format!("cannot start threads: {e}"))?;
        let first = Arc::new(FirstLegal);
        let rollout = Rollout::<E>::new(RolloutConfig::of(&config), first).map_err(|e| e.to_string())?;
        Ok(Box::new(Playing {
            shape: ObservationShape::of::<E>(config.network.use_cells),
            rollout,
            spec,
            pool,
            snapshots: Vec::new(),
            ready: false,
        }))
    }
}

/// An actor.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Actor(Mutex<Box<dyn Acting>>);

#[pymethods]
impl Actor {
    /// Of the run with these settings (its config.toml); `bots`: its league's, by files of this machine; equal `nonce`: equal
    /// games.
    #[new]
    fn new(
        py: Python<'_>,
        encoding: &str,
        settings: &str,
        bots: Vec<String>,
        envs: usize,
        nonce: u64,
        threads: usize,
    ) -> PyResult<Self> {
        if envs == 0 || envs > 1 << 20 || threads == 0 {
            return Err(PyValueError::new_err(
                "an actor has 1 to 2^20 games and at least one thread",
            ));
        }
        let work = Begin {
            settings,
            bots,
            envs,
            nonce,
            threads,
        };
        let made = py.detach(|| visit(encoding, work).and_then(|made| made));
        made.map(|acting| Self(Mutex::new(acting)))
            .map_err(PyValueError::new_err)
    }

    /// Follows a message of the learner.
    fn order(&self, py: Python<'_>, message: &[u8]) -> PyResult<()> {
        let followed = py.detach(|| {
            let orders = Orders::decode(message)?;
            self.0.lock().expect("no thread failed").order(orders)
        });
        followed.map_err(PyValueError::new_err)
    }

    /// So many decisions in every game: a message for the learner; `compressed` where it goes over a network.
    fn play<'py>(&self, py: Python<'py>, steps: usize, compressed: bool) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let played = py.detach(|| self.0.lock().expect("no thread failed").play(steps, compressed));
        Ok(PyArray1::from_vec(py, played.map_err(PyValueError::new_err)?))
    }
}

/// What a batch costs before and after its way.
pub struct Costs<'a> {
    settings: &'a str,
    message: &'a [u8],
    repeats: u32,
}

impl Visit for Costs<'_> {
    type Output = Result<Vec<(&'static str, f64)>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let config = TrainConfig::<<E::Game as turf_env::Game>::Config>::default();
        let config = config.overlaid(self.settings, &[]).map_err(|e| e.to_string())?;
        let shape = ObservationShape::of::<E>(config.network.use_cells);
        let batch = Batch::decode(self.message, shape)?;
        let (plain, decisions) = (batch.encode(), batch.decisions.max(1) as f64);
        let packed = wire::compress(&plain);
        let timed = |work: &dyn Fn()| {
            let start = Instant::now();
            (0..self.repeats).for_each(|_| work());
            start.elapsed().as_secs_f64() * 1e6 / (decisions * self.repeats.max(1) as f64)
        };
        let (encode, compress) = (timed(&|| drop(batch.encode())), timed(&|| drop(wire::compress(&plain))));
        let decode = timed(&|| drop(Batch::decode(&plain, shape)));
        Ok(vec![
            ("decisions", decisions),
            ("bytes", plain.len() as f64 / decisions),
            ("compressed_bytes", packed.len() as f64 / decisions),
            ("encode_us", encode),
            ("decode_us", decode),
            ("compress_us", compress),
            ("decompress_us", timed(&|| drop(Batch::decode(&packed, shape))) - decode),
        ])
    }
}

/// What a batch costs a decision: bytes on the wire, and µs to write, to read and check, to compress and decompress.
#[pyfunction]
pub fn wire_costs<'py>(
    py: Python<'py>,
    encoding: &str,
    settings: &str,
    message: &[u8],
    repeats: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let work = Costs {
        settings,
        message,
        repeats,
    };
    let costs = py.detach(|| visit(encoding, work).and_then(|made| made));
    costs.map_err(PyValueError::new_err)?.into_py_dict(py)
}

/// The league's bots that these settings (config.toml) name, as SPECs.
pub struct LeagueBots<'a>(&'a str);

impl Visit for LeagueBots<'_> {
    type Output = Result<Vec<String>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let config = TrainConfig::<<E::Game as turf_env::Game>::Config>::default();
        let config = config.overlaid(self.0, &[]).map_err(|e| e.to_string())?;
        Ok(config.league.bots)
    }
}

/// See [`LeagueBots`].
#[pyfunction]
pub fn league_bots(encoding: &str, settings: &str) -> PyResult<Vec<String>> {
    visit(encoding, LeagueBots(settings))
        .and_then(|made| made)
        .map_err(PyValueError::new_err)
}
