//! A game's own page for its records: it gets them, and nothing else.

use serde_json::json;
use turf_web::Timeline;

use crate::{games, play_page, replay_page};

/// Page that tells what it got and what it could reach, whenever the frame changes.
const SPY: &str = "<script>
let got, reached = [];
const attempt = (name, reach) => { try { if (reach()) reached.push(name); } catch { /* refused */ } };
addEventListener('message', ({ data }) => {
  got = data.record ?? got;
  if (data.frame === undefined) return;
  attempt('cookie', () => document.cookie || true);
  attempt('storage', () => localStorage.length + 1);
  attempt('page', () => parent.document.body);
  attempt('address', () => { top.location = 'about:blank'; return true; });
  fetch('data:text/plain,x').then(() => reached.push('network'), () => {})
    .then(() => parent.postMessage({ got, frame: data.frame, reached, origin: self.origin }, '*'));
});
</script>";

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_games_own_page_reaches_nothing() {
    let mut timeline = Timeline::of(&games::paper());
    timeline.viewer = Some(json!({"page": SPY, "record": [7]}));
    let film = serde_json::to_string(&timeline).expect("plain data");
    // A page that is a file, and one of a server, which may run no inline scripts.
    for browser in [replay_page::opened(&[Timeline::of(&games::paper())]), play_page::opened(0)] {
        browser.run(&format!(
            "window.heard = [];
             addEventListener('message', ({{ data }}) => heard.push(data));
             document.body.replaceChildren(turf.element('div'));
             window.spied = new turf.Viewer(document.body.firstChild, {film}, {{ keys: false }})"
        ));
        browser.until("heard.some(({ got }) => got)");
        browser.run("spied.seek(1)");
        browser.until("heard.some(({ frame }) => frame === 1)");
        let told = browser.run("return heard.find(({ frame }) => frame === 1)");
        assert_eq!(told, json!({"got": [7], "frame": 1, "reached": [], "origin": "null"}));
    }
}
