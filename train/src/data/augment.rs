use crate::rollout::observation::ObservationShape;
use half::slice::HalfFloatSliceExt;
use turf_env::Rng;

use crate::data::batch::{ObservationBatch, SamplePart};

/// [`turf_env::Encoding::mirror`] of a run's encoding.
pub type Mirror = dyn Fn(&mut [u8], &mut [f32], &mut [bool], &mut [u16]) -> bool + Send + Sync;

/// Mirrors each transition of a sample with probability one half. Panics unless the encoding has one choice per
/// decision. `shape` is that of the buffer the sample was drawn from.
pub fn mirror_half(sample: &mut SamplePart, shape: ObservationShape, mirror: &Mirror, rng: &mut Rng) {
    assert_eq!(shape.heads, 1, "one choice per decision");
    let mut scalars = vec![0.0; shape.scalars];
    for i in 0..sample.reward.len() {
        if rng.chance(0.5) {
            mirror_row(&mut sample.state, i, shape, mirror, &mut scalars);
            mirror_row(&mut sample.next, i, shape, mirror, &mut scalars);
            if shape.actions > 1 {
                mirror_choice(&mut sample.choices[i], mirror);
            }
            if sample.demonstration[i] >= 0 {
                mirror_choice(&mut sample.demonstration[i], mirror);
            }
        }
    }
}

fn mirror_row(rows: &mut ObservationBatch, i: usize, shape: ObservationShape, mirror: &Mirror, scalars: &mut [f32]) {
    let half = &mut rows.scalars[i * shape.scalars..(i + 1) * shape.scalars];
    half.convert_to_f32_slice(scalars);
    let mask = match shape.actions {
        1 => &mut [][..], // an afterstate
        actions => &mut rows.mask[i * actions..(i + 1) * actions],
    };
    let cells = &mut rows.cells[i * shape.cells..(i + 1) * shape.cells];
    mirror(cells, scalars, mask, &mut []);
    half.convert_from_f32_slice(scalars);
}

fn mirror_choice(choice: &mut i64, mirror: &Mirror) {
    let mut choices = [*choice as u16];
    mirror(&mut [], &mut [], &mut [], &mut choices);
    *choice = choices[0] as i64;
}

#[cfg(test)]
mod tests {
    use crate::rollout::chunk::{ObservationId, RolloutChunk, Transition};
    use crate::rollout::observation::ObservationRows;
    use turf_env::games::paper::{PaperRules, PaperV1};
    use turf_env::{Encoding, Game, Rules};

    use super::*;
    use crate::data::replay_buffer::{ReplayBuffer, Sources};

    #[test]
    fn a_sample_holds_transitions_and_their_mirror_images() {
        let shape = ObservationShape::of(PaperV1, true);
        let mut buffer = ReplayBuffer::new(shape, 8, Sources { n: 1, n_step: 1 });
        let mut rng = Rng::new(5);
        let mut game = PaperRules.start(&PaperRules.draw_setup(&Default::default(), &mut rng));
        let mut mask = [true, true, false];
        let (mut cells, mut scalars) = (vec![0; shape.cells], vec![0.0; shape.scalars]);
        let mut chunk = RolloutChunk::new(shape);
        let mut rows = ObservationRows::zeros(shape, 1);
        for choice in [0, 1] {
            PaperV1.observe(&game, game.to_move(), &mut cells, &mut scalars);
            rows.write(0, &cells, &scalars, &mask);
            let number = choice as u64;
            chunk.push_observation(ObservationId { source: 0, number }, &rows, 0);
            PaperV1.play(&mut game, &[choice]);
            mask = [false, true, true];
        }
        chunk.push_transition(Transition {
            demonstration: Some(&[2]),
            state: 0,
            next: 1,
            choices: &[0],
            reward: 0.5,
            discount: 0.9,
        });
        buffer.append(&chunk);
        let mut plain = SamplePart::default();
        buffer.draw_part(1, 0, 1, None, &mut plain);
        let every = |c: &mut [u8], s: &mut [f32], m: &mut [bool], k: &mut [u16]| PaperV1.mirror(c, s, m, k);
        let mut images = 0;
        for _ in 0..40 {
            let mut sample = plain.clone();
            mirror_half(&mut sample, shape, &every, &mut rng);
            assert_eq!((&sample.reward, &sample.discount), (&plain.reward, &plain.discount));
            if sample == plain {
                continue;
            }
            images += 1;
            assert_eq!((sample.choices[0], plain.choices[0]), (2, 0));
            assert_eq!((sample.demonstration[0], plain.demonstration[0]), (0, 2));
            assert_eq!(
                (&sample.state.mask[..], &sample.next.mask[..]),
                (&[false, true, true][..], &[true, true, false][..])
            );
            // Mirrored once more, it equals the stored one: nothing was mirrored by half.
            mirror_row(&mut sample.state, 0, shape, &every, &mut scalars);
            mirror_row(&mut sample.next, 0, shape, &every, &mut scalars);
            mirror_choice(&mut sample.choices[0], &every);
            mirror_choice(&mut sample.demonstration[0], &every);
            assert!(sample == plain);
        }
        assert!((8..=32).contains(&images), "{images} of 40");
    }
}
