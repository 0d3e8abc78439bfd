//! Playing, going back and resuming from there, by touch alone on a phone: the page must show the current position.

use serde_json::{Value, json};

use crate::play_page::{ARROWS, ENTER, choose, give_up, new_game, next_turn, on_board, opened, state};
use crate::webdriver::Browser;

pub fn decide(browser: &Browser) {
    let now = next_turn(browser).expect("the game goes on");
    let board = |script: &str| on_board(browser, script);
    match now["game"].as_str().unwrap() {
        "paper" => browser.drag(&[browser.middle(".board")]),
        "duel2048" => match now["options"]["cells"][0].as_u64() {
            Some(cell) => browser.drag(&[board(&format!(
                "const box = turf.games.duel2048.boxOf(canvas), size = box.w / 8;
                 return [box.x + ({cell} % 8 + 0.5) * size, box.y + (Math.floor({cell} / 8) + 0.5) * size]"
            ))]),
            None => {
                let (x, y) = browser.middle(".board");
                let (dx, dy) = [(0.0, -60.0), (0.0, 60.0), (-60.0, 0.0), (60.0, 0.0)]
                    [now["options"]["directions"][0].as_u64().unwrap() as usize];
                browser.drag(&[(x, y), (x + dx, y + dy)]);
            }
        },
        _ => {
            let base = browser.run("return turf.state().seat ? turf.position().nodes : 1");
            let neighbour = browser.run(&format!("return turf.games.stellar.neighbours(turf.position(), {base})[0]"));
            let node = |node: &Value| format!("return turf.games.stellar.layout(canvas, turf.position()).at({node})");
            let (from, to) = (board(&node(&base)), board(&node(&neighbour)));
            browser.drag(&[from, to]);
            browser.click("[data-do=commit]");
        }
    }
    browser.until(&format!("!turf.state().busy && turf.drawn() && turf.state().frames > {}", now["frames"]));
}

/// Returns the position this many cells in front of paper's own head; negative is behind.
fn ahead(browser: &Browser, cells: i32) -> (f64, f64) {
    on_board(
        browser,
        &format!(
            "const position = turf.position(), box = turf.games.paper.boxOf(canvas, position), size = box.w / position.width;
             const [x, y, heading] = position.heads[turf.state().seat];
             const [dx, dy] = [[1, 0], [0, 1], [-1, 0], [0, -1]][heading];
             return [box.x + (x + {cells} * dx + 0.5) * size, box.y + (y + {cells} * dy + 0.5) * size]"
        ),
    )
}

fn shows_the_newest(browser: &Browser, when: &str) -> Value {
    let now = state(browser);
    assert_eq!(now["frame"], now["frames"], "{when}: {}", now["game"]);
    assert_eq!(position_after(browser, &now["frames"]), now["position"], "{when}");
    now
}

fn position_after(browser: &Browser, frame: &Value) -> Value {
    browser.run(&format!(
        "const reel = new turf.Reel(turf.film());
         reel.seek({frame});
         return reel.game.plain(reel.position)"
    ))
}

/// Decides by a key, with which paper runs into the wall.
pub fn decide_by_key(browser: &Browser, now: &Value) {
    let direction = now["options"]["directions"][0].as_u64().unwrap_or_default() as usize;
    let merges = now["options"]["cells"] == json!([]);
    let key = if now["game"] == "paper" || merges { ARROWS[direction] } else { ENTER };
    browser.press(key);
    browser.until(&format!("!turf.state().busy && turf.state().frames > {}", now["frames"]));
}

/// As a person does it: the game ends or is given up, a few steps back, then on.
#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_game_just_played_goes_on_from_the_position_shown() {
    let browser = opened(0);
    browser.resize(390, 844, true);
    for (table, by_end) in (0..3).flat_map(|table| [(table, false), (table, true)]) {
        choose(&browser, "game", table);
        new_game(&browser, 2, 1);
        if table == 0 {
            choose(&browser, "pace", 0);
        }
        (0..3).for_each(|_| decide(&browser));
        shows_the_newest(&browser, "played");
        while let Some(now) = next_turn(&browser).filter(|_| by_end) {
            decide_by_key(&browser, &now);
        }
        if !by_end {
            give_up(&browser);
        }
        browser.until("document.querySelector('.caption').textContent.endsWith(', over')");
        let last = state(&browser)["frame"].as_u64().unwrap();
        (0..3).for_each(|_| browser.click("[data-do=back]"));
        browser.until(&format!("turf.state().frame === {} && turf.drawn()", last - 3));
        let left = state(&browser);
        browser.click("[data-do=go-on]");
        browser.until("turf.state().end === null && turf.state().yourMove && turf.drawn()");
        let begun = shows_the_newest(&browser, "gone on");
        assert_eq!(begun["seat"], json!(1), "the one that was played");
        assert_eq!(position_after(&browser, &left["frame"]), left["position"]);
        // In duel2048 the bot may first have to place and to merge.
        assert!((last - 3..last).contains(&begun["frames"].as_u64().unwrap()), "{begun}");
        decide(&browser);
        assert_ne!(shows_the_newest(&browser, "played on")["position"], begun["position"]);
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_head_turns_to_a_point_behind_it() {
    let browser = opened(0);
    browser.resize(390, 844, true);
    new_game(&browser, 2, 0);
    choose(&browser, "pace", 0);
    (0..4).for_each(|_| decide(&browser));
    let heading = |state: &Value| state["position"]["heads"][0][2].as_u64().unwrap();
    let before = heading(&state(&browser));
    // A tap stays the target until the head moves there.
    browser.drag(&[ahead(&browser, -3)]);
    browser.until(&format!("turf.state().position.heads[0][2] === {}", (before + 2) % 4));
    assert!(state(&browser)["end"].is_null());
    // Held in the direction it came from, now its trail: the head must turn beside it, not into it.
    for steps in 0..3 {
        let aimed = browser.run(
            "const position = turf.position(), canvas = {width: 300, height: 300}, rules = turf.games.paper;
             const box = rules.boxOf(canvas, position), size = box.w / position.width;
             const [x, y, heading] = position.heads[0], trail = position.cells.map((code) => code >= 3);
             return [0, 1, 2, 3].map((side) => {
               const [dx, dy] = [[1, 0], [0, 1], [-1, 0], [0, -1]][side];
               const towards = rules.towards(canvas, position, 0, box.x + (x + 5 * dx + 0.5) * size, box.y + (y + 5 * dy + 0.5) * size);
               const [ax, ay] = [[1, 0], [0, 1], [-1, 0], [0, -1]][towards];
               const free = (cx, cy) => cx >= 0 && cy >= 0 && cx < position.width && cy < position.height && !trail[cy * position.width + cx];
               return {
                 back: (side - heading + 4) % 4 === 2, straight: towards === heading, there: towards === side,
                 free: free(x + dx, y + dy), into: !free(x + ax, y + ay),
               };
             })",
        );
        for aimed in aimed.as_array().unwrap() {
            assert_eq!(aimed["into"], json!(false), "step {steps}: {aimed}");
            assert!(aimed["back"] == true || aimed["free"] == false || aimed["there"] == true, "step {steps}: {aimed}");
            assert!(aimed["back"] == false || aimed["straight"] == false, "step {steps}: {aimed}");
        }
        decide(&browser);
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
