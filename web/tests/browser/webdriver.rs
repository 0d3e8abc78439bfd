//! A minimal WebDriver client: headless Chromium, driven through chromedriver.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::driver::Driver;

const STARTS: u32 = 5;
/// A browser that takes longer to open its window hangs.
const OPENS_WITHIN: Duration = Duration::from_secs(60);
/// Timeout of everything on a page: test machines are small and busy.
const PATIENCE: Duration = Duration::from_secs(240);

pub struct Browser {
    session: String,
    agent: ureq::Agent,
    _driver: Driver,
}

impl Browser {
    /// Starts chromedriver and a headless window of this size, in CSS pixels. Retries, because either may fail or hang on a
    /// busy machine.
    pub fn start(width: u32, height: u32) -> Self {
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(|broken| broken.into_inner());
        for start in 1..=STARTS {
            match Self::try_start(width, height) {
                Ok(browser) => return browser,
                Err(why) => eprintln!("browser, start {start} of {STARTS}: {why}"),
            }
            std::thread::sleep(start * Duration::from_millis(500));
        }
        panic!("no browser after {STARTS} starts; see above");
    }

    fn try_start(width: u32, height: u32) -> Result<Self, String> {
        let (driver, address) = Driver::start()?;
        let open = || {
            // Root, as in most containers, has no sandbox; shared memory is small there.
            let arguments = [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--hide-scrollbars",
                &format!("--user-data-dir={}", driver.path("profile").display()),
            ];
            let capabilities = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}});
            let session = format!("{address}/session");
            let made = post(&agent(OPENS_WITHIN), &session, &capabilities)?;
            let id = made["sessionId"].as_str().ok_or("chromedriver made no session")?;
            Ok(format!("{session}/{id}"))
        };
        let session = open().map_err(|why: String| format!("{why}; {}", driver.said()))?;
        let browser = Self { session, agent: agent(PATIENCE), _driver: driver };
        let shown = post(&agent(OPENS_WITHIN), &browser.path("/goog/cdp/execute"), &of_size(width, height, false));
        shown.map_err(|why| format!("{why}; {}", browser._driver.said()))?;
        Ok(browser)
    }

    fn path(&self, path: &str) -> String {
        format!("{}{path}", self.session)
    }

    fn call(&self, path: &str, body: Value) -> Value {
        post(&self.agent, &self.path(path), &body).unwrap_or_else(|why| panic!("{path} {body}: {why}"))
    }

    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.call("/goog/cdp/execute", json!({"cmd": command, "params": parameters}))
    }

    pub fn resize(&self, width: u32, height: u32, phone: bool) {
        self.call("/goog/cdp/execute", of_size(width, height, phone));
    }

    pub fn open(&self, url: &str) {
        self.call("/url", json!({"url": url}));
    }

    /// Opens a page of this content, which goes with the browser.
    pub fn show(&self, html: &str) {
        let file = self._driver.path("page.html");
        std::fs::write(&file, html).expect("the driver's folder can be written to");
        self.open_file(&file);
    }

    /// Starts a browser that shows a page of this content.
    pub fn showing(html: &str) -> Self {
        let browser = Self::start(1280, 720);
        browser.show(html);
        browser
    }

    pub fn open_file(&self, path: &Path) {
        self.open(&format!("file://{}", path.display()));
    }

    pub fn run(&self, script: &str) -> Value {
        self.call("/execute/sync", json!({"script": script, "args": []}))
    }

    /// Runs a script that returns a value.
    pub fn get<T: DeserializeOwned>(&self, script: &str) -> T {
        let value = self.run(script);
        serde_json::from_value(value.clone()).unwrap_or_else(|why| panic!("{script}: {value}: {why}"))
    }

    /// Returns the text of the first element that a selector finds.
    pub fn text(&self, selector: &str) -> String {
        self.get(&format!("return document.querySelector({selector:?}).textContent"))
    }

    /// Waits until an expression is true. Errors count as false, because the page may still be loading.
    pub fn until(&self, expression: &str) {
        let start = Instant::now();
        let script = format!("try {{ return Boolean({expression}) }} catch {{ return false }}");
        while self.run(&script) != json!(true) {
            let state = || {
                self.run(
                    "const said = document.querySelector('.message'); return (said ? said.textContent : '') + ' ' +
                String(typeof turf !== 'undefined' && turf.state ? JSON.stringify(turf.state()) : document.body.innerText).slice(0, 300)",
                )
            };
            assert!(start.elapsed() < PATIENCE, "never: {expression}; {}", state());
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses and releases a key by its WebDriver name (`"\u{E012}"` is the left arrow).
    pub fn press(&self, key: &str) {
        let actions = json!([{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]);
        self.call("/actions", json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]}));
    }

    pub fn drag(&self, places: &[(f64, f64)]) {
        let go = |&(x, y): &(f64, f64)| json!({"type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round()});
        let mut actions = vec![go(&places[0]), json!({"type": "pointerDown", "button": 0})];
        actions.extend(places[1..].iter().map(go));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        self.call("/actions", json!({"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]}));
    }

    pub fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "const r = document.querySelector({selector:?}).getBoundingClientRect();
             return [r.x + r.width / 2, r.y + r.height / 2]"
        );
        self.get(&script)
    }

    pub fn click(&self, selector: &str) {
        self.run(&format!("document.querySelector({selector:?}).scrollIntoView({{block: 'nearest'}})"));
        self.drag(&[self.middle(selector)]);
    }

    /// Agrees to the question that the page asks.
    pub fn accept(&self) {
        self.call("/alert/accept", json!({}));
    }

    /// Puts a file into an `<input type=file>`.
    pub fn choose_file(&self, selector: &str, file: &Path) {
        let root = self.devtools("DOM.getDocument", json!({}))["root"]["nodeId"].clone();
        let found = self.devtools("DOM.querySelector", json!({"nodeId": root, "selector": selector}));
        let files = json!({"files": [file], "nodeId": found["nodeId"]});
        self.devtools("DOM.setFileInputFiles", files);
    }

    pub fn complaints(&self) -> Vec<String> {
        let log = self.call("/se/log", json!({"type": "browser"}));
        let entries = log.as_array().expect("a list").iter();
        entries.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    pub fn picture(&self) -> String {
        let shot = self.devtools("Page.captureScreenshot", json!({"format": "png"}));
        shot["data"].as_str().expect("a picture").to_string()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Ends Chromium properly; one that hangs ends with the driver.
        let _ = agent(Duration::from_secs(10)).delete(&self.session).call();
    }
}

fn agent(patience: Duration) -> ureq::Agent {
    let config = ureq::Agent::config_builder().http_status_as_error(false);
    config.timeout_global(Some(patience)).build().into()
}

fn post(agent: &ureq::Agent, url: &str, body: &Value) -> Result<Value, String> {
    let mut answer = agent.post(url).send_json(body).map_err(|e| e.to_string())?;
    let body = answer.body_mut().with_config().limit(64 << 20);
    let mut answer: Value = body.read_json().map_err(|e| e.to_string())?;
    let value = answer["value"].take();
    match value.get("error") {
        None => Ok(value),
        Some(_) => Err(value.to_string()),
    }
}

fn of_size(width: u32, height: u32, phone: bool) -> Value {
    let density = if phone { 2 } else { 1 };
    let size = json!({"width": width, "height": height, "deviceScaleFactor": density, "mobile": phone});
    json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": size})
}
