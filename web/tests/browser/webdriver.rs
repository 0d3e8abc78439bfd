//! As much of WebDriver as the tests need: a real headless Chromium, driven through chromedriver.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A browser window. Ends with its driver when dropped.
pub struct Browser {
    driver: Child,
    session: String,
    agent: ureq::Agent,
}

impl Browser {
    /// Starts chromedriver and a headless window of this size, in CSS pixels. Chromium now and then hangs while it starts
    /// on a busy machine; then another one is started.
    pub fn start(width: u32, height: u32) -> Self {
        let started = (0..3).find_map(|_| Self::try_start().inspect_err(|why| eprintln!("{why}")).ok());
        let browser = started.expect("Chromium starts");
        browser.resize(width, height, false);
        browser
    }

    fn try_start() -> Result<Self, String> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed (scripts/browser)");
        let mut lines = BufReader::new(driver.stdout.take().expect("piped")).lines();
        let port = lines.find_map(|line| {
            let line = line.expect("chromedriver speaks UTF-8");
            let at = line.strip_prefix("ChromeDriver was started successfully on port ")?;
            Some(at.trim_end_matches('.').to_string())
        });
        let port = port.expect("chromedriver says its port");
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(60)))
            .build();
        let mut browser = Self {
            driver,
            session: format!("http://127.0.0.1:{port}/session"),
            agent: agent.into(),
        };
        // Root, as in most containers, has no sandbox; shared memory is small there.
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ];
        let capabilities = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}});
        let made = browser.ask("", &capabilities)?;
        let id = made["sessionId"].as_str().ok_or("chromedriver made no session")?;
        browser.session = format!("{}/{id}", browser.session);
        Ok(browser)
    }

    fn call(&self, path: &str, body: Value) -> Value {
        self.ask(path, &body)
            .unwrap_or_else(|why| panic!("{path} {body}: {why}"))
    }

    fn ask(&self, path: &str, body: &Value) -> Result<Value, String> {
        let url = format!("{}{path}", self.session);
        let mut answer = self.agent.post(&url).send_json(body).map_err(|e| e.to_string())?;
        let body = answer.body_mut().with_config().limit(64 << 20);
        let mut answer: Value = body.read_json().map_err(|e| e.to_string())?;
        let value = answer["value"].take();
        match value.get("error") {
            None => Ok(value),
            Some(_) => Err(value.to_string()),
        }
    }

    /// One of Chromium's own commands.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.call("/goog/cdp/execute", json!({"cmd": command, "params": parameters}))
    }

    /// A window, or a phone with a finger.
    pub fn resize(&self, width: u32, height: u32, phone: bool) {
        let density = if phone { 2 } else { 1 };
        let size = json!({"width": width, "height": height, "deviceScaleFactor": density, "mobile": phone});
        self.devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// Opens an address.
    pub fn open(&self, url: &str) {
        self.call("/url", json!({"url": url}));
    }

    /// Opens a file.
    pub fn open_file(&self, path: &Path) {
        self.open(&format!("file://{}", path.display()));
    }

    /// Runs a script; what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.call("/execute/sync", json!({"script": script, "args": []}))
    }

    /// Waits until an expression is true.
    pub fn until(&self, expression: &str) {
        let start = Instant::now();
        while self.run(&format!("return Boolean({expression})")) != json!(true) {
            let state = || self.run("return JSON.stringify(window.turf && turf.state && turf.state()).slice(0, 300)");
            assert!(
                start.elapsed() < Duration::from_secs(90),
                "never: {expression}; {}",
                state()
            );
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses and releases a key, given as WebDriver names it (`"\u{E012}"` is the left arrow).
    pub fn press(&self, key: &str) {
        let actions = json!([{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]);
        self.call(
            "/actions",
            json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]}),
        );
    }

    /// Moves the pointer through these places of the window, pressed from the first to the last.
    pub fn drag(&self, places: &[(f64, f64)]) {
        let go = |&(x, y): &(f64, f64)| json!({"type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round()});
        let mut actions = vec![go(&places[0]), json!({"type": "pointerDown", "button": 0})];
        actions.extend(places[1..].iter().map(go));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        self.call(
            "/actions",
            json!({"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]}),
        );
    }

    /// The middle of the first element that a CSS selector finds.
    pub fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "const r = document.querySelector({selector:?}).getBoundingClientRect();
             return [r.x + r.width / 2, r.y + r.height / 2]"
        );
        let at = self.run(&script);
        (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"))
    }

    /// Clicks it.
    pub fn click(&self, selector: &str) {
        self.run(&format!(
            "document.querySelector({selector:?}).scrollIntoView({{block: 'nearest'}})"
        ));
        self.drag(&[self.middle(selector)]);
    }

    /// What went wrong in the pages' scripts since they were last asked.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.call("/se/log", json!({"type": "browser"}));
        let entries = log.as_array().expect("a list").iter();
        entries
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_string())
            .collect()
    }

    /// The window as base64 PNG.
    #[allow(dead_code)] // only the screenshots' program calls it
    pub fn picture(&self) -> String {
        let shot = self.devtools("Page.captureScreenshot", json!({"format": "png"}));
        shot["data"].as_str().expect("a picture").to_string()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
