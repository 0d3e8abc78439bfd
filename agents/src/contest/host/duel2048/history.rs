//! Decisions between two positions. The arena calls a [`Bot`](crate::play::bot::Bot) only for its own decisions, but
//! the contract reports the opponent's last decision and skipped phases.

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player};

const MAX_POSITIONS: usize = 20_000;

type Step = (Duel2048Action, Duel2048);

/// Returns the decisions that lead from `from` to `to`, all by the player to move in `from`. Empty if there are none,
/// or if none could be found.
pub fn between(from: &Duel2048, to: &Duel2048) -> Vec<Step> {
    let (mut path, mut budget) = (Vec::new(), MAX_POSITIONS);
    search(from, to, from.to_move(), &mut path, &mut budget);
    path
}

fn search(from: &Duel2048, to: &Duel2048, mover: Player, path: &mut Vec<Step>, budget: &mut usize) -> bool {
    if from == to {
        return true;
    }
    if clock(from) >= clock(to) || from.to_move() != mover {
        return false;
    }
    for action in legal(from) {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let mut after = from.clone();
        after.play(&action);
        path.push((action, after.clone()));
        if search(&after, to, mover, path, budget) {
            return true;
        }
        path.pop();
    }
    false
}

fn legal(game: &Duel2048) -> impl Iterator<Item = Duel2048Action> {
    let (cells, directions) = (game.legal_cells(), game.legal_directions());
    let places = (0..32).filter(move |cell| cells >> cell & 1 == 1).map(Duel2048Action::Place);
    let merges = Direction::ALL.into_iter().filter(move |&d| directions >> d as u8 & 1 == 1);
    places.chain(merges.map(Duel2048Action::Merge))
}

fn clock(game: &Duel2048) -> (u32, usize) {
    let index = Phase::ALL.iter().position(|&p| p == game.phase());
    (game.turn(), index.expect("one of the four"))
}

pub fn skipped(before: &Duel2048, after: &Duel2048) -> Vec<(u32, Phase)> {
    if after.outcome().is_some() {
        return Vec::new();
    }
    let number = |(round, index): (u32, usize)| round * 4 + index as u32;
    (number(clock(before)) + 1..number(clock(after))).map(|n| (n / 4, Phase::ALL[n as usize % 4])).collect()
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::{Board, Duel2048Config, Duel2048Rules};
    use turf_env::{Rng, Rules};

    use super::*;

    #[test]
    fn the_opponents_decisions_are_found() {
        let mut rng = Rng::new(4);
        let mut found = 0;
        for _ in 0..20 {
            let setup = Duel2048Rules.draw_setup(&Duel2048Config { rounds: 120 }, &mut rng);
            let mut game = Duel2048Rules.start(&setup);
            let mut last = game.clone();
            let mut played = Vec::new();
            while game.outcome().is_none() {
                let mover = game.to_move();
                if mover == Player::A {
                    let path = between(&last, &game);
                    let ends: Vec<&Duel2048> = path.iter().map(|(_, after)| after).collect();
                    assert_eq!(ends, played.iter().collect::<Vec<_>>(), "from\n{last}\nto\n{game}");
                    found += path.len();
                }
                let options: Vec<_> = legal(&game).collect();
                game.play(&options[rng.below(options.len() as u32) as usize]);
                match mover {
                    Player::A => (last, played) = (game.clone(), Vec::new()),
                    Player::B => played.push(game.clone()),
                }
            }
        }
        assert!(found > 1000, "{found}");
    }

    #[test]
    fn skipped_phases_have_their_rounds() {
        // B has no tile and an empty realm: it cannot merge.
        let mut board = Board::default();
        board.set(0, 1, Player::A);
        board.set(1, 1, Player::A);
        let before = Duel2048::from_parts(board, 3, Phase::Merge(Player::A), vec![0; 9].into());
        let mut after = before.clone();
        after.play(&Duel2048Action::Merge(Direction::Left));
        assert_eq!(skipped(&before, &after), [(3, Phase::Merge(Player::B))]);
        let mut next = after.clone();
        next.play(&Duel2048Action::Place(31));
        assert_eq!(skipped(&after, &next), []);
    }
}
