//! What a policy thinks of every decision of a game, and which places on the board matter to it.
//!
//! A place matters as far as the values change when what is there is taken away and the position is shown to the policy
//! again (occlusion): a statement about this position, not about how the network is built.
//!
//! What a policy plays need not be what its network values highest: foresight and look-ahead have the last word. Both are told.

use std::marker::PhantomData;

use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use turf_agents::Bot;
use turf_agents::archive::replay::Replay;
use turf_agents::catalogue::spec::BotSource;
use turf_agents::policy::look_ahead::LookAhead;
use turf_agents::policy::{NetPolicy, Policy, ranked};
use turf_env::{Encoding, Game};

use crate::film::{Filmed, decisions};

/// Places told per decision, the most important first.
const MOST_PLACES: usize = 6;
/// Places that matter less than this part of the most important one are left out.
const LEAST: f32 = 0.1;

/// A policy's view of a whole film.
#[derive(Clone, Debug, Serialize)]
pub struct Insight {
    /// The policy, as it was named.
    pub name: String,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
}

/// Its view of one decision.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// The frame it is taken in.
    pub frame: usize,
    /// Who decides: 0 A, 1 B.
    pub player: usize,
    /// As [`Filmed::shown_q`].
    pub q: Value,
    /// What it plays, as [`Filmed::shown_choice`]; null where a decision has several parts, each of which is the best of `q`.
    pub plays: Value,
    /// Why that and not what has the highest value, where it is not the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Places and how much they matter, at most 1.
    pub looks: Vec<(Value, f32)>,
}

/// Asks a policy.
struct Critic<E: Encoding> {
    /// Plays as the policy does, foresight and look-ahead included.
    bot: Box<dyn Bot<E::Game>>,
    ahead: Option<LookAhead<E>>,
    replies: u32,
    policy: NetPolicy,
    shield: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: PhantomData<E>,
}

impl<E: Encoding> Critic<E>
where
    E::Game: Filmed,
{
    /// `None` for a bot that is no policy.
    fn new(source: &BotSource<E>) -> Option<Self> {
        let policy = source.policy()?;
        Some(Self {
            bot: source.make(),
            ahead: source.look_ahead(),
            replies: policy.replies,
            policy: NetPolicy::new(policy.net.clone()),
            shield: policy.shield,
            cells: vec![0; if policy.net.uses_cells() { E::CELLS } else { 0 }],
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            encoding: PhantomData,
        })
    }

    /// The values of this position; its mask stays in `self.mask` if asked for.
    fn q(&mut self, game: &E::Game, with_mask: bool) -> Vec<f32> {
        let (cells, scalars) = (&mut self.cells, &mut self.scalars);
        if with_mask {
            E::observe_and_mask(game, self.shield, cells, scalars, &mut self.mask);
        } else {
            E::observe(game, game.to_move(), cells, scalars);
        }
        let mut q = vec![0.0; E::HEADS * E::ACTIONS];
        Policy::<E>::q(&mut self.policy, 1, cells, scalars, &mut q);
        q
    }

    fn judge(&mut self, frame: usize, game: &E::Game) -> Decision {
        let q = self.q(game, true);
        let mask = self.mask.clone();
        let (plays, why) = self.plays(game, &q, &mask);
        Decision {
            frame,
            player: game.to_move().index(),
            q: game.shown_q::<E>(&q, &mask),
            plays,
            why,
            looks: self.looks(game, &q, &mask),
        }
    }

    /// What it plays and, where that is not the choice of the highest value, why.
    fn plays(&mut self, game: &E::Game, q: &[f32], mask: &[bool]) -> (Value, Option<String>) {
        let mut choice = [0];
        let told =
            E::HEADS == 1 && (self.bot.choose(game)).is_ok_and(|action| E::choices_of(game, &action, &mut choice));
        if !told {
            return (Value::Null, None);
        }
        let (played, highest) = (choice[0], ranked(q, mask)[0]);
        let why = (played != highest).then(|| self.why(game, played, highest));
        (game.shown_choice::<E>(played), why)
    }

    fn why(&mut self, game: &E::Game, played: u16, highest: u16) -> String {
        let Some(ahead) = &mut self.ahead else {
            let replies = self.replies;
            return format!(
                "foresight over the foe's next {replies} moves and its closings: what has a higher value is less safe"
            );
        };
        let values = ahead.values(game);
        let worth = |choice: u16| values[choice as usize].map_or("less".into(), |value| format!("{value:+.3}"));
        let (own, other) = (worth(played), worth(highest));
        let plies = ahead.depth();
        format!("{plies} plies ahead it is worth {own}, the choice of the highest value {other}")
    }

    fn looks(&mut self, game: &E::Game, q: &[f32], mask: &[bool]) -> Vec<(Value, f32)> {
        let same_player = |other: &E::Game| other.to_move() == game.to_move() && other.outcome().is_none();
        let mut looks: Vec<(Value, f32)> = game
            .without_each()
            .into_iter()
            .filter(|(_, other)| same_player(other))
            .map(|(place, other)| (place, difference(q, &self.q(&other, false), mask, E::ACTIONS)))
            .collect();
        looks.sort_by(|a, b| b.1.total_cmp(&a.1));
        looks.truncate(MOST_PLACES);
        let most = looks.first().map_or(0.0, |look| look.1);
        looks.retain(|look| most > 0.0 && look.1 >= LEAST * most);
        looks
            .iter_mut()
            .for_each(|look| look.1 = (look.1 / most * 100.0).round() / 100.0);
        looks
    }
}

/// How far two sets of values disagree on which legal choice is better: the mean absolute difference of the values less
/// each head's mean, over the heads that have a choice.
fn difference(a: &[f32], b: &[f32], mask: &[bool], actions: usize) -> f32 {
    let heads = a
        .chunks_exact(actions)
        .zip(b.chunks_exact(actions))
        .zip(mask.chunks_exact(actions));
    let of_head = heads.map(|((a, b), mask)| {
        let d: Vec<f32> = (0..actions).filter(|&i| mask[i]).map(|i| a[i] - b[i]).collect();
        let mean = d.iter().sum::<f32>() / d.len().max(1) as f32;
        d.iter().map(|d| (d - mean).abs()).sum::<f32>()
    });
    of_head.sum()
}

impl Insight {
    /// Of every decision of a replay; `None` for a bot that is no policy.
    pub fn of<E: Encoding>(source: &BotSource<E>, replay: &Replay<E::Game>) -> Option<Self>
    where
        E::Game: Filmed,
    {
        source.policy()?;
        let positions: Vec<(usize, E::Game)> = decisions(replay).collect();
        let judge = |critic: &mut Critic<E>, (frame, game): (usize, E::Game)| critic.judge(frame, &game);
        Some(Self {
            name: source.name().to_string(),
            decisions: positions
                .into_par_iter()
                .map_init(|| Critic::new(source).expect("a policy"), judge)
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use turf_agents::BuiltinBots;
    use turf_agents::play::arena::{Seats, Series, play_series};
    use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile, Tensor};
    use turf_agents::policy::net::{Dims, tensor_shapes};
    use turf_agents::policy::{LOOK_AHEAD, ReadyPolicy};
    use turf_env::Rng;
    use turf_env::games::duel2048::Duel2048V1;
    use turf_env::games::paper::PaperV1;

    use super::*;

    /// A policy of random weights that looks two plies ahead.
    fn looking_ahead() -> BotSource<Duel2048V1> {
        let network = NetworkSpec {
            kind: NetworkKind::Mlp,
            hidden: vec![16, 8],
            use_cells: false,
            dueling: true,
        };
        let mut rng = Rng::new(4);
        let mut random = |shape: Vec<usize>| Tensor {
            data: (0..shape.iter().product()).map(|_| (rng.unit() - 0.5) as f32).collect(),
            shape,
        };
        let shapes = tensor_shapes(&network, &Dims::of::<Duel2048V1>());
        let notes = [
            ("gamma", "0.9"),
            ("potential_scale", "1"),
            ("end_reward", "1"),
            (LOOK_AHEAD, "2"),
        ];
        let file = PolicyFile {
            encoding: Duel2048V1::NAME.into(),
            network,
            shield: false,
            notes: notes.map(|(key, value)| (key.into(), value.into())).into(),
            tensors: shapes.into_iter().map(|(name, shape)| (name, random(shape))).collect(),
        };
        let policy = ReadyPolicy::new::<Duel2048V1>(&file).expect("all tensors are there");
        BotSource::of_policy("random weights", policy).expect("it looks ahead")
    }

    /// The reasons told in every `step`th position of a game. What is told as played is what the policy plays; a reason
    /// is told just where that has not the highest value.
    fn reasons<E: Encoding>(policy: BotSource<E>, other: &str, step: usize) -> Vec<String>
    where
        E::Game: Filmed + BuiltinBots,
    {
        let bots = [policy, BotSource::parse(other).expect("built in")];
        let series = Series {
            games: 1,
            seed: 1,
            seats: Seats::Fixed,
            config: Default::default(),
        };
        let played = play_series::<E::Game>(&bots[0], &bots[1], &series, &|_| ())
            .remove(0)
            .game;
        let mut critic = Critic::new(&bots[0]).expect("a policy");
        let mut game = E::Game::new(&played.setup);
        let mut reasons = Vec::new();
        for (k, action) in played.actions.iter().enumerate() {
            if k % step == 0 && game.to_move() == turf_env::Player::A {
                let q = critic.q(&game, true);
                let mask = critic.mask.clone();
                let (plays, why) = critic.plays(&game, &q, &mask);
                let mut choice = [0];
                assert!(E::choices_of(&game, action, &mut choice));
                assert_eq!(plays, game.shown_choice::<E>(choice[0]), "decision {k}");
                assert_eq!(why.is_some(), choice[0] != ranked(&q, &mask)[0], "decision {k}");
                reasons.extend(why);
            }
            game.play(action);
        }
        reasons
    }

    #[test]
    fn what_is_told_is_what_is_played_and_why() {
        let of_paper = reasons::<PaperV1>(BotSource::parse("shipped").expect("in the repository"), "november", 1);
        assert!(
            !of_paper.is_empty()
                && of_paper
                    .iter()
                    .all(|why| why.starts_with("foresight over the foe's next 3"))
        );
        let of_duel = reasons(looking_ahead(), "greedy", 8);
        assert!(!of_duel.is_empty() && of_duel.iter().all(|why| why.contains("plies ahead it is worth")));
        assert!(Critic::<PaperV1>::new(&BotSource::parse("delta").expect("built in")).is_none());
    }

    #[test]
    fn a_shift_of_all_values_is_no_difference() {
        let mask = [true, true, false, true, false, false];
        assert_eq!(
            difference(
                &[1.0, 2.0, 9.0, 5.0, 0.0, 0.0],
                &[2.0, 3.0, 0.0, 7.0, 1.0, 1.0],
                &mask,
                3
            ),
            0.0
        );
        assert_eq!(
            difference(
                &[1.0, 2.0, 0.0, 0.0, 0.0, 0.0],
                &[2.0, 1.0, 0.0, 0.0, 0.0, 0.0],
                &mask,
                3
            ),
            2.0
        );
    }
}
