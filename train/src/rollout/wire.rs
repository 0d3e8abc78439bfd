//! Messages between actors and the learner in different processes: a version, a line of JSON with the sizes, then plain
//! columns, little-endian. Messages over a network are compressed. Decoding checks everything that arrives.

use std::borrow::Cow;
use std::collections::HashMap;

use bytemuck::Pod;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use turf_agents::policy::file::Tensor;

use crate::rollout::chunk::{GameEnd, ObservationId, RolloutChunk};
use crate::rollout::league::League;
use crate::rollout::observation::{ObservationRows, ObservationShape};
use crate::rollout::{COUNT_LIMIT, Weights};

/// First bytes of every message. The last byte is the version.
const MAGIC: [u8; 8] = *b"turfwir\x03";
const COMPRESSED: [u8; 8] = *b"turflz4\x01";
/// Upper bound of LZ4's compression ratio; a larger claimed size is refused.
const MAX_RATIO: usize = 255;
const MAX_HEAD: usize = 64 << 20;

/// Several chunks of one actor merged: consecutive steps, every observation once. Its observation ids are valid within
/// the batch only.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    pub chunk: RolloutChunk,
    pub decisions: u64,
    /// Number of the actor's games, to which [`GameEnd::slot`] refers.
    pub n_envs: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BatchHead {
    policy_version: u64,
    decisions: u64,
    n_envs: u32,
    shape: ObservationShape,
    observations: usize,
    transitions: usize,
    outcomes: Vec<GameEnd>,
}

impl Batch {
    pub fn new(shape: ObservationShape, n_envs: u32) -> Self {
        Self { chunk: RolloutChunk::new(shape), decisions: 0, n_envs }
    }

    /// Adds a chunk of the same actor. `known` maps observation ids to rows of the batch. It is the caller's, and empty
    /// at the batch's start.
    pub fn add(&mut self, chunk: &RolloutChunk, known: &mut HashMap<ObservationId, usize>) {
        self.chunk.policy_version = chunk.policy_version;
        self.chunk.outcomes.extend_from_slice(&chunk.outcomes);
        let rows: Vec<usize> = (chunk.ids.iter().enumerate())
            .map(|(row, id)| {
                *known.entry(*id).or_insert_with(|| {
                    let name = ObservationId { source: u32::MAX, number: self.chunk.ids.len() as u64 };
                    self.chunk.push_observation(name, &chunk.observations, row)
                })
            })
            .collect();
        for mut transition in chunk.transitions() {
            (transition.state, transition.next) = (rows[transition.state], rows[transition.next]);
            self.chunk.push_transition(transition);
        }
    }

    pub fn encode(&self) -> Vec<u8> {
        let (rows, t) = (&self.chunk.observations, &self.chunk.transitions);
        let head = BatchHead {
            policy_version: self.chunk.policy_version,
            decisions: self.decisions,
            n_envs: self.n_envs,
            shape: rows.shape(),
            observations: rows.len(),
            transitions: self.chunk.n_transitions(),
            outcomes: self.chunk.outcomes.clone(),
        };
        let mut out = begin(&head);
        rows.columns().iter().for_each(|(_, column)| out.extend_from_slice(column));
        put(&mut out, &t.state);
        put(&mut out, &t.next);
        put(&mut out, &t.reward);
        put(&mut out, &t.discount);
        put(&mut out, &t.choices);
        put(&mut out, &t.demonstration);
        out
    }

    pub fn decode(message: &[u8], shape: ObservationShape) -> Result<Self, String> {
        let message = unpacked(message)?;
        let (head, mut rest) = open::<BatchHead>(&message)?;
        if head.shape != shape {
            return Err("a batch of another encoding or network".into());
        }
        let (n, m) = (head.observations, head.transitions);
        let bytes = n.checked_mul(shape.bytes()).zip(m.checked_mul(16 + 4 * shape.heads));
        let bytes = bytes.and_then(|(a, b)| a.checked_add(b));
        if bytes != Some(rest.len()) || head.decisions >= COUNT_LIMIT || head.n_envs == 0 {
            return Err("a batch whose size differs from the size it states".into());
        }
        let mut chunk = RolloutChunk::new(shape);
        chunk.policy_version = head.policy_version;
        chunk.observations = ObservationRows::zeros(shape, n);
        for (_, column) in chunk.observations.columns_mut() {
            column.copy_from_slice(rest.split_off(..column.len()).expect("measured above"));
        }
        chunk.ids = (0..n as u64).map(|number| ObservationId { source: u32::MAX, number }).collect();
        let t = &mut chunk.transitions;
        t.state = take(&mut rest, m);
        t.next = take(&mut rest, m);
        t.reward = take(&mut rest, m);
        t.discount = take(&mut rest, m);
        t.choices = take(&mut rest, m * shape.heads);
        t.demonstration = take(&mut rest, m * shape.heads);
        chunk.check(shape)?;
        if !head.outcomes.iter().all(|end: &GameEnd| end.slot < head.n_envs && end.value.abs() <= 1.0) {
            return Err("a game that the actor does not have".into());
        }
        chunk.outcomes = head.outcomes;
        Ok(Self { chunk, decisions: head.decisions, n_envs: head.n_envs })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Order {
    Play { version: u64, league: Box<League> },
    Snapshot { taken_at: u64, place: usize },
}

/// An order and the weights it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Orders {
    pub kind: Order,
    pub weights: Weights,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersHead {
    kind: Order,
    tensors: Vec<(String, Vec<usize>)>,
}

impl Orders {
    pub fn encode(&self) -> Vec<u8> {
        let tensors = self.weights.iter().map(|(name, t)| (name.clone(), t.shape.clone()));
        let mut out = begin(&OrdersHead { kind: self.kind.clone(), tensors: tensors.collect() });
        self.weights.values().for_each(|tensor| put(&mut out, &tensor.data));
        out
    }

    pub fn decode(message: &[u8]) -> Result<Self, String> {
        const SIZE: &str = "weights of another size than they say";
        let (head, mut rest) = open::<OrdersHead>(message)?;
        let mut weights = Weights::new();
        for (name, shape) in head.tensors {
            let n = shape.iter().try_fold(1_usize, |n, &k| n.checked_mul(k));
            let n = n.filter(|n| n.checked_mul(4).is_some_and(|bytes| bytes <= rest.len()));
            let data = take(&mut rest, n.ok_or(SIZE)?);
            weights.insert(name, Tensor { shape, data });
        }
        let orders = Self { kind: head.kind, weights };
        rest.is_empty().then_some(orders).ok_or_else(|| SIZE.into())
    }
}

pub fn compress(message: &[u8]) -> Vec<u8> {
    let mut out = COMPRESSED.to_vec();
    out.extend_from_slice(&lz4_flex::compress_prepend_size(message));
    out
}

fn unpacked(message: &[u8]) -> Result<Cow<'_, [u8]>, String> {
    let Some(packed) = message.strip_prefix(&COMPRESSED) else {
        return Ok(Cow::Borrowed(message));
    };
    let (size, packed) = lz4_flex::block::uncompressed_size(packed).map_err(|_| "a message cut short")?;
    if size / MAX_RATIO > packed.len() {
        return Err("a message of another size than it says".into());
    }
    let plain = lz4_flex::decompress(packed, size).map_err(|e| format!("a message that was damaged: {e}"))?;
    Ok(Cow::Owned(plain))
}

fn begin(head: &impl Serialize) -> Vec<u8> {
    let head = serde_json::to_vec(head).expect("plain data");
    let mut out = MAGIC.to_vec();
    out.extend_from_slice(&(head.len() as u64).to_le_bytes());
    out.extend_from_slice(&head);
    out
}

fn open<T: DeserializeOwned>(message: &[u8]) -> Result<(T, &[u8]), String> {
    let (magic, rest) = message.split_at_checked(MAGIC.len()).ok_or("a message cut short")?;
    if magic[..7] != MAGIC[..7] {
        return Err("not a message of turf".into());
    }
    if magic != MAGIC {
        return Err(format!("a message of version {}; this program knows {}", magic[7], MAGIC[7]));
    }
    let (len, rest) = rest.split_first_chunk().ok_or("a message cut short")?;
    let len = u64::from_le_bytes(*len) as usize;
    let head = rest.split_at_checked(len).filter(|_| len <= MAX_HEAD);
    let (head, rest) = head.ok_or("a message cut short")?;
    Ok((serde_json::from_slice(head).map_err(|e| format!("a message's head: {e}"))?, rest))
}

fn put<T: Pod>(out: &mut Vec<u8>, column: &[T]) {
    out.extend_from_slice(bytemuck::cast_slice(column));
}

fn take<T: Pod>(rest: &mut &[u8], n: usize) -> Vec<T> {
    let bytes = rest.split_off(..n * size_of::<T>()).expect("measured before");
    bytemuck::pod_collect_to_vec(bytes)
}

#[cfg(test)]
mod tests;
