//! Tables: 3 points for a won pairing, 1 for a drawn one, then tie-breaks.
//!
//! The tie-breaks are net wins of games, points among the equals, and mean score at the end of games (paper: area); [`Ties`]
//! may swap the first and the last. Bots that are still equal share a place until extra games decide.

use std::cmp::Ordering;

use super::pairing::{Kind, Next, Pairing, Results, Tally};
use super::plan::Ties;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    pub played: u32,
    pub wins: u32,
    pub draws: u32,
    /// A pairing that timed out counts as lost by both.
    pub losses: u32,
    pub points: u32,
    /// Games won, drawn and lost, running pairings included.
    pub games: [u32; 3],
    pub score_sum: f64,
}

impl Line {
    pub fn net_wins(&self) -> i64 {
        self.games[0] as i64 - self.games[2] as i64
    }

    pub fn mean_score(&self) -> f64 {
        self.score_sum / self.games.iter().sum::<u32>().max(1) as f64
    }

    fn add(&mut self, pairing: &Pairing, tally: &Tally, side: usize) {
        let other = 1 - side;
        self.games[0] += tally.wins[side];
        self.games[1] += tally.draws;
        self.games[2] += tally.wins[other];
        self.score_sum += tally.scores[side];
        let Next::Over(winner) = pairing.next(tally) else {
            return;
        };
        if tally.is_void() {
            return;
        }
        self.played += 1;
        match winner {
            Some(w) if w == side => self.wins += 1,
            None if !tally.timed_out => self.draws += 1,
            _ => self.losses += 1,
        }
        self.points = 3 * self.wins + self.draws;
    }

    /// Orders the better bot first by points and the first tie-break.
    fn compare(&self, other: &Self, ties: Ties) -> Ordering {
        (other.points.cmp(&self.points)).then(self.by(other, ties == Ties::NetWins))
    }

    /// Orders the better bot first by everything except the meetings of equals.
    pub fn compare_alone(&self, other: &Self, ties: Ties) -> Ordering {
        self.compare(other, ties).then(self.compare_last(other, ties))
    }

    /// Orders the better bot first by games alone, without points.
    pub fn compare_games(&self, other: &Self, ties: Ties) -> Ordering {
        (self.by(other, ties == Ties::NetWins)).then(self.compare_last(other, ties))
    }

    fn compare_last(&self, other: &Self, ties: Ties) -> Ordering {
        self.by(other, ties != Ties::NetWins)
    }

    fn by(&self, other: &Self, net_wins: bool) -> Ordering {
        match net_wins {
            true => other.net_wins().cmp(&self.net_wins()),
            false => other.mean_score().total_cmp(&self.mean_score()),
        }
    }
}

/// Sums up each bot's pairings. Deciders do not count.
pub fn lines<'a>(bots: usize, pairings: impl IntoIterator<Item = &'a Pairing>, results: &Results) -> Vec<Line> {
    let mut lines = vec![Line::default(); bots];
    for pairing in pairings.into_iter().filter(|p| p.kind != Kind::Decider) {
        if let Some(tally) = results.get(&pairing.key) {
            for side in 0..2 {
                lines[pairing.bots[side]].add(pairing, tally, side);
            }
        }
    }
    lines
}

/// Returns groups of equal bots, best first. Deciders among `pairings` are the last tie-break.
pub fn ranking(
    bots: &[usize],
    lines: &[Line],
    pairings: &[&Pairing],
    results: &Results,
    ties: Ties,
) -> Vec<Vec<usize>> {
    let mut order = bots.to_vec();
    order.sort_by(|&a, &b| lines[a].compare(&lines[b], ties).then(a.cmp(&b)));
    let equal = |a: &usize, b: &usize| lines[*a].compare(&lines[*b], ties).is_eq();
    let mut groups = Vec::new();
    for equals in order.chunk_by(equal) {
        let among = |kind: Kind| {
            let between = pairings.iter().filter(move |p| (p.kind == Kind::Decider) == (kind == Kind::Decider));
            between.filter(|p| p.bots.iter().all(|b| equals.contains(b))).copied()
        };
        let head_to_head = lines_of(among(Kind::League), lines.len(), results, false);
        let deciders = lines_of(among(Kind::Decider), lines.len(), results, true);
        let compare = |a: usize, b: usize| {
            (head_to_head[b].cmp(&head_to_head[a]))
                .then(lines[a].compare_last(&lines[b], ties))
                .then(deciders[b].cmp(&deciders[a]))
        };
        let mut equals = equals.to_vec();
        equals.sort_by(|&a, &b| compare(a, b).then(a.cmp(&b)));
        groups.extend(equals.chunk_by(|&a, &b| compare(a, b).is_eq()).map(<[usize]>::to_vec));
    }
    groups
}

fn lines_of<'a>(
    pairings: impl Iterator<Item = &'a Pairing>,
    bots: usize,
    results: &Results,
    deciders: bool,
) -> Vec<u32> {
    let mut points = vec![0; bots];
    for pairing in pairings {
        let Some(tally) = results.get(&pairing.key) else {
            continue;
        };
        match pairing.next(tally) {
            Next::Over(Some(winner)) => points[pairing.bots[winner]] += 3,
            Next::Over(None) if !deciders && !tally.timed_out && !tally.is_void() => {
                pairing.bots.iter().for_each(|&b| points[b] += 1)
            }
            _ => {}
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::pairing::GameResult;
    use crate::tournament::plan::{Format, Plan, tests::plan};

    fn met(plan: &Plan, results: &mut Results, a: usize, b: usize, wins: [u32; 2], score: f64) -> Pairing {
        let p = Pairing::new(plan, format!("{a}-{b}"), "", Kind::League, a, b);
        let mut tally = Tally::default();
        let side = (p.bots[1] == a) as usize;
        for (i, &wins) in wins.iter().enumerate() {
            for _ in 0..wins {
                let mut scores = [0.0; 2];
                scores[side] = score;
                tally.add(&GameResult { winner: Some(if i == 0 { side } else { 1 - side }), scores });
            }
        }
        results.insert(p.key.clone(), tally);
        p
    }

    #[test]
    fn points_net_wins_meeting_and_score_decide_in_this_order() {
        let plan = plan(Format::RoundRobin, 4, 1);
        let mut results = Results::new();
        // 0, 1 and 2 beat one another in a circle; all beat 3, and bot 2 by more.
        let pairings = [
            met(&plan, &mut results, 0, 1, [11, 5], 7.0),
            met(&plan, &mut results, 1, 2, [11, 5], 8.0),
            met(&plan, &mut results, 2, 0, [11, 5], 1.0),
            met(&plan, &mut results, 0, 3, [11, 5], 1.0),
            met(&plan, &mut results, 1, 3, [11, 5], 1.0),
            met(&plan, &mut results, 2, 3, [11, 0], 1.0),
        ];
        let all: Vec<&Pairing> = pairings.iter().collect();
        let lines = lines(4, all.iter().copied(), &results);
        assert_eq!(lines.iter().map(|l| l.points).collect::<Vec<_>>(), [6, 6, 6, 0]);
        assert_eq!(lines[2].net_wins(), 11);
        let order = ranking(&[0, 1, 2, 3], &lines, &all, &results, Ties::NetWins);
        assert_eq!(order, [vec![2], vec![0], vec![1], vec![3]], "net wins, then the meeting of 0 and 1");
        let order = ranking(&[0, 1, 2, 3], &lines, &all, &results, Ties::MeanScore);
        assert_eq!(order, [vec![1], vec![0], vec![2], vec![3]], "what they had at the end");
    }

    #[test]
    fn full_equals_share_a_place_until_a_decider() {
        let plan = plan(Format::RoundRobin, 2, 1);
        let mut results = Results::new();
        let mut pairings = vec![met(&plan, &mut results, 0, 1, [10, 10], 0.0)];
        let of = |pairings: &[Pairing], results: &Results| {
            let all: Vec<&Pairing> = pairings.iter().collect();
            ranking(&[0, 1], &lines(2, pairings, results), &all, results, Ties::NetWins)
        };
        assert_eq!(of(&pairings, &results), [vec![0, 1]]);
        let mut decider = met(&plan, &mut results, 1, 0, [1, 0], 0.0);
        decider.kind = Kind::Decider;
        pairings.push(decider);
        assert_eq!(of(&pairings, &results), [vec![1], vec![0]]);
    }

    #[test]
    fn a_pairing_that_took_too_long_gives_no_points() {
        let plan = plan(Format::RoundRobin, 2, 1);
        let mut results = Results::new();
        let p = met(&plan, &mut results, 0, 1, [5, 2], 0.0);
        results.get_mut(&p.key).expect("there").timed_out = true;
        let lines = lines(2, [&p], &results);
        assert_eq!((lines[0].points, lines[0].losses, lines[1].losses, lines[0].games[0]), (0, 1, 1, 5));
    }
}
