//! What actors and the learner send one another when they are different processes: a version, a line of JSON with the
//! sizes, then plain columns, little-endian. What goes over a network is compressed. Whatever arrives is checked before it is
//! believed.

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

/// First bytes of every message; the last of them is the version.
const MAGIC: [u8; 8] = *b"turfwir\x03";
/// First bytes of a message that is compressed (LZ4, the size before it).
const COMPRESSED: [u8; 8] = *b"turflz4\x01";
/// LZ4 makes nothing smaller than by this factor.
const MOST_RATIO: usize = 255;
/// A longer head is no head.
const MOST_HEAD: usize = 64 << 20;

/// Several chunks of one actor in one: steps one after the other, every observation once.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Everything that was brought. The names of its observations are its own: they tell nothing about other batches.
    pub chunk: RolloutChunk,
    /// Decisions made, bots' included.
    pub decisions: u64,
    /// The actor's games, for whose places [`GameEnd::slot`] stands.
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
    /// Nothing yet, of an actor with so many games.
    pub fn new(shape: ObservationShape, n_envs: u32) -> Self {
        Self {
            chunk: RolloutChunk::new(shape),
            decisions: 0,
            n_envs,
        }
    }

    /// Adds a chunk of the same actor. `known` is the caller's, empty at the batch's start: where observations lie.
    pub fn add(&mut self, chunk: &RolloutChunk, known: &mut HashMap<ObservationId, usize>) {
        self.chunk.policy_version = chunk.policy_version;
        self.chunk.outcomes.extend_from_slice(&chunk.outcomes);
        let rows: Vec<usize> = (chunk.ids.iter().enumerate())
            .map(|(row, id)| {
                *known.entry(*id).or_insert_with(|| {
                    let name = ObservationId {
                        source: u32::MAX,
                        number: self.chunk.ids.len() as u64,
                    };
                    self.chunk.push_observation(name, &chunk.observations, row)
                })
            })
            .collect();
        for mut transition in chunk.transitions() {
            (transition.state, transition.next) = (rows[transition.state], rows[transition.next]);
            self.chunk.push_transition(transition);
        }
    }

    /// As a message.
    pub fn encode(&self) -> Vec<u8> {
        let (rows, t) = (&self.chunk.observations, self.chunk.columns());
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
        rows.columns()
            .iter()
            .for_each(|(_, column)| out.extend_from_slice(column));
        put(&mut out, &t.state);
        put(&mut out, &t.next);
        put(&mut out, &t.reward);
        put(&mut out, &t.discount);
        put(&mut out, &t.choices);
        put(&mut out, &t.example);
        out
    }

    /// Reads a message of this shape; refuses one that contradicts itself, in one line.
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
            return Err("a batch of another size than it says".into());
        }
        let mut chunk = RolloutChunk::new(shape);
        chunk.policy_version = head.policy_version;
        chunk.observations = ObservationRows::zeros(shape, n);
        for (_, column) in chunk.observations.columns_mut() {
            column.copy_from_slice(rest.split_off(..column.len()).expect("measured above"));
        }
        let number = |number| ObservationId {
            source: u32::MAX,
            number,
        };
        chunk.ids = (0..n as u64).map(number).collect();
        let t = chunk.columns_mut();
        t.state = take(&mut rest, m);
        t.next = take(&mut rest, m);
        t.reward = take(&mut rest, m);
        t.discount = take(&mut rest, m);
        t.choices = take(&mut rest, m * shape.heads);
        t.example = take(&mut rest, m * shape.heads);
        chunk.check(shape)?;
        let in_range = |end: &GameEnd| end.slot < head.n_envs && end.value.abs() <= 1.0;
        if !head.outcomes.iter().all(in_range) {
            return Err("a game that the actor does not have".into());
        }
        chunk.outcomes = head.outcomes;
        Ok(Self {
            chunk,
            decisions: head.decisions,
            n_envs: head.n_envs,
        })
    }
}

/// What the learner sends.
#[derive(Clone, Debug, PartialEq)]
pub enum Orders {
    /// From now on the learner's seats are played with these weights, and opponents drawn from this league.
    Play {
        /// [`RolloutChunk::policy_version`].
        version: u64,
        /// Who takes part, and how it went.
        league: Box<League>,
        /// The learner's.
        weights: Weights,
    },
    /// A frozen opponent for this place of the league.
    Snapshot {
        /// [`crate::rollout::league::Snapshot::taken_at`].
        taken_at: u64,
        /// The place.
        place: usize,
        /// Its own.
        weights: Weights,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersHead {
    kind: OrdersKind,
    tensors: Vec<(String, Vec<usize>)>,
}

#[derive(Serialize, Deserialize)]
enum OrdersKind {
    Play { version: u64, league: Box<League> },
    Snapshot { taken_at: u64, place: usize },
}

impl Orders {
    /// As a message.
    pub fn encode(&self) -> Vec<u8> {
        let (kind, weights) = match self {
            Self::Play {
                version,
                league,
                weights,
            } => {
                let (version, league) = (*version, league.clone());
                (OrdersKind::Play { version, league }, weights)
            }
            Self::Snapshot {
                taken_at,
                place,
                weights,
            } => {
                let (taken_at, place) = (*taken_at, *place);
                (OrdersKind::Snapshot { taken_at, place }, weights)
            }
        };
        let tensors = weights.iter().map(|(name, t)| (name.clone(), t.shape.clone()));
        let mut out = begin(&OrdersHead {
            kind,
            tensors: tensors.collect(),
        });
        weights.values().for_each(|tensor| put(&mut out, &tensor.data));
        out
    }

    /// Reads a message. Whether the weights fit the network is for [`turf_agents::policy::net::Net`] to say.
    pub fn decode(message: &[u8]) -> Result<Self, String> {
        let (head, mut rest) = open::<OrdersHead>(message)?;
        let mut weights = Weights::new();
        for (name, shape) in head.tensors {
            let n = shape.iter().try_fold(1_usize, |n, &k| n.checked_mul(k));
            let n = n.filter(|n| n.checked_mul(4).is_some_and(|bytes| bytes <= rest.len()));
            let n = n.ok_or("weights of another size than they say")?;
            let data = take(&mut rest, n);
            weights.insert(name, Tensor { shape, data });
        }
        match head.kind {
            _ if !rest.is_empty() => Err("weights of another size than they say".into()),
            OrdersKind::Play { version, league } => Ok(Self::Play {
                version,
                league,
                weights,
            }),
            OrdersKind::Snapshot { taken_at, place } => Ok(Self::Snapshot {
                taken_at,
                place,
                weights,
            }),
        }
    }
}

/// A message made smaller; [`Batch::decode`] reads either.
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
    if size / MOST_RATIO > packed.len() {
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
        return Err("no message of turf".into());
    }
    if magic != MAGIC {
        return Err(format!(
            "a message of version {}; this program knows {}",
            magic[7], MAGIC[7]
        ));
    }
    let (len, rest) = rest.split_first_chunk().ok_or("a message cut short")?;
    let len = u64::from_le_bytes(*len) as usize;
    let head = rest.split_at_checked(len).filter(|_| len <= MOST_HEAD);
    let (head, rest) = head.ok_or("a message cut short")?;
    Ok((
        serde_json::from_slice(head).map_err(|e| format!("a message's head: {e}"))?,
        rest,
    ))
}

fn put<T: Pod>(out: &mut Vec<u8>, column: &[T]) {
    out.extend_from_slice(bytemuck::cast_slice(column));
}

/// The caller knows that there are so many.
fn take<T: Pod>(rest: &mut &[u8], n: usize) -> Vec<T> {
    let bytes = rest.split_off(..n * size_of::<T>()).expect("measured before");
    bytemuck::pod_collect_to_vec(bytes)
}

#[cfg(test)]
mod tests;
