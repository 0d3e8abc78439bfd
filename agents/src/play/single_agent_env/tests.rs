use std::sync::Mutex;

use turf_env::games::paper::{Paper, PaperConfig, PaperV1};
use turf_env::{Rules, Shape, VecEnvConfig};

use super::*;
use crate::spec::BotSpec;
use crate::toy::{Nim, NimConfig, NimRules, NimV1};

const N: usize = 7;

#[derive(Clone, Copy)]
struct E;

impl Encoding for E {
    type Game = Nim;
    type Rules = NimRules;
    #[inline]
    fn rules(&self) -> NimRules {
        NimRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "nim-paid",
            actions: NimV1.actions(),
            cells: NimV1.cells(),
            cell_kind: NimV1.shape().cell_kind,
            scalars: NimV1.scalars(),
            ..Shape::ONE_HEAD
        }
    }

    fn observe(&self, game: &Nim, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        NimV1.observe(game, pov, cells, scalars);
    }
    fn action(&self, game: &Nim, choices: &[u16]) -> u8 {
        NimV1.action(game, choices)
    }
    fn potential(&self, game: &Nim, pov: Player) -> f32 {
        if pov == Player::A { -(game.pile as f32) } else { game.pile as f32 }
    }
}

fn config(autoreset: Autoreset) -> VecEnvConfig<NimConfig> {
    VecEnvConfig { n_envs: N, seed: 5, autoreset, ..VecEnvConfig::of(Default::default()) }
}

fn bot(name: &str) -> Opponent<Nim> {
    Opponent::Bot(Arc::new(BotSpec::parse(NimV1, name).unwrap()))
}

fn most(mask: &[bool]) -> u16 {
    mask.iter().rposition(|&m| m).unwrap() as u16
}

struct Twin {
    index: u64,
    episode: u64,
    game: Nim,
    me: Player,
    opponent: usize,
    bot: Box<dyn Bot<Nim>>,
    over: bool,
}

impl Twin {
    fn new(index: u64, episode: u64) -> Self {
        let mut rng = Rng::stream(5, index, episode);
        let game = NimRules.start(&NimRules.draw_setup(&NimConfig::default(), &mut rng));
        let mut rng = Rng::stream(!5, index, episode);
        let seed = rng.next_u64();
        let me = Player::BOTH[rng.below(2) as usize];
        let opponent = rng.below(3) as usize;
        let name = if opponent == 0 { "solver" } else { "chance" };
        let mut bot = BotSpec::parse(NimV1, name).unwrap().make();
        bot.start(!me, &game, seed).unwrap();
        let mut twin = Self { index, episode, game, me, opponent, bot, over: false };
        twin.others();
        twin
    }

    fn others(&mut self) {
        while self.game.outcome().is_none() && self.game.to_move() != self.me {
            let action = match self.opponent {
                1 => self.game.pile.min(3) as u8,
                _ => self.bot.choose(&self.game).unwrap(),
            };
            self.game.play(&action);
        }
    }

    fn step(&mut self, choice: u16, autoreset: Autoreset) -> (f32, f32) {
        if self.over {
            if autoreset == Autoreset::NextStep {
                *self = Self::new(self.index, self.episode + 1);
            }
            return (0.0, 0.0);
        }
        let before = E.potential(&self.game, self.me);
        self.game.play(&(choice as u8 + 1));
        self.others();
        let outcome = self.game.outcome();
        self.over = outcome.is_some();
        let told = (outcome.map_or(0.0, |o| o.value(self.me)), E.potential(&self.game, self.me) - before);
        if self.over && autoreset == Autoreset::SameStep {
            *self = Self::new(self.index, self.episode + 1);
        }
        told
    }
}

#[test]
fn games_go_as_they_would_alone() {
    for autoreset in [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled] {
        let opponents = vec![bot("solver"), Opponent::External, bot("chance")];
        let mut env = SingleAgentEnv::new(E, config(autoreset), opponents, None);
        let mut batch = Batch::new(E.shape(), N, Parts::default());
        let asked = Mutex::new(0);
        let mut ask = |question: &PolicyRequest| -> Result<Vec<u16>, ()> {
            assert_eq!(question.opponent, 1);
            *asked.lock().unwrap() += question.slots.len();
            Ok(question.mask.chunks(3).map(most).collect())
        };
        env.observe(&mut batch, &mut ask).unwrap();
        let mut twins: Vec<Twin> = (0..N as u64).map(|i| Twin::new(i, 0)).collect();
        let (mut rng, mut wins, mut losses) = (Rng::new(1), 0, 0);
        for step in 0..200 {
            let choices: Vec<u16> = batch.mask.chunks(3).map(|mask| rng.pick(mask) as u16).collect();
            env.step(&choices, &mut batch, &mut ask).unwrap();
            for (i, twin) in twins.iter_mut().enumerate() {
                let at = format!("{autoreset:?} step {step} game {i}");
                let (reward, gain) = twin.step(choices[i], autoreset);
                assert_eq!(env.slot(i).game(), &twin.game, "{at}");
                assert_eq!((env.opponent(i), batch.player[i]), (Some(twin.opponent), twin.me), "{at}");
                assert_eq!(batch.reward[i], [reward, -reward], "{at}");
                assert_eq!(batch.potential_gain[i], gain, "{at}");
                assert_eq!(batch.terminated[i], reward != 0.0, "{at}");
                assert_eq!(batch.cells[i] as u32, twin.game.pile, "{at}");
                wins += (reward > 0.0) as u32;
                losses += (reward < 0.0) as u32;
            }
            if autoreset == Autoreset::Disabled && step % 20 == 19 {
                let over: Vec<usize> = (0..N).filter(|&i| env.slot(i).is_over()).collect();
                env.reset(&over, None, &mut batch, &mut ask).unwrap();
                for i in over {
                    twins[i] = Twin::new(i as u64, twins[i].episode + 1);
                }
            }
        }
        assert!(wins > 5 && losses > 20 && *asked.lock().unwrap() > 50, "{wins} {losses}");
        assert_eq!(env.substituted(), 0);
    }
}

/// Continues kept episodes in an environment of other seeds, beside the one that they are of.
#[test]
fn kept_episodes_go_on_elsewhere() {
    for autoreset in [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled] {
        let made = |seed| {
            let config = VecEnvConfig { seed, keep_choices: true, max_decisions: Some(9), ..config(autoreset) };
            let opponents = vec![bot("solver"), Opponent::External, bot("chance")];
            SingleAgentEnv::new(E, config, opponents, None)
        };
        let mut ask = |question: &PolicyRequest| Ok::<_, ()>(question.mask.chunks(3).map(most).collect());
        let (mut env, mut batch) = (made(5), Batch::new(E.shape(), N, Parts::default()));
        env.observe(&mut batch, &mut ask).unwrap();
        let (mut rng, mut cut) = (Rng::new(4), 0);
        for seed in 100..140 {
            let (mut other, mut again) = (made(seed), Batch::new(E.shape(), N, Parts::default()));
            for i in 0..N {
                let (kept, opponent) = env.kept(i).unwrap();
                other.replay(i, &kept, opponent).unwrap();
            }
            other.observe(&mut again, &mut ask).unwrap();
            assert_eq!(again.cells, batch.cells);
            for _ in 0..3 {
                let choices: Vec<u16> = batch.mask.chunks(3).map(|mask| rng.pick(mask) as u16).collect();
                env.step(&choices, &mut batch, &mut ask).unwrap();
                other.step(&choices, &mut again, &mut ask).unwrap();
                assert_eq!((&again.cells, &again.player), (&batch.cells, &batch.player));
                assert_eq!((&again.reward, &again.truncated), (&batch.reward, &batch.truncated));
                cut += batch.truncated.iter().filter(|&&cut| cut).count();
                (0..N).for_each(|i| assert_eq!(other.kept(i), env.kept(i)));
            }
            let over: Vec<usize> = (0..N).filter(|&i| env.slot(i).is_over()).collect();
            if autoreset == Autoreset::Disabled && seed % 3 == 0 {
                env.reset(&over, None, &mut batch, &mut ask).unwrap();
            }
        }
        assert!(cut > 0);
        let (kept, _) = env.kept(0).unwrap();
        assert_eq!(env.replay(0, &kept, 3), Err(Misfit));
    }
}

#[test]
fn answers_against_the_rules_and_failures_end_the_step() {
    let mut env = SingleAgentEnv::new(E, config(Autoreset::SameStep), vec![Opponent::External], Some(Player::B));
    let mut batch = Batch::new(E.shape(), N, Parts::default());
    let few = env.observe(&mut batch, &mut |_: &PolicyRequest| Ok::<_, ()>(vec![0]));
    assert_eq!(few, Err(StepError::Answer("1 choices, not 7 (one per head and game)".into())));
    let illegal = env.observe(&mut batch, &mut |q: &PolicyRequest| Ok::<_, ()>(vec![3; q.slots.len()]));
    assert_eq!(illegal, Err(StepError::Answer("choice 3 is not legal in game 0".into())));
    assert_eq!(env.observe(&mut batch, &mut |_: &PolicyRequest| Err("no")), Err(StepError::Policy("no")));
    let all: Vec<usize> = (0..N).collect();
    env.reset(&all, None, &mut batch, &mut |q: &PolicyRequest| Ok::<_, ()>(vec![0; q.slots.len()])).unwrap();
    assert!(batch.player.iter().all(|&player| player == Player::B));
}

struct Broken;
impl Bot<Nim> for Broken {
    fn choose(&mut self, game: &Nim) -> Result<u8, Forfeit> {
        assert!(game.pile.is_multiple_of(2), "a fault of its own");
        Ok(9)
    }
}

#[test]
fn a_bot_that_fails_has_the_first_legal_choice_played_for_it() {
    let opponents = vec![Opponent::Bot(Arc::new(|| Box::new(Broken) as Box<dyn Bot<Nim>>))];
    let mut env = SingleAgentEnv::new(E, config(Autoreset::Disabled), opponents, Some(Player::A));
    let mut batch = Batch::new(E.shape(), N, Parts::default());
    let mut nobody = |_: &PolicyRequest| Err(());
    env.observe(&mut batch, &mut nobody).unwrap();
    let before: Vec<u32> = (0..N).map(|i| env.slot(i).game().pile).collect();
    env.step(&[0; N], &mut batch, &mut nobody).unwrap();
    for (i, pile) in before.into_iter().enumerate() {
        assert_eq!(env.slot(i).game().pile, pile - 2);
    }
    assert_eq!(env.substituted(), N as u64);
}

#[test]
fn no_game_is_over_before_the_caller_has_decided() {
    const GAMES: usize = 200;
    for (autoreset, cut) in [
        (Autoreset::SameStep, None),
        (Autoreset::NextStep, None),
        (Autoreset::Disabled, None),
        (Autoreset::SameStep, Some(1)),
        (Autoreset::Disabled, Some(1)),
    ] {
        let config = VecEnvConfig {
            n_envs: GAMES,
            game: PaperConfig::on(12, 11, 40),
            autoreset,
            max_decisions: cut,
            ..VecEnvConfig::of(Default::default())
        };
        let random: Opponent<Paper> = Opponent::Bot(Arc::new(BotSpec::parse(PaperV1, "random").unwrap()));
        let mut env = SingleAgentEnv::new(PaperV1, config, vec![random], Some(Player::B));
        let mut batch = Batch::new(PaperV1.shape(), GAMES, Parts::default());
        let mut nobody = |_: &PolicyRequest| Err(());
        let fresh = |env: &SingleAgentEnv<PaperV1>, batch: &Batch, i: usize| {
            let game = env.slot(i).game();
            let legal = batch.mask[i * PaperV1.actions()..(i + 1) * PaperV1.actions()].contains(&true);
            assert!(!env.slot(i).is_over() && game.outcome().is_none(), "{autoreset:?}");
            assert!(legal && game.to_move() == Player::B, "{autoreset:?}");
        };
        env.observe(&mut batch, &mut nobody).unwrap();
        (0..GAMES).for_each(|i| fresh(&env, &batch, i));
        // All other games are still those of their seeds.
        let skipped = (0..GAMES).filter(|&i| env.slot(i).episode() > 0).count();
        assert!((1..GAMES / 4).contains(&skipped), "{skipped}");
        let (mut rng, mut ended) = (Rng::new(3), 0);
        for _ in 0..30 {
            let before: Vec<u32> = (0..GAMES).map(|i| env.slot(i).game().turn()).collect();
            let was_over: Vec<bool> = (0..GAMES).map(|i| env.slot(i).is_over()).collect();
            let choices: Vec<u16> = batch.mask.chunks(PaperV1.actions()).map(|m| rng.pick(m) as u16).collect();
            env.step(&choices, &mut batch, &mut nobody).unwrap();
            for i in 0..GAMES {
                if batch.terminated[i] || batch.truncated[i] {
                    ended += 1;
                    assert!(!was_over[i] && batch.final_turn[i] > before[i], "what is told is the caller's game");
                    assert_eq!(batch.reward[i] == [0.0; 2], batch.outcome[i].is_none_or(|o| o.winner.is_none()));
                }
                if autoreset == Autoreset::SameStep || was_over[i] && autoreset == Autoreset::NextStep {
                    fresh(&env, &batch, i);
                }
            }
            if autoreset == Autoreset::Disabled {
                let over: Vec<usize> = (0..GAMES).filter(|&i| env.slot(i).is_over()).collect();
                env.reset(&over, None, &mut batch, &mut nobody).unwrap();
                over.into_iter().for_each(|i| fresh(&env, &batch, i));
            }
        }
        assert!(ended > GAMES, "{ended}");
        let streams: Vec<(u64, u64)> = (0..GAMES as u64).map(|seed| (seed, 0)).collect();
        env.reset(&(0..GAMES).collect::<Vec<_>>(), Some(&streams), &mut batch, &mut nobody).unwrap();
        (0..GAMES).for_each(|i| fresh(&env, &batch, i));
    }
}

#[test]
fn opponents_change_with_the_next_game() {
    let first = vec![bot("solver"), Opponent::External];
    let mut env = SingleAgentEnv::new(E, config(Autoreset::SameStep), first, None);
    let mut batch = Batch::new(E.shape(), N, Parts::default());
    let asked = Mutex::new((0, 0));
    let mut ask = |request: &PolicyRequest| -> Result<Vec<u16>, ()> {
        let mut asked = asked.lock().unwrap();
        asked.0 += request.starts.iter().filter(|&&start| start).count();
        asked.1 = request.opponent;
        Ok(request.mask.chunks(3).map(most).collect())
    };
    env.observe(&mut batch, &mut ask).unwrap();
    let before: Vec<_> = (0..N).map(|i| (env.opponent(i).unwrap(), env.slot(i).episode())).collect();
    assert!(before.iter().any(|&(opponent, _)| opponent == 0) && before.iter().any(|&(opponent, _)| opponent == 1));
    let next = vec![bot("chance"), bot("solver"), Opponent::External];
    assert_eq!(env.set_opponents(next, Some(&[1.0, 0.0, 3.0])), [0, 1]);
    let (mut rng, mut counts) = (Rng::new(1), [0; 3]);
    for _ in 0..400 {
        let choices: Vec<u16> = batch.mask.chunks(3).map(|mask| rng.pick(mask) as u16).collect();
        env.step(&choices, &mut batch, &mut ask).unwrap();
        for (i, &(_, episode)) in before.iter().enumerate() {
            assert_eq!(env.opponent(i).is_none(), env.slot(i).episode() == episode);
            if let (Some(opponent), true) = (env.opponent(i), batch.terminated[i]) {
                counts[opponent] += 1;
            }
        }
    }
    let share = f64::from(counts[2]) / f64::from(counts[0] + counts[2]);
    assert!(counts[1] == 0 && (0.7..0.8).contains(&share), "{counts:?}");
    let asked = asked.into_inner().unwrap();
    assert!(asked.0 >= counts[2] as usize && asked.1 == 2, "{asked:?}");
}
