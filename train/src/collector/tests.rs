use turf_agents::catalogue::spec::BotSource;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_env::games::stellar::{StellarConfig, StellarV1};

use turf_agents::{Bot, Forfeit};
use turf_env::games::stellar::{Order, Stellar};
use turf_env::{Encoding, Game, Player};

use super::{Chosen, bot_choice, values};
use crate::config::TrainConfig;
use crate::rows::Rows;
use crate::self_play::SelfPlay;

#[test]
fn a_decision_is_worth_the_mean_of_its_heads_best_legal_choices() {
    let mut rows = Rows::default();
    // One head that matters, then two.
    rows.push_mask(&[true, true, true, false], 2);
    rows.push_mask(&[true, true, true, true], 2);
    assert_eq!(values(&[1.0, 4.0, -1.0, -3.0, 9.0, 2.0], &rows, 2, 2), [4.0, 4.0]);
    rows.clear();
    rows.push_mask(&[false, true, true], 3);
    assert_eq!(values(&[7.0, 1.0, 2.0], &rows, 1, 3), [2.0]);
}

/// Wants the same orders in every position, or fails.
struct Wants(Option<Vec<Order>>);

impl Bot<Stellar> for Wants {
    fn choose(&mut self, _: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let failed = Forfeit {
            reason: "ERR",
            detail: "out of order".into(),
        };
        self.0.clone().ok_or(failed)
    }
}

#[test]
fn what_is_played_for_a_bot_that_failed_is_known_as_that() {
    let setup = Stellar::draw_setup(&StellarConfig::default(), &mut turf_env::Rng::new(1));
    let game = Stellar::new(&setup);
    let nodes = 1..=game.map().n();
    let from = nodes
        .clone()
        .find(|&node| game.power(Player::A, node) > 0.0)
        .expect("a base");
    let to = game.map().neighbours(from)[0];
    let order = |amount: f64| Order { from, to, amount };
    let mut mask = vec![false; StellarV1::HEADS * StellarV1::ACTIONS];
    StellarV1::legal_mask(&game, &mut mask);
    let mut first = vec![0; StellarV1::HEADS];
    assert_eq!(
        bot_choice::<StellarV1>(&mut Wants(None), &game, &mask, &mut first),
        Chosen::Failed
    );
    for (amount, expected) in [(1e9, Chosen::Failed), (1e-3, Chosen::Inexpressible)] {
        let mut choices = vec![9; StellarV1::HEADS];
        let chosen = bot_choice::<StellarV1>(&mut Wants(Some(vec![order(amount)])), &game, &mask, &mut choices);
        assert_eq!((chosen, &choices), (expected, &first), "{amount}");
    }
    let mut choices = vec![9; StellarV1::HEADS];
    let holds = bot_choice::<StellarV1>(&mut Wants(Some(vec![])), &game, &mask, &mut choices);
    assert_eq!(holds, Chosen::ByBot);
}

#[test]
fn the_arena_draws_other_set_ups_from_the_same_seed() {
    let mut config = TrainConfig::<StellarConfig>::default();
    config.env.n_envs = 20;
    config.replay.capacity = 600;
    config.dqn.learning_start = 600;
    let series = Series {
        games: 20,
        seed: config.seed,
        seats: Seats::Swapped,
        config: config.game.clone(),
    };
    let run = SelfPlay::<StellarV1>::new(config, tch::Device::Cpu).expect("a run");
    let random = BotSource::<StellarV1>::parse("random").expect("built in");
    for played in play_series(&random, &random, &series, &|_| ()) {
        for slot in 0..20 {
            assert!(
                *run.collector.env.game(slot).map() != played.game.setup.map,
                "slot {slot}"
            );
        }
    }
}
