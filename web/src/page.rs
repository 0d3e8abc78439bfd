//! A self-contained HTML page of films. Its content security policy forbids outside requests.

use serde::Serialize;

use crate::film::Film;

pub(crate) const CORE: &str = include_str!("../assets/core.js");
pub(crate) const SHARED: [(&str, &str); 4] = [
    ("charts.js", include_str!("../assets/charts.js")),
    ("panels.js", include_str!("../assets/panels.js")),
    ("viewer.js", include_str!("../assets/viewer.js")),
    ("replays.js", include_str!("../assets/replays.js")),
];
pub(crate) const STYLE: &str = include_str!("../assets/style.css");

fn embedded<T: Serialize>(value: &T) -> String {
    let text = serde_json::to_string(value).expect("films are plain data");
    text.replace('<', "\\u003c")
}

/// Renders the page. `title` is text, not HTML.
pub fn page(title: &str, films: &[Film]) -> String {
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    let mut games: Vec<&str> = Vec::new();
    for film in films {
        if !games.contains(&film.script) {
            games.push(film.script);
        }
    }
    let shared = SHARED.iter().map(|(_, text)| *text);
    let scripts: String = [CORE]
        .into_iter()
        .chain(games)
        .chain(shared)
        .map(|text| format!("<script>\n{text}</script>\n"))
        .collect();
    let films: String = films
        .iter()
        .map(|film| {
            let about = embedded(&serde_json::json!({"names": film.names, "end": film.end}));
            let about = about.replace('&', "&amp;").replace('"', "&quot;");
            let film = embedded(film);
            format!("<script type=\"application/json\" class=\"film\" data-about=\"{about}\">{film}</script>\n")
        })
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline'; \
         style-src 'unsafe-inline'; img-src data:\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <main id=\"turf\"></main>\n{films}{scripts}<script>\nturf.replayPage();\n</script>\n</body>\n</html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out() {
        let names = ["</script><script>alert(1)</script>", "<b>"];
        let game = <turf_env::games::paper::Paper as turf_env::Game>::new(&turf_env::games::paper::PaperSetup {
            board: turf_env::games::paper::BoardSize::default(),
            spawn: [(25, 50, 0), (76, 50, 2)],
        });
        let html = page("a <title> & more", &[Film::opening(&game, names, false)]);
        assert!(!html.contains("alert(1)</script>"), "a name ended its script element");
        assert!(html.contains("<title>a &lt;title> &amp; more</title>"));
        let films = html.matches("</script>").count() - SHARED.len() - 3;
        assert_eq!(films, 1);
    }

    #[test]
    fn nothing_is_fetched_from_elsewhere() {
        let html = page("t", &[]);
        for outside in ["http://", "https://", "src=\"", "@import", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }
}
