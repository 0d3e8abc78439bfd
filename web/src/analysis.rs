//! A policy's view of every decision of a game: its own choice, mistakes, and important places on the board.
//!
//! A place is as important as the change of the values if its contents are removed (occlusion). This describes the position,
//! not the network.
//!
//! Look-ahead and the check of replies may overrule the network's highest value; both choices are reported.

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

use crate::game_view::{GameView, cents};
pub use crate::timeline::Analysis;
use crate::timeline::{Decision, Mistake, decisions};

const MAX_PLACES: usize = 6;
const MIN_SHARE: f32 = 0.1;
/// Minimum loss of chance per kind of mistake, on a scale of 2 from lost to won, as on lichess.
const KINDS: [(f64, &str); 3] = [(0.3, "blunder"), (0.2, "mistake"), (0.1, "inaccuracy")];

/// Minimum loss of chance for which the judge plays on.
const TELLING: f64 = 0.02;

/// A value above this many clear leads is displayed as a win.
const CERTAIN: f64 = 100.0;

fn mistake(worth: [Worth; 2], said: [String; 2]) -> Option<Mistake> {
    let [better, played] = worth;
    let loss = better.chance() - played.chance();
    // Being unsafe against replies counts as a mistake whatever the values are.
    let unsafe_from = played
        .unsafe_from
        .filter(|&at| better.unsafe_from.is_none_or(|other| other > at));
    let by_foresight = unsafe_from.map(|at| KINDS[(at as usize - 1).min(2)].1);
    let by_value = KINDS.iter().find(|(least, _)| loss >= *least).map(|(_, kind)| *kind);
    let rank = |kind: &Option<&str>| KINDS.iter().position(|(_, other)| Some(*other) == *kind).unwrap_or(9);
    let kind = [by_value, by_foresight].into_iter().min_by_key(rank).flatten()?;
    let number = |worth: Worth| match (worth.value.abs(), worth.lead) {
        (size, lead) if size > CERTAIN * lead => if worth.value > 0.0 { "a win" } else { "a loss" }.into(),
        (100.0.., _) => format!("{:+.0}", worth.value),
        _ => format!("{:+.3}", worth.value),
    };
    let values = format!("worth {} instead of {}", number(played), number(better));
    let text = match unsafe_from {
        None => values,
        Some(1) => format!("not safe from the other side's next move; {values}"),
        Some(at) => format!("safe from the other side's next {} only; {values}", moves(at - 1)),
    };
    let [better, played] = said;
    let loss = by_value.is_some().then(|| cents(loss));
    Some(Mistake {
        kind,
        played,
        better,
        loss,
        text,
    })
}

fn moves(n: u32) -> String {
    if n == 1 { "move".into() } else { format!("{n} moves") }
}

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

    fn judge(&mut self, frame: usize, game: &E::Game, played: &<E::Game as Game>::Action) -> Option<Decision> {
        let game = &*shown(game, game.to_move(), 0);
        let best = self.bot.choose(game).ok()?;
        let worth = self.bot.worth(game, &best);
        let sign = 1.0 - 2.0 * game.to_move().index() as f64;
        let other = if best == *played {
            None
        } else {
            self.bot.worth(game, played)
        };
        let costly = worth
            .zip(other)
            .is_some_and(|(a, b)| a.chance() - b.chance() >= TELLING);
        let mut decision = Decision {
            frame,
            player: game.to_move().index(),
            q: Value::Null,
            plays: Value::Null,
            says: game.brief(&best, None),
            line: self.line(game, &best, costly),
            chance: worth.map(|worth| cents(sign * worth.chance() * 10.0) / 10.0),
            mistake: worth.zip(other).and_then(|(a, b)| {
                mistake(
                    [a, b],
                    [game.brief(&best, Some(played)), game.brief(played, Some(&best))],
                )
            }),
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
        Some(decision)
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
        if !source.values_actions() {
            return None;
        }
        let opening = E::Game::new(&replay.setup);
        let positions: Vec<_> = decisions(replay).collect();
        let critic = |seat| Critic::new(source, &opening, seat, places);
        let judge = |critic: &mut Critic<E>, (frame, game, played): (usize, E::Game, _)| {
            stop::breakable(|| {
                stop::look();
                critic.judge(frame, &game, played)
            })
            .flatten()
        };
        let judged: Vec<Option<Decision>> = if source.follows_the_game() {
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
        Some(Self {
            name: source.name().to_string(),
            decisions: judged.into_iter().flatten().collect(),
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
    fn a_mistake_is_told_by_what_it_costs_and_by_what_it_risks() {
        let said = || ["left".to_string(), "right".to_string()];
        let kind = |better: f64, played: f64| {
            mistake([Worth::of(better, 1.0), Worth::of(played, 1.0)], said()).map(|m| m.kind)
        };
        assert_eq!(kind(0.0, 0.0), None);
        assert_eq!(kind(0.0, -0.09), None);
        assert_eq!(kind(0.0, -0.11), Some("inaccuracy"));
        assert_eq!(kind(0.1, -0.11), Some("mistake"));
        assert_eq!(kind(0.2, -0.2), Some("blunder"));
        assert_eq!(kind(-0.2, 0.2), None, "what is worth more is no mistake");
        assert_eq!(kind(9.0, 5.0), None, "both win");
        let risky = |at: u32| Worth {
            unsafe_from: Some(at),
            ..Worth::of(0.5, 1.0)
        };
        let told = mistake([Worth::of(0.1, 1.0), risky(2)], said()).expect("a mistake");
        assert_eq!((told.kind, told.loss, &*told.played), ("mistake", None, "right"));
        assert!(
            told.text.starts_with("safe from the other side's next move only"),
            "{}",
            told.text
        );
        assert_eq!(mistake([risky(1), risky(1)], said()), None, "nothing was safer");
        let lost = mistake([Worth::of(0.0, 1.0), Worth::of(-1e6, 1.0)], said()).expect("a mistake");
        assert_eq!((lost.loss, &*lost.text), (Some(1.0), "worth a loss instead of +0.000"));
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
