//! Checks with random play that neither observations nor the positions passed to bots contain hidden information.

use super::View;
use crate::{Encoding, Game, Player, Rng};

fn answers<G: Game>(before: &G, game: &G) -> bool {
    game.outcome().is_none() && (game.to_move(), game.turn()) == (Player::B, before.turn())
}

fn looks_the_same<E: Encoding>(a: &E::Game, b: &E::Game) -> bool {
    let views = [a, b].map(|game| {
        let mut view = View::<E>::new();
        E::observe_and_mask(game, true, &mut view.cells, &mut view.scalars, &mut view.mask);
        (view.cells, view.scalars, view.mask)
    });
    views[0] == views[1]
}

/// Returns an error of one line if bots and searches would see what B's observation hides: A's choice of the same turn. Plays
/// random games and compares B's positions after two different choices of A.
pub fn check_blind<E: Encoding>(config: &<E::Game as Game>::Config, seed: u64, episodes: u64) -> Result<(), String> {
    let (name, simultaneous) = (E::Game::NAME, E::Game::SIMULTANEOUS);
    let (mut compared, mut hidden, mut shown) = (false, true, false);
    'games: for episode in 0..episodes {
        let mut rng = Rng::stream(seed, 1, episode);
        let mut game = E::Game::new(&E::Game::draw_setup(config, &mut rng));
        let mut view = View::<E>::new();
        while game.outcome().is_none() {
            E::legal_mask(&game, &mut view.mask);
            let choices = view.random_choices(&mut rng);
            let before = game.clone();
            E::play(&mut game, &choices);
            if before.to_move() == Player::B {
                continue;
            }
            let mut other = before.clone();
            E::play(&mut other, &view.random_choices(&mut rng));
            if other != game {
                compared = true;
                hidden &=
                    [&game, &other].iter().all(|game| answers(&before, *game)) && looks_the_same::<E>(&game, &other);
                let [here, there] = [&game, &other].map(|game| game.redrawn(Player::B, &mut Rng::new(seed)));
                shown |= here.is_none() || here != there;
                if !hidden {
                    break 'games;
                }
            }
        }
    }
    match hidden && compared {
        false if simultaneous => Err(format!(
            "{name} is SIMULTANEOUS, but B sees what A has chosen in the same turn"
        )),
        true if !simultaneous => Err(format!(
            "{name}: B never sees what A has chosen in the same turn; its Game must say SIMULTANEOUS, and hide the choice in redrawn"
        )),
        true if shown => Err(format!(
            "{name}: what Game::redrawn shows B depends on A's pending choice, or it is not implemented"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_redrawn<E: Encoding>(game: &E::Game, at: &str) {
    for pov in Player::BOTH {
        let Some(other) = game.redrawn(pov, &mut Rng::new(0)) else {
            continue;
        };
        assert_eq!(
            (other.to_move(), other.turn(), other.outcome()),
            (game.to_move(), game.turn(), None),
            "{at}: redrawn keeps whose turn it is"
        );
        let views = [game, &other].map(|game| {
            let mut view = View::<E>::new();
            E::observe(game, pov, &mut view.cells, &mut view.scalars);
            (view.cells, view.scalars)
        });
        let same = views[0] == views[1] && (pov != game.to_move() || looks_the_same::<E>(game, &other));
        assert!(same, "{at}: redrawn changes nothing that {pov:?} sees");
    }
}
