//! A hash of fixed-seed random play. Two builds with equal fingerprints have, in all likelihood, equal rules, encodings
//! and random streams; a change that moves it must say so.

use crate::{Chance, Encoding, Game, Rng, Rules};

struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ b as u64).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

/// Returns the hash of 20 random games of the default configuration, at most 400 decisions each: observations, masks, choices
/// and results.
pub fn fingerprint<E: Encoding>(encoding: E) -> u64 {
    let mut hash = Fnv(0xCBF2_9CE4_8422_2325);
    hash.add(encoding.shape().name.as_bytes());
    let (mut cells, mut scalars) = (vec![0; encoding.cells()], vec![0.0; encoding.scalars()]);
    let mut mask = vec![false; encoding.heads() * encoding.actions()];
    for episode in 0..20 {
        let mut rng = Rng::stream(2018, 0, episode);
        let mut game =
            encoding.rules().start(&encoding.rules().draw_setup(&encoding.rules().default_config(), &mut rng));
        for decision in 0..400 {
            Chance::of_episode(2018, 0, episode).settle(encoding.rules(), &mut game, decision, |_, _| ());
            if game.outcome().is_some() {
                break;
            }
            encoding.observe_and_mask(&game, false, &mut cells, &mut scalars, &mut mask);
            hash.add(&cells);
            // Rounded, so that a last-bit difference between two machines' libm does not count as a change.
            scalars.iter().for_each(|s| hash.add(&((s * 1024.0).round() as i32).to_le_bytes()));
            mask.iter().for_each(|&m| hash.add(&[m as u8]));
            let choices = rng.pick_each(&mask, encoding.actions());
            choices.iter().for_each(|c| hash.add(&c.to_le_bytes()));
            encoding.play(&mut game, &choices);
        }
        hash.add(format!("{:?} {}", game.outcome(), game.turn()).as_bytes());
    }
    hash.0
}
