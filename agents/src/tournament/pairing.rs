//! A pairing: up to N games of two bots. In the second half they swap seats on the same set-ups. It ends once a side has won
//! more than half of N games (the contest: 11 of 20).

use std::collections::BTreeMap;

use turf_env::Rng;

use super::plan::Plan;
use crate::play::contest::VOID;
use crate::play::transcript::Fnv;

/// Maximum number of extra games; the score decides after them.
pub const SUDDEN_DEATH: u32 = 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    League,
    /// All games are played, whoever leads.
    Series,
    /// Must have a winner: extra games decide if the regular games are level.
    Knockout,
    /// Extra games only, to break ties of a table.
    Decider,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Unique in its tournament. Valid as part of a file name.
    pub key: String,
    pub stage: String,
    pub kind: Kind,
    /// Bots by number. The first one moves first in the first half; the seed decides which one that is.
    pub bots: [usize; 2],
    pub seed: u64,
    pub games: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub number: u32,
    pub setup: u32,
    /// Index in [`Pairing::bots`] of the first mover.
    pub first: usize,
    /// True if bots start this game without memory of earlier ones.
    pub fresh: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameResult {
    /// Index in [`Pairing::bots`]. `None` for a draw.
    pub winner: Option<usize>,
    pub scores: [f64; 2],
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub wins: [u32; 2],
    pub draws: u32,
    /// Games whose rules failed. They count for nobody.
    pub void: u32,
    pub scores: [f64; 2],
    pub timed_out: bool,
}

/// Tallies by [`Pairing::key`], running pairings included.
pub type Results = BTreeMap<String, Tally>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Play(Slot),
    /// Index in [`Pairing::bots`] of the winner. `None` for a draw or a timeout.
    Over(Option<usize>),
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws + self.void
    }

    /// Returns true if all games were void.
    pub fn is_void(&self) -> bool {
        self.void > 0 && self.void == self.games()
    }

    /// Adds a game that ended for this reason.
    pub fn add_ended(&mut self, reason: &str, game: &GameResult) {
        match reason {
            VOID => self.void += 1,
            _ => self.add(game),
        }
    }

    pub fn add(&mut self, game: &GameResult) {
        match game.winner {
            Some(i) => self.wins[i] += 1,
            None => self.draws += 1,
        }
        (0..2).for_each(|i| self.scores[i] += game.scores[i]);
    }

    fn leader(&self) -> Option<usize> {
        (self.wins[0] != self.wins[1]).then(|| (self.wins[1] > self.wins[0]) as usize)
    }
}

impl Pairing {
    pub fn new(plan: &Plan, key: String, stage: &str, kind: Kind, a: usize, b: usize) -> Self {
        let (low, high) = (a.min(b), a.max(b));
        // Distinguishes several meetings of the same two bots.
        let meeting = Fnv::of(key.as_bytes());
        let mut chance = Rng::stream(plan.seed ^ meeting, low as u64, high as u64);
        let seed = chance.next_u64();
        let bots = if chance.chance(0.5) { [low, high] } else { [high, low] };
        Self { key, stage: stage.to_string(), kind, bots, seed, games: plan.games }
    }

    /// Makes a pairing of bots 0 and 1 outside a tournament.
    pub fn alone(kind: Kind, games: u32, seed: u64) -> Self {
        Self { key: String::new(), stage: String::new(), kind, bots: [0, 1], seed, games }
    }

    /// Returns the next step. Depends on nothing but `tally`.
    pub fn next(&self, tally: &Tally) -> Next {
        let played = tally.games();
        let regular = self.regular();
        if tally.timed_out {
            return Next::Over(self.forced(tally).filter(|_| self.kind != Kind::League));
        }
        let majority = self.kind != Kind::Series && tally.wins.iter().any(|&wins| wins > self.games / 2);
        if played < regular && !majority {
            return Next::Play(self.slot(played));
        }
        match (self.kind, tally.leader()) {
            (Kind::League | Kind::Series, leader) => Next::Over(leader),
            (_, Some(leader)) => Next::Over(Some(leader)),
            (_, None) if played < regular + SUDDEN_DEATH => Next::Play(self.slot(played)),
            (_, None) => Next::Over(self.forced(tally)),
        }
    }

    pub fn is_over(&self, tally: &Tally) -> bool {
        matches!(self.next(tally), Next::Over(_))
    }

    pub fn is_over_in(&self, results: &Results) -> bool {
        results.get(&self.key).is_some_and(|tally| self.is_over(tally))
    }

    fn regular(&self) -> u32 {
        if self.kind == Kind::Decider { 0 } else { self.games }
    }

    /// Returns the winner of a pairing that must have one: more wins, then the greater sum of scores, then the first bot.
    fn forced(&self, tally: &Tally) -> Option<usize> {
        let by_score = (tally.scores[1] > tally.scores[0]) as usize;
        Some(tally.leader().unwrap_or(by_score))
    }

    pub fn slot(&self, number: u32) -> Slot {
        let regular = self.regular();
        let half = regular.div_ceil(2);
        if number < regular {
            return Slot {
                number,
                setup: number % half,
                first: (number >= half) as usize,
                fresh: number.is_multiple_of(half),
            };
        }
        let extra = number - regular;
        Slot { number, setup: half + extra / 2, first: extra as usize % 2, fresh: true }
    }

    pub fn setup_chance(&self, slot: &Slot) -> Rng {
        Rng::stream(self.seed, slot.setup as u64, 0)
    }

    /// Returns the bots' seeds for a game, by seat.
    pub fn bot_seeds(&self, slot: &Slot) -> [u64; 2] {
        let mut chance = Rng::stream(self.seed, slot.number as u64, 1);
        [chance.next_u64(), chance.next_u64()]
    }

    pub fn setups(&self, played: u32) -> Vec<Vec<u32>> {
        let mut groups: Vec<Vec<u32>> = Vec::new();
        for number in 0..played {
            let setup = self.slot(number).setup as usize;
            if groups.len() <= setup {
                groups.resize(setup + 1, vec![]);
            }
            groups[setup].push(number);
        }
        groups.retain(|g| !g.is_empty());
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::plan::{Format, tests::plan};

    fn pairing(kind: Kind, games: u32) -> Pairing {
        let plan = Plan { games, ..plan(Format::RoundRobin, 2, 5) };
        Pairing::new(&plan, "x".into(), "X", kind, 0, 1)
    }

    fn play(pairing: &Pairing, winners: &[usize]) -> (Vec<Slot>, Option<usize>, Tally) {
        let (mut tally, mut slots) = (Tally::default(), vec![]);
        loop {
            match pairing.next(&tally) {
                Next::Over(winner) => return (slots, winner, tally),
                Next::Play(slot) => {
                    let winner = winners[slots.len().min(winners.len() - 1)];
                    slots.push(slot);
                    tally.add(&GameResult { winner: (winner < 2).then_some(winner), scores: [1.0, 2.0] });
                }
            }
        }
    }

    #[test]
    fn it_ends_at_eleven_wins_and_not_before() {
        let league = pairing(Kind::League, 20);
        assert_eq!(play(&league, &[0]).0.len(), 11);
        let (slots, winner, _) = play(&league, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 1]);
        assert_eq!((slots.len(), winner), (15, Some(1)));
        let (slots, winner, tally) = play(&league, &[2]);
        assert_eq!((slots.len(), winner, tally.draws), (20, None, 20));
        let (slots, winner, _) = play(&pairing(Kind::Series, 20), &[0]);
        assert_eq!((slots.len(), winner), (20, Some(0)), "all games of a series");
    }

    #[test]
    fn both_halves_have_the_same_setups_from_other_seats() {
        for games in [2, 5, 20] {
            let (slots, ..) = play(&pairing(Kind::League, games), &[2]);
            let half = games.div_ceil(2);
            for slot in &slots {
                assert_eq!(slot.first, (slot.number >= half) as usize);
                let twin = slots.iter().find(|s| s.number == slot.number + half);
                assert!(twin.is_none_or(|t| t.setup == slot.setup && t.first != slot.first));
                assert_eq!(slot.fresh, slot.number == 0 || slot.number == half);
            }
        }
        let groups = pairing(Kind::League, 20).setups(13);
        assert_eq!((groups.len(), &groups[2], &groups[3]), (10, &vec![2, 12], &vec![3]));
    }

    #[test]
    fn a_knockout_goes_on_until_someone_wins() {
        let knockout = pairing(Kind::Knockout, 4);
        let (slots, winner, _) = play(&knockout, &[0, 1, 0, 1, 2, 2, 1]);
        assert_eq!((slots.len(), winner), (7, Some(1)));
        assert_eq!(slots[4..].iter().map(|s| s.first).collect::<Vec<_>>(), [0, 1, 0]);
        assert_eq!(slots[4..].iter().map(|s| s.setup).collect::<Vec<_>>(), [2, 2, 3]);
        let (slots, winner, _) = play(&knockout, &[2]);
        assert_eq!((slots.len() as u32, winner), (4 + SUDDEN_DEATH, Some(1)), "the greater score");
        let (slots, winner, _) = play(&pairing(Kind::Decider, 20), &[2, 0]);
        assert_eq!((slots.len(), winner), (2, Some(0)));
    }

    #[test]
    fn chance_depends_on_seed_pair_meeting_and_game_only() {
        let of = |seed, key: &str, a, b| {
            let plan = plan(Format::Swiss, 5, seed);
            let p = Pairing::new(&plan, key.into(), "", Kind::League, a, b);
            let slot = p.slot(3);
            (p.bots, p.bot_seeds(&slot), p.setup_chance(&slot))
        };
        assert_eq!(of(1, "k", 2, 4), of(1, "k", 4, 2));
        for other in [of(2, "k", 2, 4), of(1, "l", 2, 4), of(1, "k", 2, 3)] {
            assert_ne!(of(1, "k", 2, 4).1, other.1);
        }
    }
}
