//! Modes of autoreset, `reset` and borrowed buffers, each against a slow twin that plays game by game.

use super::*;
use crate::conformance::batches::{Alone, Told};
use crate::games::duel2048::{Duel2048Config, Duel2048V1};
use crate::{Encoding, Rng};

const N: usize = 5;

fn config(autoreset: Autoreset) -> VecEnvConfig<Duel2048Config> {
    VecEnvConfig {
        n_envs: N,
        seed: 3,
        game: Duel2048Config { rounds: 2 },
        // Games of two rounds have eight decisions: some of these end by the rules, with others all are cut.
        max_decisions: Some(9),
        autoreset,
        ..VecEnvConfig::default()
    }
}

#[test]
fn every_autoreset_plays_as_its_twin() {
    for (autoreset, most) in
        [(Autoreset::SameStep, 9), (Autoreset::NextStep, 9), (Autoreset::Disabled, 9), (Autoreset::NextStep, 5)]
    {
        let config = VecEnvConfig { max_decisions: Some(most), ..config(autoreset) };
        let mut env = VecEnv::new(Duel2048V1, config.clone());
        let mut batch = Batch::new(Duel2048V1.shape(), N, config.parts);
        let mut twins: Vec<_> = (0..N as u64).map(|i| Alone::new(Duel2048V1, &config, (3, i), 0)).collect();
        let (mut rng, mut ends) = (Rng::new(1), 0);
        env.observe(&mut batch);
        for step in 0..60 {
            let at = format!("{autoreset:?} step {step}");
            let made = rng.pick_each(&batch.mask, Duel2048V1.actions());
            env.step(&made, &mut batch);
            for (i, twin) in twins.iter_mut().enumerate() {
                let told = twin.step(&made[i..=i]);
                assert_eq!(Told::row(Duel2048V1, &batch, i), told, "{at}");
                assert_eq!((env.is_over(i), env.game(i)), (twin.over, &twin.game), "{at}");
                twin.check_shown(&batch, i, &at);
                ends += (told.terminated || told.truncated) as u32;
            }
            // Resets now and then, over or not, with seeds and without.
            if step % 13 == 12 {
                let (slots, streams) = ([4, 1], [(77, 0), (78, 3)]);
                let streams = (step % 2 == 0).then_some(&streams[..]);
                env.reset(&slots, streams, &mut batch);
                for (k, &i) in slots.iter().enumerate() {
                    match streams {
                        Some(streams) => twins[i] = Alone::new(Duel2048V1, &config, streams[k], 0),
                        None => twins[i].begin_next(),
                    }
                }
                (0..N).for_each(|i| twins[i].check_shown(&batch, i, &at));
                assert!(batch.reward.iter().all(|r| *r == [0.0; 2]));
            }
        }
        assert!(ends >= N as u32, "{autoreset:?}: games ended");
    }
}

/// Continues kept episodes in an environment of other seeds, beside the one that they are of.
#[test]
fn kept_episodes_go_on_elsewhere() {
    for autoreset in [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled] {
        let config = VecEnvConfig { keep_choices: true, ..config(autoreset) };
        let mut env = VecEnv::new(Duel2048V1, config.clone());
        let mut batch = Batch::new(Duel2048V1.shape(), N, config.parts);
        let (mut rng, mut ends) = (Rng::new(9), 0);
        env.observe(&mut batch);
        for seed in 100..140 {
            let mut other = VecEnv::new(Duel2048V1, VecEnvConfig { seed, ..config.clone() });
            let mut again = Batch::new(Duel2048V1.shape(), N, config.parts);
            (0..N).for_each(|i| other.replay(i, &env.kept(i)).expect("played before"));
            other.observe(&mut again);
            for _ in 0..7 {
                assert_eq!((&again.cells, &again.mask), (&batch.cells, &batch.mask));
                assert_eq!(again.player, batch.player);
                (0..N).for_each(|i| assert_eq!(other.kept(i), env.kept(i)));
                let made = rng.pick_each(&batch.mask, Duel2048V1.actions());
                env.step(&made, &mut batch);
                other.step(&made, &mut again);
                assert_eq!((&again.reward, &again.terminated), (&batch.reward, &batch.terminated));
                assert_eq!((&again.truncated, &again.outcome), (&batch.truncated, &batch.outcome));
                ends += batch.final_turn.iter().filter(|&&turn| turn > 0).count();
            }
            if autoreset == Autoreset::Disabled && seed % 3 == 0 {
                env.reset(&[0, 2, 4], None, &mut batch);
            }
        }
        assert!(ends > N, "{ends}");
    }
    let mut env = VecEnv::new(Duel2048V1, config(Autoreset::SameStep));
    let wrong = Episode { choices: vec![Duel2048V1.actions() as u16], ..env.kept(0) };
    assert_eq!(env.replay(0, &wrong), Err(Misfit));
}

#[test]
fn borrowed_buffers_get_what_owned_ones_get() {
    let mut known = VecEnv::new(Duel2048V1, config(Autoreset::SameStep));
    let mut alone = VecEnv::new(Duel2048V1, VecEnvConfig { alone: true, ..config(Autoreset::SameStep) });
    let mut owned = Batch::new(Duel2048V1.shape(), N, Parts::default());
    // Rows of two environments in the same memory: this one's are the last.
    let mut large = Batch::new(Duel2048V1.shape(), N + 2, Parts::default());
    let mut rng = Rng::new(5);
    known.observe(&mut owned);
    let mut last_rows = |made: Option<&[u16]>| {
        let mut all = large.buffers();
        all.split_front(Duel2048V1.shape(), 2);
        match made {
            None => alone.observe(&mut all),
            Some(made) => alone.step(made, &mut all),
        }
        large.clone()
    };
    let mut large = last_rows(None);
    for _ in 0..40 {
        assert!(large.cells[2 * Duel2048V1.cells()..] == owned.cells);
        assert!(large.final_scalars[2 * Duel2048V1.scalars()..] == owned.final_scalars);
        assert_eq!(large.reward[2..], owned.reward);
        assert_eq!(large.outcome[2..], owned.outcome);
        assert_eq!(large.mask[2 * Duel2048V1.actions()..], owned.mask);
        let made = rng.pick_each(&owned.mask, Duel2048V1.actions());
        known.step(&made, &mut owned);
        large = last_rows(Some(&made));
    }
    assert!(known.episode(0) > 2);
}

#[test]
fn buffers_of_another_size_are_refused() {
    let mut batch = Batch::new(Duel2048V1.shape(), N, Parts::default());
    assert_eq!(batch.buffers().check(Duel2048V1.shape(), N), Ok(()));
    assert!(batch.buffers().check(Duel2048V1.shape(), N + 1).unwrap_err().starts_with("cells has"));
    batch.cells.clear();
    assert_eq!(batch.buffers().check(Duel2048V1.shape(), N), Ok(()), "unwanted");
    batch.mask.clear();
    assert!(batch.buffers().check(Duel2048V1.shape(), N).unwrap_err().contains("mask"));
    batch.player.pop();
    assert!(batch.buffers().check(Duel2048V1.shape(), N).unwrap_err().starts_with("player has"));
}
