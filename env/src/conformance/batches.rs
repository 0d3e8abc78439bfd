//! Checks of [`VecEnv`] with random play.

use crate::vec_env::{Buffers, ConfigOf};
use crate::{Autoreset, Batch, Chance, Encoding, Game, Outcome, Parts, Player, Rng, Rules, VecEnv, VecEnvConfig};

/// Reference for a slot: one game played without a [`VecEnv`].
pub(crate) struct Alone<'a, E: Encoding> {
    encoding: E,
    config: &'a ConfigOf<E>,
    stream: (u64, u64),
    pub episode: u64,
    decisions: u32,
    pub game: E::Game,
    pub over: bool,
}

/// Report of a step: a row of the batch without the next observation.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Told {
    reward: [f32; 2],
    potential_gain: f32,
    pub terminated: bool,
    pub truncated: bool,
    outcome: Option<Outcome>,
    turn: u32,
    scores: [f64; 2],
    last_view: Option<(Vec<u8>, Vec<f32>)>,
}

impl Told {
    pub fn row<E: Encoding>(encoding: E, batch: &Batch, i: usize) -> Self {
        let cells = &batch.final_cells[i * encoding.cells()..(i + 1) * encoding.cells()];
        let scalars = &batch.final_scalars[i * encoding.scalars()..(i + 1) * encoding.scalars()];
        let over = batch.terminated[i] || batch.truncated[i];
        let zeros = cells.iter().all(|&c| c == 0) && scalars.iter().all(|&s| s == 0.0);
        assert!(over || zeros, "row {i}: no final view of a game that goes on");
        Self {
            reward: batch.reward[i],
            potential_gain: batch.potential_gain[i],
            terminated: batch.terminated[i],
            truncated: batch.truncated[i],
            outcome: batch.outcome[i],
            turn: batch.final_turn[i],
            scores: batch.final_scores[i],
            last_view: over.then(|| (cells.to_vec(), scalars.to_vec())),
        }
    }
}

impl<'a, E: Encoding> Alone<'a, E> {
    /// Begins an episode of the stream of a seed and a slot.
    pub fn new(encoding: E, config: &'a ConfigOf<E>, stream: (u64, u64), episode: u64) -> Self {
        let mut rng = Rng::stream(stream.0, stream.1, episode);
        let mut alone = Self {
            encoding,
            config,
            stream,
            episode,
            decisions: 0,
            game: encoding.rules().start(&encoding.rules().draw_setup(&config.game, &mut rng)),
            over: false,
        };
        alone.settle();
        alone
    }

    fn settle(&mut self) {
        let chance = Chance::of_episode(self.stream.0, self.stream.1, self.episode);
        chance.settle(self.encoding.rules(), &mut self.game, self.decisions, |_, _| ());
    }

    pub fn begin_next(&mut self) {
        *self = Self::new(self.encoding, self.config, self.stream, self.episode + 1);
    }

    fn view(&self) -> (Vec<u8>, Vec<f32>) {
        let mut view = (vec![0; self.encoding.cells()], vec![0.0; self.encoding.scalars()]);
        self.encoding.observe(&self.game, self.game.to_move(), &mut view.0, &mut view.1);
        view
    }

    /// Checks that row `i` shows the position.
    pub fn check_shown(&self, batch: &Batch, i: usize, at: &str) {
        let heads = self.encoding.heads() * self.encoding.actions();
        let mut mask = vec![true; heads];
        if !self.over {
            self.encoding.legal_mask(&self.game, &mut mask);
            if self.config.shield {
                self.encoding.shield(&self.game, &mut mask);
            }
        }
        let (cells, scalars) = self.view();
        assert!(batch.cells[i * self.encoding.cells()..][..self.encoding.cells()] == cells, "{at} row {i}: cells");
        assert!(
            batch.scalars[i * self.encoding.scalars()..][..self.encoding.scalars()] == scalars,
            "{at} row {i}: scalars"
        );
        assert!(batch.mask[i * heads..][..heads] == mask, "{at} row {i}: mask");
        assert_eq!(batch.player[i], self.game.to_move(), "{at} row {i}: player");
    }

    pub fn step(&mut self, choices: &[u16]) -> Told {
        let autoreset = self.config.autoreset;
        if self.over {
            if autoreset == Autoreset::NextStep {
                self.begin_next();
            }
            return Told::default();
        }
        let before = self.encoding.potential(&self.game, Player::A);
        self.game.play(&self.encoding.action(&self.game, choices));
        self.decisions += 1;
        self.settle();
        let outcome = self.game.outcome();
        let cut = outcome.is_none() && self.config.max_decisions == Some(self.decisions);
        self.over = outcome.is_some() || cut;
        let mut told =
            Told { potential_gain: self.encoding.potential(&self.game, Player::A) - before, ..Told::default() };
        if self.over {
            told = Told {
                reward: Player::BOTH.map(|player| outcome.map_or(0.0, |o| o.value(player))),
                terminated: outcome.is_some(),
                truncated: cut,
                outcome,
                turn: self.game.turn(),
                scores: self.game.scores(),
                last_view: Some(self.view()),
                ..told
            };
            if autoreset == Autoreset::SameStep {
                self.begin_next();
            }
        }
        told
    }
}

/// Steps `n_envs` games `steps` times, on one thread and on four. Checks that both write the same batches, that every row
/// equals its game played alone, and that earlier contents of the buffers do not matter. Games are cut after `max_decisions`.
pub fn check_vec_env<E: Encoding>(
    encoding: E,
    game: &<E::Rules as Rules>::Config,
    seed: u64,
    n_envs: usize,
    steps: usize,
    max_decisions: Option<u32>,
) {
    let parts = Parts::default();
    let config =
        VecEnvConfig { n_envs, seed, shield: seed % 2 == 1, parts, max_decisions, ..VecEnvConfig::of(game.clone()) };
    let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).build().expect("threads");
    let pools = [pool(1), pool(4)];
    let mut envs = [(); 2].map(|()| VecEnv::new(encoding, config.clone()));
    let mut batches = [(); 2].map(|()| Batch::new(encoding.shape(), n_envs, parts));
    let alone = |slot| Alone::new(encoding, &config, (seed, slot), 0);
    let mut alone: Vec<_> = (0..n_envs as u64).map(alone).collect();
    for ((env, batch), pool) in envs.iter_mut().zip(&mut batches).zip(&pools) {
        pool.install(|| env.observe(batch));
    }
    let mut rng = Rng::stream(seed, 2, 0);
    for step in 0..=steps {
        let at = format!("{} seed {seed} step {step}", encoding.shape().name);
        assert!(batches[0] == batches[1], "{at}: one thread and four write the same");
        let batch = &batches[0];
        for (i, alone) in alone.iter().enumerate() {
            alone.check_shown(batch, i, &at);
        }
        if step == steps {
            break;
        }
        let choices = rng.pick_each(&batch.mask, encoding.actions());
        let other = &mut batches[1];
        other.cells.fill(0x77);
        other.scalars.fill(f32::NAN);
        other.mask.iter_mut().for_each(|m| *m = !*m);
        other.reward.fill([f32::NAN; 2]);
        other.potential_gain.fill(f32::NAN);
        for ((env, batch), pool) in envs.iter_mut().zip(&mut batches).zip(&pools) {
            pool.install(|| env.step(&choices, batch));
        }
        let batch = &batches[0];
        for (i, alone) in alone.iter_mut().enumerate() {
            let expected = alone.step(&choices[i * encoding.heads()..(i + 1) * encoding.heads()]);
            assert_eq!(Told::row(encoding, batch, i), expected, "{at} row {i}");
        }
    }
    let ended = alone.iter().any(|alone| alone.episode > 0);
    assert!(ended, "{}: too few steps for a game to end", encoding.shape().name);
}

/// Steps games together, and in blocks by [`VecEnv::play`] and [`VecEnv::show`]. Checks that every wanted row of a block equals
/// the row of the whole, and that unwanted rows stay untouched.
pub fn check_blocks<E: Encoding>(
    encoding: E,
    game: &<E::Rules as Rules>::Config,
    seed: u64,
    n_envs: usize,
    steps: usize,
) {
    const SIZE: usize = 3;
    let parts = Parts::default();
    let env = || {
        VecEnv::new(
            encoding,
            VecEnvConfig {
                n_envs,
                seed,
                shield: false,
                parts,
                max_decisions: Some(7),
                ..VecEnvConfig::of(game.clone())
            },
        )
    };
    let mut rng = Rng::stream(seed, 3, 0);
    let (mut whole, mut batch) = (env(), Batch::new(encoding.shape(), n_envs, parts));
    let mut blocks: Vec<_> = env()
        .into_blocks(SIZE)
        .into_iter()
        .map(|block| (Batch::new(encoding.shape(), block.n_envs(), parts), block))
        .collect();
    whole.observe(&mut batch);
    for step in 0..steps {
        let choices = rng.pick_each(&batch.mask, encoding.actions());
        whole.step(&choices, &mut batch);
        for (b, (own, block)) in blocks.iter_mut().enumerate() {
            let (first, n) = (b * SIZE, block.n_envs());
            block.play(&choices[first * encoding.heads()..(first + n) * encoding.heads()], own);
            own.scalars.fill(9.0);
            let wanted: Vec<bool> = (0..n).map(|_| rng.chance(0.7)).collect();
            block.show(&wanted, own);
            for (i, wanted) in wanted.into_iter().enumerate() {
                let at = format!("{} seed {seed} step {step} game {}", encoding.shape().name, first + i);
                assert_eq!(block.index(i), (first + i) as u64, "{at}");
                let told =
                    |b: &Batch, i: usize| (b.player[i], b.reward[i], b.terminated[i], b.truncated[i], b.outcome[i]);
                assert_eq!(told(own, i), told(&batch, first + i), "{at}");
                if wanted {
                    let (mut own, mut all) = (own.buffers(), batch.buffers());
                    let (own, all) = (own.row(encoding.shape(), i), all.row(encoding.shape(), first + i));
                    assert!(own.scalars == all.scalars && own.cells == all.cells && own.mask == all.mask, "{at}");
                } else {
                    let scalars = &own.scalars[i * encoding.scalars()..][..encoding.scalars()];
                    assert!(scalars.iter().all(|&scalar| scalar == 9.0), "{at}");
                }
            }
        }
    }
}
