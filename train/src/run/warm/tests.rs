use turf_agents::policy::file::Tensor;
use turf_agents::toy::NimV1;
use turf_env::games::stellar::{StellarRules, StellarV1};

use super::*;
use crate::config::presets::preset;
use crate::learn::device::Device;
use crate::run::self_play::tests::{fingerprint, folder, iterate, resumed, started};

type Run = SelfPlay<NimV1>;

fn strong() -> PolicyFile {
    let mut run = started(1);
    iterate(&mut run, 2500);
    run.policy_file()
}

fn warm(from: &PolicyFile, n_threads: usize) -> Run {
    let mut run = started(n_threads);
    run.start_warm(from).expect("the same network");
    run
}

#[test]
fn what_does_not_beat_the_start_is_not_exported() {
    let (strong, weak) = (strong(), started(1).policy_file());
    let metrics = Metrics::new(None, true);
    let (_temporary, folder) = folder();
    for (start, reached, passes) in [(&strong, &weak, false), (&weak, &strong, true)] {
        let mut run = warm(start, 1);
        assert!(run.offer_export(&metrics).expect("nothing to play for"));
        run.learner.start_from(reached).expect("the same network");
        assert!(run.exported().tensors == start.tensors);
        assert_eq!(run.offer_export(&metrics).expect("they play"), passes);
        assert!(run.exported().tensors == if passes { reached } else { start }.tensors);
        let saved = run.save(&folder).expect("writable");
        let exported = PolicyFile::read(&saved.join("policy.turf")).expect("written");
        assert!(exported == run.exported(), "the checkpoint holds what is exported");
        let trained = if passes { reached } else { start };
        assert!(run.learner.average().weights() == trained.tensors, "and what is under training");
        let mut resumed = resumed(started(1), &folder);
        assert!(resumed.exported() == exported);
    }
    let mut same = warm(&strong, 1);
    let mut equal = strong.clone();
    equal.tensors.values_mut().flat_map(|tensor| &mut tensor.data).for_each(|x| *x *= 1.0 + 1e-6);
    same.learner.start_from(&equal).expect("the same network");
    assert!(!same.offer_export(&metrics).expect("they play"));
    assert!(same.exported().tensors == strong.tensors && same.learner.average().weights() != strong.tensors);
    let mut open = warm(&strong, 1);
    open.config.evaluation.start_games = 0;
    open.learner.start_from(&weak).expect("the same network");
    assert!(open.offer_export(&metrics).expect("nothing is played"));
    assert!(open.exported().tensors == weak.tensors, "no gate");
}

#[test]
fn a_warm_start_is_met_and_resumed_to_the_bit() {
    let start = started(1).policy_file();
    let [mut one, mut two] = [1, 2].map(|n_threads| warm(&start, n_threads));
    [&mut one, &mut two].into_iter().for_each(|run| iterate(run, 200));
    let league = one.rollout.league();
    assert!(league.snapshots().len() > 1 && league.snapshots()[0].standing.games > 0 && one.learner.updates() > 20);
    assert!(fingerprint(&mut one) == fingerprint(&mut two));
    let (_temporary, folder) = folder();
    one.save(&folder).expect("writable");
    let mut resumed = resumed(started(1), &folder);
    [&mut one, &mut resumed].into_iter().for_each(|run| iterate(run, 150));
    assert!(fingerprint(&mut one) == fingerprint(&mut resumed));
    assert!(one.exported() == resumed.exported() && one.exported().tensors != start.tensors);
}

#[test]
fn the_memory_is_filled_before_anything_is_learnt() {
    let usual = DqnConfig::default();
    let pairs = settings(&usual, 200_000);
    assert_eq!(pairs, ["dqn.learning_start=190000", "dqn.learning_rate=0.0001"]);
}

#[test]
fn a_search_asks_the_newest_network_and_snapshots_of_all_ages() {
    let mut config = preset(StellarRules).expect("valid");
    (config.env.n_envs, config.replay.capacity) = (2, 2000);
    let mut run = SelfPlay::new(StellarV1, config, Device::Cpu).expect("sound");
    let newest = run.policy_file();
    let (name, tensor) = newest.tensors.first_key_value().expect("it has tensors");
    for age in 1..=5 {
        let mut weights = newest.tensors.clone();
        weights.insert(name.clone(), Tensor { data: vec![age as f32; tensor.data.len()], ..tensor.clone() });
        let place = run.rollout.league_mut().admit(age);
        run.seat(place, weights).expect("the same network");
    }
    let file = run.exported();
    let first = |k: usize| file.tensors[&format!("proposer{k}.{name}")].data[0];
    assert_eq!([1, 2, 3].map(first), [5.0, 3.0, 1.0]);
    assert_eq!(first(0), tensor.data[0]);
    assert!(!file.tensors.contains_key(&format!("proposer4.{name}")));
    assert!(StellarRules.newest_network(file) == newest);
    run.config.evaluation.proposers = 0;
    assert!(run.exported() == newest, "the network plays alone");
}
