//! Changed settings and checkpoints are refused or used, without a panic.

#[path = "../../fuzz/mutate.rs"]
mod mutate;
#[path = "../../fuzz/trainer_readers.rs"]
mod trainer_readers;

use std::sync::Mutex;

use safetensors::SafeTensors;

#[global_allocator]
static MEMORY: mutate::Counting = mutate::Counting::new();

/// Tests run one after the other: memory is counted for all threads together, and the checkpoint's files are shared.
static TURN: Mutex<()> = Mutex::new(());

#[test]
fn changed_inputs_are_refused_or_used() {
    let _turn = TURN.lock();
    let config = mutate::corpus(&trainer_readers::saved("config"));
    mutate::fuzz("config", &MEMORY, &config, 2000, trainer_readers::config);
    let mut checkpoint = trainer_readers::checkpoint_corpus();
    checkpoint.extend(mutate::corpus(&trainer_readers::saved("checkpoint")));
    mutate::fuzz("checkpoint", &MEMORY, &checkpoint, 1500, trainer_readers::checkpoint);
}

/// All check sums agree, but a neighbour, or the node of a decision, does not exist.
#[test]
fn a_forged_memory_of_graphs_is_refused_in_a_line_that_names_the_file() {
    const STELLAR_MEMORY: usize = 6;
    let _turn = TURN.lock();
    let good = trainer_readers::good_file(STELLAR_MEMORY);
    let (header, places) = SafeTensors::read_metadata(&good).expect("written");
    let column = |name: &str| 8 + header + places.info(name).expect("a column").data_offsets.0;
    let mut nowhere = good.clone();
    let slot = nowhere[column("cells")..].iter().position(|&next| next > 0);
    nowhere[column("cells") + slot.expect("a map has edges")] = 100;
    let mut decides = good.clone();
    // All options of all heads of the first observation, those of missing nodes too.
    decides[column("masks")..][..1000].fill(0xFF);
    for forged in [nowhere, decides] {
        let why = trainer_readers::resume_with(STELLAR_MEMORY, &forged).expect_err("forged");
        assert!(
            why.contains("replay.safetensors: its replay buffer holds an impossible observation")
                && !why.contains('\n'),
            "{why}"
        );
    }
    assert_eq!(trainer_readers::resume_with(STELLAR_MEMORY, &good), Ok(()));
}
