//! A page of replays: opens, plays, seeks and draws the recorded game.

use serde_json::{Value, json};
use turf_agents::play::record::Printed;
use turf_env::games::paper::Paper;
use turf_env::{Game, Player};
use turf_web::page::page;
use turf_web::{GameView, Timeline};

use crate::games;
use crate::play_page::ARROWS;
use crate::webdriver::Browser;

const END: &str = "\u{E010}";
const HOME: &str = "\u{E011}";

pub fn opened(timelines: &[Timeline]) -> Browser {
    Browser::showing(&page("test", timelines, Default::default()))
}

fn check_paper(browser: &Browser, position: &Paper) {
    let state = browser.run("return turf.state().position");
    let (width, height) = (position.width(), position.height());
    let mut pixels = browser.run(
        "const canvas = document.querySelector('.board');
         const ctx = Object.assign(document.createElement('canvas'), {width: canvas.width, height: canvas.height})
           .getContext('2d', {willReadFrequently: true});
         ctx.drawImage(canvas, 0, 0);
         const box = turf.games.paper.boxOf({width: canvas.clientWidth, height: canvas.clientHeight}, turf.position());
         const { width, height } = turf.position();
         const size = box.w / width, out = [], all = ctx.getImageData(0, 0, canvas.width, canvas.height).data;
         for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
           const [px, py] = [Math.floor(box.x + (x + .5) * size), Math.floor(box.y + (y + .5) * size)];
           const [r, g, b] = all.slice(4 * (py * canvas.width + px));
           out.push('#' + [r, g, b].map((c) => c.toString(16).padStart(2, '0')).join(''));
         }
         return [out, turf.games.paper.CELL]",
    );
    let (pixels, colours) = (pixels[0].take(), pixels[1].take());
    let heads = Player::BOTH.map(|p| position.head(p));
    let cells = games::cells(position);
    let mut looked_at = 0;
    for y in 0..height {
        for x in 0..width {
            let i = (y * width + x) as usize;
            assert_eq!(state["cells"][i], json!(cells[i]), "cell {x}, {y}");
            // Heads cover the cells around them.
            if heads.iter().all(|&(hx, hy)| (hx - x).abs().max((hy - y).abs()) > 2) {
                assert_eq!(pixels[i], colours[cells[i]], "pixel of {x}, {y}");
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > width * height / 2);
    for (side, player) in Player::BOTH.into_iter().enumerate() {
        let (x, y) = position.head(player);
        assert_eq!(state["heads"][side], json!([x, y, position.heading(player)]));
        assert_eq!(state["areas"][side], json!(position.area(player)));
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_paper_page_draws_what_the_record_says() {
    let replay = games::paper();
    let positions: Vec<Paper> = replay.positions().collect();
    let browser = opened(&[Timeline::of(&replay)]);
    let last = positions.len() - 1;
    assert_eq!(browser.run("return turf.state().frames"), json!(last));
    browser.until("turf.drawn()");
    check_paper(&browser, &positions[0]);

    browser.press(ARROWS[3]);
    assert_eq!(browser.run("return turf.state().frame"), json!(1));
    browser.until("turf.drawn()");
    check_paper(&browser, &positions[1]);
    for frame in [last / 2, last, last / 3, 70, 63, 64, 65, 1] {
        seek(&browser, frame);
        check_paper(&browser, &positions[frame]);
    }
    browser.press(END);
    browser.until(&format!("turf.state().frame === {last} && turf.drawn()"));
    check_paper(&browser, &positions[last]);
    browser.press(ARROWS[2]);
    assert_eq!(browser.run("return turf.state().frame"), json!(last - 1));

    // Seeking with the pointer: the slider, and a chart.
    let (x, y) = browser.middle(".scrub input");
    browser.drag(&[(x - 100.0, y), (x, y)]);
    let half: usize = browser.get("return turf.state().frame");
    assert!(half.abs_diff(last / 2) < last / 8, "{half} of {last}");
    browser.until("turf.drawn()");
    check_paper(&browser, &positions[half]);
    browser.click(".lines");
    let half: usize = browser.get("return turf.state().frame");
    assert!(half.abs_diff(last / 2) <= 2, "{half} of {last}");

    // Playing stops at the end, and starts over from there.
    browser.press(HOME);
    browser.press(" ");
    browser.until("turf.state().playing && turf.state().frame > 5");
    browser.until(&format!("!turf.state().playing && turf.state().frame === {last}"));
    let won = format!("{} wins", ["A", "B"][replay.winner.unwrap().index()]);
    assert!(browser.text(".result").starts_with(&won));
    browser.click("[data-do=play]");
    browser.until("turf.state().playing && turf.state().frame < 60");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn what_bots_printed_is_beside_the_board() {
    let mut replay = games::paper();
    let last = replay.actions.len() as u32;
    let printed = |decision, text: &str| Printed { decision, text: text.into() };
    replay.printed = vec![
        printed(0, "hello\n<b>from A</b>"),
        printed(3, "from B"),
        printed(8, "A again"),
        printed(last - 1, "the end"),
    ];
    let browser = opened(&[Timeline::of(&games::duel2048()), Timeline::of(&replay)]);
    let shown = |frame: u32| {
        seek(&browser, frame as usize);
        browser.run("return [...document.querySelectorAll('.printed pre')].map((pre) => (pre.checkVisibility() ? pre.textContent : null))")
    };
    assert_eq!(shown(0), json!([null, null]), "nobody printed in the first film");
    browser.press("]");
    assert_eq!(shown(0), json!([null, null]));
    assert_eq!(shown(1), json!(["hello\n<b>from A</b>", null]));
    assert_eq!(shown(4), json!(["hello\n<b>from A</b>", "from B"]));
    assert_eq!(shown(9), json!(["A again", "from B"]));
    assert_eq!(shown(3), json!(["hello\n<b>from A</b>", null]));
    let end = shown(last);
    assert!(end.as_array().is_some_and(|texts| texts.contains(&json!("the end"))), "{end}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

pub fn seek(browser: &Browser, frame: usize) -> Value {
    browser.run(&format!("turf.seek({frame})"));
    browser.until(&format!("turf.state().frame === {frame} && turf.drawn()"));
    browser.run("return turf.state().position")
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_page_of_several_games_shows_each() {
    let (paper, duel, stellar) = (games::paper(), games::duel2048(), games::stellar());
    let browser = opened(&[Timeline::of(&paper), Timeline::of(&duel), Timeline::of(&stellar)]);
    assert_eq!(browser.run("return turf.state().films"), json!(3));
    browser.press("]");
    assert_eq!(browser.run("return turf.state().game"), json!("duel2048"));
    for (frame, position) in duel.positions().enumerate().step_by(17) {
        let state = seek(&browser, frame);
        for cell in 0..32u8 {
            let sign = if position.board().owner(cell) == Some(Player::B) { -1 } else { 1 };
            let level = sign * position.board().level(cell) as i32;
            assert_eq!(state["tiles"][cell as usize], json!(level), "frame {frame}, cell {cell}");
        }
    }
    browser.press("]");
    assert_eq!(browser.run("return turf.state().game"), json!("stellar"));
    let turns: Vec<_> = stellar.positions().filter(|p| stellar.rules.is_frame(p)).collect();
    for (frame, position) in turns.iter().enumerate().step_by(7) {
        let state = seek(&browser, frame);
        for node in 1..=position.map().n() {
            let exact = position.power(Player::A, node) - position.power(Player::B, node);
            let shown = state["troops"][node as usize - 1].as_f64().unwrap();
            assert!((shown - exact).abs() < 0.0051, "frame {frame}, node {node}: {shown}, {exact}");
        }
    }
    assert_eq!(turns.last().unwrap().turn(), stellar.turns);
    browser.press("[");
    browser.press("[");
    assert_eq!(browser.run("return turf.state().game"), json!("paper"));

    // A moment's link leads to its frame.
    let moments = Timeline::of(&paper).moments;
    let last = moments.last().expect("somebody won");
    browser.click(".moments li:last-child button");
    assert_eq!(browser.run("return turf.state().frame"), json!(last.frame));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn everything_fits_a_window_and_a_phone() {
    let browser =
        opened(&[Timeline::of(&games::paper()), Timeline::of(&games::duel2048()), Timeline::of(&games::stellar())]);
    for (width, height, phone) in [(1280, 720, false), (390, 844, true)] {
        browser.resize(width, height, phone);
        for _ in 0..3 {
            browser.until("turf.drawn()");
            let found: [f64; 5] = browser.get(
                "const board = document.querySelector('.board').getBoundingClientRect();
                 return [document.documentElement.scrollWidth, document.documentElement.scrollHeight, board.width, board.height, board.bottom]",
            );
            assert!(found[0] <= width as f64, "{found:?}");
            assert!(phone || found[1] <= height as f64, "the window needs no scrolling: {found:?}");
            assert!(found[2] > 0.6 * width as f64 && found[3] > 180.0 && found[4] < height as f64, "{found:?}");
            let rows: usize = browser.get(
                "const tops = [...document.querySelectorAll('.controls button')].map((b) => b.getBoundingClientRect().top);
                 return new Set(tops).size",
            );
            assert_eq!(rows, 1, "the buttons stand side by side");
            browser.press("]");
        }
        browser.press("[");
        browser.press("[");
    }
}
