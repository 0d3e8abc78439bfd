//! Every number of an observation has an entry, and keeps to its range under random play.

use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::{PaperConfig, PaperCrop11, PaperV1, PaperView};
use turf_env::games::stellar::StellarV1;
use turf_env::observation_spec::Entry;
use turf_env::{Encoding, Game, Player, Rng, Rules};

fn check<E: Encoding>(encoding: E, configs: &[<E::Rules as Rules>::Config], episodes: u64) {
    let spec = encoding.observation_spec();
    let indices: Vec<usize> = spec.scalars.iter().map(|entry| entry.index).collect();
    let at = encoding.shape().name;
    assert!(indices.into_iter().eq(0..encoding.scalars()), "{at}: an entry for each scalar");
    let mut named = vec![false; encoding.cells()];
    for plane in &spec.cells {
        named[plane.index..plane.index + plane.count].fill(true);
    }
    assert!(!named.contains(&false), "{at}: a plane for each cell");
    let (mut cells, mut scalars) = (vec![0; encoding.cells()], vec![0.0; encoding.scalars()]);
    let mut mask = vec![false; encoding.heads() * encoding.actions()];
    let mut lowest = vec![f32::MAX; encoding.scalars()];
    for (episode, config) in (0..episodes).flat_map(|episode| configs.iter().map(move |config| (episode, config))) {
        let mut rng = Rng::stream(5, 0, episode);
        let mut game = encoding.rules().start(&encoding.rules().draw_setup(config, &mut rng));
        while game.outcome().is_none() {
            for pov in Player::BOTH {
                encoding.observe(&game, pov, &mut cells, &mut scalars);
                for ((Entry { name, range, .. }, &value), lowest) in spec.scalars.iter().zip(&scalars).zip(&mut lowest)
                {
                    let [low, high] = *range;
                    assert!((low - 1e-6..=high + 1e-6).contains(&value), "{at}: {name} is {value}");
                    *lowest = lowest.min(value);
                }
                for plane in &spec.cells {
                    for &cell in &cells[plane.index..plane.index + plane.count] {
                        let value = plane.bit.map_or(cell, |bit| cell >> bit & 1);
                        assert!(f32::from(value) <= plane.range[1], "{at}: {} is {value}", plane.name);
                    }
                }
            }
            encoding.legal_mask(&game, &mut mask);
            encoding.play(&mut game, &rng.pick_each(&mask, encoding.actions()));
        }
    }
    // A range with a negative side must be reached there; for nodes, at any of them.
    let name_of = |name: &str| name.rsplit(": ").next().unwrap_or_default().to_string();
    let mut by_name = std::collections::HashMap::new();
    for (entry, low) in spec.scalars.iter().zip(lowest) {
        let lowest: &mut f32 = by_name.entry(name_of(&entry.name)).or_insert(low);
        *lowest = low.min(*lowest);
    }
    for Entry { name, .. } in spec.scalars.iter().filter(|entry| entry.range[0] < 0.0) {
        assert!(by_name[&name_of(name)] < 0.0, "{at}: {name} is never negative");
    }
}

#[test]
fn papers_numbers_are_as_its_legend_says() {
    let boards = [(102, 101, 2000), (8, 7, 60), (128, 128, 300)];
    let configs = boards.map(|(width, height, turns)| PaperConfig::on(width, height, turns));
    check(PaperV1, &configs, 100);
    check(PaperView, &configs, 20);
    check(PaperCrop11, &configs, 20);
}

#[test]
fn duel2048s_numbers_are_as_its_legend_says() {
    check(Duel2048V1, &[Default::default()], 4);
}

#[test]
fn stellars_numbers_are_as_its_legend_says() {
    check(StellarV1, &[Default::default()], 6);
}
