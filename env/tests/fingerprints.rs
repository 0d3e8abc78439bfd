//! Fingerprints as `turf bench` prints them. A changed one means changed rules, encoding or random stream: the commit that
//! changes it here must say which and why.

use turf_env::fingerprint::fingerprint;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;

#[test]
fn fingerprints_are_the_committed_ones() {
    let now = [fingerprint(PaperV1), fingerprint(Duel2048V1), fingerprint(StellarV1)];
    let committed = [0xd499_0717_4f0b_e252, 0x4542_f97c_05e9_59c5, 0x5b41_939f_3fea_ae40];
    assert_eq!(now, committed, "in hexadecimal: {now:x?}");
}
