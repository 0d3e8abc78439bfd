use std::collections::HashMap;
use std::io::{Read, Write};
use std::os::unix::net::UnixListener;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::rollout::observation::ObservationShape;
use crate::rollout::wire::Batch;
use crate::rollout::{Rollout, RolloutConfig};
use turf_agents::policy::FirstLegal;
use turf_agents::policy::net::Dims;
use turf_agents::policy::net::Net;
use turf_agents::toy::NimV1;

use super::*;
use crate::report::metrics::{Budget, Taken};
use crate::run::remote_actors::length;
use crate::run::self_play::tests::{config, folder, iterate, resumed, started};
use crate::store::run_folder::RunFolder;

/// Runs an actor that follows orders and sends batches of ten steps. `old` makes it claim weights of update 0.
fn act(listener: &UnixListener, batches: usize, old: bool) -> (usize, usize) {
    let mut config = config(1);
    config.env.n_envs = 8;
    config.seed = 99;
    let shape = ObservationShape::of(NimV1, config.network.use_cells);
    let first = Arc::new(FirstLegal);
    let mut rollout = Rollout::new(NimV1, RolloutConfig::of(&config), first).expect("built-in bots");
    let (mut to, _) = listener.accept().expect("the learner connects");
    let mut from = to.try_clone().expect("a handle");
    let (mut plays, mut snapshots) = (0, 0);
    for sent in 0..batches {
        // Every third batch is played without waiting for orders.
        while plays == 0 || sent % 3 == 0 {
            let Ok(Some(len)) = length(&mut from) else {
                return (plays, snapshots);
            };
            let mut message = vec![0; len];
            from.read_exact(&mut message).expect("whole");
            let Orders { kind, weights } = Orders::decode(&message).expect("sound");
            let net = Arc::new(Net::of_weights(&config.network.spec(), Dims::of(NimV1), weights).expect("fits"));
            match kind {
                Order::Snapshot { place, .. } => {
                    rollout.put_snapshot(place, net);
                    snapshots += 1;
                }
                Order::Play { version, league } => {
                    rollout.set_policy(net, if old { 0 } else { version });
                    rollout.league_mut().follow(*league).expect("of this run");
                    plays += 1;
                    break;
                }
            }
        }
        let (mut batch, mut known) = (Batch::new(shape, 8), HashMap::new());
        for _ in 0..10 {
            rollout.step();
            rollout.chunks().for_each(|chunk| batch.add(chunk, &mut known));
            batch.decisions += 8;
        }
        let message = batch.encode();
        let len = (message.len() as u64).to_le_bytes();
        if to.write_all(&len).and_then(|()| to.write_all(&message)).is_err() {
            break;
        }
    }
    (plays, snapshots)
}

struct Trained {
    taken: Taken,
    decisions: u64,
    saved: bool,
}

fn train(batches: usize, most_stale: u64, old: bool, updates: Option<u64>) -> (Trained, (usize, usize)) {
    let place = tempfile::tempdir().expect("a temporary folder");
    let socket = place.path().join("actors");
    let listener = UnixListener::bind(&socket).expect("a socket");
    let mut run = started(1);
    let folder = RunFolder::create(&place.path().join("run")).expect("a folder");
    let shape = run.replay.shape();
    std::thread::scope(|scope| {
        let actor = scope.spawn(|| act(&listener, batches, old));
        run.remote_actors = Some(RemoteActors::connect(&socket, shape, most_stale).expect("listening"));
        let budget = Budget { updates, ..Budget::default() };
        let mut metrics = Metrics::new(None, true);
        run.run(budget, &AtomicBool::new(false), &folder, &mut metrics).expect("finite");
        let trained = Trained {
            taken: run.remote_actors.take().expect("there").taken,
            decisions: run.counters.decisions,
            saved: run.save(&folder).is_ok(),
        };
        let again = resumed(started(1), &folder);
        assert_eq!(again.counters.decisions, trained.decisions);
        (trained, actor.join().expect("no panic"))
    })
}

#[test]
fn what_actors_play_is_learnt_from_and_their_end_ends_the_run() {
    let (trained, (plays, snapshots)) = train(60, u64::MAX, false, None);
    assert_eq!((trained.taken.batches, trained.taken.decisions), (60, 60 * 80));
    assert!(trained.taken.bytes > 60 * 80 && trained.taken.too_old == 0 && trained.saved);
    assert!(trained.decisions > trained.taken.decisions, "it plays itself as well");
    assert!(plays > 1 && snapshots > 0, "{plays} {snapshots}");
}

#[test]
fn a_run_goes_on_that_was_saved_with_many_batches_to_learn_from() {
    let (_temporary, folder) = folder();
    let mut run = started(1);
    iterate(&mut run, 200);
    let mut resumed = |due: f64| {
        run.counters.samples_due = due;
        run.save(&folder).expect("saved");
        let mut again = started(1);
        let resumed = again.resume(&folder, |_| {});
        resumed.is_ok_and(|found| found.is_some()) && again.counters.samples_due == due
    };
    assert!(resumed(4000.0));
    assert!(!resumed(1e9), "more than was ever stored");
}

#[test]
fn what_is_too_old_is_left_out() {
    let (trained, _) = train(60, 5, true, None);
    assert!(trained.taken.too_old > 0 && trained.taken.batches + trained.taken.too_old == 60);
}

#[test]
fn a_run_that_ends_first_leaves_the_actors() {
    let (trained, _) = train(usize::MAX, u64::MAX, false, Some(100));
    assert!(trained.saved);
}
