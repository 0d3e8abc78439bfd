//! A bot sees its own seed, which must not reveal the opponent's.

use std::sync::Arc;

use turf_agents::Bot;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_env::Rng;
use turf_env::games::stellar::{Stellar, StellarRules};

use super::{Hosted, PATIENT, bot_file};

fn seen(file: &Arc<BotFile>, seed: u64) -> Vec<u64> {
    let series = Series { rules: StellarRules, games: 3, seed, seats: Seats::Swapped, config: StellarRules.config(1) };
    let maker = || Box::new(StellarBot::new(file.clone(), PATIENT)) as Box<dyn Bot<Stellar>>;
    let games = play_series(&maker, &maker, &series, &|_| ());
    let printed = games.iter().flat_map(|game| &game.game.printed);
    printed.map(|printed| printed.text.parse().expect("a seed")).collect()
}

#[test]
fn no_bot_knows_the_others_seed_by_its_own() {
    let source = "import sys\n\nclass player_class:\n    def __init__(self, i): pass\n    def player_func(self, m):\n        \
                  f = sys._getframe()\n        while 'seed' not in f.f_locals: f = f.f_back\n        \
                  print(f.f_locals['seed'])\n        return []\n";
    let Some(file) = bot_file(source) else { return };
    let first = seen(&file, 1);
    assert_eq!((first.len(), &first), (6, &seen(&file, 1)), "chance is the seed's");
    assert!(seen(&file, 2).iter().all(|seed| !first.contains(seed)));
    // The attack: look for the own seed in the arena's random streams, to find the opponent's beside it.
    for (root, game) in (0..200).flat_map(|root| (0..20).map(move |game| (root, game))) {
        let mut stream = Rng::stream(root, game, 1);
        let found = (0..2).any(|_| first.contains(&stream.next_u64()));
        assert!(!found, "root {root}, game {game}");
    }
}
