//! The stellar bots: every list legal, all of it within the encoding, as strong as they say, fast.

use turf_env::games::stellar::{Stellar, StellarConfig, StellarV1};
use turf_env::{Encoding, Game, Rng};

use crate::arena::{BotMaker, MatchGame, Seats, Series, play_series};
use crate::bot::{Bot, BuiltinBots, builtin};
use crate::score::Score;

struct Named(&'static str);
impl BotMaker<Stellar> for Named {
    fn make(&self) -> Box<dyn Bot<Stellar>> {
        (builtin::<Stellar>(self.0).unwrap().make)()
    }
}

fn play(first: &'static str, second: &'static str, games: u64) -> Vec<MatchGame<Stellar>> {
    let series = Series {
        games,
        seed: 7,
        seats: Seats::Swapped,
        config: StellarConfig::default(),
    };
    play_series(&Named(first), &Named(second), &series, &|_| ())
}

/// The arena would play an empty list instead and say nothing.
#[test]
fn every_list_is_legal_and_can_be_learnt_from() {
    let mut rng = Rng::new(3);
    for a in Stellar::bots() {
        for b in Stellar::bots() {
            for seed in 0..6 {
                let mut game = Stellar::new(&Stellar::draw_setup(&StellarConfig::default(), &mut rng));
                let mut bots = [(a.make)(), (b.make)()];
                for (bot, seat) in bots.iter_mut().zip(turf_env::Player::BOTH) {
                    bot.start(seat, &game, seed).unwrap();
                }
                let mut choices = vec![0; StellarV1::HEADS];
                while game.outcome().is_none() {
                    let me = game.to_move();
                    let list = bots[me.index()].choose(&game).unwrap();
                    assert!(
                        game.is_legal(&list),
                        "{} against {}: {list:?} in\n{game}",
                        a.name,
                        b.name
                    );
                    assert!(StellarV1::choices_of(&game, &list, &mut choices), "{list:?} in\n{game}");
                    game.play(&list);
                }
            }
        }
    }
}

/// The map is the same from both sides, so without chance both sides begin alike.
#[test]
fn both_seats_play_alike() {
    let mut rng = Rng::new(4);
    for info in Stellar::bots().iter().filter(|bot| bot.name != "random") {
        for _ in 0..20 {
            let mut game = Stellar::new(&Stellar::draw_setup(&StellarConfig::default(), &mut rng));
            let mut bot = (info.make)();
            let mut choices = [vec![0; StellarV1::HEADS], vec![0; StellarV1::HEADS]];
            while game.turn() < 20 && game.outcome().is_none() {
                for choices in &mut choices {
                    let list = bot.choose(&game).unwrap();
                    assert!(StellarV1::choices_of(&game, &list, choices));
                    game.play(&list);
                }
                assert_eq!(choices[0], choices[1], "{} in\n{game}", info.name);
            }
        }
    }
}

#[test]
fn each_bot_beats_the_one_before() {
    for pair in Stellar::bots().windows(2) {
        let score = Score::of(&play(pair[1].name, pair[0].name, 100), true);
        assert!(
            score.ci95[0] > 0.5,
            "{} against {}: {score:?}",
            pair[1].name,
            pair[0].name
        );
    }
}
