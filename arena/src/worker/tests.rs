use serde_json::Value;
use turf_agents::contest::report::Report;
use turf_env::Player;
use turf_web::Timeline;
use turf_web::server::live::Live;
use turf_web::server::table::Opening;

use super::*;
use crate::contests::Settings;
use crate::matches::Order;

/// A game with a fault: everything that plays it panics.
struct Faulty;

impl Hosted for Faulty {
    fn name(&self) -> &'static str {
        "faulty"
    }
    fn script(&self) -> &'static str {
        unimplemented!()
    }
    fn rules(&self) -> &'static str {
        unimplemented!()
    }
    fn takes_files(&self) -> bool {
        unimplemented!()
    }
    fn builtins(&self) -> Vec<(&'static str, &'static str)> {
        vec![("x", ""), ("y", "")]
    }
    fn check_config(&self, _: &Value) -> Result<(), String> {
        Ok(())
    }
    fn check(&self, _: &Arc<BotFile>, _: &Value, _: bool) -> Result<Report, String> {
        unimplemented!()
    }
    fn play(&self, _: &Task, _: &dyn Watch) -> Result<(), String> {
        panic!("a fault of the game")
    }
    fn timeline(&self, _: &str, _: [bool; 2]) -> Result<Timeline, String> {
        unimplemented!()
    }
    fn public(&self, _: &str, _: [bool; 2]) -> Result<String, String> {
        unimplemented!()
    }
    fn live(&self, _: &str) -> Result<Timeline, String> {
        unimplemented!()
    }
    fn verify(&self, _: &str, _: &Value) -> Result<Option<usize>, String> {
        unimplemented!()
    }
    fn start(
        &self,
        _: &Side,
        _: Option<Duration>,
        _: &Value,
        _: Option<Player>,
        _: u64,
    ) -> Result<(Box<dyn Live>, Opening), String> {
        unimplemented!()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_ends_tries_and_no_thread() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let db = Db::open(&format!("sqlite://{}?mode=rwc", folder.path().join("a").display())).await;
    let db = db.expect("made");
    let contest = contests::create(&db, &Faulty, "cup", "Cup", &Settings::default(), None).await;
    let contest = contest.expect("made");
    let order = |_| Order::new(&contest, Kind::Challenge, 1, Some(2));
    let orders: Vec<Order> = (0..2).map(order).collect();
    matches::enqueue_all(&db, &orders).await.expect("ordered");
    let (blobs, stop) = (Blobs::open(None, folder.path()).expect("made"), Arc::<AtomicBool>::default());
    let hash = blobs.put(b"a bot".to_vec()).await.expect("room");
    let insert = "INSERT INTO versions (contest_id, number, hash, bytes, note, state, created) VALUES (1, 1, $1, 5, '', 'waiting', 0)";
    sqlx::query(insert).bind(hash).execute(&db.pool).await.expect("a row");
    matches::enqueue_all(&db, &[Order::new(&contest, Kind::Trial, 3, None)]).await.expect("ordered");
    let worker = Worker::new(db.clone(), blobs, Arc::new(vec![Box::new(Faulty)]), stop.clone());
    let threads = Arc::new(worker).start(1).expect("started");
    let mut waits = 0;
    for id in [1, 2, 3] {
        let given_up = loop {
            let found = matches::by_id(&db, id).await.expect("there");
            if found.state == "failed" {
                break found;
            }
            let early = sqlx::query("UPDATE matches SET lease = 0 WHERE state = 'waiting' AND lease > 0");
            waits += early.execute(&db.pool).await.expect("there").rows_affected();
            sleep(IDLE).await;
        };
        assert!(given_up.error.expect("told").contains("panicked"));
    }
    stop.store(true, Ordering::Relaxed);
    assert!(waits >= 3 && threads.into_iter().all(|thread| thread.join().is_ok()));
    // A check that gave up is the organisers' to order again, and no other version's.
    let failed = versions::failed(&db, contest.id).await.expect("there");
    assert_eq!(failed.len(), 1);
    assert!(failed[0].0.id == 3 && failed[0].1.contains("panicked"), "{failed:?}");
    assert_eq!(versions::check_again(&db, &contest).await.expect("ordered"), 1);
    assert_eq!(versions::by_id(&db, 3).await.expect("there").state, "waiting");
}
