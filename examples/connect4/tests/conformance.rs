//! What every game must keep.

use connect4::rules::Connect4;
use turf::conformance::check_game;

#[test]
fn connect4_keeps_the_promises() {
    check_game::<Connect4>(&Default::default(), 1, 200);
}
