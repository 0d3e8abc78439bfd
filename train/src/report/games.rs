//! Statistics of the games that ended between two points of the curves.

use std::collections::BTreeMap;

use crate::rollout::chunk::GameEnd;
use crate::rollout::league::Controller;

const MAX_BOARDS: usize = 32;

#[derive(Clone, Debug, Default)]
struct Games {
    games: f64,
    results: f64,
    turns: f64,
    own: f64,
    other: f64,
    reasons: BTreeMap<String, f64>,
}

impl Games {
    fn add(&mut self, end: &GameEnd, learner: usize) {
        let value = if learner == 0 { end.value } else { -end.value };
        self.games += 1.0;
        self.results += (1.0 + value as f64) / 2.0;
        self.turns += end.turns as f64;
        self.own += end.scores[learner];
        self.other += end.scores[1 - learner];
        *self.reasons.entry(end.reason.to_string()).or_default() += 1.0;
    }
}

#[derive(Debug, Default)]
pub struct GamesSince {
    /// By opponent: learner, snapshot, bot.
    kinds: [Games; 3],
    /// By board, without mirror games, whose mean is always one half.
    boards: BTreeMap<String, Games>,
}

impl GamesSince {
    pub fn add(&mut self, end: &GameEnd) {
        let players = &end.seating.players;
        let opponent = players.iter().find(|c| **c != Controller::Learner);
        let learner = players.iter().position(|c| *c == Controller::Learner);
        let learner = learner.expect("it plays every game");
        let kind = match opponent {
            None => 0,
            Some(Controller::Bot(_)) => 2,
            Some(_) => 1,
        };
        self.kinds[kind].add(end, learner);
        let known = self.boards.contains_key(&end.board) || self.boards.len() < MAX_BOARDS;
        if kind != 0 && !end.board.is_empty() && known {
            self.boards.entry(end.board.clone()).or_default().add(end, learner);
        }
    }

    pub fn take(&mut self) -> Vec<(String, f64)> {
        let mut points = Vec::new();
        for (kind, games) in ["mirror", "snapshots", "bots"].iter().zip(&mut self.kinds) {
            if games.games > 0.0 {
                let mean = [("turns", games.turns), ("score_own", games.own), ("score_other", games.other)];
                points.extend(mean.map(|(name, sum)| (format!("games_{kind}/{name}"), sum / games.games)));
                let reasons = games.reasons.iter();
                points.extend(reasons.map(|(reason, n)| (format!("games_{kind}/end_{reason}"), n / games.games)));
            }
            // A reason that no longer occurs gets a share of 0, so that its curve does not stay at the last value.
            let reasons = std::mem::take(&mut games.reasons).into_keys();
            *games = Games { reasons: reasons.map(|reason| (reason, 0.0)).collect(), ..Games::default() };
        }
        // With a single board the curves above already hold everything.
        if self.boards.len() > 1 {
            for (board, games) in self.boards.iter().filter(|(_, games)| games.games > 0.0) {
                points.push((format!("boards/{board}/result"), games.results / games.games));
                points.push((format!("boards/{board}/turns"), games.turns / games.games));
            }
        }
        self.boards.values_mut().for_each(|games| *games = Games::default());
        points
    }
}

#[cfg(test)]
mod tests {
    use crate::rollout::league::Seating;

    use super::*;

    fn end(players: [Controller; 2], value: f32, board: &str) -> GameEnd {
        GameEnd {
            slot: 0,
            seating: Seating { players, snapshot_taken_at: 0 },
            value,
            reason: "TAP".into(),
            by_the_rules: true,
            turns: 10,
            scores: [3.0, 8.0],
            board: board.into(),
        }
    }

    const BOT_FIRST: [Controller; 2] = [Controller::Bot(0), Controller::Learner];
    const MIRROR: [Controller; 2] = [Controller::Learner; 2];

    fn point(points: &[(String, f64)], name: &str) -> Option<f64> {
        points.iter().find(|(n, _)| n == name).map(|(_, value)| *value)
    }

    #[test]
    fn games_are_counted_from_the_learners_side() {
        let mut games = GamesSince::default();
        games.add(&end(BOT_FIRST, -1.0, "20x21"));
        let points = games.take();
        assert_eq!(point(&points, "games_bots/score_own"), Some(8.0));
        assert_eq!(point(&points, "games_bots/end_TAP"), Some(1.0));
        assert_eq!(point(&points, "games_mirror/turns"), None);
        // This reason occurred before the last point, not since.
        games.add(&GameEnd { reason: "END".into(), ..end(BOT_FIRST, -1.0, "20x21") });
        let points = games.take();
        assert_eq!(point(&points, "games_bots/end_TAP"), Some(0.0));
        assert_eq!(point(&points, "games_bots/end_END"), Some(1.0));
    }

    #[test]
    fn boards_have_curves_where_there_are_several() {
        let mut games = GamesSince::default();
        games.add(&end(BOT_FIRST, -1.0, "20x21"));
        games.add(&end(BOT_FIRST, 1.0, "20x21"));
        assert!(games.take().iter().all(|(name, _)| !name.starts_with("boards/")));
        games.add(&end(BOT_FIRST, -1.0, "20x21"));
        games.add(&end(BOT_FIRST, 1.0, "20x21"));
        games.add(&end(BOT_FIRST, -1.0, "30x31"));
        games.add(&end(MIRROR, 1.0, "30x31"));
        games.add(&end(BOT_FIRST, 1.0, ""));
        let points = games.take();
        let boards: Vec<(&str, f64)> =
            points.iter().filter_map(|(name, value)| Some((name.strip_prefix("boards/")?, *value))).collect();
        let expected = [("20x21/result", 0.5), ("20x21/turns", 10.0), ("30x31/result", 1.0), ("30x31/turns", 10.0)];
        assert_eq!(boards, expected);
    }
}
