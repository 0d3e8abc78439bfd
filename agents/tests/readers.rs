//! Changed policy files, replays, traces and orders: refused or played, never a panic.

use std::path::Path;

#[path = "../../fuzz/mutate.rs"]
mod mutate;
#[path = "../../fuzz/readers.rs"]
mod readers;

#[global_allocator]
static MEMORY: mutate::Counting = mutate::Counting::new();

/// One after the other, because memory is counted for all threads together.
#[test]
fn changed_inputs_are_refused_or_read() {
    let run = |name: &str, executions, reader| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(name);
        mutate::fuzz(name, &MEMORY, &mutate::corpus(&folder), executions, reader);
    };
    run("policy", 6000, readers::policy);
    run("replay", 6000, readers::replay);
    run("trace", 3000, readers::trace);
    run("orders", 6000, readers::orders);
}
