//! Round robins: results, ratings with intervals, and the payoff matrix.

use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};
use turf_env::Rng;

use crate::play::transcript::Fnv;
use crate::stats::rating::{Meeting, Rating, Zero, rate};
use crate::stats::score::{GameSummary, Units, by_setup};
use crate::words::anchor;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    pub name: String,
    #[serde(flatten, serialize_with = "Rating::columns")]
    pub rating: Rating,
    pub score: f64,
    /// Share of games lost by an unforced blunder ([`crate::offered::Offered::died_alone`]). `None` if the game
    /// cannot tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub died_alone: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meet {
    pub bots: [usize; 2],
    pub seed: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Failed {
    pub name: String,
    pub failed: u64,
    pub games: u64,
    pub first: String,
}

impl Failed {
    pub fn of(name: &str, games: &[GameSummary], side: usize) -> Option<Self> {
        let (failed, first) = failures(games, side)?;
        Some(Self { name: name.to_string(), failed, games: games.len() as u64, first: first.to_string() })
    }
}

fn failures(games: &[GameSummary], side: usize) -> Option<(u64, &str)> {
    let mut reasons = games.iter().filter_map(|game| game.failed[side].as_deref());
    let first = reasons.next()?;
    Some((1 + reasons.count() as u64, first))
}

impl Display for Failed {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let (name, failed, games, first) = (&self.name, self.failed, self.games, &self.first);
        write!(f, "{name} failed in {failed} of {games} games, first: {first}")
    }
}

/// Results of a round robin with the settings that produced them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoundRobin {
    pub game: String,
    pub commit: String,
    pub games: u64,
    pub seed: u64,
    /// Changes to the contest's settings. Empty if there are none.
    pub settings: String,
    pub names: Vec<String>,
    /// Per bot: games in which a blunder could be detected, and games with one.
    blunders: Vec<(u64, u64)>,
    /// Per bot: number of forfeited games, and the reason of the first.
    failures: Vec<(u64, String)>,
    /// Indexed by [`at`], from the view of the bot with the lower number.
    meetings: Vec<Meeting>,
}

/// Index of a meeting: by the higher number, then the lower, so that a new bot's meetings come last.
fn at(i: usize, j: usize) -> usize {
    let (low, high) = (i.min(j), i.max(j));
    high * (high - 1) / 2 + low
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    game: String,
    commit: String,
    games: u64,
    seed: u64,
    #[serde(default)]
    settings: String,
    bots: Vec<(String, (u64, u64))>,
    #[serde(default)]
    failures: Vec<(usize, (u64, String))>,
    meetings: Vec<(usize, usize, Meeting)>,
}

impl RoundRobin {
    pub fn new(game: &str, names: &[String]) -> Self {
        let mut all = Self { game: game.to_string(), ..Self::default() };
        names.iter().for_each(|name| _ = all.enter(name));
        all
    }

    pub fn enter(&mut self, name: &str) -> usize {
        let n = self.names.len();
        self.names.push(name.to_string());
        self.blunders.push((0, 0));
        self.failures.push((0, String::new()));
        self.meetings.resize(n * (n + 1) / 2, Meeting::default());
        n
    }

    /// Reads a results file. Rejects contradictory files; the error is one line.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let saved: Saved = serde_json::from_str(text).map_err(|why| format!("no results of a round robin: {why}"))?;
        let names: Vec<String> = saved.bots.iter().map(|(name, _)| name.clone()).collect();
        if names.len() > 1000 {
            return Err(format!("results of {} bots are too many", names.len()));
        }
        let mut all = Self {
            commit: saved.commit,
            games: saved.games,
            seed: saved.seed,
            settings: saved.settings,
            ..Self::new(&saved.game, &names)
        };
        all.blunders = saved.bots.into_iter().map(|(_, blunders)| blunders).collect();
        for (i, j, meeting) in saved.meetings {
            if i >= j || j >= names.len() || all.met(i, j) {
                return Err(format!("results of bots {i} and {j}, who are not two, or twice"));
            }
            if meeting.distinct() < meeting.len().min(1.0) {
                return Err(format!("results of bots {i} and {j} repeat more than there is"));
            }
            all.meetings[at(i, j)] = meeting;
        }
        for (bot, failures) in saved.failures {
            *all.failures.get_mut(bot).ok_or(format!("there is no bot {bot}"))? = failures;
        }
        Ok(all)
    }

    pub fn to_json(&self) -> String {
        fn json<T: Serialize>(value: &T) -> String {
            serde_json::to_string(value).expect("plain data")
        }
        let bots: Vec<String> = self.names.iter().zip(&self.blunders).map(|bot| json(&bot)).collect();
        let meetings: Vec<String> = self.met_in().iter().map(json).collect();
        let failures = self.failures.iter().enumerate().filter(|(_, (games, _))| *games > 0);
        let failures: Vec<String> = failures.map(|bot| json(&bot)).collect();
        let failures = match failures[..] {
            [] => String::new(),
            _ => format!("\"failures\": [\n{}\n],\n", failures.join(",\n")),
        };
        let settings = match &self.settings[..] {
            "" => String::new(),
            settings => format!("\"settings\": {},\n", json(&settings)),
        };
        format!(
            "{{\n\"game\": {}, \"commit\": {}, \"games\": {}, \"seed\": {},\n{settings}\"bots\": [\n{}\n],\n{failures}\"meetings\": [\n{}\n]\n}}\n",
            json(&self.game),
            json(&self.commit),
            self.games,
            self.seed,
            bots.join(",\n"),
            meetings.join(",\n")
        )
    }

    pub fn is_made_like(&self, other: &Self) -> bool {
        let of = |all: &Self| Self { blunders: vec![], failures: vec![], meetings: vec![], ..all.clone() };
        of(self) == of(other)
    }

    /// Returns the pairs that have met, lower number first, with results from its view.
    pub fn met_in(&self) -> Vec<(usize, usize, Meeting)> {
        let pairs = (0..self.names.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let all = pairs.map(|(i, j)| (i, j, self.meetings[at(i, j)]));
        all.filter(|(.., meeting)| !meeting.is_empty()).collect()
    }

    pub fn add(&mut self, i: usize, j: usize, scores: &[f64]) {
        let seen: Vec<f64> = scores.iter().map(|s| if i < j { *s } else { 1.0 - s }).collect();
        self.meetings[at(i, j)].add(&seen);
    }

    pub fn repeats(&mut self, i: usize, j: usize) {
        self.meetings[at(i, j)].repeats += 1;
    }

    pub fn add_series(&mut self, bots: [usize; 2], games: &[GameSummary]) {
        let [i, j] = bots;
        let mut units = Units::default();
        for unit in by_setup(games) {
            self.add(i, j, &unit.iter().map(|game| game.score).collect::<Vec<_>>());
            if !units.add(unit) {
                self.repeats(i, j);
            }
        }
        for (side, bot) in bots.into_iter().enumerate() {
            for died in games.iter().filter_map(|game| game.died_alone[side]) {
                self.blunders[bot].0 += 1;
                self.blunders[bot].1 += died as u64;
            }
            if let Some((more, why)) = failures(games, side) {
                let (failed, first) = &mut self.failures[bot];
                if *failed == 0 {
                    *first = why.to_string();
                }
                *failed += more;
            }
        }
    }

    pub fn failed(&self) -> Vec<Failed> {
        let failed = (0..self.names.len()).filter(|&bot| self.failures[bot].0 > 0);
        let of = |bot: usize| {
            let (failed, first) = self.failures[bot].clone();
            let meetings = self.met_in().into_iter().filter(|(i, j, _)| [*i, *j].contains(&bot));
            Failed {
                name: self.names[bot].clone(),
                failed,
                games: meetings.map(|(.., meeting)| meeting.games() as u64).sum(),
                first,
            }
        };
        failed.map(of).collect()
    }

    pub fn distinct(&self) -> [u64; 2] {
        let sum = |of: fn(&Meeting) -> f64| self.meetings.iter().map(of).sum::<f64>() as u64;
        [sum(Meeting::len), sum(Meeting::distinct)]
    }

    /// Lists the pairs that have not met yet.
    ///
    /// Every pair has random numbers of its own: a lucky set-up shared by all would move their ratings together, which the
    /// intervals do not model. Its seed depends only on the round robin's seed and the two names, so neither the order nor
    /// further bots change a game.
    pub fn left(&self) -> Vec<Meet> {
        let n = self.names.len();
        let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| [i, j]));
        let meet = |mut bots: [usize; 2]| {
            bots.sort_by_key(|&bot| &self.names[bot]);
            let [first, second] = bots.map(|bot| Fnv::of(self.names[bot].as_bytes()));
            let seed = Rng::stream(self.seed, first, second).next_u64();
            Meet { bots, seed }
        };
        pairs.filter(|&[i, j]| !self.met(i, j)).map(meet).collect()
    }

    pub fn met(&self, i: usize, j: usize) -> bool {
        i != j && !self.meetings[at(i, j)].is_empty()
    }

    /// Returns the mean score of `i` against `j`. `None` if they have not met.
    pub fn payoff(&self, i: usize, j: usize) -> Option<f64> {
        self.met(i, j).then(|| {
            let meeting = self.meetings[at(i, j)];
            let mean = meeting.points() / meeting.games();
            if i < j { mean } else { 1.0 - mean }
        })
    }

    /// Returns the reference of the ratings: the game's anchor if its rating is bounded, otherwise a mean, see [`Zero::of`].
    pub fn zero(&self) -> Zero {
        Zero::of(&self.names, &self.met_in(), anchor(&self.game))
    }

    pub fn zero_name(&self) -> String {
        match self.zero() {
            Zero::Bot(bot) => self.names[bot].clone(),
            Zero::Mean(bots) if bots.len() == self.names.len() => "the mean".into(),
            Zero::Mean(_) => "the mean of those who both made and gave away points".into(),
        }
    }

    pub fn ratings(&self, intervals: bool) -> Vec<Rating> {
        rate(self.names.len(), &self.met_in(), &self.zero(), intervals)
    }

    pub fn standings(&self) -> Vec<Standing> {
        let n = self.names.len();
        let place = |(i, rating): (usize, Rating)| {
            let met: Vec<f64> = (0..n).filter(|&j| j != i).filter_map(|j| self.payoff(i, j)).collect();
            Standing {
                name: self.names[i].clone(),
                rating,
                score: met.iter().sum::<f64>() / met.len().max(1) as f64,
                died_alone: match self.blunders[i] {
                    (0, _) => None,
                    (games, died) => Some(died as f64 / games as f64),
                },
            }
        };
        let mut standings: Vec<Standing> = self.ratings(true).into_iter().enumerate().map(place).collect();
        standings.sort_by(|a, b| a.rating.compare(&b.rating).then_with(|| a.name.cmp(&b.name)));
        standings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::rating::expected;

    fn simulated() -> RoundRobin {
        let truth = [0.0, 150.0, 400.0];
        let mut rng = Rng::new(4);
        let mut all = RoundRobin::new("nim", &["weak", "middle", "strong<"].map(String::from));
        for i in 0..3 {
            for j in 0..i {
                for _ in 0..300 {
                    let mut game = || rng.chance(expected(truth[i] - truth[j])) as u8 as f64;
                    all.add(i, j, &[game(), game()]);
                }
            }
        }
        all
    }

    #[test]
    fn standings_find_the_true_strengths() {
        let standings = simulated().standings();
        let names: Vec<&str> = standings.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, ["strong<", "middle", "weak"]);
        for (s, truth) in standings.iter().zip([650.0 / 3.0, -100.0 / 3.0, -550.0 / 3.0]) {
            let [low, high] = s.rating.ci95.expect("asked for").map(|end| end.expect("bounded"));
            assert!((s.rating.elo - truth).abs() < 40.0, "{s:?}");
            assert!(low < s.rating.elo && s.rating.elo < high && high - low < 100.0, "{s:?}");
        }
        let sum: f64 = standings.iter().map(|s| s.rating.elo).sum();
        assert!(sum.abs() < 1e-6, "the mean is 0");
    }

    #[test]
    fn every_two_have_chance_of_their_own_whatever_the_order_of_the_list() {
        let field = |seed: u64, names: &[&str]| RoundRobin {
            seed,
            ..RoundRobin::new("nim", &names.iter().map(|name| name.to_string()).collect::<Vec<_>>())
        };
        let named = |field: &RoundRobin| {
            let named = |meet: Meet| (meet.bots.map(|bot| field.names[bot].clone()), meet.seed);
            let mut all: Vec<_> = field.left().into_iter().map(named).collect();
            all.sort();
            all
        };
        let all = named(&field(1, &["a", "a#2", "b", "c"]));
        let mut seeds: Vec<u64> = all.iter().map(|(_, seed)| *seed).collect();
        seeds.sort();
        seeds.dedup();
        assert_eq!((all.len(), seeds.len()), (6, 6));
        assert_eq!(named(&field(1, &["c", "b", "a#2", "a"])), all);
        let more = named(&field(1, &["d", "c", "a", "b", "a#2"]));
        assert!(all.iter().all(|meet| more.contains(meet)));
        let others = named(&field(2, &["a", "a#2", "b", "c"]));
        assert!(others.iter().all(|meet| !all.contains(meet)));
        let mut begun = field(1, &["a", "b", "c"]);
        begun.add(2, 0, &[1.0]);
        let left: Vec<_> = begun.left().iter().map(|meet| meet.bots).collect();
        assert_eq!(left, [[0, 1], [1, 2]]);
    }

    #[test]
    fn deaths_are_shares_of_the_games_that_tell() {
        let mut all = simulated();
        let game = |n: u64| GameSummary {
            setup: n / 2,
            score: 1.0,
            died_alone: [None, Some(n.is_multiple_of(4))],
            transcript: n,
            ..GameSummary::default()
        };
        all.add_series([2, 1], &(0..40).map(game).collect::<Vec<_>>());
        let died: Vec<_> = all.standings().iter().map(|s| s.died_alone).collect();
        assert_eq!(died, [None, Some(0.25), None]);
    }

    #[test]
    fn who_fails_is_told_and_what_repeats_counts_once() {
        let mut all = RoundRobin::new("nim", &["a", "b"].map(String::from));
        let game = |n: u64| GameSummary {
            setup: n / 2,
            score: 1.0,
            failed: [None, (n > 1).then(|| format!("killed by signal {n}"))],
            transcript: n % 4,
            ..GameSummary::default()
        };
        all.add_series([0, 1], &(0..40).map(game).collect::<Vec<_>>());
        assert_eq!(all.distinct(), [20, 2]);
        let told: Vec<String> = all.failed().iter().map(Failed::to_string).collect();
        assert_eq!(told, ["b failed in 38 of 40 games, first: killed by signal 2"]);
        let back = RoundRobin::from_json(&all.to_json()).expect("as written");
        assert_eq!(back, all);
        let bad = all.to_json().replace("\"repeats\":18", "\"repeats\":20");
        assert!(RoundRobin::from_json(&bad).is_err_and(|why| why.contains("repeat more")), "{bad}");
    }

    #[test]
    fn payoffs_are_seen_from_both_sides() {
        let all = simulated();
        let payoff = all.payoff(2, 0).expect("they met");
        assert!(payoff > 0.85 && (payoff + all.payoff(0, 2).expect("too") - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_results_file_reads_back_as_written_and_a_damaged_one_is_refused() {
        let mut all = simulated();
        all.add(0, 2, &[0.5]);
        all.enter("newcomer");
        (all.commit, all.games, all.seed) = ("abc".into(), 600, 1);
        all.settings = "game.max_turns=\"9\"".into();
        let game = GameSummary { score: 0.5, died_alone: [Some(true), None], ..GameSummary::default() };
        all.add_series([0, 1], &[game]);
        let text = all.to_json();
        assert_eq!(RoundRobin::from_json(&text), Ok(all));
        for (from, to) in [("[0,1,", "[1,0,"), ("[0,2,", "[0,1,"), ("[0,2,", "[0,9,"), ("\"seed\"", "\"sed\"")] {
            let bad = text.replacen(from, to, 1);
            assert_ne!(bad, text);
            let why = RoundRobin::from_json(&bad).expect_err("damaged");
            assert!(!why.contains('\n'), "{why}");
        }
    }
}
