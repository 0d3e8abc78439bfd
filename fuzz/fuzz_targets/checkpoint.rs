#![no_main]
#[path = "../trainer_readers.rs"]
#[allow(dead_code)]
mod trainer_readers;
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trainer_readers::checkpoint(bytes));
