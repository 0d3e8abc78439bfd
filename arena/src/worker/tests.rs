use connect4::rules::{Board, Connect4, Connect4Config};
use turf_agents::Offered;
use turf_agents::play::contest::Contest;
use turf_agents::script::Script;
use turf_env::{CellKind, Encoding, Player, Rng, Rules, Shape};
use turf_web::GameView;

use super::*;
use crate::contests::Settings;
use crate::matches::Order;

/// A game with a fault: its set-ups cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Faulty;

impl Rules for Faulty {
    type Game = Board;
    type Config = Connect4Config;
    type Setup = Vec<u8>;
    fn name(&self) -> &'static str {
        "faulty"
    }
    fn default_config(&self) -> Connect4Config {
        Connect4.default_config()
    }
    fn check(&self, _: &Connect4Config) -> Result<(), String> {
        Ok(())
    }
    fn draw_setup(&self, _: &Connect4Config, _: &mut Rng) -> Vec<u8> {
        panic!("a fault of the game")
    }
    fn start(&self, setup: &Vec<u8>) -> Board {
        Connect4.start(setup)
    }
}

impl Encoding for Faulty {
    type Game = Board;
    type Rules = Self;
    fn rules(&self) -> Self {
        *self
    }
    fn shape(&self) -> Shape {
        Shape {
            name: "faulty-v1",
            actions: 7,
            cells: 1,
            cell_kind: CellKind::Classes(2),
            scalars: 1,
            ..Shape::ONE_HEAD
        }
    }
    fn observe(&self, _: &Board, _: Player, _: &mut [u8], _: &mut [f32]) {}
    fn action(&self, _: &Board, choices: &[u16]) -> u8 {
        choices[0] as u8
    }
}

impl Contest for Faulty {
    fn endings(&self) -> &'static [&'static str] {
        Connect4.endings()
    }
    fn check_setup(&self, _: &Vec<u8>) -> Result<(), String> {
        Ok(())
    }
}

impl Offered for Faulty {
    type Encoding = Self;
    fn encoding(&self) -> Self {
        *self
    }
}

impl GameView for Faulty {}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_ends_tries_and_no_thread() {
    gives_up(Faulty, Settings::default(), "panicked").await;
}

/// Games whose rules fail count for nobody. The organiser gets the fault with its line, and may order them again.
#[tokio::test(flavor = "multi_thread")]
async fn faults_of_rules_are_the_organisers() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("rare.py");
    let rules = "
settings = {'trap': 99}
class Game:
    def __init__(self, settings, chance):
        self.sum, self.player, self.result, self.trap = 0, 0, None, settings['trap']
    def legal(self):
        return [1, 2]
    def play(self, n):
        self.sum, self.player = self.sum + n, 1 - self.player
        if self.sum >= self.trap: self.sum /= 0
        if self.sum >= 9: self.result = (self.player, 'nine')
";
    std::fs::write(&file, rules).expect("written");
    let settings = Settings { config: serde_json::json!({"trap": 3}), ..Settings::default() };
    gives_up(Script::load(&file).expect("rules"), settings, "line 10: ZeroDivisionError").await;
}

/// Lets a worker try matches and a check in a game that fails, until it gives them up, saying why.
async fn gives_up<R: GameView>(rules: R, settings: Settings, says: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let db = Db::open(&format!("sqlite://{}?mode=rwc", folder.path().join("a").display())).await;
    let db = db.expect("made");
    let contest = contests::create(&db, &rules, "cup", "Cup", &settings, None).await;
    let contest = contest.expect("made");
    let order = |_| Order::new(&contest, Kind::Challenge, 1, Some(2));
    let orders: Vec<Order> = (0..2).map(order).collect();
    matches::enqueue_all(&db, &orders).await.expect("ordered");
    let (blobs, stop) = (Blobs::open(None, folder.path()).expect("made"), Arc::<AtomicBool>::default());
    let hash = blobs.put(b"def play(*_):\n    return 1\n".to_vec()).await.expect("room");
    let insert = "INSERT INTO versions (contest_id, number, hash, bytes, note, state, created) VALUES (1, 1, $1, 5, '', 'waiting', 0)";
    sqlx::query(insert).bind(hash).execute(&db.pool).await.expect("a row");
    matches::enqueue_all(&db, &[Order::new(&contest, Kind::Trial, 3, None)]).await.expect("ordered");
    let worker = Worker::new(db.clone(), blobs, Games::from_iter([Arc::new(rules) as Arc<dyn AnyGame>]), stop.clone());
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
        assert!(given_up.error.expect("told").contains(says));
    }
    stop.store(true, Ordering::Relaxed);
    assert!(waits >= 3 && threads.into_iter().all(|thread| thread.join().is_ok()));
    // A check that gave up is the organisers' to order again, and no other version's.
    let failed = versions::failed(&db, contest.id).await.expect("there");
    assert_eq!(failed.len(), 1);
    assert!(failed[0].0.id == 3 && failed[0].1.contains(says), "{failed:?}");
    assert_eq!(versions::check_again(&db, &contest).await.expect("ordered"), 1);
    assert_eq!(versions::by_id(&db, 3).await.expect("there").state, "waiting");
}
