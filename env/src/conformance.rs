//! Suite that every game and encoding must pass: random play over many seeds, with every promise of the traits checked at every
//! position.

pub(crate) mod batches;
mod hidden;

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

pub use batches::{check_blocks, check_vec_env};
pub use hidden::check_blind;

use crate::{Chance, Encoding, Game, Player, Rng, Rules};

/// Plays `episodes` random games of `E` and checks the promises of [`Game`] and [`Encoding`] at every position. With one head
/// it also checks that choices outside the mask give illegal actions.
///
/// Panics with a message that names the encoding, the seed and the broken promise.
pub fn check<E: Encoding>(encoding: E, config: &<E::Rules as Rules>::Config, seed: u64, episodes: u64) {
    let rules = encoding.rules();
    rules.check(config).expect("a configuration the game accepts");
    let mut transcripts = HashSet::new();
    for episode in 0..episodes {
        let at = format!("{} seed {seed} episode {episode}", encoding.shape().name);
        let mut rng = Rng::stream(seed, 0, episode);
        let setup = rules.draw_setup(config, &mut rng);
        let text = serde_json::to_string(&setup).expect("a set-up is plain data");
        let back: <E::Rules as Rules>::Setup = serde_json::from_str(&text).expect("reads back");
        assert_eq!(back, setup, "{at}: set-up");
        let mut game = rules.start(&setup);
        let mut twin = rules.start(&setup);
        let mut reused = rules.start(&rules.draw_setup(config, &mut rng));
        rules.restart(&mut reused, &setup);
        assert_eq!(game, reused, "{at}: reset equals new");
        assert!(game.outcome().is_none(), "{at}: a game that begins is not over");
        let chance = Chance::of_episode(seed, 0, episode);
        let settle = |game: &mut E::Game, twin: &mut E::Game, decisions| {
            let declared = rules.has_chance() || game.chance().is_empty();
            assert!(declared, "{at}: a game with outcomes of chance says has_chance");
            chance.settle(rules, game, decisions, |before, action| {
                check_chance(encoding, before, &at);
                twin.play(action);
            });
        };
        settle(&mut game, &mut twin, 0);
        let mut transcript = DefaultHasher::new();
        text.hash(&mut transcript);
        let mut view = View::new(encoding);
        let (mut turn, mut decisions) = (0, 0u32);
        while game.outcome().is_none() {
            let at = format!("{at} decision {decisions}");
            view.check(&game, &at);
            hidden::check_redrawn(encoding, &game, &at);
            let choices = rng.pick_each(&view.mask, encoding.actions());
            let action = encoding.action(&game, &choices);
            assert!(game.is_legal(&action), "{at}: a masked-in choice is legal");
            let mut back = vec![0; encoding.heads()];
            let expressed = encoding.choices_of(&game, &action, &mut back);
            assert!(expressed, "{at}: an encoded action has choices");
            let back = encoding.action(&game, &back);
            assert_eq!(back, action, "{at}: choices_of gives the same action back");
            let mut by_choice = game.clone();
            game.play(&action);
            encoding.play(&mut by_choice, &choices);
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
    assert!(differ, "{}: all episodes are the same", encoding.shape().name);
}

fn check_chance<E: Encoding>(encoding: E, game: &E::Game, at: &str) {
    let outcomes = game.chance();
    let all: f64 = outcomes.iter().map(|(_, probability)| probability).sum();
    assert!((all - 1.0).abs() < 1e-9, "{at}: probabilities of chance sum to 1, not {all}");
    for (i, (action, probability)) in outcomes.iter().enumerate() {
        assert!(*probability > 0.0, "{at}: {action:?} has a probability above 0");
        assert!(game.is_legal(action), "{at}: is_legal is true for the outcome {action:?}");
        let twice = outcomes[..i].iter().any(|(other, _)| other == action);
        assert!(!twice, "{at}: the outcome {action:?} is listed once");
    }
    for choice in (0..encoding.actions() as u16).filter(|_| encoding.heads() == 1) {
        let legal = game.is_legal(&encoding.action(game, &[choice]));
        assert!(!legal, "{at}: choice {choice} is not legal while chance decides");
    }
}

struct View<E: Encoding> {
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: E,
}

impl<E: Encoding> View<E> {
    fn new(encoding: E) -> Self {
        Self {
            cells: vec![0; encoding.cells()],
            scalars: vec![0.0; encoding.scalars()],
            mask: vec![false; encoding.heads() * encoding.actions()],
            encoding,
        }
    }

    fn observe_everything(&mut self, game: &E::Game) {
        for pov in Player::BOTH {
            self.encoding.observe(game, pov, &mut self.cells, &mut self.scalars);
            self.check_values("after the end");
        }
    }

    fn check_values(&self, at: &str) {
        for (i, s) in self.scalars.iter().enumerate() {
            assert!(s.is_finite() && s.abs() <= 8.0, "{at}: scalar {i} is {s}");
        }
        for (i, &c) in self.cells.iter().enumerate() {
            assert!(self.encoding.shape().cell_kind.holds(c), "{at}: cell {i} is {c}");
        }
    }

    fn check(&mut self, game: &E::Game, at: &str) {
        let before = game.clone();
        for pov in Player::BOTH {
            // Two runs over differently filled buffers: an element that is not written shows up as a difference.
            self.encoding.observe(game, pov, &mut self.cells, &mut self.scalars);
            let first = (self.cells.clone(), self.scalars.clone());
            self.cells.fill(0xAA);
            self.scalars.fill(f32::NAN);
            self.encoding.observe(game, pov, &mut self.cells, &mut self.scalars);
            let same = |view: &Self| (&view.cells, &view.scalars) == (&first.0, &first.1);
            assert!(same(self), "{at}: observe writes every element");
            self.check_values(at);
            self.encoding.observe(game, pov, &mut [], &mut self.scalars);
            self.encoding.observe(game, pov, &mut self.cells, &mut []);
            assert!(same(self), "{at}: parts alone equal parts together");
            let (ours, theirs) = (self.encoding.potential(game, pov), self.encoding.potential(game, !pov));
            let zero_sum = (ours + theirs).abs() < 1e-5;
            assert!(zero_sum, "{at}: potential is zero-sum: {ours} {theirs}");
        }
        self.encoding.legal_mask(game, &mut self.mask);
        let legal = self.mask.clone();
        self.mask.iter_mut().for_each(|m| *m = !*m);
        self.encoding.legal_mask(game, &mut self.mask);
        assert_eq!(self.mask, legal, "{at}: legal_mask writes every element");
        let mut shielded = legal.clone();
        self.encoding.shield(game, &mut shielded);
        let heads = legal.chunks(self.encoding.actions()).zip(shielded.chunks(self.encoding.actions()));
        for (head, (legal, shielded)) in heads.enumerate() {
            assert!(legal.contains(&true), "{at}: head {head} has a legal choice");
            assert!(shielded.contains(&true), "{at}: the shield leaves head {head} a choice");
            let less = legal.iter().zip(shielded).all(|(&legal, &shielded)| legal || !shielded);
            assert!(less, "{at}: the shield only takes away");
        }
        if self.encoding.heads() == 1 {
            for (choice, &allowed) in legal.iter().enumerate() {
                let asked =
                    catch_unwind(AssertUnwindSafe(|| game.is_legal(&self.encoding.action(game, &[choice as u16]))));
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
            self.encoding.observe(game, game.to_move(), &mut self.cells, &mut self.scalars);
            let (cells, scalars) = (self.cells.clone(), self.scalars.clone());
            self.cells.fill(0x55);
            self.scalars.fill(f32::NAN);
            self.encoding.observe_and_mask(game, shield, &mut self.cells, &mut self.scalars, &mut self.mask);
            let same = cells == self.cells && scalars == self.scalars;
            assert!(same, "{at}: observe_and_mask equals observe");
            let what = format!("observe_and_mask equals legal_mask (shield {shield})");
            assert_eq!(&self.mask, expected, "{at}: {what}");
        }
        self.mask.copy_from_slice(&legal);
        assert_eq!(*game, before, "{at}: looking changes nothing");
    }
}
