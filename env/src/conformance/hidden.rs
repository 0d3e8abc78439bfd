//! Checks with random play that neither observations nor the positions passed to bots contain hidden information.

use std::collections::HashMap;

use super::View;
use crate::{Chance, Encoding, Game, Player, Rng, Rules};

const OPENINGS: u64 = 64;
const DECISIONS: u32 = 100;
const REDRAWS: u64 = 20;

fn answers<G: Game>(before: &G, game: &G) -> bool {
    game.outcome().is_none() && (game.to_move(), game.turn()) == (Player::B, before.turn())
}

type Look = (Player, Player, Vec<u8>, Vec<u32>, Vec<bool>);

/// Returns what a player sees of a position: player to move, observation and, if it is `pov` who moves, the shielded mask.
fn look<E: Encoding>(encoding: E, game: &E::Game, pov: Player) -> Look {
    let mut view = View::new(encoding);
    match game.outcome().is_none() && game.to_move() == pov {
        true => encoding.observe_and_mask(game, true, &mut view.cells, &mut view.scalars, &mut view.mask),
        false => encoding.observe(game, pov, &mut view.cells, &mut view.scalars),
    }
    let scalars = view.scalars.iter().map(|scalar| (scalar + 0.0).to_bits()).collect(); // -0 is 0
    (pov, game.to_move(), view.cells, scalars, view.mask)
}

/// Returns true if the same random choices lead from these positions to what `pov` can tell apart.
fn goes_apart<E: Encoding>(encoding: E, [mut one, mut other]: [E::Game; 2], pov: Player, rng: &mut Rng) -> bool {
    let (mut view, mut mask) = (View::new(encoding), vec![false; encoding.heads() * encoding.actions()]);
    let chance = Chance::of_episode(rng.next_u64(), 0, 0);
    for decision in 0..DECISIONS {
        for game in [&mut one, &mut other] {
            chance.settle(encoding.rules(), game, decision, |_, _| ());
        }
        if one.outcome().is_some() {
            break;
        }
        encoding.legal_mask(&one, &mut view.mask);
        encoding.legal_mask(&other, &mut mask);
        let choices = rng.pick_each(&view.mask, encoding.actions());
        let mut heads = mask.chunks(encoding.actions()).zip(&choices);
        if !heads.all(|(head, &choice)| head[usize::from(choice)]) {
            return true;
        }
        encoding.play(&mut one, &choices);
        encoding.play(&mut other, &choices);
        if (one.outcome(), look(encoding, &one, pov)) != (other.outcome(), look(encoding, &other, pov)) {
            return true;
        }
    }
    false
}

/// Returns an error of one line if chance to come lies open: [`Game::redrawn`] leaves two openings as they are that a player
/// cannot tell apart, and the same choices lead to different sights.
fn check_setups<E: Encoding>(
    encoding: E,
    config: &<E::Rules as Rules>::Config,
    seed: u64,
    openings: u64,
) -> Result<(), String> {
    let mut rng = Rng::stream(seed, 4, 0);
    let mut known: HashMap<Look, E::Game> = HashMap::new();
    let lies_open = |game: &E::Game, pov| {
        let mut redrawn = (0..REDRAWS).map(|seed| game.redrawn(pov, &mut Rng::new(seed)));
        redrawn.all(|other| other.is_none_or(|other| other == *game))
    };
    for _ in 0..openings {
        let game = encoding.rules().start(&encoding.rules().draw_setup(config, &mut rng));
        for pov in Player::BOTH {
            let other = known.entry(look(encoding, &game, pov)).or_insert_with(|| game.clone()).clone();
            let open = other != game && lies_open(&game, pov) && lies_open(&other, pov);
            if open && goes_apart(encoding, [game.clone(), other], pov, &mut rng) {
                return Err(format!(
                    "{}: chance to come lies open: openings that {pov:?} cannot tell apart go on differently by the same choices; \
                     draw that anew in Game::redrawn, or set Rules::known_setup if both players know it",
                    encoding.rules().name()
                ));
            }
        }
    }
    Ok(())
}

/// Returns an error of one line if bots and searches would see what observations hide: A's choice of the same turn, or chance
/// to come. Plays random games and compares B's positions after two different choices of A, and openings that look alike.
pub fn check_blind<E: Encoding>(
    encoding: E,
    config: &<E::Rules as Rules>::Config,
    seed: u64,
    episodes: u64,
) -> Result<(), String> {
    let (name, simultaneous) = (encoding.rules().name(), encoding.rules().simultaneous());
    let (mut compared, mut hidden, mut shown) = (false, true, false);
    'games: for episode in 0..episodes {
        let mut rng = Rng::stream(seed, 1, episode);
        let mut game = encoding.rules().start(&encoding.rules().draw_setup(config, &mut rng));
        let mut view = View::new(encoding);
        let chance = Chance::of_episode(seed, 1, episode);
        for decision in 0.. {
            chance.settle(encoding.rules(), &mut game, decision, |_, _| ());
            if game.outcome().is_some() {
                break;
            }
            encoding.legal_mask(&game, &mut view.mask);
            let choices = rng.pick_each(&view.mask, encoding.actions());
            let before = game.clone();
            encoding.play(&mut game, &choices);
            if before.to_move() == Player::B {
                continue;
            }
            let mut other = before.clone();
            encoding.play(&mut other, &rng.pick_each(&view.mask, encoding.actions()));
            if other != game {
                compared = true;
                hidden &= [&game, &other].iter().all(|game| answers(&before, *game))
                    && look(encoding, &game, Player::B) == look(encoding, &other, Player::B);
                let [here, there] = [&game, &other].map(|game| game.redrawn(Player::B, &mut Rng::new(seed)));
                shown |= here.is_none() || here != there;
                if !hidden {
                    break 'games;
                }
            }
        }
    }
    match hidden && compared {
        false if simultaneous => Err(format!("{name} is simultaneous, but B sees what A has chosen in the same turn")),
        true if !simultaneous => Err(format!(
            "{name}: B never sees what A has chosen in the same turn; its Rules must say simultaneous, and hide the choice in redrawn"
        )),
        true if shown => {
            Err(format!("{name}: what Game::redrawn shows B depends on A's pending choice, or it is not implemented"))
        }
        _ if encoding.rules().known_setup() => Ok(()),
        _ => check_setups(encoding, config, seed, OPENINGS.max(8 * episodes)),
    }
}

pub(super) fn check_redrawn<E: Encoding>(encoding: E, game: &E::Game, at: &str) {
    for pov in Player::BOTH {
        let Some(other) = game.redrawn(pov, &mut Rng::new(0)) else {
            continue;
        };
        assert_eq!(
            (other.to_move(), other.turn(), other.outcome()),
            (game.to_move(), game.turn(), None),
            "{at}: redrawn keeps whose turn it is"
        );
        let same = look(encoding, game, pov) == look(encoding, &other, pov);
        assert!(same, "{at}: redrawn changes nothing that {pov:?} sees");
    }
}
