//! Positions for tests of the analysis.

use crate::encoding::Encoding;
use crate::games::paper::{Paper, PaperConfig, PaperRules, PaperV1, Turn};
use crate::{Game, Rng, Rules};

/// Plays `games` games and calls `each` with every position and its mask. With probability `careful` the shield restricts the
/// mask. Players go mostly straight on, so that their excursions enclose something and they meet.
pub fn walks(
    games: usize,
    sizes: [(u8, u8); 3],
    careful: f64,
    rng: &mut Rng,
    mut each: impl FnMut(&Paper, [bool; 3], &mut Rng),
) {
    for round in 0..games {
        let (width, height) = sizes[round % 3];
        let mut game = PaperRules.start(&PaperRules.draw_setup(&PaperConfig::on(width, height, 150), rng));
        let mut mask = [false; 3];
        while game.outcome().is_none() {
            PaperV1.legal_mask(&game, &mut mask);
            if rng.chance(careful) {
                PaperV1.shield(&game, &mut mask);
            }
            each(&game, mask, rng);
            let straight = mask[1] && rng.chance(0.5);
            game.play(&Turn::ALL[if straight { 1 } else { rng.pick(&mask) }]);
        }
    }
}
