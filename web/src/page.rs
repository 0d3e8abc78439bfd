//! A self-contained HTML page of games. Its content security policy forbids outside requests.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use crate::lang::{Lang, told};
use crate::timeline::Timeline;

/// Script of all pages, with the drawing of games as grids.
pub const CORE: &str = concat!(include_str!("../assets/core.js"), include_str!("../assets/grid.js"));
pub const SHARED: [(&str, &str); 4] = [
    ("charts.js", include_str!("../assets/charts.js")),
    ("panels.js", include_str!("../assets/panels.js")),
    ("viewer.js", include_str!("../assets/viewer.js")),
    ("replays.js", include_str!("../assets/replays.js")),
];

/// Page that becomes another, for [`GameView::viewer`](crate::GameView::viewer) where pages may run no inline scripts.
pub const EMPTY: &str = include_str!("../assets/empty.html");
/// Content security policy of [`EMPTY`]: an origin of its own, without cookies, and nothing is fetched.
pub const EMPTY_POLICY: &str = "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; \
                                style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
pub const STYLE: &str = include_str!("../assets/style.css");

/// Renders a value as JSON that cannot end a script element.
pub(crate) fn embedded<T: Serialize>(value: &T) -> PreEscaped<String> {
    let text = serde_json::to_string(value).expect("plain data");
    PreEscaped(text.replace('<', "\\u003c"))
}

/// Renders the head's elements common to all pages.
pub(crate) fn head(title: &str, style: &str) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1";
        link rel="icon" href="data:,";
        title { (title) }
        style { (PreEscaped(style)) }
    }
}

/// Renders the policy that lets a page run its own scripts and ask for nothing; `more` adds to it.
pub(crate) fn closed(more: &str) -> Markup {
    html! {
        meta http-equiv="Content-Security-Policy"
            content={ "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:" (more) };
    }
}

pub fn page(title: &str, timelines: &[Timeline], lang: Lang) -> String {
    let mut games: Vec<&str> = Vec::new();
    for timeline in timelines {
        if !games.contains(&timeline.script) {
            games.push(timeline.script);
        }
    }
    let shared = SHARED.iter().map(|(_, text)| *text);
    let words = (lang == Lang::Zh).then_some(told::SCRIPT);
    let scripts = [CORE].into_iter().chain(words).chain(games).chain(shared).chain(["turf.replayPage();"]);
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head { (closed("")) (head(title, STYLE)) }
            body {
                main id="turf" {}
                @for timeline in timelines {
                    @let about = serde_json::json!({"names": timeline.names, "end": timeline.end});
                    script type="application/json" class="film" data-about=(about) { (embedded(timeline)) }
                }
                @for script in scripts { script { (PreEscaped(script)) } }
            }
        }
    }
    .into_string()
}

#[cfg(test)]
mod tests {
    use turf_env::Rules;
    use turf_env::games::paper::{BoardSize, PaperRules, PaperSetup};

    use super::*;

    #[test]
    fn names_cannot_break_out() {
        let names = ["</script><script>alert(1)</script>", "<b>"];
        let game = PaperRules.start(&PaperSetup { board: BoardSize::default(), spawn: [(25, 50, 0), (76, 50, 2)] });
        let html = page("a <title> & more", &[Timeline::opening(PaperRules, &game, names, false)], Lang::En);
        assert!(!html.contains("alert(1)</script>"), "a name ended its script element");
        assert!(html.contains("<title>a &lt;title&gt; &amp; more</title>"));
        let timelines = html.matches("</script>").count() - SHARED.len() - 3;
        assert_eq!(timelines, 1);
    }

    #[test]
    fn nothing_is_fetched_from_elsewhere() {
        let html = page("t", &[], Lang::Zh);
        for outside in ["http://", "https://", "src=\"", "@import", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }
}
