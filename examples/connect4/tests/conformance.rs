//! What every game must keep.

use connect4::encoding::Connect4V1;
use turf::env::conformance::{check, check_vec_env};

#[test]
fn connect4_keeps_the_promises() {
    check::<Connect4V1>(&Default::default(), 1, 200);
    check_vec_env::<Connect4V1>(&Default::default(), 2, 16, 200, Some(30));
}
