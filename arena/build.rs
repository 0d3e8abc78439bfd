//! Takes the editor's bundle that `scripts/editor` made, or an empty file where there is none.

use std::path::Path;
use std::{env, fs};

fn main() {
    let bundle = Path::new("editor/dist/editor.js");
    println!("cargo::rerun-if-changed=editor/dist");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("editor.js");
    fs::write(out, fs::read(bundle).unwrap_or_default()).expect("cargo's own folder");
}
