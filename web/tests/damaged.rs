//! Reports of damaged results files are refused or made, without a panic.

use std::path::Path;

use turf_agents::tournament::report::Report;
use turf_agents::tournament::store::{FILE, Store};
use turf_web::tournament::page;

#[path = "../../fuzz/mutate.rs"]
mod mutate;

#[global_allocator]
static MEMORY: mutate::Counting = mutate::Counting::new();

#[test]
fn damaged_results_are_refused_or_shown() {
    let corpus = mutate::corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/tournament"));
    mutate::fuzz("tournament", &MEMORY, &corpus, 200, |bytes| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join(FILE), bytes).expect("writable");
        if let Ok(Some((store, plan))) = Store::open(folder.path())
            && let Ok(report) = Report::of(&plan, &store)
        {
            assert!(!page(&report, folder.path()).is_empty());
        }
    });
}
