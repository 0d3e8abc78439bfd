//! Changed settings and checkpoints: refused or used, never a panic.

#[path = "../../fuzz/mutate.rs"]
mod mutate;
#[path = "../../fuzz/trainer_readers.rs"]
mod trainer_readers;

#[global_allocator]
static MEMORY: mutate::Counting = mutate::Counting::new();

/// One after the other, because memory is counted for all threads together.
#[test]
fn changed_inputs_are_refused_or_used() {
    let config = mutate::corpus(&trainer_readers::saved("config"));
    mutate::fuzz("config", &MEMORY, &config, 2000, trainer_readers::config);
    let checkpoint = trainer_readers::checkpoint_corpus();
    mutate::fuzz("checkpoint", &MEMORY, &checkpoint, 1500, trainer_readers::checkpoint);
}
