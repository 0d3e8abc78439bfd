//! A whole contest by clicks: eight teams, ladder, knockout on the big screen, a person against the champion; then every page in
//! both languages.

use std::path::Path;
use std::time::Duration;

use serde_json::json;

use crate::axe::{axe, check, look};
use crate::client::{SMALL, Server};
use crate::webdriver::Browser;

const ARROWS: [&str; 4] = ["\u{E013}", "\u{E015}", "\u{E012}", "\u{E014}"]; // up, down, left, right

/// Bots of the teams, by name.
fn bots() -> Vec<(&'static str, String)> {
    let turning = |n: u32| {
        format!(
            "def play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    \
             return 'L' if storage['n'] % {n} == 0 else 'S'\n"
        )
    };
    vec![
        ("hang", "def play(stat, storage):\n    while True: pass\n".into()),
        ("flood", "def play(stat, storage):\n    while True: print('x' * 10000)\n".into()),
        ("syntax", "def play(stat storage):\n    return 'L'\n".into()),
        ("three", turning(3)),
        ("四号", turning(4)),
        ("five", turning(5)),
        ("six", turning(6)),
        ("seven", turning(7)),
    ]
}

/// A window at an arena, in which one person at a time is logged in.
struct Window {
    browser: Browser,
    url: String,
}

impl Window {
    fn go(&self, path: &str) {
        self.browser.open(&format!("{}{path}", self.url));
    }

    fn fill(&self, fields: &[(&str, &str)]) {
        for (name, text) in fields {
            self.browser.run(&format!(
                "const field = document.getElementById({name:?});
                 if (field.type === 'checkbox') field.checked = true; else field.value = {text:?};
                 field.dispatchEvent(new Event('input', {{bubbles: true}}))"
            ));
        }
    }

    /// Clicks what leads to another page, and waits for it.
    fn click(&self, selector: &str) {
        self.leave(selector);
        self.arrived();
    }

    /// Clicks a button that asks first.
    fn confirm(&self, selector: &str) {
        self.leave(selector);
        self.browser.accept();
        self.arrived();
    }

    fn leave(&self, selector: &str) {
        self.browser.until(&format!("document.querySelector({selector:?})"));
        self.browser.run("window.left = true");
        self.browser.click(selector);
    }

    fn arrived(&self) {
        self.browser.until("!window.left && document.readyState === 'complete'");
    }

    fn until_text(&self, text: &str) {
        self.browser.until(&format!("document.getElementById('main').innerText.includes({text:?})"));
    }

    fn leave_account(&self) {
        self.browser.devtools("Network.clearBrowserCookies", json!({}));
    }

    fn log_in(&self, name: &str) {
        self.leave_account();
        self.go("/login?to=/c/cup");
        self.fill(&[("name", name), ("password", "long enough")]);
        self.click("main form button");
    }

    fn register(&self, code: &str, name: &str) {
        self.leave_account();
        self.go(&format!("/register?code={code}"));
        self.fill(&[("name", name), ("password", "long enough")]);
        self.click("main form button");
    }

    fn advance(&self) {
        self.go("/c/cup/organise");
        self.confirm("form[action$='/advance'] button");
    }

    fn speak(&self, lang: &str) {
        self.go(&format!("/lang/{lang}?to=/c/cup"));
    }
}

/// Makes the contest and an invitation, whose code is returned.
fn organise(window: &Window, invitation: &str) -> String {
    window.register(invitation, "Prof");
    window.click("a[href='/organise/new']");
    window.click("a[href$='preset=2018']");
    assert_eq!(window.browser.run("return document.getElementById('promote').value"), json!("24"));
    window.go("/organise/new");
    window.fill(&[("title", "Autumn cup"), ("slug", "cup"), SMALL, ("games", "2"), ("promote", "4")]);
    window.browser.run("document.getElementById('format').value = 'knockout'");
    window.browser.run("document.querySelector('[name=hold]').checked = true");
    window.fill(&[("ask", "student number")]);
    window.click("main form button");
    window.go("/organise");
    window.fill(&[("uses", "20")]);
    window.click("form[action='/organise/invite'] button");
    let code = window.browser.run("return document.querySelector('main code').textContent.split('code=')[1]");
    code.as_str().expect("a code").to_string()
}

/// Registers a member, makes a team and hands in its bot: as a file, or written into the editor. Returns the version's path.
fn enter(window: &Window, code: &str, name: &str, source: &str, folder: &Path) -> String {
    window.register(code, name);
    window.click("a[href='/c/cup']");
    window.click("a[href='/c/cup/mine']");
    window.fill(&[("name", &format!("Team {name}")), ("identity", name)]);
    window.click("form[action$='/team'] button");
    window.click("a[href$='/upload']");
    if name == "three" {
        window.fill(&[("text", source)]);
    } else if name == "five" {
        window.browser.run(&format!(
            "const dataTransfer = new DataTransfer();
             dataTransfer.items.add(new File([{source:?}], 'five.py'));
             document.querySelector('[data-drop]').dispatchEvent(new DragEvent('drop', {{dataTransfer, bubbles: true, cancelable: true}}))"
        ));
        window.browser.until(&format!("document.getElementById('text').value === {source:?}"));
    } else {
        let file = folder.join(format!("{name}.py"));
        std::fs::write(&file, source).expect("a file");
        window.browser.choose_file("#file", &file);
    }
    window.click("main form button");
    let path = window.browser.run("return location.pathname");
    path.as_str().expect("a path").to_string()
}

/// Returns the texts of a board's page that hold an English word, but for names of bots and keys.
fn english(window: &Window) -> serde_json::Value {
    window.browser.run(
        "const told = (e) => [e.title, e.ariaLabel, ...[...e.childNodes].map((child) => child.nodeType === Node.TEXT_NODE ? child.data : '')];
         const known = (text) => (text ?? '').replace(/\\b(paper|Home|End|WASD|ms|Team \\S+ #\\d+)\\b/g, '');
         const all = [...document.querySelectorAll('#turf, #turf *, #tools *, .hints, .boards *')].flatMap(told);
         return all.filter((text) => /[a-z]{2}/i.test(known(text)))",
    )
}

/// Plays a few moves by keyboard, then gives up.
fn play(window: &Window) {
    let browser = &window.browser;
    browser.until("turf.state && turf.state().yourMove && turf.drawn()");
    let frames = || browser.run("return turf.state().frames").as_u64();
    let before = frames();
    for key in [3, 3, 1, 1] {
        browser.until("!turf.state().busy && turf.state().yourMove");
        browser.press(ARROWS[key]);
    }
    browser.until("!turf.state().busy");
    assert!(frames() > before);
    browser.click("[data-do=resign]");
    browser.click("[data-do=yes]");
    browser.until("turf.state().end !== null");
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_contest_by_clicks() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let window = Window { browser: Browser::start(1280, 800), url: server.url.clone() };
    let code = organise(&window, server.invitation.as_deref().expect("nobody is there yet"));
    let handed_in: Vec<(&str, String)> = bots()
        .iter()
        .enumerate()
        .map(|(i, (name, source))| {
            window.speak(if i % 2 == 0 { "en" } else { "zh-CN" });
            (*name, enter(&window, &code, name, source, folder.path()))
        })
        .collect();
    let path = |name: &str| &handed_in.iter().find(|(own, _)| *own == name).expect("a team").1;
    for (name, said) in
        [("three", "nothing to fix"), ("syntax", "line 1"), ("hang", "failed the check"), ("flood", "failed the check")]
    {
        window.log_in(name);
        window.speak("en");
        window.go(path(name));
        window.until_text(said);
    }
    let axe = axe();
    let mut found = Vec::new();
    let see = |found: &mut Vec<String>, name: &str, paths: &[&str]| {
        let Some(axe) = &axe else { return };
        for path in paths {
            for lang in ["en", "zh-CN"] {
                window.speak(lang);
                window.go(path);
                let page = path.trim_start_matches('/').replace('/', "-");
                found.extend(look(&window.browser, axe, &format!("arena {page} {name} {lang}")));
            }
        }
        window.browser.resize(1280, 800, false);
        window.speak("en");
    };
    window.log_in("syntax");
    // A captain names the team anew.
    window.go("/c/cup/mine");
    window.browser.click("details:has(form[action$='/rename']) > summary");
    window.fill(&[("name", "Team Syntax")]);
    window.click("form[action$='/rename'] button");
    window.until_text("Team Syntax");
    see(&mut found, "member", &[path("syntax"), "/c/cup/upload", "/c/cup/mine", "/account"]);

    window.log_in("Prof");
    window.advance();
    window.advance();
    window.go("/c/cup");
    let rated = "[...document.querySelectorAll('table.ladder tbody tr')]";
    let ready = format!(
        "{rated}.length === 5 && {rated}.every((row) => row.cells.length === 6 && row.cells[5].textContent.split(' – ').map(Number).reduce((sum, n) => sum + n) >= 6)"
    );
    while window.browser.run(&format!("return {ready}")) != json!(true) {
        std::thread::sleep(Duration::from_secs(1));
        window.go("/c/cup");
    }
    window.go("/c/cup/organise");
    window.browser.click("[name=anyway]");
    window.confirm("form[action$='/advance'] button");
    window.go("/c/cup/screen");
    // Two semi-finals, a match for the third place, the final: each waits for the space bar, and its games are shown.
    for over in 1..=4 {
        // The page takes no key before it says that it waits for one.
        window.browser.until("!turf.state().isPlaying && document.querySelector('[data-held]')");
        window.browser.press(" ");
        window.browser.until("turf.state().isPlaying");
        if over == 1 {
            std::thread::sleep(Duration::from_secs(2));
            found.extend(axe.iter().flat_map(|axe| look(&window.browser, axe, "arena screen games")));
            window.browser.resize(1280, 800, false);
        }
        window.browser.until(&format!(
            "!turf.state().isPlaying && document.querySelectorAll('.pairing .winner').length >= {over}"
        ));
    }
    window.until_text("Champion:");
    see(
        &mut found,
        "organiser",
        &["/", "/organise", "/organise/people", "/organise/new", "/c/cup/organise", "/c/cup/screen"],
    );

    // A team asks for the analysis of a game, and the page shows it by itself.
    window.log_in("five");
    window.go(path("five"));
    window.click("#games a[href*='show=won']");
    window.until_text("won");
    window.click("#games a[href*='show=all']");
    window.click("#games tbody a");
    window.click("form[action$='/analysis'] button");
    window.until_text("by shipped");

    window.leave_account();
    window.browser.resize(390, 844, true);
    window.go("/c/cup/final");
    window.click("a[href$='/play']");
    play(&window);
    window.go("/c/cup/games");
    window.click("ul.matches a");
    let of = window.browser.run("return location.pathname");
    window.click("ol.games a");
    window.browser.until("turf.state && turf.drawn()");
    let game = window.browser.run("return location.pathname");
    window.go("/open");
    window.browser.run(&format!(
        "fetch({game} + '/replay.json').then((answer) => answer.text()).then((text) => {{
           const dataTransfer = new DataTransfer();
           dataTransfer.items.add(new File([text], 'game.json'));
           dispatchEvent(new DragEvent('drop', {{dataTransfer, cancelable: true}}));
         }})"
    ));
    window.browser.until("turf.state && turf.drawn()");
    window.browser.click("[data-analyse]");
    window.until_text("by shipped");
    window.go(game.as_str().expect("a path"));
    window.browser.until("turf.state && turf.drawn()");
    // Text below the board covers nothing of it, and moments are whole.
    for (width, height) in [(1280, 800), (820, 1180), (390, 844)] {
        window.browser.resize(width, height, width < 500);
        window.browser.until("turf.drawn()");
        let placed = window.browser.run(
            "const box = (s) => document.querySelector(s).getBoundingClientRect();
             const whole = [...document.querySelectorAll('.moments:not([hidden]) small')].map((e) => e.getBoundingClientRect().right);
             return [box('.viewer').bottom <= box('.below').top, whole.length > 0, whole.every((right) => right <= box('.momentsPanel').right)]",
        );
        assert_eq!(placed, json!([true, true, true]), "at {width}");
    }
    window.browser.resize(390, 844, true);
    let complaints = window.browser.complaints();
    assert!(complaints.is_empty(), "{complaints:?}");
    see(
        &mut found,
        "visitor",
        &[
            "/login",
            "/register",
            "/open",
            "/c/cup",
            "/c/cup/games",
            "/c/cup/teams",
            "/c/cup/rules",
            "/c/cup/help",
            "/c/cup/final",
            "/nowhere",
            path("five"),
            &format!("{}/play", path("five")),
            of.as_str().expect("a path"),
            game.as_str().expect("a path"),
        ],
    );
    window.speak("zh-CN");
    for page in [game.as_str().expect("a path"), &format!("{}/play", path("five"))] {
        window.go(page);
        window.browser.until("turf.state && turf.drawn()");
        window.browser.run("document.querySelector('[data-do=list-moves]').click()");
        window.browser.until("turf.drawn()");
        assert_eq!(english(&window), json!([]), "{page}");
    }
    window.go("/c/cup/screen");
    window.browser.until("document.querySelector('.boards .small')");
    assert_eq!(english(&window), json!([]), "screen");
    check(found);
}
