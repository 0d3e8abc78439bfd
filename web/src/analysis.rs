//! A policy's view of every decision of a game: its own choice, mistakes, and important places on the board.
//!
//! A place is as important as the change of the values if its contents are removed (occlusion). This describes the position,
//! not the network.
//!
//! Look-ahead and the check of replies may overrule the network's highest value; both choices are reported.

#[cfg(test)]
mod games;
mod marks;

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use rayon::prelude::*;
use serde_json::{Value, json};
use turf_agents::Bot;
use turf_agents::play::bot::{Worth, shown};
use turf_agents::play::stop;
use turf_agents::policy::look_ahead::LookAhead;
use turf_agents::policy::{Evaluator, ranked};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_env::{Encoding, Game, Player};

use crate::game_view::GameView;
pub use crate::timeline::Analysis;
use crate::timeline::{Decision, decisions};
use marks::{Judged, MIN_LOSS, mark};

const MAX_PLACES: usize = 6;
const MIN_SHARE: f32 = 0.1;

/// Hears after every judged decision how many there are in all; false stops the analysis.
pub type Seen<'a> = dyn Fn(usize) -> bool + Sync + 'a;

struct Critic<E: Encoding> {
    bot: Box<dyn Bot<E::Game>>,
    net: Option<NetCritic<E>>,
    places: bool,
    follows: bool,
}

struct NetCritic<E: Encoding> {
    ahead: Option<LookAhead<E>>,
    replies: u32,
    evaluator: Evaluator<E>,
}

impl<E: Encoding<Game: GameView>> Critic<E> {
    fn new(source: &BotSpec<E>, opening: &E::Game, seat: Player, places: bool) -> Self {
        let mut bot = source.make();
        // A bot that fails to start will not answer later either.
        let _ = bot.start(seat, &shown(opening, seat, 0), 0);
        Self {
            bot,
            net: NetCritic::new(source),
            places,
            follows: source.follows_the_game(),
        }
    }

    fn judge(&mut self, frame: usize, game: &E::Game, played: &<E::Game as Game>::Action) -> Option<Judged> {
        let game = &*shown(game, game.to_move(), 0);
        let best = self.bot.choose(game).ok()?;
        let worth = self.bot.worth(game, &best);
        let other = if best == *played {
            None
        } else {
            self.bot.worth(game, played)
        };
        let chance = |worth: Worth| worth.chance(game.span());
        let costly = worth.zip(other).is_some_and(|(a, b)| chance(a) - chance(b) >= MIN_LOSS);
        let mut decision = Decision {
            frame,
            player: game.to_move().index(),
            q: Value::Null,
            plays: Value::Null,
            says: game.brief(&best, None),
            line: self.line(game, &best, costly),
            chance: worth.map(|worth| thousandths(for_first(game.to_move(), chance(worth)) * 2.0 - 1.0)),
            mistake: None,
            why: None,
            looks: Vec::new(),
        };
        if let Some(net) = &mut self.net {
            net.evaluator.evaluate(game);
            let (q, mask) = (net.evaluator.q.clone(), net.evaluator.mask.clone());
            (decision.plays, decision.why) = net.plays(game, &best, &q, &mask);
            decision.q = game.shown_q::<E>(&q, &mask);
            if self.places {
                decision.looks = net.looks(game, &q, &mask);
            }
        }
        Some(Judged {
            decision,
            worth: worth.zip(other).map(|(better, played)| [better, played]),
            better: game.brief(&best, Some(played)),
            played: game.brief(played, Some(&best)),
            span: game.span(),
            midway: game.is_midway(),
        })
    }

    /// Plays on from a choice, as far as the page shows it.
    fn line(&mut self, game: &E::Game, best: &<E::Game as Game>::Action, on: bool) -> Vec<Value> {
        let mut line = vec![json!(best)];
        let mut game = game.clone();
        let mut last = best.clone();
        while on && !self.follows && line.len() < E::Game::LINE && game.is_legal(&last) {
            game.play(&last);
            let next = game.outcome().is_none().then(|| self.bot.choose(&game).ok());
            let Some(next) = next.flatten() else { break };
            line.push(json!(next));
            last = next;
        }
        line
    }
}

fn for_first(player: Player, chance: f64) -> f64 {
    match player {
        Player::A => chance,
        Player::B => 1.0 - chance,
    }
}

pub fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

impl<E: Encoding<Game: GameView>> NetCritic<E> {
    fn new(source: &BotSpec<E>) -> Option<Self> {
        let policy = source.policy()?;
        Some(Self {
            ahead: source.look_ahead(),
            replies: policy.replies,
            evaluator: Evaluator::of(policy),
        })
    }

    fn plays(
        &mut self,
        game: &E::Game,
        best: &<E::Game as Game>::Action,
        q: &[f32],
        mask: &[bool],
    ) -> (Value, Option<String>) {
        let mut choice = [0];
        if E::HEADS > 1 || !E::choices_of(game, best, &mut choice) {
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
                "foresight over the opponent's next {replies} moves and closings: choices of a higher value are less safe"
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
            .map(|(place, other)| {
                self.evaluator.evaluate_unmasked(&other);
                (place, difference(q, &self.evaluator.q, mask, E::ACTIONS))
            })
            .collect();
        looks.sort_by(|a, b| b.1.total_cmp(&a.1));
        looks.truncate(MAX_PLACES);
        let most = looks.first().map_or(0.0, |look| look.1);
        looks.retain(|look| most > 0.0 && look.1 >= MIN_SHARE * most);
        looks
            .iter_mut()
            .for_each(|look| look.1 = (look.1 / most * 100.0).round() / 100.0);
        looks
    }
}

/// Returns by how much two sets of values disagree on the best legal choice: the mean absolute difference of values minus
/// their head's mean, summed over heads.
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

impl Analysis {
    /// Judges every decision of a replay, or those reached before a [`stop`]. `None` for a bot that cannot rate actions.
    /// `places` takes most of the time.
    pub fn of<E: Encoding<Game: GameView>>(
        source: &BotSpec<E>,
        replay: &Replay<E::Game>,
        places: bool,
    ) -> Option<Self> {
        Self::watched(source, replay, places, &|_| true)
    }

    /// Does as [`Self::of`], and tells `seen`.
    pub fn watched<E: Encoding<Game: GameView>>(
        source: &BotSpec<E>,
        replay: &Replay<E::Game>,
        places: bool,
        seen: &Seen,
    ) -> Option<Self> {
        if !source.values_actions() {
            return None;
        }
        let opening = E::Game::new(&replay.setup);
        let positions: Vec<_> = decisions(replay).collect();
        let all = positions.len();
        let critic = |seat| Critic::new(source, &opening, seat, places);
        let stopped = AtomicBool::new(false);
        let judge = |critic: &mut Critic<E>, (frame, game, played): (usize, E::Game, _)| {
            if stopped.load(Relaxed) {
                return None;
            }
            let found = stop::breakable(|| {
                stop::look();
                critic.judge(frame, &game, played)
            });
            stopped.fetch_or(!seen(all), Relaxed);
            found.flatten()
        };
        let judged: Vec<Option<Judged>> = if source.follows_the_game() {
            let mut critics = Player::BOTH.map(critic);
            positions
                .into_iter()
                .map(|position| judge(&mut critics[position.1.to_move().index()], position))
                .collect()
        } else {
            // Positions are independent, so both seats can share a bot and its cache.
            let either = || critic(Player::A);
            positions.into_par_iter().map_init(either, judge).collect()
        };
        let mut judged: Vec<Judged> = judged.into_iter().flatten().collect();
        mark(&mut judged);
        let decisions: Vec<Decision> = judged.into_iter().map(|one| one.decision).collect();
        Some(Self {
            name: source.name().to_string(),
            decisions,
        })
    }
}

#[cfg(test)]
mod tests {
    use turf_agents::BuiltinBots;
    use turf_agents::play::arena::{Seats, Series, play_series};
    use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec, PolicyFile, Tensor};
    use turf_agents::policy::net::{Dims, tensor_shapes};
    use turf_agents::policy::{LOOK_AHEAD, LoadedPolicy};
    use turf_env::Rng;
    use turf_env::games::duel2048::Duel2048V1;
    use turf_env::games::paper::PaperV1;

    use super::*;

    fn looking_ahead() -> BotSpec<Duel2048V1> {
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
            content: Content::Network(network),
            shield: false,
            notes: notes.map(|(key, value)| (key.into(), value.into())).into(),
            tensors: shapes.into_iter().map(|(name, shape)| (name, random(shape))).collect(),
        };
        let policy = LoadedPolicy::new::<Duel2048V1>(&file).expect("all tensors are there");
        BotSpec::of_policy("random weights", policy).expect("it looks ahead")
    }

    fn reasons<E: Encoding<Game: GameView + BuiltinBots>>(policy: BotSpec<E>, other: &str, step: usize) -> Vec<String> {
        let bots = [policy, BotSpec::parse(other).expect("built in")];
        let series = Series {
            games: 1,
            seed: 1,
            seats: Seats::Fixed,
            config: Default::default(),
        };
        let played = play_series::<E::Game>(&bots[0], &bots[1], &series, &|_| ())
            .remove(0)
            .game;
        let mut game = E::Game::new(&played.setup);
        let mut bot = bots[0].make();
        let mut critic = NetCritic::new(&bots[0]).expect("a policy");
        let mut reasons = Vec::new();
        for (k, action) in played.actions.iter().enumerate() {
            if k % step == 0 && game.to_move() == turf_env::Player::A {
                critic.evaluator.evaluate(&game);
                let (q, mask) = (critic.evaluator.q.clone(), critic.evaluator.mask.clone());
                let best = bot.choose(&game).expect("it plays");
                let (plays, why) = critic.plays(&game, &best, &q, &mask);
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
        // The check of replies overrules the values in some games only.
        let against = |other| reasons::<PaperV1>(BotSpec::parse("shipped").expect("in the repository"), other, 1);
        let of_paper: Vec<String> = ["november", "delta", "charlie"].into_iter().flat_map(against).collect();
        assert!(
            !of_paper.is_empty()
                && of_paper
                    .iter()
                    .all(|why| why.starts_with("foresight over the opponent's next 3"))
        );
        let of_duel = reasons(looking_ahead(), "greedy", 8);
        assert!(!of_duel.is_empty() && of_duel.iter().all(|why| why.contains("plies ahead it is worth")));
        assert!(NetCritic::<PaperV1>::new(&BotSpec::parse("delta").expect("built in")).is_none());
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
