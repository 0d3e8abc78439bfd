//! Marks of mistakes: `?!`, `?` and `??`, by the fall of the chance to win.

use crate::game_view::cents;
use crate::timeline::{Decision, Mistake, Swing};

/// Minimum loss of chance to win per kind of mistake, as on lichess, where the scale is twice as long.
const KINDS: [(f64, &str); 3] = [(0.15, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy")];
/// Minimum loss that counts within a plan, and for which the judge plays on.
pub(super) const MIN_LOSS: f64 = 0.01;
/// Chance to win below which a game is lost, and above whose complement it is won.
const DECIDED: f64 = 0.05;

fn kind(loss: f64) -> Option<&'static str> {
    KINDS.iter().find(|(least, _)| loss >= *least).map(|(_, kind)| *kind)
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

fn moves(n: usize) -> String {
    if n == 1 { "move".into() } else { format!("{n} moves") }
}

pub(super) struct Judged {
    pub decision: Decision,
    /// Mover's chance to win by the policy's choice and by the move played. `None` if unknown or if both are the same.
    pub fall: Option<[f64; 2]>,
    /// Chance by which the move played is better than the policy expected of any.
    pub gain: f64,
    /// True if the move played ends the game.
    pub ends: bool,
    /// [`turf_agents::play::bot::Worth::unsafe_from`] of the policy's choice and of the move played.
    pub unsafe_from: [Option<u32>; 2],
    /// Both in brief, each by what the other lacks.
    pub better: String,
    pub played: String,
    /// True if the decision continues the player's last one ([`crate::GameView::is_midway`]).
    pub midway: bool,
}

/// Chances to win by the policy's choice and by the move played at decision `at`.
#[derive(Clone, Copy)]
struct Fall {
    at: usize,
    from: f64,
    to: f64,
}

impl Fall {
    fn loss(&self) -> f64 {
        self.from - self.to
    }
}

impl Judged {
    /// Returns the fall of chance at this decision, the `at`th. `None` without a fall, or in a decided game.
    fn fall(&self, at: usize) -> Option<Fall> {
        let [from, to] = self.fall?;
        // One view of a turn of both may differ from the mean that the page shows.
        let shown = self.chance(self.decision.player).unwrap_or(from);
        let decided = from.max(to).min(shown) < DECIDED || from.min(to) > 1.0 - DECIDED;
        (to < from && !decided).then_some(Fall { at, from, to })
    }

    /// Returns what is certain about the two moves, for the beginning of a mark's text.
    fn warning(&self) -> Option<String> {
        let [from, to] = self.fall?;
        let [better, played] = self.unsafe_from;
        match played {
            _ if self.ends => Some("this ends the game; ".into()),
            _ if from == 1.0 => Some("the better move wins by force; ".into()),
            _ if to == 0.0 => Some("the other side now wins by force; ".into()),
            at if better.is_some_and(|other| at.is_none_or(|at| other <= at)) => None,
            None => None,
            Some(1) => Some("not safe from the other side's next move; ".into()),
            Some(at) => Some(format!("safe from the other side's next {} only; ", moves(at as usize - 1))),
        }
    }

    /// Returns a player's chance to win before the decision.
    pub fn chance(&self, player: usize) -> Option<f64> {
        self.decision.chance.map(|chance| of_player(player, (1.0 + chance) / 2.0))
    }
}

fn of_player(player: usize, first: f64) -> f64 {
    if player == 0 { first } else { 1.0 - first }
}

/// Returns the cause of the largest part of a player's fall of chance, if it is large, from decision `at` to its next one, or to
/// the `end`, which is A's chance.
fn swing(judged: &[Judged], at: usize, end: Option<f64>) -> Option<Swing> {
    let one = &judged[at];
    let player = one.decision.player;
    let later = &judged[at + 1..];
    let next = later.iter().find(|other| other.decision.player == player);
    let to = match next {
        Some(next) => next.chance(player)?,
        None => of_player(player, end?),
    };
    let from = one.chance(player)?;
    if from - to < KINDS[0].0 {
        return None;
    }
    let frames = one.decision.frame..next.map_or(usize::MAX, |next| next.decision.frame);
    let near = &judged[at.saturating_sub(1)..];
    let others = near.iter().take_while(|other| other.decision.frame < frames.end);
    let gains = others.filter(|other| other.decision.player != player && frames.contains(&other.decision.frame));
    let own = one.fall(at).map_or(0.0, |fall| fall.loss()).clamp(0.0, from - to);
    let reply = gains.map(|other| other.gain).sum::<f64>().min(from - to - own);
    let judge = from - to - own - reply;
    let (me, other) = (['A', 'B'][player], ['B', 'A'][player]);
    let (by, why) = if own >= reply.max(judge) {
        ("mistake", format!("{me}'s move is a mistake"))
    } else if reply >= judge {
        ("reply", format!("{other}'s reply is better than the policy foresaw"))
    } else {
        ("judge", "the policy did not see it coming, and knows no better move".into())
    };
    let text = format!("{me} falls from {} to {}: {why}", percent(from), percent(to));
    Some(Swing { by, text })
}

/// Groups the falls of a player's chance, in order, by plan. A plan also continues while every move deserves a mark.
fn plans(judged: &[Judged], player: usize) -> Vec<Vec<Fall>> {
    let mut plans = vec![vec![]];
    let mut marked = false;
    let own = judged.iter().enumerate().filter(|(_, one)| one.decision.player == player);
    for (at, one) in own {
        let fall = one.fall(at);
        let again = fall.is_some_and(|fall| kind(fall.loss()).is_some());
        let goes_on = one.midway || again && marked;
        if !goes_on {
            plans.push(vec![]);
        }
        marked = again;
        let counted = fall.filter(|fall| fall.loss() >= MIN_LOSS);
        plans.last_mut().expect("one at least").extend(counted);
    }
    plans.retain(|plan| !plan.is_empty());
    plans
}

/// Names the cause of every large fall, and marks the most costly move of each plan that loses enough: the sum of its moves'
/// losses, unless less chance is gone at its end, but no less than that move's own loss. Another move of the plan has a mark if
/// it is a blunder or the cause of a large fall. `end` is A's chance at the end, if the rules ended the game.
pub(super) fn mark(judged: &mut [Judged], end: Option<f64>) {
    for at in 0..judged.len() {
        judged[at].decision.swing = swing(judged, at, end);
    }
    let plans: Vec<Vec<Fall>> = (0..2).flat_map(|player| plans(judged, player)).collect();
    for plan in plans {
        let sum: f64 = plan.iter().map(Fall::loss).sum();
        let order = |a: &&Fall, b: &&Fall| a.loss().total_cmp(&b.loss());
        let worst = plan.iter().rev().max_by(order).expect("plans are not empty");
        let whole = sum.min(plan[0].from - plan[plan.len() - 1].to);
        for fall in &plan {
            let one = &judged[fall.at];
            let (own, worst) = (fall.loss(), fall.at == worst.at);
            let alone = own >= KINDS[0].0 || one.decision.swing.as_ref().is_some_and(|swing| swing.by == "mistake");
            let loss = if worst { whole.max(own) } else { own };
            let Some(kind) = kind(loss).filter(|_| worst || alone) else {
                continue;
            };
            let mut text = one.warning().unwrap_or_default();
            text += &format!("{} to win instead of {}", percent(fall.to), percent(fall.from));
            if loss > own {
                text += &format!("; {} of this plan cost {} in all", moves(plan.len()), percent(loss));
            }
            let mistake =
                Mistake { kind, played: one.played.clone(), better: one.better.clone(), loss: cents(loss), text };
            judged[fall.at].decision.mistake = Some(mistake);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use turf_env::Rng;

    use super::*;

    fn one(player: usize, better: f64, played: f64, midway: bool) -> Judged {
        let decision = Decision {
            frame: 0,
            player,
            q: Value::Null,
            plays: Value::Null,
            says: "left".into(),
            line: vec![],
            chance: None,
            mistake: None,
            swing: None,
            why: None,
            looks: vec![],
        };
        Judged {
            decision,
            fall: Some([better, played]),
            gain: 0.0,
            ends: false,
            unsafe_from: [None; 2],
            better: "left".into(),
            played: "right".into(),
            midway,
        }
    }

    fn marked(mut judged: Vec<Judged>) -> Vec<(usize, Mistake)> {
        mark(&mut judged, None);
        let marked = judged.into_iter().enumerate();
        marked.filter_map(|(at, one)| Some((at, one.decision.mistake?))).collect()
    }

    #[test]
    fn a_mistake_is_a_fall_of_the_chance_to_win() {
        let kind = |better, played| marked(vec![one(0, better, played, false)]).pop().map(|(_, m)| m.kind);
        assert_eq!(kind(0.5, 0.5), None);
        assert_eq!(kind(0.5, 0.46), None);
        assert_eq!(kind(0.5, 0.44), Some("inaccuracy"));
        assert_eq!(kind(0.5, 0.39), Some("mistake"));
        assert_eq!(kind(0.5, 0.34), Some("blunder"));
        assert_eq!(kind(0.4, 0.6), None, "valued higher");
        assert_eq!(kind(0.049, 0.0), None, "lost before and after");
        assert_eq!(kind(1.0, 0.951), None, "won before and after");
        assert_eq!(kind(0.99, 0.9), Some("inaccuracy"), "no longer won");
        assert_eq!(kind(0.97, 0.02), Some("blunder"), "won before, lost after");
    }

    #[test]
    fn what_is_valued_as_high_is_no_mistake_however_unsafe() {
        let judged = |played: f64, unsafe_from, ends| {
            let mut one = one(0, 0.5, played, false);
            (one.unsafe_from[1], one.ends) = (unsafe_from, ends);
            marked(vec![one])
        };
        assert!(judged(0.5, Some(1), false).is_empty());
        assert!(judged(0.52, Some(1), false).is_empty());
        let text = |played, unsafe_from, ends| judged(played, unsafe_from, ends).remove(0).1.text;
        assert_eq!(text(0.4, None, false), "40 % to win instead of 50 %");
        assert!(text(0.4, Some(1), false).starts_with("not safe from the other side's next move; 40 %"));
        assert!(text(0.4, Some(3), false).starts_with("safe from the other side's next 2 moves only; 40 %"));
        assert!(text(0.0, Some(1), true).starts_with("this ends the game; 0 % to win"));
        assert!(text(0.0, Some(1), false).starts_with("the other side now wins by force; 0 % to win"));
    }

    #[test]
    fn a_large_fall_has_a_cause() {
        // A, B and A decide: 70 % for A, then 40 %.
        let cause = |own: f64, gain: f64, frames: [usize; 3], end: Option<f64>| {
            let mut judged = [(0, 0.7), (1, 0.5), (0, 0.4)].map(|(player, first)| {
                let mut one = one(player, 0.5, 0.5, false);
                one.decision.chance = Some(2.0 * first - 1.0);
                one
            });
            judged[0].fall = Some([0.7, 0.7 - own]);
            judged[1].gain = gain;
            judged.iter_mut().zip(frames).for_each(|(one, frame)| one.decision.frame = frame);
            mark(&mut judged, end);
            judged.map(|one| one.decision.swing.map(|swing| swing.by))
        };
        assert_eq!(cause(0.2, 0.1, [0, 1, 2], None), [Some("mistake"), None, None]);
        assert_eq!(cause(0.1, 0.2, [0, 1, 2], None), [Some("reply"), None, None]);
        assert_eq!(cause(0.0, 0.0, [0, 1, 2], None), [Some("judge"), None, None]);
        assert_eq!(cause(0.2, 0.1, [0, 0, 1], Some(0.0)), [Some("mistake"), None, Some("judge")]);
        assert_eq!(cause(0.2, 0.1, [0, 0, 1], Some(1.0)), [Some("mistake"), Some("judge"), None]);
        assert_eq!(cause(0.0, 1.0, [0, 0, 1], Some(0.4)), [Some("reply"), None, None], "both at once");
    }

    #[test]
    fn a_plan_has_one_mark_where_it_costs_most() {
        let trail = |falls: &[(f64, f64)]| {
            let step = |(k, &(from, to)): (usize, &(f64, f64))| one(0, from, to, k > 0);
            marked(falls.iter().enumerate().map(step).collect())
        };
        let slow: Vec<(f64, f64)> = (0..25).map(|k| 0.8 - 0.02 * k as f64).map(|c| (c, c - 0.02)).collect();
        let [(_, mistake)] = &trail(&slow)[..] else { panic!("25 moves of one trail, one mark") };
        assert_eq!((mistake.kind, mistake.loss), ("blunder", 0.5));
        assert!(mistake.text.ends_with("; 25 moves of this plan cost 50 % in all"));
        let told = trail(&[(0.6, 0.54), (0.54, 0.525), (0.525, 0.43), (0.43, 0.43)]);
        assert_eq!((told.len(), told[0].0, told[0].1.loss), (1, 2, 0.17));
        // The other side gives the chance back: only the largest loss counts.
        let told = trail(&[(0.6, 0.56), (0.7, 0.64), (0.7, 0.66)]);
        assert_eq!((told.len(), told[0].0, told[0].1.loss), (1, 1, 0.06));
        assert!(trail(&[(0.6, 0.57); 3]).is_empty(), "nothing is gone at the end");
    }

    #[test]
    fn two_blunders_of_a_plan_have_two_marks() {
        let judged = [(0.9, 0.7), (0.7, 0.68), (0.68, 0.4)];
        let told = marked(judged.iter().enumerate().map(|(k, &(from, to))| one(0, from, to, k > 0)).collect());
        let told: Vec<_> = told.iter().map(|(at, mistake)| (*at, mistake.loss)).collect();
        assert_eq!(told, [(0, 0.2), (2, 0.5)]);
    }

    /// Marks by looking for the first move of each decision's plan and comparing all decisions with each other.
    fn slow_twin(judged: &[Judged]) -> Vec<usize> {
        let fall = |k: usize| judged[k].fall(k).map_or(0.0, |fall| fall.loss());
        let own = |k: usize| (0..k).rev().find(|&j| judged[j].decision.player == judged[k].decision.player);
        let start = |k: usize| {
            let mut first = k;
            while let Some(before) = own(first) {
                let again = fall(first) >= 0.05 && fall(before) >= 0.05;
                if !judged[first].midway && !again {
                    break;
                }
                first = before;
            }
            first
        };
        let same = |j: usize, k: usize| judged[j].decision.player == judged[k].decision.player && start(j) == start(k);
        let is_marked = |k: &usize| {
            let plan: Vec<usize> = (0..judged.len()).filter(|&j| same(j, *k) && fall(j) >= 0.01).collect();
            let worst = plan.iter().all(|&j| fall(j) < fall(*k) || fall(j) == fall(*k) && j >= *k);
            let [first, last] = [plan.first(), plan.last()].map(|k| k.map(|&k| judged[k].fall.expect("valued")));
            let Some((first, last)) = first.zip(last) else {
                return false;
            };
            let sum: f64 = plan.iter().map(|&j| fall(j)).sum();
            let gone = first[0] - last[1];
            fall(*k) >= 0.15 || fall(*k) >= 0.01 && worst && fall(*k).max(sum.min(gone)) >= 0.05
        };
        (0..judged.len()).filter(is_marked).collect()
    }

    #[test]
    fn plans_are_those_of_the_slow_twin() {
        let mut rng = Rng::new(7);
        let mut all = 0;
        for _ in 0..300 {
            let step = |_| {
                let better = rng.unit();
                let loss = if rng.chance(0.6) { 0.18 * rng.unit() } else { 0.0 };
                one(rng.below(2) as usize, better, better - loss, rng.chance(0.6))
            };
            let judged: Vec<Judged> = (0..30).map(step).collect();
            let twin = slow_twin(&judged);
            let marks: Vec<usize> = marked(judged).into_iter().map(|(at, _)| at).collect();
            assert_eq!(marks, twin);
            all += marks.len();
        }
        assert!(all > 300, "{all}");
    }
}
