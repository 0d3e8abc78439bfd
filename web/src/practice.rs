//! The zip file with which people practise on computers that have only Python.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use maud::{DOCTYPE, PreEscaped, html};
use zip::ZipWriter;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;

use crate::game_view::View;
use crate::lang::told;
use crate::page::{CORE, SHARED, STYLE, closed, head};

/// Renders the page on which `practice.py` shows games, in the reader's language.
fn page(title: &str, game: &str) -> String {
    let chinese = "if (navigator.language.startsWith('zh')) { document.documentElement.lang = 'zh-CN';";
    let words = format!("{chinese} {} }}", told::SCRIPT);
    let scripts = [CORE, &words, game].into_iter().chain(SHARED.iter().map(|(_, text)| *text));
    let live = [include_str!("../assets/live.js"), include_str!("../assets/watch.js")];
    let scripts = scripts.chain(live).chain([include_str!("../assets/practice.js")]);
    html! {
        (DOCTYPE)
        html lang="en" {
            head { (closed("; connect-src 'self'; frame-src 'self' data:")) (head(title, STYLE)) }
            body {
                main id="turf" {}
                @for script in scripts { script { (PreEscaped(script)) } }
            }
        }
    }
    .into_string()
}

/// Packs files, the rules and the page that draws the game.
pub(crate) fn zipped(title: &str, view: &View, mut files: BTreeMap<String, Vec<u8>>) -> ZipResult<Vec<u8>> {
    files.insert("kit/page.html".into(), page(title, view.script).into_bytes());
    for (path, rules) in [("RULES.md", view.rules), ("RULES.zh.md", view.rules_zh)] {
        if !rules.is_empty() {
            files.insert(path.into(), rules.into());
        }
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(format!("practice/{path}"), SimpleFileOptions::default())?;
        zip.write_all(&bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
