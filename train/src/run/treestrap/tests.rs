use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec};
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;

use super::*;

type Learning = TreeStrap<Duel2048V1>;

fn run(pairs: &[&str]) -> Learning {
    let all = ["treestrap.games=10", "evaluation.bots=[\"random\"]", "evaluation.games=2"];
    let pairs: Vec<String> = all.iter().chain(pairs).map(|pair| pair.to_string()).collect();
    TreeStrap::new(Duel2048V1, TrainConfig::default().overlaid("", &pairs).expect("valid")).expect("it learns")
}

fn learn(run: &mut Learning, updates: u64, folder: &RunFolder) {
    let updates = Some(updates);
    learn_until(run, Budget { updates, ..Budget::default() }, folder);
}

fn learn_until(run: &mut Learning, budget: Budget, folder: &RunFolder) {
    let (never, mut metrics) = (AtomicBool::new(false), Metrics::new(None, true));
    run.run(budget, &never, folder, &mut metrics).expect("learnt");
}

fn folder(place: &tempfile::TempDir, name: &str) -> RunFolder {
    RunFolder::create(&place.path().join(name)).expect("writable")
}

#[test]
fn threads_and_resuming_change_nothing() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let mut whole = run(&["env.n_threads=1", "treestrap.gate_games=16"]);
    learn(&mut whole, 2, &folder(&place, "whole"));

    let parts = folder(&place, "parts");
    let settings = ["env.n_threads=3", "treestrap.gate_games=16"];
    learn(&mut run(&settings), 1, &parts);
    let mut resumed = run(&settings);
    assert!(resumed.resume(&parts, |why| panic!("{why}")).expect("whole").is_some());
    let Progress { decisions, updates } = resumed.progress();
    assert_eq!(updates, 1);
    // Stopped by decisions, behind the games of a round and before its fit.
    let budget = Budget { decisions: Some(decisions + 1), ..Budget::default() };
    learn_until(&mut resumed, budget, &parts);
    assert_eq!((resumed.progress().updates, resumed.state.counters.games), (1, 20));
    resumed.save(&parts).expect("writable");
    resumed = run(&settings);
    resumed.resume(&parts, |why| panic!("{why}")).expect("whole");
    learn(&mut resumed, 2, &parts);

    assert_eq!(resumed.policy, whole.policy);
    assert_eq!(resumed.positions, whole.positions);
    assert_eq!(resumed.state.candidates, whole.state.candidates);
    let [mut one, mut other] = [resumed.state.counters, whole.state.counters];
    (one.wall_s, other.wall_s) = (0.0, 0.0);
    assert_eq!(one, other);
}

#[test]
fn only_a_stronger_candidate_becomes_the_policy() {
    let place = tempfile::tempdir().expect("a temporary folder");
    // One pair decides nothing.
    let mut refused = run(&["treestrap.gate_games=2"]);
    learn(&mut refused, 1, &folder(&place, "refused"));
    assert_eq!((refused.state.due, refused.state.promoted), (20, 0));
    assert!(refused.n_positions() > 300 && refused.exported().notes["updates"] == "0");

    let taken = folder(&place, "taken");
    let mut promoted = run(&["treestrap.gate_games=0", "replay.capacity=1000", "dqn.learning_start=99"]);
    learn(&mut promoted, 1, &taken);
    assert_eq!((promoted.state.due, promoted.state.promoted), (20, 1));
    assert_eq!(promoted.positions, refused.positions, "they are kept");
    assert!(promoted.exported().tensors != refused.exported().tensors);
    assert_eq!(promoted.state.curve.len(), 1);
    assert!(taken.join("policies/1.turf").is_file() && taken.join("evaluations.json").is_file());

    let first = promoted.positions.learnt_from.clone();
    learn(&mut promoted, 2, &taken);
    assert_eq!(promoted.n_positions(), 1000, "as many as the memory holds");
    assert!(!promoted.positions.learnt_from.starts_with(&first[..37]), "the oldest go");
    let patience = Some(2);
    let patient = Budget { patience, ..Budget::default() };
    learn_until(&mut refused, patient, &folder(&place, "stuck"));
    assert_eq!((refused.state.updates, refused.in_a_row()), (2, 2));
}

#[test]
fn a_checkpoint_is_not_continued_under_other_settings() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = folder(&place, "run");
    let mut learning = run(&["treestrap.gate_games=0"]);
    learn(&mut learning, 1, &folder);
    let error = run(&[]).resume(&folder, |_| ()).expect_err("other settings");
    assert!(format!("{error:#}").contains("treestrap.gate_games"), "{error:#}");
}

#[test]
fn a_stop_keeps_whole_parts_only_and_networks_are_no_start() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let mut learning = run(&[]);
    let raised = AtomicBool::new(true);
    let mut metrics = Metrics::new(None, true);
    learning.run(Budget::default(), &raised, &folder(&place, "run"), &mut metrics).expect("stopped");
    assert_eq!(learning.progress().decisions, 0);

    let mut network = learning.exported();
    network.content =
        Content::Network(NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![8], use_cells: false, dueling: false });
    let error = learning.start_from(network).expect_err("a network").to_string();
    assert!(error.contains("--preset dqn"), "{error}");
    let error = TreeStrap::new(PaperV1, TrainConfig::default()).err().expect("no search").to_string();
    assert!(error.contains("paper has no search that learns"), "{error}");
}
