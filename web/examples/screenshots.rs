//! Makes the README's pictures from real games: `cargo run --release -p turf-web --example screenshots -- docs/screenshots`.
//! Needs Chromium and chromedriver (`scripts/browser`).

#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/games.rs"]
#[allow(dead_code)]
mod games;
#[path = "../tests/browser/webdriver.rs"]
#[allow(dead_code)]
mod webdriver;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use base64::Engine;
use serde_json::json;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::report::Report;
use turf_agents::tournament::store::Store;
use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperRules, PaperV1};
use turf_env::games::stellar::{StellarConfig, StellarV1};
use turf_web::Timeline;
use turf_web::analysis::Analysis;
use turf_web::page::page;
use turf_web::pairings;
use turf_web::server::watch::Watched;
use turf_web::tournament;
use webdriver::Browser;

struct Studio {
    browser: Browser,
    folder: PathBuf,
    pages: PathBuf,
}

impl Studio {
    fn shoot(&self, name: &str) {
        self.browser.until("!window.turf || turf.drawn()");
        let png = base64::engine::general_purpose::STANDARD.decode(self.browser.picture()).expect("base64");
        let path = self.folder.join(name);
        println!("{}: {} kB", path.display(), png.len() / 1000);
        std::fs::write(path, png).expect("the folder can be written to");
    }

    fn open(&self, timeline: &Timeline, frame: usize) {
        self.browser.show(&page("turf", std::slice::from_ref(timeline), Default::default()));
        self.browser.run(&format!("turf.seek({frame})"));
    }
}

fn thought(replay: &Replay<PaperRules>) -> Timeline {
    let mut timeline = Timeline::of(replay);
    let source = BotSpec::parse(PaperV1, "shipped").expect("run where the repository is");
    timeline.analysis = Analysis::of(&source, replay, true);
    timeline
}

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or("docs/screenshots".into()));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let pages = std::env::temp_dir().join(format!("turf-screenshots-{}", std::process::id()));
    std::fs::create_dir_all(&pages).expect("a temporary folder");
    let studio = Studio { browser: Browser::start(1280, 720), folder, pages };
    let browser = &studio.browser;

    let paper = thought(&games::replay(PaperV1, "delta", "quebec", 1, PaperConfig::default()));
    // Where the policy would go elsewhere, so that its way is seen.
    let decisions = &paper.analysis.as_ref().expect("judged").decisions;
    let elsewhere = decisions.iter().find(|d| d.mistake.is_some() && d.line.len() > 1);
    let at = elsewhere.map_or(0, |decision| decision.frame);
    studio.open(&paper, at);
    studio.shoot("replay-paper.png");
    let duel = games::replay(Duel2048V1, "negamax", "greedy", 1, Duel2048Config::default());
    studio.open(&Timeline::of(&duel), 1201);
    studio.shoot("replay-duel2048.png");
    let stellar = games::replay(StellarV1, "careful", "spread", 1, StellarConfig::default());
    studio.open(&Timeline::of(&stellar), 12);
    studio.shoot("replay-stellar.png");
    // A phone has more pixels, but the README has less room.
    let phone = json!({"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true});
    browser.devtools("Emulation.setDeviceMetricsOverride", phone);
    studio.open(&paper, at);
    studio.shoot("phone-paper.png");
    browser.resize(1280, 720, false);

    // A game by hand: some turns of sending half of everything to every neighbour, then a few orders not yet sent.
    browser.open(&games::served(2, None));
    browser.until("turf.state && turf.state().yourMove");
    for turn in 0..9 {
        let most = if turn == 8 { 5 } else { 99 };
        let orders: Vec<[(f64, f64); 2]> = browser.get(&format!(
            "const r = document.querySelector('.board').getBoundingClientRect();
             const at = turf.games.stellar.layout({{width: r.width, height: r.height}}, turf.position()).at;
             const place = (node) => [r.x + at(node)[0], r.y + at(node)[1]];
             return Object.keys(turf.state().options).slice(0, {most}).map((node) => {{
               const near = turf.games.stellar.neighbours(turf.position(), Number(node));
               return [place(node), place(near[(node * 7 + {turn}) % near.length])];
             }})"
        ));
        orders.iter().for_each(|places| browser.drag(places));
        if turn < 8 {
            let frames = browser.run("return turf.state().frames");
            browser.click("[data-do=commit]");
            browser.until(&format!("turf.state().frames > {frames} && turf.state().yourMove && turf.drawn()"));
        }
    }
    studio.shoot("play-stellar.png");

    let cup = studio.pages.join("cup");
    std::fs::create_dir_all(&cup).expect("a temporary folder");
    let stop = Arc::new(AtomicBool::new(false));
    let player = std::thread::spawn({
        let (cup, stop) = (cup.clone(), stop.clone());
        let bots = ["delta", "quebec", "papa", "hotel", "wanderer", "goround"];
        move || games::play_tournament(PaperV1, &cup, &bots, 1000, &stop)
    });
    browser.open(&games::served(0, Some(Watched::new(games::reader(), &cup))));
    browser.until("turf.state && turf.state().standings && turf.state().standings.games_played > 40");
    browser.until("turf.state().boards.every((board) => board && board.frame > board.frames * 0.45)");
    studio.shoot("tournament.png");
    stop.store(true, Ordering::Relaxed);
    player.join().expect("it stops");

    let cup = studio.pages.join("small-cup");
    std::fs::create_dir_all(cup.join("pages")).expect("a temporary folder");
    let bots = ["delta", "quebec", "papa", "hotel", "wanderer", "goround"];
    games::play_tournament(PaperV1, &cup, &bots, 6, &Default::default());
    let (store, plan) = Store::open_to_read(&cup).expect("sound").expect("just played");
    let report = Report::of(&plan, &store).expect("read");
    for page in pairings::pages(&games::reader(), &cup, &report.games, usize::MAX) {
        let (file, html) = page.expect("its replays are there");
        std::fs::write(file, html).expect("a temporary file");
    }
    browser.show(&tournament::page(&report, &cup));
    studio.shoot("report.png");
    browser.run("document.querySelector('#games').scrollIntoView()");
    studio.shoot("report-games.png");
    let _ = std::fs::remove_dir_all(Path::new(&studio.pages));
}
