use super::*;
use crate::Game;

#[test]
fn every_scalar_has_one_name() {
    let actions = NAMES.iter().filter(|n| n.starts_with("straight.")).count();
    assert_eq!((NAMES.len() - 3 * actions, actions), (N_GLOBAL, N_ACTION));
    let distinct: std::collections::HashSet<_> = NAMES.iter().collect();
    assert_eq!(distinct.len(), N_SCALARS);
}

fn slow_ray(game: &Paper, me: Player, turn: u8) -> [f32; 5] {
    let (dx, dy) = STEPS[((game.heading(me) + turn) & 3) as usize];
    let (x, y) = game.head(me);
    let mut first = [RAY; 5];
    for d in (1..=RAY).rev() {
        let at = (x + dx * d as i32, y + dy * d as i32);
        if !game.on_board(at.0, at.1) {
            first = [d, RAY, RAY, RAY, RAY];
            continue;
        }
        let is = |plane: &Plane| plane.get(at.0, at.1);
        let own = is(game.territory(me));
        let foes = is(game.territory(!me)) || is(game.trail(!me));
        for (first, seen) in first[1..].iter_mut().zip([own, !own, is(game.trail(me)), foes]) {
            if seen {
                *first = d;
            }
        }
    }
    first.map(|d| d as f32 / RAY as f32)
}

#[test]
fn rays_equal_walking_them() {
    let (names, mut rng) = (&*NAMES, crate::Rng::new(31));
    let start = names.iter().position(|name| name == "ahead.wall");
    let start = start.expect("the first ray");
    for _ in 0..300 {
        let (width, height) = (2 * rng.between(4, 64) as u8, rng.between(7, 128) as u8);
        let config = crate::games::paper::PaperConfig::on(width, height, 200);
        let mut game = PaperRules.start(&PaperRules.draw_setup(&config, &mut rng));
        while game.outcome().is_none() {
            let me = game.to_move();
            let mut situation = Situation::new(&game, me);
            let (after, mut scalars) = (situation.actions(), [0.0; N_SCALARS]);
            write(&situation, &after, &mut scalars);
            let slow = [0, 3, 1].map(|turn| slow_ray(&game, me, turn));
            assert_eq!(scalars[start..start + 15], *slow.as_flattened(), "{game}");
            game.play(&crate::games::paper::Turn::ALL[rng.pick(&[true; 3])]);
        }
    }
}

#[test]
fn mirroring_twice_changes_nothing() {
    let scalars: Vec<f32> = (0..N_SCALARS).map(|i| i as f32).collect();
    let mut twice = scalars.clone();
    mirror(&mut twice);
    assert_ne!(twice, scalars);
    mirror(&mut twice);
    assert_eq!(twice, scalars);
}
