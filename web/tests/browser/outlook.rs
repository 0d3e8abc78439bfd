//! The policy's view on a page of replays: arrows on the board, the bar and the graph of the chance to win, the moments.

use serde_json::{Value, json};
use turf_env::games::duel2048::{Duel2048, Duel2048Action};
use turf_env::games::paper::{Paper, Turn};
use turf_env::games::stellar::{Order, Stellar};
use turf_env::{Game, Player};
use turf_web::Timeline;
use turf_web::timeline::Decision;

use crate::analysis_page::{duel_replay, opened, paper_replay};
use crate::games;
use crate::replay_page::seek;
use crate::webdriver::Browser;

fn decisions(timeline: &Timeline) -> &[Decision] {
    &timeline.analysis.as_ref().expect("analysed").decisions
}

/// Runs a script that returns points of the board, and returns them with the colours there.
fn points(browser: &Browser, script: &str) -> Vec<([f64; 2], String)> {
    let found: Vec<(f64, f64, String)> = browser.get(&format!(
        "const board = document.querySelector('.board'), canvas = {{width: board.clientWidth, height: board.clientHeight}};
         const copy = Object.assign(document.createElement('canvas'), {{width: board.width, height: board.height}})
           .getContext('2d', {{willReadFrequently: true}});
         copy.drawImage(board, 0, 0);
         const points = (() => {{ {script} }})();
         return points.map(([x, y]) => [x, y, '#' + Array.from(copy.getImageData(Math.floor(x), Math.floor(y), 1, 1).data.slice(0, 3))
           .map((c) => c.toString(16).padStart(2, '0')).join('')])"
    ));
    found.into_iter().map(|(x, y, colour)| ([x, y], colour)).collect()
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn arrows_show_what_the_policy_plays() {
    let (browser, timelines) = opened();
    let best: String = browser.get("return turf.BEST");

    // Paper: the way is the one that the rules make of the line's turns.
    let replay = paper_replay();
    let mut ways = 0;
    for decision in decisions(&timelines[0]).iter().filter(|d| d.line.len() > 20).step_by(5).take(6) {
        let mut game: Paper = replay.positions().nth(decision.frame).unwrap();
        let mover = game.to_move();
        let mut heads = vec![game.head(mover)];
        for turn in &decision.line {
            let before = game.to_move();
            game.play(&serde_json::from_value::<Turn>(turn.clone()).unwrap());
            if before == mover {
                heads.push(game.head(mover));
            }
        }
        seek(&browser, decision.frame);
        let shown = points(
            &browser,
            &format!(
                "const box = turf.games.paper.boxOf(canvas, turf.position()), size = box.w / turf.position().width;
                 const way = turf.games.paper.way(box, size, turf.position(), {});
                 const [[ax, ay], [bx, by]] = way.slice(-2), d = Math.hypot(bx - ax, by - ay);
                 return [...way.map(([x, y]) => [(x - box.x) / size - .5, (y - box.y) / size - .5]), [bx - 4 * (bx - ax) / d, by - 4 * (by - ay) / d]]",
                json!({"player": mover.index(), "line": decision.line})
            ),
        );
        let (tip, way) = shown.split_last().unwrap();
        assert_eq!(way.len(), heads.len());
        for ((x, y), (shown, _)) in heads.iter().zip(way) {
            let far = (shown[0] - *x as f64).abs().max((shown[1] - *y as f64).abs());
            assert!(far < 1e-6, "frame {}: {shown:?} is not {x}, {y}", decision.frame);
        }
        assert_eq!(tip.1, best, "frame {}", decision.frame);
        ways += 1;
    }
    assert!(ways >= 3, "{ways} ways");

    browser.press("]");
    browser.until("turf.state().game === 'duel2048' && turf.drawn()");
    let replay = duel_replay();
    let (mut placed, mut merged) = (0, 0);
    for decision in decisions(&timelines[1]).iter().skip(20).step_by(7).take(16) {
        let game: Duel2048 = replay.positions().nth(decision.frame).unwrap();
        let action: Duel2048Action = serde_json::from_value(decision.line[0].clone()).unwrap();
        assert!(game.is_legal(&action));
        seek(&browser, decision.frame);
        let script = match action {
            Duel2048Action::Place(cell) => {
                placed += 1;
                format!(
                    "const box = turf.games.duel2048.boxOf(canvas), size = box.w / 8;
                     return [[box.x + ({cell} % 8 + .08) * size, box.y + (Math.floor({cell} / 8) + .5) * size]]"
                )
            }
            Duel2048Action::Merge(direction) => {
                merged += 1;
                // A quarter of the board from its own rim, along the direction.
                let half = decision.player;
                let (dx, dy) = [(0, -1), (0, 1), (-1, 0), (1, 0)][direction as usize];
                format!(
                    "const box = turf.games.duel2048.boxOf(canvas), size = box.w / 8;
                     const [x, y] = [box.x + (2 + 4 * {half}) * size, box.y + 2 * size];
                     return [[x, y], [x + {dx} * size, y + {dy} * size], [x - {dx} * size, y - {dy} * size]]"
                )
            }
        };
        for (place, colour) in points(&browser, &script) {
            assert_eq!(colour, best, "frame {}, {action:?} at {place:?}", decision.frame);
        }
    }
    assert!(placed > 2 && merged > 2, "{placed} places, {merged} merges");

    browser.press("]");
    browser.until("turf.state().game === 'stellar' && turf.drawn()");
    let replay = games::stellar();
    let turns: Vec<Stellar> = replay.positions().collect();
    let (mut arrows, mut seen) = (0, 0);
    for decision in decisions(&timelines[2]).iter().step_by(5).take(10) {
        let orders: Vec<Order> = serde_json::from_value(decision.line[0].clone()).unwrap();
        let game = &turns[2 * decision.frame + decision.player];
        assert!(game.is_legal(&orders));
        seek(&browser, decision.frame);
        for order in &orders {
            assert_eq!(game.owner(order.from), Some(Player::BOTH[decision.player]));
            // The arrow's tip lies between the nodes.
            let shown = points(
                &browser,
                &format!(
                    "const map = turf.games.stellar.layout(canvas, turf.position());
                     map.largest *= 0.85;
                     const [start, end] = turf.games.stellar.between(map, turf.position().troops, {0}, {1});
                     const d = Math.hypot(end[0] - start[0], end[1] - start[1]);
                     return [map.at({0}), map.at({1}), start, end, [end[0] - 2.5 * (end[0] - start[0]) / d, end[1] - 2.5 * (end[1] - start[1]) / d]]",
                    order.from, order.to
                ),
            );
            let p = |i: usize| shown[i].0;
            let along = |at: [f64; 2]| {
                let (dx, dy) = (p(1)[0] - p(0)[0], p(1)[1] - p(0)[1]);
                ((at[0] - p(0)[0]) * dx + (at[1] - p(0)[1]) * dy) / (dx * dx + dy * dy)
            };
            assert!(0.0 < along(p(2)) && along(p(2)) < along(p(3)) && along(p(3)) < 1.0);
            arrows += 1;
            seen += usize::from(shown[4].1 == best);
        }
    }
    // Another arrow may cross one's tip.
    assert!(arrows >= 10 && 20 * seen >= 19 * arrows, "{seen} of {arrows} tips are seen");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Checks that the amounts placed on a board cover neither each other nor a node, nor leave it. Returns their number.
fn placed_apart(shown: &Value, orders: &[Order]) -> usize {
    let number = |v: &Value| v.as_f64().unwrap();
    let placed = shown[0].as_array().unwrap();
    // The least that a node takes.
    let node = 0.42 * number(&shown[2]);
    for (i, a) in placed.iter().enumerate() {
        let [x, y, w, h] = ["x", "y", "w", "h"].map(|key| number(&a[key]));
        let apart = |x2: f64, y2: f64, w2: f64, h2: f64| {
            (x - x2).abs() >= (w + w2) / 2.0 - 1e-9 || (y - y2).abs() >= (h + h2) / 2.0 - 1e-9
        };
        for b in &placed[i + 1..] {
            let [x2, y2, w2, h2] = ["x", "y", "w", "h"].map(|key| number(&b[key]));
            assert!(apart(x2, y2, w2, h2), "{a} covers {b}");
        }
        for at in shown[1].as_array().unwrap() {
            assert!(apart(number(&at[0]), number(&at[1]), node, node), "{a} covers {at}");
        }
        let inside = x >= w / 2.0 && x + w / 2.0 <= number(&shown[3][0]) && y >= h / 2.0;
        assert!(inside && y + h / 2.0 <= number(&shown[3][1]), "{a} leaves the board");
        let own = |o: &&Order| json!([o.from, o.to]) == json!([a["from"], a["to"]]);
        let order = orders.iter().find(own).expect("an order");
        assert_eq!(a["text"], json!(order.amount.round().to_string()));
    }
    placed.len()
}

const AMOUNTS: &str = "const { troops, nodes } = position, stellar = turf.games.stellar, map = stellar.layout(canvas, position);
     map.largest *= 0.85;
     return [stellar.amounts(canvas, map, troops, orders).placed, Array.from({length: nodes}, (_, i) => map.at(i + 1)), map.largest,
       [canvas.width, canvas.height]]";

fn listed(orders: &[Order]) -> Value {
    orders.iter().map(|o| json!([o.from, o.to, o.amount])).collect()
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn amounts_cover_nothing_and_the_pointer_tells_all() {
    let (browser, timelines) = opened();
    browser.press("]");
    browser.press("]");
    browser.until("turf.state().game === 'stellar'");
    for (width, height, phone) in [(1280, 720, false), (390, 844, true)] {
        browser.resize(width, height, phone);
        for frame in [2, 5, 8] {
            let of_frame = decisions(&timelines[2]).iter().filter(|d| d.frame == frame);
            let orders: Vec<Order> =
                of_frame.flat_map(|d| serde_json::from_value::<Vec<Order>>(d.line[0].clone()).unwrap()).collect();
            seek(&browser, frame);
            let shown = browser.run(&format!(
                "const board = document.querySelector('.board'), canvas = {{width: board.clientWidth, height: board.clientHeight}};
                 const position = turf.position(), orders = {};
                 {AMOUNTS}",
                listed(&orders)
            ));
            let placed = placed_apart(&shown, &orders);
            assert!(placed > 0 && 2 * placed >= orders.len(), "{placed} of {}", orders.len());
            // Under the pointer a node says all that it is to send.
            let from = orders[0].from;
            let place = browser.get(&format!(
                "const board = document.querySelector('.board'), {{ left, top, width, height }} = board.getBoundingClientRect();
                 const [x, y] = turf.games.stellar.layout({{width, height}}, turf.position()).at({from});
                 return [left + x, top + y]"
            ));
            browser.drag(&[place]);
            browser.until("!document.querySelector('.boardRow .under').hidden");
            let said = browser.text(".boardRow .under");
            for order in orders.iter().filter(|order| order.from == from) {
                let told = format!("{} to {}", order.amount.round(), order.to);
                assert!(said.contains(&told), "{said}");
            }
        }
    }
    // A hundred nodes, each of which sends something on, down to a board as small as a phone's.
    let orders: Vec<Order> = (1..=90)
        .map(|from| Order {
            from,
            to: if from % 3 == 0 || from % 10 == 0 { from + 10 } else { from + 1 },
            amount: f64::from(u32::from(from) * 37 % 140 + 1),
        })
        .collect();
    for (side, least) in [(440, 70), (340, 60), (200, 10)] {
        let shown = browser.run(&format!(
            "const canvas = {{width: {side}, height: {side}}}, orders = {};
             const xy = Array.from({{length: 100}}, (_, i) => [i % 10, Math.floor(i / 10)]);
             const position = {{nodes: 100, xy, troops: xy.map(([x, y]) => x * y * 2)}};
             {AMOUNTS}",
            listed(&orders)
        ));
        let placed = placed_apart(&shown, &orders);
        assert!(placed >= least, "{placed} on {side} pixels");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn the_bar_and_the_graph_say_the_chance_to_win() {
    let (browser, timelines) = opened();
    for timeline in &timelines {
        browser.until(&format!("turf.state().game === '{}' && turf.drawn()", timeline.game));
        let last = timeline.frames.len();
        for frame in [1, last / 3, last / 2, last] {
            seek(&browser, frame);
            let of_frame = decisions(timeline).iter().filter(|d| d.frame == frame).filter_map(|d| d.chance);
            let said: Vec<f64> = of_frame.collect();
            let share = match timeline.end.as_ref().unwrap().winner {
                Some(winner) if frame == last => 1.0 - winner as f64,
                None if frame == last => 0.5,
                _ => 0.5 + said.iter().sum::<f64>() / said.len() as f64 / 2.0,
            };
            let shown: (f64, f64, f64, f64, f64, String, String) = browser.get(
                "const bar = document.querySelector('.outlookBar'), part = bar.querySelector('span'), rect = (e) => e.getBoundingClientRect();
                 return [Number(bar.ariaValueNow), rect(part).height / rect(bar).height, rect(bar).bottom - rect(part).bottom,
                   rect(document.querySelector('.board')).left - rect(bar).right, rect(bar).height, bar.querySelector('b').textContent,
                   document.querySelector('.outlook figcaption b').textContent]",
            );
            assert_eq!(shown.0, (100.0 * share).round(), "{} {frame}", timeline.game);
            assert!((shown.1 - share).abs() < 0.01, "{} {frame}: {shown:?}", timeline.game);
            assert!(shown.2.abs() < 0.5 && (0.0..12.0).contains(&shown.3) && shown.4 > 150.0, "{shown:?}");
            let ahead = (100.0 * share.max(1.0 - share)).round();
            assert_eq!(shown.5, ahead.to_string());
            assert_eq!(shown.6, format!("{} {ahead} %", if share < 0.5 { "B" } else { "A" }));
        }
        // The graph: its height, marks apart from each other, and what is said under the pointer.
        let (left, top, width, height, marks): (f64, f64, f64, f64, Vec<Value>) = browser.get(
            "const { left, top, width, height } = document.querySelector('.outlook canvas').getBoundingClientRect();
             return [left, top, width, height, turf.state().marks]",
        );
        assert!(height >= 120.0 && !marks.is_empty(), "{height}");
        for (i, a) in marks.iter().enumerate() {
            let x = a["x"].as_f64().unwrap();
            assert!((8.0..=width).contains(&x), "{a}");
            for b in marks[i + 1..].iter().filter(|b| b["player"] == a["player"]) {
                assert!((x - b["x"].as_f64().unwrap()).abs() >= 23.9, "{a} and {b} read as one");
            }
        }
        let frame = last / 2;
        browser.drag(&[(left + width * frame as f64 / last as f64, top + 60.0)]);
        browser.until("!document.querySelector('.outlook .under').hidden");
        let reached: usize = browser.get("return turf.state().frame");
        assert!(reached.abs_diff(frame) <= 1 + last / width as usize);
        let said = browser.text(".outlook .under");
        assert!(said.contains(" % · ") && said.contains(&timeline.moves[reached][0]), "{said}");
        browser.press("]");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn the_moments_listed_changed_the_scores_most() {
    let (browser, timelines) = opened();
    for timeline in &timelines {
        browser.until(&format!("turf.state().game === '{}' && turf.drawn()", timeline.game));
        browser.run("document.querySelector('[data-do=list-moments]').click()");
        browser.until("turf.drawn()");
        let listed: Vec<usize> = browser.get("return [...document.querySelectorAll('.moments:not([hidden]) button')].map((b) => Number(b.dataset.frame))");
        assert!(listed.len() <= 8 && listed.is_sorted(), "{listed:?}");
        let change = |frame: usize| {
            let of = |side: usize, frame: usize| timeline.series[side][frame].unwrap();
            (of(0, frame) - of(1, frame) - of(0, frame - 1) + of(1, frame - 1)).abs()
        };
        let end = timeline.frames.len();
        let least = listed.iter().filter(|&&f| f != end).map(|&f| change(f)).fold(f64::MAX, f64::min);
        for moment in &timeline.moments {
            let shown = listed.contains(&moment.frame);
            assert!(shown || (listed.len() == 8 && change(moment.frame) <= least), "{moment:?}");
            assert!(moment.kind != "end" || shown);
        }
        browser.press("]");
    }
}

/// Returns the contrast of two colours (`#rrggbb`), from 1 to 21.
fn contrast(a: &str, b: &str) -> f64 {
    let light = |colour: &str| {
        let part = |i: usize| {
            let c = u8::from_str_radix(&colour[i..i + 2], 16).unwrap() as f64 / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn edges_of_the_map_and_numbers_on_tiles_and_nodes_are_seen() {
    let (browser, _) = opened();
    browser.press("]");
    browser.press("]");
    browser.until("turf.state().game === 'stellar'");
    for theme in ["dark", "light"] {
        crate::axe::theme(&browser, theme);
        browser.until(&format!("document.documentElement.dataset.theme === '{theme}'"));
        seek(&browser, 0);
        let seen = points(
            &browser,
            "const map = turf.games.stellar.layout(canvas, turf.position()), { edges, troops } = turf.position();
             const bare = edges.find(([a, b]) => troops[a - 1] === 0 && troops[b - 1] === 0);
             const [[ax, ay], [bx, by]] = bare.map(map.at), d = Math.hypot(bx - ax, by - ay);
             const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
             return [[x, y], [x + 6 * (by - ay) / d, y - 6 * (bx - ax) / d]]",
        );
        let ratio = contrast(&seen[0].1, &seen[1].1);
        assert!(ratio >= 4.5, "{theme}: {seen:?}, {ratio:.2} : 1");
    }
    // Numbers on tiles and nodes.
    let pairs: Vec<[String; 2]> = browser.get(
        "const ctx = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
         const hex = (colour) => {
           ctx.fillStyle = colour;
           ctx.fillRect(0, 0, 1, 1);
           return '#' + Array.from(ctx.getImageData(0, 0, 1, 1).data.slice(0, 3)).map((c) => c.toString(16).padStart(2, '0')).join('');
         };
         const { colour, ink } = turf.games.duel2048, levels = Array.from({length: 13}, (_, i) => i + 1).flatMap((n) => [n, -n]);
         return [...levels.map((n) => [colour(n), ink(n)]), ...turf.colours.deep.map((deep) => [deep, '#fff']),
           [turf.BEST, '#10151c']].map((pair) => pair.map(hex))",
    );
    for [ground, ink] in pairs {
        let ratio = contrast(&ground, &ink);
        assert!(ratio >= 4.5, "{ink} on {ground}: {ratio:.2} : 1");
    }
}
