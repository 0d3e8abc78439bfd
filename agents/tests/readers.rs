//! Mutated policy files, replays, records, results files, traces, orders and lists of bots are rejected or read, without a
//! panic.

use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::ZlibEncoder;

#[path = "../../fuzz/mutate.rs"]
mod mutate;
#[path = "../../fuzz/readers.rs"]
mod readers;

#[global_allocator]
static MEMORY: mutate::Counting = mutate::Counting::new();

/// Sequential, because memory is counted over all threads.
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
    run("original", 1500, readers::original);
    run("pickle", 2000, readers::pickle);
    run("tournament", 200, readers::tournament);
    run("bots", 1000, readers::bots);
    bombs();
}

fn bombs() {
    let head: &[u8] = b"\x80\x03";
    let text = [&b"X\0\0\x01\0"[..], &[b'a'; 1 << 16]].concat();
    let lists: &[u8] = b"]]]]((((";
    let claim: &[u8] = b"X\xff\xff\xff\x00";
    for unit in [b")", b"]", b"}", b"N", &b"G12345678"[..], lists, b"K\x01\x85", b"(NNNNNNNN\x94t", claim, &text] {
        let mut packer = ZlibEncoder::new(vec![], Compression::fast());
        packer.write_all(head).expect("memory");
        packer.write_all(&unit.repeat((24 << 20) / unit.len())).expect("memory");
        let bomb = packer.finish().expect("memory");
        let taken = MEMORY.taken(|| readers::original(&bomb));
        assert!(taken < 256 << 20, "{unit:?}, {} bytes: {taken} bytes", bomb.len());
    }
}
