use std::io::{Error, Result};

use gif::{Encoder, Frame, Repeat};
use turf_agents::records::replay::Replay;

use crate::canvas::{Canvas, PALETTE};
use crate::game_view::GameView;

/// Maximum number of pictures; longer games are thinned out evenly.
pub const MAX_FRAMES: usize = 150;
const DELAY: u16 = 8;
const LAST_DELAY: u16 = 250;

pub fn gif<R: GameView>(replay: &Replay<R>, most_frames: usize) -> Result<Vec<u8>> {
    let positions: Vec<R::Game> = replay.positions().filter(|game| replay.rules.is_frame(game)).collect();
    let last = replay.positions().last().expect("the first position at least");
    let step = positions.len().div_ceil(most_frames.max(1)).max(1);
    let shown = positions.into_iter().step_by(step).chain([last]);
    let pictures: Vec<Canvas> = shown.map(|game| replay.rules.picture(&game)).collect();
    encode(&pictures)
}

fn encode(pictures: &[Canvas]) -> Result<Vec<u8>> {
    let first = &pictures[0];
    if pictures.iter().any(|other| (other.width, other.height) != (first.width, first.height)) {
        return Err(Error::other(
            "the positions of this game have pictures of different sizes: a GIF needs a grid of one size",
        ));
    }
    let mut bytes = Vec::new();
    let size = |n: usize| u16::try_from(n).map_err(Error::other);
    let mut encoder = Encoder::new(&mut bytes, size(first.width)?, size(first.height)?, PALETTE.as_flattened())
        .map_err(Error::other)?;
    encoder.set_repeat(Repeat::Infinite).map_err(Error::other)?;
    for (i, picture) in pictures.iter().enumerate() {
        let changed = match i {
            0 => Some((0, 0, first.width, first.height)),
            _ => picture.difference(&pictures[i - 1]),
        };
        // An unchanged picture still has its display time.
        let (x, y, width, height) = changed.unwrap_or((0, 0, 1, 1));
        let row = |row: usize| &picture.pixels[row * picture.width + x..][..width];
        let mut frame = Frame::from_indexed_pixels(
            size(width)?,
            size(height)?,
            (y..y + height).flat_map(row).copied().collect::<Vec<u8>>(),
            None,
        );
        (frame.left, frame.top) = (size(x)?, size(y)?);
        frame.delay = if i + 1 == pictures.len() { LAST_DELAY } else { DELAY };
        encoder.write_frame(&frame).map_err(Error::other)?;
    }
    drop(encoder);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
    use turf_env::{Encoding, Rules};

    use super::*;
    use crate::game_view::tests::replay;

    fn check<E: Encoding<Rules: GameView>>(encoding: E, bots: &str) {
        let replay = replay(encoding, bots, 3, encoding.rules().default_config());
        let bytes = gif(&replay, 40).expect("a GIF");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&bytes[..]).expect("a GIF");
        let (width, height) = (decoder.width() as usize, decoder.height() as usize);
        let (mut shown, mut count) = (Canvas::new(width, height), 0);
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            for (i, colour) in frame.buffer.iter().enumerate() {
                let (x, y) = (i % frame.width as usize, i / frame.width as usize);
                shown.dot((x + frame.left as usize) as i32, (y + frame.top as usize) as i32, *colour);
            }
            count += 1;
        }
        assert!((2..=42).contains(&count), "{count}");
        let last = replay.rules.picture(&replay.positions().last().expect("one"));
        assert_eq!(shown, last, "what changed was all that changed");
        let colours: std::collections::BTreeSet<u8> = last.pixels.iter().copied().collect();
        assert!(colours.len() > 4, "{colours:?}");
    }

    #[test]
    fn every_game_has_a_picture() {
        check(PaperV1, "delta,wanderer");
        check(Duel2048V1, "greedy,random");
        check(StellarV1, "careful,rush");
    }
}
