//! Fingerprints as `turf bench` prints them. A changed one means changed rules, encoding or random stream: the commit that
//! changes it here must say which and why.

use turf_env::fingerprint::fingerprint;
use turf_env::for_game;
use turf_env::games::stellar::StellarV2;

const COMMITTED: [(&str, u64); 3] = [
    ("paper", 0xd499_0717_4f0b_e252),
    ("duel2048", 0x4542_f97c_05e9_59c5),
    ("stellar", 0x5b41_939f_3fea_ae40),
];

#[test]
fn fingerprints_are_the_committed_ones() {
    let now = COMMITTED.map(|(name, _)| (name, for_game!(name, E => fingerprint::<E>()).expect("a known game")));
    assert_eq!(now, COMMITTED, "in hexadecimal: {:x?}", now.map(|(_, f)| f));
}

#[test]
fn second_encodings_have_fingerprints_too() {
    let now = fingerprint::<StellarV2>();
    assert_eq!(now, 0xc62e_e3c8_e066_ca1a, "in hexadecimal: {now:x}");
}
