use std::sync::Arc;

use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};

use super::*;
use crate::rollout::{Rollout, RolloutConfig, Transition};
use turf_agents::policy::FirstLegal;

fn played() -> (Batch, Vec<RolloutChunk>, League) {
    let mut config = RolloutConfig::new(Duel2048Config { rounds: 20 });
    config.env.n_envs = 24;
    (config.exploration.highest, config.exploration.lowest) = (1.0, 1.0);
    let mut rollout = Rollout::new(Duel2048V1, config, Arc::new(FirstLegal)).expect("built-in bots");
    let mut batch = Batch::new(ObservationShape::of(Duel2048V1, false), 24);
    let (mut chunks, mut known) = (Vec::new(), HashMap::new());
    for _ in 0..150 {
        rollout.step();
        rollout.chunks().for_each(|chunk| batch.add(chunk, &mut known));
        chunks.extend(rollout.chunks().cloned());
        batch.decisions += 24;
    }
    (batch, chunks, rollout.league().clone())
}

#[test]
fn a_batch_holds_what_its_chunks_hold_each_observation_once() {
    let (batch, chunks, _) = played();
    let rows = |chunk: &RolloutChunk, row: usize| {
        let o = &chunk.observations;
        (o.scalars(row).to_vec(), o.mask(row).to_vec())
    };
    let mut own = batch.chunk.transitions();
    for chunk in &chunks {
        for expected in chunk.transitions() {
            let found = own.next().expect("as many");
            assert_eq!(rows(&batch.chunk, found.state), rows(chunk, expected.state));
            assert_eq!(rows(&batch.chunk, found.next), rows(chunk, expected.next));
            let rows = |t: &Transition| (t.choices.to_vec(), t.demonstration.map(<[u16]>::to_vec));
            assert_eq!(rows(&found), rows(&expected));
            assert_eq!((found.reward, found.discount), (expected.reward, expected.discount));
        }
    }
    assert!(own.next().is_none());
    let ends: Vec<GameEnd> = chunks.iter().flat_map(|chunk| chunk.outcomes.clone()).collect();
    assert!(!ends.is_empty() && batch.chunk.outcomes == ends);
    let apart: usize = chunks.iter().map(|chunk| chunk.observations.len()).sum();
    assert!(batch.chunk.observations.len() < apart * 2 / 3);
}

#[test]
fn messages_come_back_and_damaged_ones_are_refused() {
    let (batch, _, league) = played();
    let shape = batch.chunk.observations.shape();
    let message = batch.encode();
    let packed = compress(&message);
    assert!(packed.len() < message.len());
    assert_eq!(Batch::decode(&packed, shape).as_ref(), Ok(&batch));
    assert_eq!(Batch::decode(&message, shape), Ok(batch));
    let tensor = Tensor { shape: vec![2, 3], data: vec![0.5; 6] };
    let weights = Weights::from([("a".into(), tensor.clone()), ("b".into(), tensor)]);
    let league = Box::new(league);
    for kind in [Order::Play { version: 7, league }, Order::Snapshot { taken_at: 9, place: 1 }] {
        let weights = weights.clone();
        let orders = Orders { kind, weights };
        let message = orders.encode();
        assert_eq!(Orders::decode(&message), Ok(orders));
        for cut in [0, 7, 12, 40, message.len() - 1] {
            assert!(Orders::decode(&message[..cut]).is_err());
        }
    }
    for cut in [0, 7, 10, 12, 40] {
        assert!(Batch::decode(&message[..cut], shape).is_err());
        assert!(Batch::decode(&packed[..cut], shape).is_err());
    }
    for whole in [&message, &packed] {
        assert!(Batch::decode(&whole[..whole.len() - 1], shape).is_err());
    }
    // A size that no such message can have is refused before memory is allocated for it.
    let mut boasting = packed.clone();
    boasting[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
    assert!(Batch::decode(&boasting, shape).is_err());
    let mut newer = message.clone();
    newer[7] += 1;
    let why = Batch::decode(&newer, shape).expect_err("refused");
    assert!(why.contains(&format!("version {}", newer[7])));
    // Any single wrong byte gives an error or another batch, never a panic.
    let spoil = |message: &[u8], at: usize| {
        let mut spoilt = message.to_vec();
        spoilt[at] ^= 0x41;
        let _ = Batch::decode(&spoilt, shape);
    };
    let every = message.len() / 300;
    (0..message.len()).step_by(every).for_each(|at| spoil(&message, at));
    (0..packed.len().min(2000)).for_each(|at| spoil(&packed, at));
    let other = ObservationShape { cells: 1, ..shape };
    assert!(Batch::decode(&message, other).is_err());
}
