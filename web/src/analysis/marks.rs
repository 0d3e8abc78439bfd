//! Marks of mistakes: `?!`, `?` and `??`, by the fall of the chance to win.

use turf_agents::play::bot::Worth;

use crate::game_view::cents;
use crate::timeline::{Decision, Mistake};

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
    /// Policy's choice and move played. `None` if the bot cannot value both.
    pub worth: Option<[Worth; 2]>,
    /// Both in brief, each by what the other lacks.
    pub better: String,
    pub played: String,
    /// Size of the game ([`crate::GameView::span`]).
    pub span: f64,
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
        let [better, played] = self.worth?;
        let (from, to) = (better.chance(self.span), played.chance(self.span));
        let decided = from.max(to) < DECIDED || from.min(to) > 1.0 - DECIDED;
        (played.value < better.value && !decided).then_some(Fall { at, from, to })
    }

    fn warning(&self) -> Option<String> {
        let [better, played] = self.worth?;
        match played.unsafe_from? {
            at if better.unsafe_from.is_some_and(|other| other <= at) => None,
            1 => Some("not safe from the other side's next move; ".into()),
            at => Some(format!(
                "safe from the other side's next {} only; ",
                moves(at as usize - 1)
            )),
        }
    }
}

/// Groups the falls of a player's chance, in order, by plan. A plan also continues while every move deserves a mark.
fn plans(judged: &[Judged], player: usize) -> Vec<Vec<Fall>> {
    let mut plans = vec![vec![]];
    let mut marked = false;
    let own = judged
        .iter()
        .enumerate()
        .filter(|(_, one)| one.decision.player == player);
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

/// Marks the most costly move of each plan that loses enough: the sum of its moves' losses, unless less chance is gone at its
/// end, but no less than that move's own loss.
pub(super) fn mark(judged: &mut [Judged]) {
    let plans: Vec<Vec<Fall>> = (0..2).flat_map(|player| plans(judged, player)).collect();
    for plan in plans {
        let sum: f64 = plan.iter().map(Fall::loss).sum();
        let order = |a: &&Fall, b: &&Fall| a.loss().total_cmp(&b.loss());
        let worst = plan.iter().rev().max_by(order).expect("plans are not empty");
        let (from, to) = (plan[0].from, plan[plan.len() - 1].to);
        let loss = sum.min(from - to).max(worst.loss());
        let Some(kind) = kind(loss) else { continue };
        let one = &judged[worst.at];
        let mut text = one.warning().unwrap_or_default();
        text += &format!("{} to win instead of {}", percent(worst.to), percent(worst.from));
        if plan.len() > 1 {
            let (n, from, to) = (plan.len(), percent(from), percent(to));
            text += &format!("; {n} moves of this plan lose chance, from {from} to {to}");
        }
        let mistake = Mistake {
            kind,
            played: one.played.clone(),
            better: one.better.clone(),
            loss: cents(loss),
            text,
        };
        judged[worst.at].decision.mistake = Some(mistake);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use turf_env::Curve;
    use turf_env::Rng;

    use super::*;

    /// Curve of values that are logits.
    const LOGIT: Curve = Curve::new(1e9, 1e9, 0.0);

    fn one(player: usize, better: f64, played: f64, midway: bool) -> Judged {
        let worth = |chance: f64| Worth::of((chance / (1.0 - chance)).ln(), LOGIT);
        let decision = Decision {
            frame: 0,
            player,
            q: Value::Null,
            plays: Value::Null,
            says: "left".into(),
            line: vec![],
            chance: None,
            mistake: None,
            why: None,
            looks: vec![],
        };
        Judged {
            decision,
            worth: Some([better, played].map(worth)),
            better: "left".into(),
            played: "right".into(),
            span: 1.0,
            midway,
        }
    }

    fn marked(mut judged: Vec<Judged>) -> Vec<(usize, Mistake)> {
        mark(&mut judged);
        let marked = judged.into_iter().enumerate();
        marked
            .filter_map(|(at, one)| Some((at, one.decision.mistake?)))
            .collect()
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
        let judged = |value: f64, unsafe_from| {
            let mut one = one(0, 0.5, 0.5, false);
            let [_, played] = one.worth.as_mut().expect("both are valued");
            (played.value, played.unsafe_from) = (value, unsafe_from);
            marked(vec![one])
        };
        assert!(judged(0.0, Some(1)).is_empty());
        assert!(judged(0.1, Some(1)).is_empty());
        let text = |unsafe_from| judged(-0.4, unsafe_from).remove(0).1.text;
        assert_eq!(text(None), "40 % to win instead of 50 %");
        assert!(text(Some(1)).starts_with("not safe from the other side's next move; 40 %"));
        assert!(text(Some(3)).starts_with("safe from the other side's next 2 moves only; 40 %"));
    }

    #[test]
    fn a_plan_has_one_mark_where_it_costs_most() {
        let trail = |falls: &[(f64, f64)]| {
            let step = |(k, &(from, to)): (usize, &(f64, f64))| one(0, from, to, k > 0);
            marked(falls.iter().enumerate().map(step).collect())
        };
        let slow: Vec<(f64, f64)> = (0..25).map(|k| 0.8 - 0.02 * k as f64).map(|c| (c, c - 0.02)).collect();
        let [(_, mistake)] = &trail(&slow)[..] else {
            panic!("25 moves of one trail, one mark")
        };
        assert_eq!((mistake.kind, mistake.loss), ("blunder", 0.5));
        assert!(
            mistake
                .text
                .ends_with("; 25 moves of this plan lose chance, from 80 % to 30 %")
        );
        let told = trail(&[(0.6, 0.54), (0.54, 0.525), (0.525, 0.43), (0.43, 0.43)]);
        assert_eq!((told.len(), told[0].0, told[0].1.loss), (1, 2, 0.17));
        // The other side gives the chance back: only the largest loss counts.
        let told = trail(&[(0.6, 0.56), (0.7, 0.64), (0.7, 0.66)]);
        assert_eq!((told.len(), told[0].0, told[0].1.loss), (1, 1, 0.06));
        assert!(trail(&[(0.6, 0.57); 3]).is_empty(), "nothing is gone at the end");
    }

    /// Marks by looking for the first move of each decision's plan and comparing all decisions with each other.
    fn slow_twin(judged: &[Judged]) -> Vec<usize> {
        let fall = |k: usize| judged[k].fall(k).map_or(0.0, |fall| fall.loss());
        let own = |k: usize| {
            (0..k)
                .rev()
                .find(|&j| judged[j].decision.player == judged[k].decision.player)
        };
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
            let worst = plan
                .iter()
                .all(|&j| fall(j) < fall(*k) || fall(j) == fall(*k) && j >= *k);
            let [first, last] = [plan.first(), plan.last()].map(|k| k.map(|&k| judged[k].worth.expect("valued")));
            let Some((first, last)) = first.zip(last) else {
                return false;
            };
            let sum: f64 = plan.iter().map(|&j| fall(j)).sum();
            let gone = first[0].chance(1.0) - last[1].chance(1.0);
            fall(*k) >= 0.01 && worst && fall(*k).max(sum.min(gone)) >= 0.05
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
                let loss = if rng.chance(0.6) { 0.12 * rng.unit() } else { 0.0 };
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
