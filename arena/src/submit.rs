//! `turf submit`: an upload by a program.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use turf_agents::contest::report::Report;
use turf_agents::input::{one_line, printable};
use ureq::Agent;

use crate::versions::{FAILED, MAX_BYTES};

const LOOK: Duration = Duration::from_millis(700);
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) fn agent() -> Agent {
    let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(60)));
    config.build().into()
}

/// Reads an answer, or fails with what it complains about.
pub(crate) fn answer(response: std::result::Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value> {
    let mut response = response.context("the arena does not answer")?;
    let text = response.body_mut().read_to_string().context("the answer breaks off")?;
    let value: Value = serde_json::from_str(&text).unwrap_or_default();
    if !response.status().is_success() {
        let why = value["error"].as_str().map_or_else(|| format!("the arena answered {}", response.status()), one_line);
        bail!("{}", printable(&why));
    }
    Ok(value)
}

/// Uploads a bot and waits for its check. Returns a line with its name and page, and what the check found.
pub fn submit(bot: &Path, to: &str, contest: &str, token: &str, note: &str) -> Result<(String, Report)> {
    let file =
        turf_agents::input::read(bot, MAX_BYTES as u64).with_context(|| format!("cannot read {}", bot.display()))?;
    let (agent, to) = (agent(), to.trim_end_matches('/'));
    let bearer = format!("Bearer {token}");
    let request = agent.post(format!("{to}/api/contests/{contest}/versions")).query("note", note);
    let sent = request.header("Authorization", &bearer).content_type("text/x-python").send(&file[..]);
    let version = answer(sent)?;
    let (id, name) = (&version["id"], version["name"].as_str().unwrap_or_default());
    let begun = std::time::Instant::now();
    let mut now = version.clone();
    while now["state"] == "waiting" && begun.elapsed() < PATIENCE {
        std::thread::sleep(LOOK);
        now = answer(agent.get(format!("{to}/api/versions/{id}")).header("Authorization", &bearer).call())?;
    }
    let place = format!("{}: {to}/v/{id}\n", printable(name));
    match now["state"].as_str() {
        Some("waiting") => bail!("{place}its check still waits; the page above will show it"),
        Some(FAILED) => bail!(
            "{place}its check broke off, by a fault of the arena, not of the file: tell its organisers, who see why and can \
             have it checked again"
        ),
        _ => {}
    }
    let report: Report = serde_json::from_value(now["report"].take()).context("the arena's report has no sense")?;
    Ok((place, Report { file: bot.display().to_string(), ..report }))
}
