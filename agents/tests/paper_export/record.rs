//! Games of paper in the contest's representation, with Rust's observation of every position: one line of JSON per game.

use serde_json::{Value, json};
use turf_agents::offered::builtin::builtin;
use turf_agents::policy::net::integer::quantise_scalars;
use turf_env::games::paper::{Paper, PaperConfig, PaperRules, PaperV1, Turn, trace};
use turf_env::{Encoding, Game, Player, Rng, Rules};

fn columns(before: Option<&Paper>, game: &Paper, bands: bool) -> Value {
    let column = |game: &Paper, x: i32| -> String {
        trace::column(game, bands, x).map(|cell| char::from(b'0' + cell)).collect()
    };
    let all = (0..game.width()).map(|x| (x, column(game, x)));
    let old = |x| before.map(|before| column(before, x));
    let changed = all.filter(|(x, now)| old(*x).as_ref() != Some(now));
    changed.map(|column| json!(column)).collect()
}

/// Returns the network's input, the turns the shield allows, and the result of checking 0 to 3 replies, with the turns in
/// either order.
fn expected(game: &Paper) -> Value {
    let (mut scalars, mut mask) = (vec![0.0f32; PaperV1.scalars()], vec![false; 3]);
    PaperV1.observe_and_mask(game, true, &mut [], &mut scalars, &mut mask);
    let mut whole = vec![0; PaperV1.scalars()];
    quantise_scalars(&scalars, &mut whole);
    let foreseen = [[0, 1, 2], [2, 1, 0]].map(|wanted| PaperV1.safest(game, &wanted, game.ply() % 4));
    json!([whole, mask, foreseen])
}

pub fn record(mut game: Paper, mut turn: impl FnMut(&Paper) -> Option<Turn>) -> Value {
    let (mut frames, mut before): (Vec<Value>, Option<Paper>) = (vec![], None);
    while game.outcome().is_none() {
        frames.push(json!({
            "turnleft": Player::BOTH.map(|p| game.turns_left(p)),
            "players": Player::BOTH.map(|p| (game.head(p).0, game.head(p).1, game.heading(p))),
            "fields": columns(before.as_ref(), &game, false),
            "bands": columns(before.as_ref(), &game, true),
            "expected": expected(&game),
        }));
        before = Some(game.clone());
        match turn(&game) {
            Some(turn) => game.play(&turn),
            None => break,
        }
    }
    json!({"size": [game.width(), game.height()], "frames": frames})
}

pub fn trace(line: &str) -> Value {
    let game = serde_json::from_str(line).expect("JSON");
    let (setup, turns) = trace::game_of(game).expect("a trace of paper");
    let mut turns = turns.into_iter();
    record(PaperRules.start(&setup), |_| turns.next())
}

/// Plays two built-in bots. With probability `chance` a turn is random among those the shield allows, straight half of the
/// time; 1.0 gives long, winding trails.
pub fn bots(names: [&str; 2], config: &PaperConfig, chance: f64, seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let setup = PaperRules.draw_setup(config, &mut rng);
    let game = PaperRules.start(&setup);
    let mut bots = names.map(|name| builtin(PaperRules, name).expect("a built-in bot").make(PaperRules));
    for (bot, seat) in bots.iter_mut().zip(Player::BOTH) {
        bot.start(seat, &game, seed).expect("it starts");
    }
    record(game, |game| {
        let turn = bots[game.to_move().index()].choose(game).expect("it plays");
        let mut mask = [true; 3];
        PaperV1.shield(game, &mut mask);
        if !rng.chance(chance) {
            Some(turn)
        } else if mask[1] && rng.chance(0.5) {
            Some(Turn::Straight)
        } else {
            Some(Turn::ALL[rng.pick(&mask)])
        }
    })
}
