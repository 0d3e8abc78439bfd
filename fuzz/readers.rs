//! What a stranger's bytes meet, one function per reader. None may panic; complaints are one line.

use turf_agents::Bot;
use turf_agents::net::Net;
use turf_agents::policy::{NetBot, ReadyPolicy};
use turf_agents::policy_file::{PolicyError, PolicyFile};
use turf_agents::replay::{Notation, Replay};
use turf_env::games::duel2048::{Duel2048, Duel2048V1};
use turf_env::games::paper::{Paper, PaperV1};
use turf_env::games::stellar::{Order, Stellar, StellarV1};
use turf_env::{Encoding, Game, Rng};

fn one_line(error: impl ToString) {
    let text = error.to_string();
    assert!(!text.trim().is_empty() && !text.contains('\n'), "{text:?}");
}

/// A policy file: reads it, builds its network for whichever game it is, in both arithmetics, and lets it choose.
pub fn policy(bytes: &[u8]) {
    fn play<E: Encoding>(file: &PolicyFile) -> Result<(), PolicyError> {
        Net::in_integers::<E>(file).map(drop).unwrap_or_else(one_line);
        let policy = ReadyPolicy::new::<E>(file)?;
        let game = E::Game::new(&E::Game::draw_setup(&Default::default(), &mut Rng::new(1)));
        let action = NetBot::<E>::of(&policy)
            .choose(&game)
            .expect("a network always chooses");
        assert!(game.is_legal(&action));
        Ok(())
    }
    match PolicyFile::from_bytes(bytes) {
        Err(error) => one_line(error),
        Ok(file) => {
            for result in [
                play::<PaperV1>(&file),
                play::<Duel2048V1>(&file),
                play::<StellarV1>(&file),
            ] {
                result.unwrap_or_else(one_line);
            }
        }
    }
}

/// A replay, of any of the games.
pub fn replay(bytes: &[u8]) {
    fn read<G: Notation>(text: &str) {
        match Replay::<G>::from_json(text) {
            Err(error) => one_line(error),
            Ok(replay) => assert!(replay.positions().count() > 0),
        }
    }
    let text = String::from_utf8_lossy(bytes);
    read::<Paper>(&text);
    read::<Duel2048>(&text);
    read::<Stellar>(&text);
}

/// A line of a trace.
pub fn trace(bytes: &[u8]) {
    turf_env::trace::verify_line(&String::from_utf8_lossy(bytes)).unwrap_or_else(|what| assert!(!what.is_empty()));
}

/// A stellar bot's orders, as its process writes them: from, to, amount; for as many turns as there are bytes for.
pub fn orders(bytes: &[u8]) {
    let mut game = Stellar::new(&Stellar::draw_setup(
        &Default::default(),
        &mut Rng::new(bytes.len() as u64),
    ));
    for turn in bytes.chunks(30) {
        if game.outcome().is_some() {
            return;
        }
        let order = |bytes: &[u8]| Order {
            from: bytes[0],
            to: bytes[1],
            amount: f64::from_le_bytes(bytes[2..].try_into().expect("eight bytes")),
        };
        let orders: Vec<Order> = turn.chunks_exact(10).map(order).collect();
        if game.is_legal(&orders) {
            game.play(&orders);
        } else {
            game.play(&Vec::new());
        }
        let scores = game.scores();
        assert!(scores.iter().all(|s| s.is_finite()), "{scores:?} after {orders:?}");
    }
}
