use half::f16;

use super::*;

const SHAPE: ObservationShape = ObservationShape { cells: 3, scalars: 2, heads: 2, actions: 40 };

fn mask_of(k: u64) -> Vec<bool> {
    (0..80).map(|i| (i as u64 * 7 + k).is_multiple_of(3)).collect()
}

const SOURCES: Sources = Sources { n: 1, n_step: 1 };

fn observed(numbers: &[u64]) -> RolloutChunk {
    let mut chunk = RolloutChunk::new(SHAPE);
    let mut row = ObservationRows::zeros(SHAPE, 1);
    for &number in numbers {
        row.write(0, &[number as u8; 3], &[number as f32, -0.5], &mask_of(number));
        chunk.push_observation(ObservationId { source: 0, number }, &row, 0);
    }
    chunk
}

fn push(buffer: &mut ReplayBuffer, k: u64) {
    let mut chunk = observed(&[k, k + 1]);
    chunk.push_transition(Transition {
        demonstration: Some(&[38, k as u16]),
        state: 0,
        choices: &[k as u16, 39],
        reward: k as f32 + 1.0,
        discount: 0.5,
        next: 1,
    });
    buffer.append(&chunk);
}

fn filled(n: u64) -> ReplayBuffer {
    let mut buffer = ReplayBuffer::new(SHAPE, 10, SOURCES);
    (1..n).for_each(|k| push(&mut buffer, k - 1));
    assert_eq!(buffer.counters(), [if n > 1 { n } else { 0 }, n.saturating_sub(1)], "each is stored once");
    buffer
}

fn drawn(buffer: &ReplayBuffer, n: usize) -> SamplePart {
    let mut part = SamplePart::default();
    buffer.draw_part(1, 0, n, None, &mut part);
    part
}

#[test]
fn every_part_of_a_row_comes_back() {
    let buffer = filled(26);
    assert_eq!(buffer.len(), 10);
    let sample = drawn(&buffer, 200);
    let mut seen = std::collections::BTreeSet::new();
    for i in 0..200 {
        let k = sample.reward[i] as u64 - 1;
        seen.insert(k);
        assert_eq!(sample.state.cells[i * 3..][..3], [k as u8; 3]);
        assert_eq!(sample.next.cells[i * 3..][..3], [k as u8 + 1; 3]);
        assert_eq!(sample.state.scalars[i * 2..][..2], [f16::from_f32(k as f32), f16::from_f32(-0.5)]);
        assert_eq!(sample.state.heads[i * 2..][..2], [i as i64 * 2, i as i64 * 2 + 1]);
        assert_eq!(sample.state.mask[i * 80..][..80], mask_of(k));
        assert_eq!(sample.next.mask[i * 80..][..80], mask_of(k + 1));
        assert_eq!(sample.choices[i * 2..][..2], [k as i64, 39]);
        assert_eq!(sample.discount[i], 0.5);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), (15..25).collect::<Vec<_>>(), "the newest ten, all of them");
}

#[test]
fn rows_of_a_sample_hold_its_observations() {
    let (buffer, n, mut part) = (filled(26), SHARE + 40, SamplePart::default());
    let (sample, (rows, _)) = (drawn(&buffer, n), buffer.draw_places(1, n, &mut part));
    assert!(part.reward == sample.reward && part.discount == sample.discount && rows.len() == 2 * n);
    for i in 0..n {
        assert_eq!((part.choices[i], part.demonstration[i]), (sample.choices[i * 2], sample.demonstration[i * 2]));
        for (rows, whole) in [(&rows[..n], &sample.state), (&rows[n..], &sample.next)] {
            assert_eq!(buffer.observations().cells(rows[i] as usize), &whole.cells[i * 3..][..3]);
        }
    }
}

#[test]
fn parts_do_not_depend_on_each_other() {
    let buffer = filled(26);
    let mut sample = [(); 4].map(|()| SamplePart::default());
    let mut backwards = sample.clone();
    let draw = |(k, part): (usize, &mut SamplePart)| buffer.draw_part(7, k, 10, None, part);
    sample.iter_mut().enumerate().for_each(draw);
    backwards.iter_mut().enumerate().rev().for_each(draw);
    assert!(sample == backwards && sample[0] != sample[1]);
    assert!(sample.iter().all(|part| part.reward.len() == 10));
}

#[test]
fn choices_are_those_of_the_heads_that_matter() {
    let mut buffer = ReplayBuffer::new(SHAPE, 1, SOURCES);
    let mut chunk = RolloutChunk::new(SHAPE);
    let mut rows = ObservationRows::zeros(SHAPE, 1);
    let mut mask = [false; 80];
    (mask[3], mask[45], mask[79]) = (true, true, true);
    for number in 0..2 {
        rows.write(0, &[1; 3], &[0.0; 2], &mask);
        chunk.push_observation(ObservationId { source: 0, number }, &rows, 0);
        mask[79] = false;
    }
    chunk.push_transition(Transition {
        demonstration: None,
        state: 0,
        choices: &[3, 39],
        reward: 0.0,
        discount: 1.0,
        next: 1,
    });
    buffer.append(&chunk);
    let sample = drawn(&buffer, 2);
    assert_eq!((&sample.state.heads[..], &sample.choices[..]), (&[1, 3][..], &[39, 39][..]));
    assert_eq!(sample.state.mask.iter().filter(|&&legal| legal).count(), 4);
    assert_eq!(sample.next.heads, [0, 2]);
    assert!(sample.next.mask[3] && sample.next.mask[43] && sample.next.mask.len() == 80);
}

#[test]
fn transitions_whose_observation_is_overwritten_are_not_drawn() {
    let mut buffer = filled(5);
    // Ten observations without a transition: of 0…4 the last three are still stored.
    (5..15).for_each(|k| buffer.append(&observed(&[k])));
    let sample = drawn(&buffer, 50);
    assert!(sample.reward.iter().all(|&r| r >= 3.0), "only the transitions from observations 2 and 3 are left");
    assert!(buffer.can_be_sampled());
    (15..40).for_each(|k| buffer.append(&observed(&[k])));
    assert!(!buffer.can_be_sampled());
}

#[test]
fn unknown_sources_are_stored_too() {
    let mut buffer = filled(3);
    let mut chunk = observed(&[7]);
    chunk.ids[0].source = u32::MAX;
    buffer.append(&chunk);
    buffer.append(&chunk);
    assert_eq!(buffer.counters()[0], 5);
}

#[test]
fn columns_restore_the_buffer() {
    let buffer = filled(26);
    let mut other = ReplayBuffer::new(SHAPE, 10, SOURCES);
    let columns = buffer.columns();
    let find = |name: &str| columns.iter().find(|(n, _)| *n == name).map(|(_, c)| *c);
    let below = |limit: u8| move |row: &ObservationBatch| row.n == 1 && row.cells.iter().all(|&cell| cell < limit);
    // Observation 25 is the last one.
    assert_eq!(other.restore(buffer.counters(), find, below(26)), Ok(()));
    assert_eq!(other, buffer);
    // Numbers of observations that were never stored; nothing left to draw; too many; an unreadable observation.
    for (counters, limit) in
        [([25, 25], 26), ([1000, 25], 26), ([26, u64::MAX], 26), ([u64::MAX, 25], 26), ([26, 25], 25)]
    {
        let mut other = ReplayBuffer::new(SHAPE, 10, SOURCES);
        assert!(other.restore(counters, find, below(limit)).is_err(), "{counters:?} {limit}");
    }
    let mut smaller = ReplayBuffer::new(SHAPE, 9, SOURCES);
    assert!(smaller.restore(buffer.counters(), find, below(26)).is_err());
    assert_eq!(smaller, ReplayBuffer::new(SHAPE, 9, SOURCES));
    // One number out of bounds each.
    for (forged, value) in [
        ("scalars", &[0x00, 0x7C][..]),
        ("choices", &[40, 0]),
        ("reward", &f32::NAN.to_le_bytes()),
        ("discount", &1.5f32.to_le_bytes()),
        ("example", &[40, 0]),
        // Half a demonstration.
        ("example", &[0xFF, 0xFF]),
        ("state", &26u64.to_le_bytes()),
        ("next", &26u64.to_le_bytes()),
    ] {
        let mut bytes = find(forged).expect("a column").to_vec();
        bytes[..value.len()].copy_from_slice(value);
        let find = |name: &str| if name == forged { Some(&bytes[..]) } else { find(name) };
        let mut other = ReplayBuffer::new(SHAPE, 10, SOURCES);
        assert!(other.restore(buffer.counters(), find, below(26)).is_err(), "{forged}");
    }
}

#[test]
fn bytes_are_what_is_allocated() {
    let buffer = filled(0);
    assert_eq!(buffer.bytes(), buffer.columns().iter().map(|(_, c)| c.len()).sum::<usize>());
}
