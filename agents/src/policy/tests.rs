use turf_env::games::paper::{Paper, PaperConfig, PaperV1};
use turf_env::{Encoding, Game, Player, Rng};

use super::file::{NetworkKind, NetworkSpec};
use super::net::Dims;
use super::net::tests::random_file;
use super::*;
use crate::play::bot::Bot;
use crate::toy::{Nim, NimV1};

#[test]
fn greedy_keeps_to_the_mask_and_breaks_ties_downwards() {
    let mut choices = [9; 2];
    let mask = [false, true, true, true, true, false];
    greedy(&[9.0, 1.0, 1.0, 0.0, 0.0, 5.0], &mask, 3, &mut choices);
    assert_eq!(choices, [1, 0]);
    greedy(&[0.0, f32::NAN, -1.0, f32::NAN, f32::NAN, 0.0], &mask, 3, &mut choices);
    assert_eq!(choices, [2, 0]);
}

#[test]
fn choices_are_ranked_as_greedy_would_take_them() {
    let q = [0.0, f32::NAN, 2.0, -0.0, 2.0, 9.0];
    let mut mask = [true, true, true, true, true, false];
    let ranking = ranked(&q, &mask);
    assert_eq!(ranking, [2, 4, 0, 3, 1]);
    for best in &ranking {
        let mut choice = [9];
        greedy(&q, &mask, q.len(), &mut choice);
        assert_eq!(choice, [*best]);
        mask[*best as usize] = false;
    }
    assert!(check_replies::<NimV1>(0).is_ok());
    assert_eq!(check_replies::<NimV1>(1), Err("nim policies look at no replies".into()));
    assert!(check_mirror::<PaperV1>().is_ok());
    assert_eq!(check_mirror::<NimV1>(), Err("nim-v1 has no mirror symmetry".into()));
}

struct Perfect;
impl Policy<NimV1> for Perfect {
    fn q(&mut self, _n: usize, _cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        let pile = NimV1::pile(scalars);
        for (take, q) in (1..=3).zip(q) {
            *q = if pile >= take && (pile - take).is_multiple_of(4) {
                1.0
            } else {
                -1.0
            };
        }
    }
}

#[test]
fn a_net_bot_plays_its_best_legal_choice() {
    let mut bot: NetBot<NimV1, Perfect> = NetBot::new(Perfect, false);
    for pile in [1u32, 2, 3, 5, 6, 7, 9] {
        assert_eq!(bot.choose(&Nim::new(&pile)), Ok((pile % 4) as u8), "pile {pile}");
    }
    assert_eq!(bot.choose(&Nim::new(&4)), Ok(1), "all equal: the lowest index");
}

#[test]
fn behind_a_learnt_shield_a_net_bot_shuns_what_its_network_predicts() {
    let spec = NetworkSpec {
        kind: NetworkKind::Mlp,
        hidden: vec![8],
        use_cells: false,
        dueling: true,
        shield_head: true,
    };
    let (mut all_forbidden, mut differ) = (0, 0);
    for seed in 0..30 {
        let file = random_file(spec.clone(), NimV1::NAME, &Dims::of::<NimV1>(), &mut Rng::new(seed));
        let mut policy = ReadyPolicy::new::<NimV1>(&file).expect("a whole file");
        assert!(policy.net.predicts_shield());
        for pile in 3..30 {
            let game = Nim::new(&pile);
            let (mut scratch, mut q, mut scalars) = (policy.net.scratch(), [0.0; 3], vec![0.0; NimV1::SCALARS]);
            NimV1::observe(&game, game.to_move(), &mut [], &mut scalars);
            policy.net.q(&mut scratch, &[], &scalars, &mut q);
            let chance = |k: usize| 1.0 / (1.0 + (-scratch.forbidden()[k]).exp());
            let best = |worth: &dyn Fn(usize) -> f32, of: &[usize]| {
                let of = of.iter().copied();
                of.max_by(|&a, &b| worth(a).total_cmp(&worth(b)))
            };
            let mut choice = |shuns: Option<f32>| {
                policy.shuns = shuns;
                NetBot::<NimV1>::of(&policy).choose(&game).expect("a choice") as usize - 1
            };
            let plain = choice(None);
            assert_eq!(Some(plain), best(&|k| q[k], &[0, 1, 2]), "{q:?}");
            for bound in [0.5, 0.2] {
                let open: Vec<usize> = (0..3).filter(|&k| chance(k) <= bound).collect();
                let wanted = best(&|k| q[k], &open).or_else(|| best(&|k| -chance(k), &[0, 1, 2]));
                assert_eq!(Some(choice(Some(bound))), wanted, "{q:?} {bound}");
                all_forbidden += open.is_empty() as u32;
                differ += (wanted != Some(plain)) as u32;
            }
        }
    }
    assert!(all_forbidden > 40 && differ > 200, "{all_forbidden} {differ}");
}

#[test]
fn what_a_network_says_is_averaged_with_what_it_says_of_the_mirrored_position() {
    let spec = NetworkSpec {
        kind: NetworkKind::Mlp,
        hidden: vec![16, 8],
        use_cells: true,
        dueling: true,
        shield_head: true,
    };
    let mut rng = Rng::new(3);
    let file = random_file(spec, PaperV1::NAME, &Dims::of::<PaperV1>(), &mut rng);
    let mut ready = ReadyPolicy::new::<PaperV1>(&file).expect("a whole file");
    let mut once = NetPolicy::of(&ready);
    ready.mirrored = true;
    let mut twice = NetPolicy::of(&ready);
    let n = 40;
    let (mut cells, mut scalars) = (Vec::new(), Vec::new());
    let mut game = Paper::new(&Paper::draw_setup(&PaperConfig::on(20, 21, 60), &mut rng));
    let mut images = (Vec::new(), Vec::new());
    for _ in 0..n {
        let (mut c, mut s) = (vec![0; PaperV1::CELLS], vec![0.0; PaperV1::SCALARS]);
        PaperV1::observe(&game, Player::A, &mut c, &mut s);
        cells.extend(&c);
        scalars.extend(&s);
        PaperV1::mirror(&mut c, &mut s, &mut [], &mut []);
        images.0.extend(c);
        images.1.extend(s);
        let mut mask = [true; 3];
        PaperV1::legal_mask(&game, &mut mask);
        let choice = (0..3).cycle().skip(rng.below(3) as usize).find(|&k| mask[k]);
        game.play(&PaperV1::action(&game, &[choice.expect("a legal choice") as u16]));
        if game.outcome().is_some() {
            game = Paper::new(&Paper::draw_setup(&PaperConfig::on(20, 21, 60), &mut rng));
        }
    }
    let ask = |policy: &mut NetPolicy, (cells, scalars): (&[u8], &[f32])| {
        let mut q = vec![0.0; n * 3];
        Policy::<PaperV1>::q(policy, n, cells, scalars, &mut q);
        let forbidden = Policy::<PaperV1>::forbidden(policy).to_vec();
        (q, forbidden)
    };
    let (seen, mirrored) = ((&cells[..], &scalars[..]), (&images.0[..], &images.1[..]));
    let (q, forbidden) = ask(&mut once, seen);
    let (q_of_images, forbidden_of_images) = ask(&mut once, mirrored);
    let (mean, mean_forbidden) = ask(&mut twice, seen);
    let (mean_of_images, mean_forbidden_of_images) = ask(&mut twice, mirrored);
    let half = |a: f32, b: f32| 0.5 * (a + b);
    let mut differ = 0;
    for i in 0..n {
        for k in 0..3 {
            let (here, there) = (3 * i + k, 3 * i + 2 - k);
            assert_eq!(mean[here], half(q[here], q_of_images[there]));
            assert_eq!(mean[here], mean_of_images[there]);
            differ += (mean[here] != q[here]) as u32;
        }
    }
    assert!(differ > 60, "{differ}");
    // Predictions are those for the last observation.
    for k in 0..3 {
        assert_eq!(mean_forbidden[k], half(forbidden[k], forbidden_of_images[2 - k]));
        assert_eq!(mean_forbidden[k], mean_forbidden_of_images[2 - k]);
    }
}

#[test]
fn a_net_bot_values_every_action() {
    let mut bot: NetBot<NimV1, Perfect> = NetBot::new(Perfect, false);
    for (pile, take, value) in [(5, 1, 1.0), (5, 2, -1.0), (6, 2, 1.0), (9, 3, -1.0)] {
        let worth = bot.worth(&Nim::new(&pile), &take).expect("a value");
        assert_eq!(
            (worth.value, worth.unsafe_from),
            (value, None),
            "pile {pile}, take {take}"
        );
        assert!(worth.chance() * value > 0.76);
    }
}
