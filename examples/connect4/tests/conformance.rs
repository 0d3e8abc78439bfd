//! What every game must keep.

use connect4::rules::Connect4;
use turf::conformance::check_game;
use turf::env::Rules;

#[test]
fn connect4_keeps_the_promises() {
    check_game(Connect4, &Connect4.default_config(), 1, 200);
}
