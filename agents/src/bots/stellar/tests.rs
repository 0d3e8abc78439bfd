use turf_env::games::stellar::{MAX_NODES, MapSource, Scoring, Stellar, StellarConfig, StellarRules, StellarV1};
use turf_env::{Encoding, Game, Player, Rng, Rules};

use super::field::{Field, March, orders};
use super::planner::search::Search;
use super::planner::{Planner, file};
use crate::offered::Offered;
use crate::offered::builtin::builtin;
use crate::play::arena::{BotMaker, Seats, Series, play_series};
use crate::play::bot::Bot;
use crate::policy::file::PolicyFile;
use crate::policy::net::Net;
use crate::stats::score::Score;

fn play(first: &dyn BotMaker<Stellar>, second: &dyn BotMaker<Stellar>, games: u64, seed: u64) -> Score {
    let series = Series { rules: StellarRules, games, seed, seats: Seats::Swapped, config: StellarConfig::default() };
    Score::of(&play_series(first, second, &series, &|_| ()))
}

fn draw(rng: &mut Rng) -> Stellar {
    StellarRules.start(&StellarRules.draw_setup(&StellarConfig::default(), rng))
}

const EXPRESSIBLE: [&str; 4] = ["random", "rush", "spread", "careful"];

/// The arena would silently play an empty list instead.
#[test]
fn every_list_is_legal_and_can_be_learnt_from() {
    let mut rng = Rng::new(3);
    for a in StellarRules.bots() {
        for b in StellarRules.bots() {
            for seed in 0..2 {
                let mut game = draw(&mut rng);
                let mut bots = [a, b].map(|bot| bot.make(StellarRules));
                for (bot, seat) in bots.iter_mut().zip(Player::BOTH) {
                    bot.start(seat, &game, seed).unwrap();
                }
                let mut choices = vec![0; StellarV1.heads()];
                while game.outcome().is_none() {
                    let me = game.to_move();
                    let name = [a.name, b.name][me.index()];
                    let list = bots[me.index()].choose(&game).unwrap();
                    assert!(game.is_legal(&list), "{name}: {list:?} in\n{game}");
                    let expressible = StellarV1.choices_of(&game, &list, &mut choices);
                    assert!(expressible || !EXPRESSIBLE.contains(&name), "{list:?} in\n{game}");
                    game.play(&list);
                }
            }
        }
    }
}

#[test]
fn both_seats_play_alike() {
    let mut rng = Rng::new(4);
    for info in StellarRules.bots().iter().filter(|bot| bot.name != "random") {
        for _ in 0..6 {
            let mut game = draw(&mut rng);
            let mut bots = Player::BOTH.map(|_| info.make(StellarRules));
            for (bot, seat) in bots.iter_mut().zip(Player::BOTH) {
                bot.start(seat, &game, 0).unwrap();
            }
            while game.turn() < 20 && game.outcome().is_none() {
                let mut seen = Player::BOTH.map(|_| Vec::new());
                for (bot, seen) in bots.iter_mut().zip(&mut seen) {
                    let list = bot.choose(&game).unwrap();
                    // Mirroring the orders twice changes nothing; once, it makes the second player's the first's.
                    let marches: Vec<March> = list.iter().map(|o| (o.from, o.to, o.amount)).collect();
                    *seen = orders(&game, &marches);
                    seen.sort_by_key(|o| (o.from, o.to));
                    game.play(&list);
                }
                assert_eq!(seen[0], seen[1], "{} in\n{game}", info.name);
            }
        }
    }
}

#[test]
fn stronger_bots_beat_weaker_ones() {
    let pairs = [
        ("rush", "random", 100),
        ("spread", "rush", 100),
        ("careful", "spread", 100),
        ("siege", "careful", 200),
        ("tide", "careful", 200),
        ("planner", "siege", 40),
        ("planner", "tide", 20),
    ];
    for (stronger, weaker, games) in pairs {
        let [one, other] = [stronger, weaker].map(|name| builtin(StellarRules, name).unwrap());
        let score = play(&|| one.make(StellarRules), &|| other.make(StellarRules), games, 7);
        assert!(score.ci95[0] > 0.5, "{stronger} against {weaker}: {score:?}");
    }
}

struct Exchanging(usize);
impl BotMaker<Stellar> for Exchanging {
    fn make(&self) -> Box<dyn Bot<Stellar>> {
        let search = Search { exchanges: self.0, ..Search::default() };
        Box::new(Planner::new(search.into()))
    }
}

#[test]
fn exchanged_parts_make_plans_better() {
    let score = play(&Exchanging(100), &Exchanging(0), 60, 11);
    assert!(score.ci95[0] > 0.5, "{score:?}");
}

#[test]
fn variants_are_for_small_maps() {
    let candidates = |side| {
        let (p_node, p_edge) = (0.0, 0.0);
        let config = StellarConfig::on(MapSource::Hexagon { side, p_node, p_edge });
        let game = StellarRules.start(&StellarRules.draw_setup(&config, &mut Rng::new(1)));
        Search::default().candidates_on(&Field::of(&game)).len()
    };
    assert_eq!([4, 7].map(candidates), [14, 6]);
}

/// An exported file shows its networks games by troops, as it cannot know the scoring.
#[test]
fn the_shipped_planner_plays_alike_by_nodes_and_by_troops() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/stellar/policy.turf");
    let shipped = PolicyFile::read(shipped.as_ref()).unwrap();
    let networks = file::proposers(&shipped, Net::of_weights).unwrap();
    let [by_nodes, by_troops] = [Scoring::Nodes, Scoring::Troops].map(|scoring| {
        let mut game = draw(&mut Rng::new(1)).scored_by(scoring);
        let mut planner = Planner::with(file::of_file(&shipped).unwrap().into(), &networks);
        [(); 8].map(|()| {
            let orders = planner.choose(&game).unwrap();
            game.play(&orders);
            game.play(&vec![]);
            orders
        })
    });
    assert_eq!(by_nodes, by_troops);
}

#[test]
fn the_planner_values_orders() {
    let mut rng = Rng::new(5);
    let (mut better, mut all, mut taken) = (0, 0, 0);
    for _ in 0..3 {
        let mut game = draw(&mut rng);
        let (mut own, mut other) = (Planner::default(), builtin(StellarRules, "rush").unwrap().make(StellarRules));
        while game.outcome().is_none() {
            let orders = match game.to_move() {
                Player::A => own.choose(&game).unwrap(),
                Player::B => other.choose(&game).unwrap(),
            };
            if game.to_move() == Player::A && game.turn().is_multiple_of(4) {
                let value = |planner: &mut Planner, orders| planner.worth(&game, orders).unwrap().value;
                let (played, nothing) = (value(&mut own, &orders), value(&mut own, &vec![]));
                (better, all) = (better + (played >= nothing) as u32, all + 1);
                taken += (played > 1.0) as u32;
            }
            game.play(&orders);
        }
    }
    assert!(all > 5 && better * 10 >= all * 8, "{better} of {all}");
    assert!(taken > 0);
}

/// Returns the chances of A and B, which send nothing, before the last turn.
fn chances_at_the_end(scoring: Scoring, of_a: impl Fn(u8, u8) -> bool, troops: [f64; 2]) -> [f64; 2] {
    let (side, p_node, p_edge) = (3, 0.2, 0.2);
    let config =
        StellarConfig { max_turns: 25, scoring, ..StellarConfig::on(MapSource::Hexagon { side, p_node, p_edge }) };
    let setup = StellarRules.draw_setup(&config, &mut Rng::new(6));
    let mut owned = [0; 2];
    let mut all = [0.0; MAX_NODES + 1];
    for node in 1..=setup.map.n() {
        let seat = 1 - of_a(node, setup.map.n()) as usize;
        owned[seat] |= 1 << node;
        all[node as usize] = troops[seat];
    }
    let mut game = Stellar::from_parts(&setup, 24, owned, &all);
    Player::BOTH.map(|_| {
        let worth = Planner::default().worth(&game, &vec![]).unwrap();
        game.play(&vec![]);
        worth.chance(1.0)
    })
}

#[test]
fn the_last_turn_is_judged_by_what_decides() {
    for scoring in [Scoring::Nodes, Scoring::Troops] {
        let [a, b] = chances_at_the_end(scoring, |node, _| node == 1, [100.0, 80.0]);
        assert!(a < 0.02 && b > 0.98, "{scoring:?}: {a}, {b}");
    }
    // B holds its base only, and most troops.
    let behind = |node, n| node < n;
    let [a, b] = chances_at_the_end(Scoring::Nodes, behind, [5.0, 300.0]);
    assert!(a > 0.9 && b < 0.1, "{a}, {b}");
    let [a, b] = chances_at_the_end(Scoring::Troops, behind, [5.0, 300.0]);
    assert!(a < 0.1 && b > 0.9, "{a}, {b}");
}

#[test]
fn no_bot_looks_at_pending_orders() {
    let mut rng = Rng::new(8);
    let mut random = builtin(StellarRules, "random").unwrap().make(StellarRules);
    let mut game = draw(&mut rng);
    let mut pending = 0;
    while game.outcome().is_none() && game.turn() < 30 {
        let orders = random.choose(&game).unwrap();
        game.play(&orders);
        if game.to_move() == Player::B && game.turn().is_multiple_of(5) {
            let seen = game.redrawn(Player::B, &mut rng).expect("something is pending");
            pending += (seen != game) as u32;
            for bot in StellarRules.bots() {
                let orders = [&game, &seen].map(|game| bot.make(StellarRules).choose(game).unwrap());
                assert!(orders[0] == orders[1], "{}", bot.name);
            }
        }
    }
    assert!(pending > 2, "{pending}");
}
