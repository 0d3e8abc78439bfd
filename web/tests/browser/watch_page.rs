//! Watching a tournament in the browser: standings and several boards that follow it.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use turf_env::games::paper::PaperV1;
use turf_web::Film;
use turf_web::server::table::Bots;
use turf_web::server::watch::Watched;
use turf_web::server::{Site, serve};

use crate::games;
use crate::webdriver::Browser;

/// A tournament of which one more game is over at every look.
struct Growing(AtomicU64);

impl Watched for Growing {
    fn standings(&self) -> Result<Value, String> {
        let n = self.0.fetch_add(1, Ordering::Relaxed) + 1;
        let row = |place: u64, name: &str, points: u64| {
            json!({"place": place, "name": name, "played": n, "wins": points / 3, "draws": 0, "losses": 0,
                   "points": points, "rating": 100.4, "promoted": place == 1})
        };
        let game = |id: u64| json!({"id": id, "names": ["delta", "<b>wanderer"], "winner": 0, "reason": "TAP", "scores": [30.0, 20.0]});
        Ok(json!({
            "game": "paper", "format": "round-robin", "state": "running", "games_played": n, "pairings_over": n,
            "pairings_expected": 100, "table": [row(1, "delta", 3 * n), row(2, "<b>wanderer", 0)],
            "running": [{"names": ["delta", "<b>wanderer"], "wins": [n, 0], "draws": 0, "game": n + 1}],
            "last": (0..n).rev().map(game).collect::<Vec<_>>(),
        }))
    }

    fn film(&self, game: u64) -> Result<Option<Film>, String> {
        Ok((game < self.0.load(Ordering::Relaxed)).then(|| Film::of(&games::paper())))
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn the_standings_and_boards_follow_a_tournament() {
    let (send, receive) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            send.send(listener.local_addr().unwrap()).unwrap();
            let site = Site {
                tables: vec![Box::new(Bots::<PaperV1>::new(None, Some(1)).unwrap())],
                first: (0, 0),
                watched: Some(Box::new(Growing(AtomicU64::new(0)))),
            };
            serve(listener, site).await.unwrap();
        });
    });
    let browser = Browser::start(1280, 720);
    browser.open(&format!("http://{}/", receive.recv().unwrap()));
    browser.until("turf.state && turf.drawn()");
    let points = "Number(document.querySelector('tbody td:nth-child(7)').textContent)";
    browser.until(&format!("{points} >= 9"));
    assert_eq!(
        browser.run("return document.querySelector('tbody tr:nth-child(2) td:nth-child(2)').textContent"),
        json!("<b>wanderer"),
        "a name is text"
    );
    // Several boards at once, each going on with its game.
    browser.until("turf.state().boards.filter((board) => board && board.frame > 2).length >= 3");
    let before = browser.run("return turf.state().boards[0].frame").as_u64().unwrap();
    browser.until(&format!(
        "turf.state().boards[0].frame > {before} || turf.state().boards[0].frame === turf.state().boards[0].frames"
    ));
    // A game of the list opens, and the button leads back.
    browser.click(".last li button");
    browser.until("turf.state().game === 'paper'");
    assert_eq!(
        browser.run("return turf.state().frames"),
        json!(games::paper().actions.len())
    );
    browser.click("[data-do=watch]");
    browser.until("turf.state().standings");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
