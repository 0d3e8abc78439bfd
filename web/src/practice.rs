//! The zip file with which people practise on computers that have only Python.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use maud::{DOCTYPE, PreEscaped, html};
use zip::ZipWriter;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;

use crate::lang::told;
use crate::page::{CORE, SHARED, STYLE, closed, head};

/// Renders the page on which `practice.py` shows games, in the reader's language.
fn page(title: &str, game: &str) -> String {
    let words = format!("if (navigator.language.startsWith('zh')) {{ {} }}", told::SCRIPT);
    let scripts = [CORE, &words, game].into_iter().chain(SHARED.iter().map(|(_, text)| *text));
    let scripts = scripts.chain([include_str!("../assets/watch.js"), include_str!("../assets/practice.js")]);
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

/// Packs files and the page that draws the game.
pub(crate) fn zipped(title: &str, game: &str, mut files: BTreeMap<String, Vec<u8>>) -> ZipResult<Vec<u8>> {
    files.insert("kit/page.html".into(), page(title, game).into_bytes());
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(format!("practice/{path}"), SimpleFileOptions::default())?;
        zip.write_all(&bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
