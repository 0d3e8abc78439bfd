//! Stellar: rules against a slow twin, maps, encodings.

mod encoding;
mod foresight;
mod maps;
mod rules;

use crate::games::stellar::MAX_NODES;
use crate::games::stellar::{MapSource, Stellar, StellarConfig, StellarRules, StellarSetup, nodes};
use crate::{Game, Player, Rng, Rules};
use proptest::prelude::*;

const LADDER: MapSource = MapSource::Hexagon { side: 4, p_node: 0.2, p_edge: 0.2 };
const KNOCKOUT: MapSource = MapSource::Hexagon { side: 7, p_node: 0.45, p_edge: 0.25 };
const TREE: MapSource = MapSource::Tree { first: [2, 4], children: [1, 4], layers: 2 };
const BIG_TREE: MapSource = MapSource::Tree { first: [2, 6], children: [1, 3], layers: 4 };

fn any_source() -> impl Strategy<Value = MapSource> {
    prop_oneof![Just(LADDER), Just(KNOCKOUT), Just(TREE), Just(BIG_TREE)]
}

fn any_game() -> impl Strategy<Value = Stellar> {
    (any_source(), any::<u64>(), 0.0..1.0f64).prop_map(|(source, seed, neutral)| {
        let mut rng = Rng::new(seed);
        let setup = StellarRules.draw_setup(&StellarConfig::on(source), &mut rng);
        let (mut owned, mut troops) = ([0; 2], [0.0; MAX_NODES + 1]);
        for node in 1..=setup.map.n() {
            if !rng.chance(neutral) {
                owned[rng.below(2) as usize] |= 1 << node;
                troops[node as usize] = 10f64.powf(rng.unit() * 4.0 - 1.0);
            }
        }
        Stellar::from_parts(&setup, rng.below(99), owned, &troops)
    })
}

fn turned(game: &Stellar) -> Stellar {
    let setup = StellarSetup { map: game.map().clone(), max_turns: game.max_turns(), scoring: game.scoring() };
    let mirror = |set| nodes(set).fold(0, |all, node| all | 1 << game.map().mirror(node));
    let mut troops = [0.0; MAX_NODES + 1];
    for node in 1..=game.map().n() {
        troops[game.map().mirror(node) as usize] = game.troops(node);
    }
    let owned = [Player::B, Player::A].map(|player| mirror(game.owned(player)));
    Stellar::from_parts(&setup, game.turn(), owned, &troops)
}
