//! Cause of a loss: a bot that runs into a wall or its own trail without a threat has a bug.

use turf_env::games::paper::analysis::way::{FAR, Pose, nearest};
use turf_env::games::paper::{PaperRules, PaperSetup, Turn};
use turf_env::{Game, Outcome, Player, Rules};

const NEAR_HEAD: u32 = 5;
const NEAR_TRAIL: u32 = 2;

/// Returns true if `me` lost this game by leaving the board or running into its own trail while the opponent was not
/// near. Not near means, before the fatal move: more than 5 steps between the heads, and more than 2 moves of the
/// opponent to the trail.
pub fn without_foe_near(setup: &PaperSetup, actions: &[Turn], me: Player) -> bool {
    let mut game = PaperRules.start(setup);
    let Some((last, before)) = actions.split_last() else {
        return false;
    };
    for action in before {
        game.play(action);
    }
    if game.to_move() != me || game.outcome().is_some() {
        return false;
    }
    let (head, foe) = (game.head(me), game.head(!me));
    let trail = game.trail_bounds(me);
    let to_trail = nearest(Pose::of(&game, !me), trail.y0, trail.y1, |y| game.trail(me).row(y)).map_or(FAR, |n| n.0);
    let near = head.0.abs_diff(foe.0) + head.1.abs_diff(foe.1) <= NEAR_HEAD || to_trail <= NEAR_TRAIL;
    game.play(last);
    !near && game.outcome().is_some_and(|end: Outcome| end.winner == Some(!me) && matches!(end.reason, "WAL" | "TAP"))
}

#[cfg(test)]
mod tests {
    use turf_env::games::paper::BoardSize;

    use super::*;

    fn lost(spawn: [(u8, u8, u8); 2], turns: &[Turn]) -> [bool; 2] {
        let board = BoardSize::new(30, 15, 50);
        let setup = PaperSetup { board, spawn };
        Player::BOTH.map(|p| without_foe_near(&setup, turns, p))
    }

    #[test]
    fn walls_and_own_trails_count_unless_the_foe_is_near() {
        use Turn::{Left, Straight};
        // A walks three cells west and off the board; B is far away.
        let wall = [Straight, Left, Straight, Left, Straight];
        assert_eq!(lost([(2, 7, 2), (20, 7, 0)], &wall), [true, false]);
        assert_eq!(lost([(2, 7, 2), (5, 9, 0)], &wall), [false, false], "B is near");
        // A curls into its own trail: east out of its block, then left three times.
        let curl = [Straight, Straight, Straight, Left, Left, Left];
        let both: Vec<Turn> = curl.iter().flat_map(|&t| [t, Straight]).take(11).collect();
        assert_eq!(lost([(3, 7, 0), (15, 3, 0)], &both), [true, false]);
        // The game is not over.
        assert_eq!(lost([(3, 7, 0), (15, 3, 0)], &both[..8]), [false, false]);
    }
}
