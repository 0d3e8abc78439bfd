//! From Q and masks to choices.

/// Picks per head the legal choice of the highest Q, ties to the lowest index. NaN counts as the lowest. `q` and `mask`
/// are `HEADS × ACTIONS`; every head has a legal choice.
pub fn greedy(q: &[f32], mask: &[bool], actions: usize, choices: &mut [u16]) {
    for ((q, mask), choice) in q.chunks_exact(actions).zip(mask.chunks_exact(actions)).zip(choices) {
        let mut best = mask.iter().position(|&m| m).expect("a legal choice");
        for i in best + 1..actions {
            if mask[i] && (q[i] > q[best] || q[best].is_nan() && !q[i].is_nan()) {
                best = i;
            }
        }
        *choice = best as u16;
    }
}

/// Picks as [`greedy`] does and returns the decision's value.
pub(super) fn greedy_value(q: &[f32], mask: &[bool], actions: usize, choices: &mut [u16]) -> f32 {
    greedy(q, mask, actions, choices);
    let (mut sum, mut n) = (0.0, 0.0);
    let n_legal = |head: usize| mask[head * actions..(head + 1) * actions].iter().map(|&m| m as u32).sum();
    for_heads_that_matter(choices.len(), n_legal, |head| {
        sum += q[head * actions + choices[head] as usize];
        n += 1.0;
    });
    sum / n
}

pub fn choose_first(mask: &[bool], actions: usize, choices: &mut [u16]) {
    for (mask, choice) in mask.chunks_exact(actions).zip(choices) {
        *choice = mask.iter().position(|&legal| legal).expect("a legal choice") as u16;
    }
}

/// Returns the legal choices, highest Q first, ties in order.
pub fn ranked(q: &[f32], mask: &[bool]) -> Vec<u16> {
    let mut choices: Vec<u16> = (0..q.len() as u16).filter(|&k| mask[k as usize]).collect();
    // `max` ignores NaN; adding 0 makes -0 and 0 equal.
    let worth = |k: u16| q[k as usize].max(f32::NEG_INFINITY) + 0.0;
    choices.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    choices
}

/// Calls `f` with every head that has more than one legal choice (`n_legal` counts them), or with the first if none has.
pub fn for_heads_that_matter(heads: usize, n_legal: impl Fn(usize) -> u32, mut f: impl FnMut(usize)) {
    let mut none = true;
    if heads > 1 {
        for head in (0..heads).filter(|&head| n_legal(head) > 1) {
            none = false;
            f(head);
        }
    }
    if none {
        f(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greedy_keeps_to_the_mask_and_breaks_ties_downwards() {
        let mut choices = [9; 2];
        let mask = [false, true, true, true, true, false];
        greedy(&[9.0, 1.0, 1.0, 0.0, 0.0, 5.0], &mask, 3, &mut choices);
        assert_eq!(choices, [1, 0]);
        greedy(&[0.0, f32::NAN, -1.0, f32::NAN, f32::NAN, 0.0], &mask, 3, &mut choices);
        assert_eq!(choices, [2, 0]);
    }

    #[test]
    fn choices_are_ranked_as_greedy_would_take_them() {
        let q = [0.0, f32::NAN, 2.0, -0.0, 2.0, 9.0];
        let mut mask = [true, true, true, true, true, false];
        let ranking = ranked(&q, &mask);
        assert_eq!(ranking, [2, 4, 0, 3, 1]);
        for best in &ranking {
            let mut choice = [9];
            greedy(&q, &mask, q.len(), &mut choice);
            assert_eq!(choice, [*best]);
            mask[*best as usize] = false;
        }
    }

    #[test]
    fn heads_with_a_choice_or_else_the_first() {
        let of = |legal: &[u32]| {
            let mut heads = Vec::new();
            for_heads_that_matter(legal.len(), |head| legal[head], |head| heads.push(head));
            heads
        };
        assert_eq!(of(&[1, 2, 2]), [1, 2]);
        assert_eq!(of(&[1, 1, 1]), [0]);
        assert_eq!(of(&[1]), [0], "with one head every decision matters");
    }

    #[test]
    fn a_decision_is_worth_the_mean_of_its_heads_best_legal_choices() {
        let value =
            |q: &[f32], mask: &[bool], heads: usize| greedy_value(q, mask, q.len() / heads, &mut vec![0; heads]);
        // One head that matters, then two, then one head of three options.
        assert_eq!(value(&[1.0, 4.0, 7.0, 3.0], &[true, true, true, false], 2), 4.0);
        assert_eq!(value(&[-1.0, -3.0, 9.0, 2.0], &[true; 4], 2), 4.0);
        assert_eq!(value(&[7.0, 1.0, 2.0], &[false, true, true], 1), 2.0);
    }
}
