//! Improvement of a plan by exchanging parts of it.
//!
//! A part is a target that is not the planner's own, and all orders of the nodes that one plan sends there. First each
//! of the plan's own attacks and claims is left out, then those of other plans are put in. Changes that raise the value
//! stay. `python/stellar/plan.py` is the same in Python.

use turf_env::games::stellar::Node;

use super::super::field::{ME, March, State};

type Part = (Vec<Node>, Vec<March>);

/// Returns `best` after exchanging the parts that raise its value, with at most `rollouts` calls of `play`. `play`
/// returns the value of orders against an opponent by its number; `values` holds these for `best`. The sum over the
/// opponents counts.
pub fn exchange(
    state: &State,
    best: &[March],
    others: &[&[March]],
    mut values: Vec<f64>,
    mut rollouts: usize,
    play: impl Fn(&[March], usize) -> f64,
) -> Vec<March> {
    let mut plan = best.to_vec();
    let mut tried = vec![sorted(&plan)];
    for (nodes, marches) in parts(state, best, others) {
        let kept = plan.iter().filter(|march| !nodes.contains(&march.0));
        let changed: Vec<March> = kept.chain(&marches).copied().collect();
        let key = sorted(&changed);
        if tried.contains(&key) {
            continue;
        }
        tried.push(key);
        let (mut sum, mut least, mut found) = (0.0, 0.0, vec![]);
        for (foe, value) in values.iter().enumerate() {
            if rollouts == 0 {
                return plan;
            }
            rollouts -= 1;
            found.push(play(&changed, foe));
            sum += found[foe];
            least += value;
            if sum <= least {
                break;
            }
        }
        if sum > least {
            (plan, values) = (changed, found);
        }
    }
    plan
}

fn sorted(plan: &[March]) -> Vec<March> {
    let mut plan = plan.to_vec();
    plan.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2)));
    plan
}

fn parts(state: &State, best: &[March], others: &[&[March]]) -> Vec<Part> {
    let mut parts: Vec<Part> = vec![];
    let others = others.iter().map(|plan| (*plan, true));
    for (plan, takes) in std::iter::once((best, false)).chain(others) {
        let mut targets: Vec<Node> = plan.iter().map(|march| march.1).collect();
        targets.retain(|&node| state.owner(node) != ME);
        targets.sort_unstable();
        targets.dedup();
        for target in targets {
            let there = plan.iter().filter(|march| march.1 == target);
            let nodes: Vec<Node> = there.map(|march| march.0).collect();
            let orders = plan.iter().filter(|march| takes && nodes.contains(&march.0));
            let part = (nodes.clone(), orders.copied().collect());
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> State {
        let mut state = State { owner: [0; _], troops: [0.0; _], turn: 9 };
        state.owner[1..=3].fill(ME);
        state
    }

    fn improved(rollouts: usize, worth: impl Fn(&March) -> f64) -> Vec<March> {
        let (best, other) = ([(1, 7, 5.0), (2, 8, 5.0)], [(1, 7, 5.0), (2, 3, 1.0), (3, 9, 4.0)]);
        let play = |plan: &[March], foe: usize| plan.iter().map(&worth).sum::<f64>() - foe as f64;
        let values = vec![play(&best, 0), play(&best, 1)];
        exchange(&state(), &best, &[&other], values, rollouts, play)
    }

    #[test]
    fn what_is_worth_more_stays_and_the_rest_goes() {
        // Node 7 is not worth it, 8 is, and so is 9, which only the other plan attacks.
        let worth = |march: &March| if march.1 == 7 { -1.0 } else { 1.0 };
        assert_eq!(improved(100, worth), [(2, 8, 5.0), (3, 9, 4.0)]);
        // Two rollouts are one exchange against two foes.
        assert_eq!(improved(2, worth), [(2, 8, 5.0)]);
        assert_eq!(improved(1, worth), [(1, 7, 5.0), (2, 8, 5.0)]);
        // Equal is not better.
        assert_eq!(improved(100, |_| 0.0), [(1, 7, 5.0), (2, 8, 5.0)]);
    }
}
