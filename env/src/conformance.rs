//! Suite that every game and encoding must pass: random play over many seeds, with every promise of the traits checked at every
//! position.

pub(crate) mod batches;
mod hidden;

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

pub use batches::{check_blocks, check_vec_env};
pub use hidden::check_blind;

use crate::{Chance, Encoding, Game, Player, Rng};

/// Plays `episodes` random games of `E` and checks the promises of [`Game`] and [`Encoding`] at every position. With one head
/// it also checks that choices outside the mask give illegal actions.
///
/// Panics with a message that names the encoding, the seed and the broken promise.
pub fn check<E: Encoding>(config: &<E::Game as Game>::Config, seed: u64, episodes: u64) {
    <E::Game as Game>::check(config).expect("a configuration the game accepts");
    let mut transcripts = HashSet::new();
    for episode in 0..episodes {
        let at = format!("{} seed {seed} episode {episode}", E::NAME);
        let mut rng = Rng::stream(seed, 0, episode);
        let setup = E::Game::draw_setup(config, &mut rng);
        let text = serde_json::to_string(&setup).expect("a set-up is plain data");
        let back: <E::Game as Game>::Setup = serde_json::from_str(&text).expect("reads back");
        assert_eq!(back, setup, "{at}: set-up");
        let mut game = E::Game::new(&setup);
        let mut twin = E::Game::new(&setup);
        let mut reused = E::Game::new(&E::Game::draw_setup(config, &mut rng));
        reused.reset(&setup);
        assert_eq!(game, reused, "{at}: reset equals new");
        assert!(game.outcome().is_none(), "{at}: a game that begins is not over");
        let chance = Chance::of_episode(seed, 0, episode);
        let settle = |game: &mut E::Game, twin: &mut E::Game, decisions| {
            let declared = E::Game::CHANCE || game.chance().is_empty();
            assert!(declared, "{at}: a game with outcomes of chance says CHANCE");
            chance.settle(game, decisions, |before, action| {
                check_chance::<E>(before, &at);
                twin.play(action);
            });
        };
        settle(&mut game, &mut twin, 0);
        let mut transcript = DefaultHasher::new();
        text.hash(&mut transcript);
        let mut view = View::<E>::new();
        let (mut turn, mut decisions) = (0, 0u32);
        while game.outcome().is_none() {
            let at = format!("{at} decision {decisions}");
            view.check(&game, &at);
            hidden::check_redrawn::<E>(&game, &at);
            let choices = view.random_choices(&mut rng);
            let action = E::action(&game, &choices);
            assert!(game.is_legal(&action), "{at}: a masked-in choice is legal");
            let mut back = vec![0; E::HEADS];
            let expressed = E::choices_of(&game, &action, &mut back);
            assert!(expressed, "{at}: an encoded action has choices");
            let back = E::action(&game, &back);
            assert_eq!(back, action, "{at}: choices_of gives the same action back");
            let mut by_choice = game.clone();
            game.play(&action);
            E::play(&mut by_choice, &choices);
            assert_eq!(game, by_choice, "{at}: Encoding::play equals Game::play");
            assert!(game.turn() >= turn, "{at}: turn never decreases");
            turn = game.turn();
            choices.hash(&mut transcript);
            twin.play(&action);
            decisions += 1;
            settle(&mut game, &mut twin, decisions);
            assert_eq!(game, twin, "{at}: same set-up and actions, same game");
            assert!(decisions < 1_000_000, "{at}: the game ends");
        }
        assert!(game.chance().is_empty(), "{at}: chance decides nothing after the end");
        view.observe_everything(&game);
        let same = game.outcome() == twin.outcome() && game.scores() == twin.scores();
        assert!(same, "{at}: same end");
        transcripts.insert(transcript.finish());
    }
    let differ = episodes < 8 || transcripts.len() > 1;
    assert!(differ, "{}: all episodes are the same", E::NAME);
}

fn check_chance<E: Encoding>(game: &E::Game, at: &str) {
    let outcomes = game.chance();
    let all: f64 = outcomes.iter().map(|(_, probability)| probability).sum();
    assert!((all - 1.0).abs() < 1e-9, "{at}: probabilities of chance sum to 1, not {all}");
    for (i, (action, probability)) in outcomes.iter().enumerate() {
        assert!(*probability > 0.0, "{at}: {action:?} has a probability above 0");
        assert!(game.is_legal(action), "{at}: is_legal is true for the outcome {action:?}");
        let twice = outcomes[..i].iter().any(|(other, _)| other == action);
        assert!(!twice, "{at}: the outcome {action:?} is listed once");
    }
    for choice in (0..E::ACTIONS as u16).filter(|_| E::HEADS == 1) {
        let legal = game.is_legal(&E::action(game, &[choice]));
        assert!(!legal, "{at}: choice {choice} is not legal while chance decides");
    }
}

struct View<E: Encoding> {
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: std::marker::PhantomData<E>,
}

impl<E: Encoding> View<E> {
    fn new() -> Self {
        Self {
            cells: vec![0; E::CELLS],
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            encoding: std::marker::PhantomData,
        }
    }

    fn observe_everything(&mut self, game: &E::Game) {
        for pov in Player::BOTH {
            E::observe(game, pov, &mut self.cells, &mut self.scalars);
            self.check_values("after the end");
        }
    }

    fn check_values(&self, at: &str) {
        for (i, s) in self.scalars.iter().enumerate() {
            assert!(s.is_finite() && s.abs() <= 8.0, "{at}: scalar {i} is {s}");
        }
        for (i, &c) in self.cells.iter().enumerate() {
            assert!(E::CELL_KIND.holds(c), "{at}: cell {i} is {c}");
        }
    }

    fn check(&mut self, game: &E::Game, at: &str) {
        let before = game.clone();
        for pov in Player::BOTH {
            // Two runs over differently filled buffers: an element that is not written shows up as a difference.
            E::observe(game, pov, &mut self.cells, &mut self.scalars);
            let first = (self.cells.clone(), self.scalars.clone());
            self.cells.fill(0xAA);
            self.scalars.fill(f32::NAN);
            E::observe(game, pov, &mut self.cells, &mut self.scalars);
            let same = |view: &Self| (&view.cells, &view.scalars) == (&first.0, &first.1);
            assert!(same(self), "{at}: observe writes every element");
            self.check_values(at);
            E::observe(game, pov, &mut [], &mut self.scalars);
            E::observe(game, pov, &mut self.cells, &mut []);
            assert!(same(self), "{at}: parts alone equal parts together");
            let (ours, theirs) = (E::potential(game, pov), E::potential(game, !pov));
            let zero_sum = (ours + theirs).abs() < 1e-5;
            assert!(zero_sum, "{at}: potential is zero-sum: {ours} {theirs}");
        }
        E::legal_mask(game, &mut self.mask);
        let legal = self.mask.clone();
        self.mask.iter_mut().for_each(|m| *m = !*m);
        E::legal_mask(game, &mut self.mask);
        assert_eq!(self.mask, legal, "{at}: legal_mask writes every element");
        let mut shielded = legal.clone();
        E::shield(game, &mut shielded);
        let heads = legal.chunks(E::ACTIONS).zip(shielded.chunks(E::ACTIONS));
        for (head, (legal, shielded)) in heads.enumerate() {
            assert!(legal.contains(&true), "{at}: head {head} has a legal choice");
            assert!(shielded.contains(&true), "{at}: the shield leaves head {head} a choice");
            let less = legal.iter().zip(shielded).all(|(&legal, &shielded)| legal || !shielded);
            assert!(less, "{at}: the shield only takes away");
        }
        if E::HEADS == 1 {
            for (choice, &allowed) in legal.iter().enumerate() {
                let asked = catch_unwind(AssertUnwindSafe(|| game.is_legal(&E::action(game, &[choice as u16]))));
                match asked {
                    Ok(legal) => assert_eq!(allowed, legal, "{at}: mask and is_legal agree on choice {choice}"),
                    Err(_) if allowed => panic!("{at}: action or is_legal panicked on choice {choice}"),
                    Err(_) => panic!(
                        "{at}: action or is_legal panicked on choice {choice}, which the mask leaves out; an action for it \
                         must exist and be illegal"
                    ),
                }
            }
        }
        for shield in [false, true] {
            let expected = if shield { &shielded } else { &legal };
            E::observe(game, game.to_move(), &mut self.cells, &mut self.scalars);
            let (cells, scalars) = (self.cells.clone(), self.scalars.clone());
            self.cells.fill(0x55);
            self.scalars.fill(f32::NAN);
            E::observe_and_mask(game, shield, &mut self.cells, &mut self.scalars, &mut self.mask);
            let same = cells == self.cells && scalars == self.scalars;
            assert!(same, "{at}: observe_and_mask equals observe");
            let what = format!("observe_and_mask equals legal_mask (shield {shield})");
            assert_eq!(&self.mask, expected, "{at}: {what}");
        }
        self.mask.copy_from_slice(&legal);
        assert_eq!(*game, before, "{at}: looking changes nothing");
    }

    fn random_choices(&self, rng: &mut Rng) -> Vec<u16> {
        self.mask.chunks(E::ACTIONS).map(|head| rng.pick(head) as u16).collect()
    }
}
