//! Two bots meet: up to N games, first half with one of them moving first, second half with the other, on the same
//! set-ups; over as soon as one side has won more than half of N (the contest: 11 of 20).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use turf_env::Rng;

use super::plan::Plan;
use crate::play::transcript::Fnv;

/// Extra games after which a knockout pairing is decided without a win.
pub const SUDDEN_DEATH: u32 = 20;

/// What a pairing is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// 3 points to the winner, 1 each for a draw.
    League,
    /// One goes on: level after all games, single extra games decide.
    Knockout,
    /// Extra games only, to tell apart what a table cannot.
    Decider,
}

/// Two bots and why they meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Unique in its tournament; fit for a file name.
    pub key: String,
    /// For people: "Group E", "Final".
    pub stage: String,
    /// What it is for.
    pub kind: Kind,
    /// Numbers of the bots; the first one moves first in the first half. Chance decides who that is.
    pub bots: [usize; 2],
    /// Root of the pairing's chance.
    pub seed: u64,
    /// [`Plan::games`].
    pub games: u32,
}

/// One game of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// 0, 1, 2, …
    pub number: u32,
    /// Which of the pairing's set-ups.
    pub setup: u32,
    /// Which of [`Pairing::bots`] moves first: 0 or 1.
    pub first: usize,
    /// Bots that remember begin anew here.
    pub fresh: bool,
}

/// How one game ended, seen by [`Pairing::bots`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameResult {
    /// Which of the two won; `None` is a draw.
    pub winner: Option<usize>,
    /// What each had at the end.
    pub scores: [f64; 2],
}

/// The games of a pairing so far, summed up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// Games won by each.
    pub wins: [u32; 2],
    /// Drawn games.
    pub draws: u32,
    /// Sums of what each had at the end of its games.
    pub scores: [f64; 2],
    /// Set when the pairing took longer than it may; it gives no points then.
    pub timed_out: bool,
}

/// Tallies by [`Pairing::key`], those of running pairings included.
pub type Results = BTreeMap<String, Tally>;

/// What comes next in a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This game.
    Play(Slot),
    /// Nothing: which of the two won, `None` if neither did.
    Over(Option<usize>),
}

impl Tally {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }

    /// Counts a game.
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
    /// A pairing of bots `a` and `b`.
    pub fn new(plan: &Plan, key: String, stage: &str, kind: Kind, a: usize, b: usize) -> Self {
        let (low, high) = (a.min(b), a.max(b));
        // Tells the meetings of the same two apart.
        let meeting = Fnv::of(key.as_bytes());
        let mut chance = Rng::stream(plan.seed ^ meeting, low as u64, high as u64);
        let seed = chance.next_u64();
        let bots = if chance.chance(0.5) { [low, high] } else { [high, low] };
        Self {
            key,
            stage: stage.to_string(),
            kind,
            bots,
            seed,
            games: plan.games,
        }
    }

    /// What comes after the games in `tally`: a function of nothing else.
    pub fn next(&self, tally: &Tally) -> Next {
        let played = tally.games();
        let regular = if self.kind == Kind::Decider { 0 } else { self.games };
        if tally.timed_out {
            return Next::Over(if self.kind == Kind::League {
                None
            } else {
                self.forced(tally)
            });
        }
        let majority = tally.wins.iter().any(|&wins| wins > self.games / 2);
        if played < regular && !majority {
            return Next::Play(self.slot(played));
        }
        match (self.kind, tally.leader()) {
            (Kind::League, leader) => Next::Over(leader),
            (_, Some(leader)) => Next::Over(Some(leader)),
            (_, None) if played < regular + SUDDEN_DEATH => Next::Play(self.slot(played)),
            (_, None) => Next::Over(self.forced(tally)),
        }
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self, tally: &Tally) -> bool {
        matches!(self.next(tally), Next::Over(_))
    }

    /// The winner where there has to be one: more wins, then the greater sum of scores, then who chance put first.
    fn forced(&self, tally: &Tally) -> Option<usize> {
        let by_score = (tally.scores[1] > tally.scores[0]) as usize;
        Some(tally.leader().unwrap_or(by_score))
    }

    /// The game of this number.
    pub fn slot(&self, number: u32) -> Slot {
        let regular = if self.kind == Kind::Decider { 0 } else { self.games };
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
        Slot {
            number,
            setup: half + extra / 2,
            first: extra as usize % 2,
            fresh: true,
        }
    }

    /// Chance of the set-up of a game.
    pub fn setup_chance(&self, slot: &Slot) -> Rng {
        Rng::stream(self.seed, slot.setup as u64, 0)
    }

    /// Seeds of the two bots in a game, by seat.
    pub fn bot_seeds(&self, slot: &Slot) -> [u64; 2] {
        let mut chance = Rng::stream(self.seed, slot.number as u64, 1);
        [chance.next_u64(), chance.next_u64()]
    }

    /// Groups of this pairing's game numbers that share a set-up, among the first `played`.
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
        let plan = Plan {
            games,
            ..plan(Format::RoundRobin, 2, 5)
        };
        Pairing::new(&plan, "x".into(), "X", kind, 0, 1)
    }

    /// Plays with these winners (0, 1, 2 for a draw; the last one for ever); slots and the end.
    fn play(pairing: &Pairing, winners: &[usize]) -> (Vec<Slot>, Option<usize>, Tally) {
        let (mut tally, mut slots) = (Tally::default(), vec![]);
        loop {
            match pairing.next(&tally) {
                Next::Over(winner) => return (slots, winner, tally),
                Next::Play(slot) => {
                    let winner = winners[slots.len().min(winners.len() - 1)];
                    slots.push(slot);
                    tally.add(&GameResult {
                        winner: (winner < 2).then_some(winner),
                        scores: [1.0, 2.0],
                    });
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
        assert_eq!(
            (slots.len() as u32, winner),
            (4 + SUDDEN_DEATH, Some(1)),
            "the greater score"
        );
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
