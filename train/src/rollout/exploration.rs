//! Changes to a policy's choices: random ones (ε-greedy, Watkins 1989) and safe ones.

use turf_env::{Encoding, Rng};

use turf_agents::policy::{Observed, Policy, Workspace};

/// Returns the exploration rate of game `i` of `n`: a geometric ladder from `highest` to `lowest` (Ape-X, Horgan et al.
/// 2018).
pub fn ladder(highest: f64, lowest: f64, i: usize, n: usize) -> f64 {
    highest * (lowest / highest).powf(i as f64 / (n.max(2) - 1) as f64)
}

/// Replaces each head's choice with probability `epsilon` by a uniformly drawn legal option. `mask` has `heads ×
/// actions` entries, `choices` has `heads`. Heads with a single legal option draw nothing from `rng`.
pub fn explore(mask: &[bool], actions: usize, epsilon: f64, rng: &mut Rng, choices: &mut [u16]) {
    for (mask, choice) in mask.chunks_exact(actions).zip(choices) {
        let n_legal: u32 = mask.iter().map(|&legal| legal as u32).sum();
        if n_legal > 1 && rng.chance(epsilon) {
            *choice = rng.pick(mask) as u16;
        }
    }
}

/// Returns the choice of [`Encoding::safest`], which mostly is `choice`, the policy's first one. Only if that is not
/// safe, the policy ranks the others. `seen` holds one row.
pub(crate) fn safe_choice<E: Encoding>(
    encoding: E,
    policy: &dyn Policy,
    seen: &Observed,
    game: &E::Game,
    choice: u16,
    replies: u32,
    workspace: &mut Workspace,
) -> u16 {
    let mut wanted = vec![choice];
    wanted.extend((0..encoding.actions() as u16).filter(|&k: &u16| seen.mask[k as usize] && k != choice));
    let n = wanted.len();
    if n == 1 || encoding.safest(game, &wanted, replies) == choice {
        return choice;
    }
    let mut mask = seen.mask.to_vec();
    wanted.truncate(1);
    while wanted.len() < n {
        mask[wanted[wanted.len() - 1] as usize] = false;
        let mut next = [0];
        policy.choose(&Observed { mask: &mask, ..*seen }, workspace, &mut next, None);
        wanted.push(next[0]);
    }
    encoding.safest(game, &wanted, replies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exploration_stays_inside_the_mask_and_happens_as_often_as_asked() {
        let legal = [false, true, true, true];
        let mut rng = Rng::new(5);
        let mut counts = [0; 4];
        for _ in 0..3000 {
            let mut choice = [1];
            explore(&legal, 4, 0.3, &mut rng, &mut choice);
            counts[choice[0] as usize] += 1;
        }
        assert_eq!(counts[0], 0);
        // 0.7 + 0.1 of the time the policy's choice, 0.1 each of the others. 5 standard deviations are about 110.
        assert!((counts[1] - 2400i32).abs() < 110 && (counts[2] - 300i32).abs() < 85, "{counts:?}");
    }

    #[test]
    fn heads_without_a_choice_do_not_move_the_stream() {
        let (mut rng, before) = (Rng::new(5), Rng::new(5));
        let mut choices = [1, 0];
        explore(&[false, true, true, false], 2, 1.0, &mut rng, &mut choices);
        assert_eq!((choices, rng), ([1, 0], before));
    }

    #[test]
    fn the_ladder_spans_both_ends() {
        assert_eq!(ladder(0.16, 0.01, 0, 5), 0.16);
        assert!((ladder(0.16, 0.01, 4, 5) - 0.01).abs() < 1e-12);
        assert!((ladder(0.16, 0.01, 2, 5) - 0.04).abs() < 1e-12);
        assert_eq!(ladder(0.16, 0.01, 0, 1), 0.16);
    }
}
