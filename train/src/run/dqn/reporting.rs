//! Points of a run's curves.

use turf_agents::Offered;
use turf_env::Encoding;

use super::SelfPlay;
use crate::report::metrics::Metrics;

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    pub fn report(&mut self, metrics: &mut Metrics) {
        self.store();
        let (learn, actors, now) = (self.learner.take_stats(), self.rollout.take_stats(), self.progress());
        self.time.spent += learn.times;
        self.time.spent += actors.times;
        self.time.serial += learn.serial_time;
        if let Some(remote_actors) = &mut self.remote_actors {
            metrics.remote_actors(&remote_actors.taken.since(&remote_actors.reported), now);
            remote_actors.reported = remote_actors.taken;
        }
        let mut points = metrics.speeds(now);
        points.extend([
            ("progress/games".to_string(), self.counters.games as f64),
            ("learn/learning_rate".into(), self.learner.learning_rate()),
            ("explore/epsilon_highest".into(), self.config.exploration.highest),
            ("explore/epsilon_lowest".into(), self.config.exploration.lowest),
        ]);
        if learn.updates > 0 {
            let sums = [
                ("loss", learn.loss),
                ("q", learn.q),
                ("td_error", learn.td_error),
                ("target", learn.target),
                ("gradient", learn.gradient_norm),
            ];
            points.extend(sums.map(|(name, sum)| (format!("learn/{name}"), sum / learn.updates as f64)));
            let [q, returned, share] = learn.ended;
            if share > 0.0 {
                points.push(("learn/q_at_the_end".into(), q / share));
                points.push(("learn/return_at_the_end".into(), returned / share));
            }
        }
        let norms = self.learner.online().norms().into_iter();
        points.extend(norms.map(|(name, norm)| (format!("weights/{name}"), norm)));
        points.extend(metrics.age(self.replay.len(), self.replay.pushed_transitions(), now.updates));
        if actors.bot_decisions > 0 {
            let named = ["failed", "inexpressible"].iter().zip(actors.substituted);
            points.extend(named.map(|(name, n)| (format!("bots/{name}"), n as f64 / actors.bot_decisions as f64)));
        }
        let shares = self.time.shares(self.time.total()).named().into_iter();
        points.extend(shares.map(|(name, share)| (format!("time/{name}"), share)));
        let recent = self.rollout.league_mut().take_recent().into_iter();
        points.extend(recent.map(|(name, score)| (format!("train_score/{name}"), score)));
        let league = self.rollout.league();
        for (name, standing) in league.bots().iter().filter(|(_, standing)| standing.games > 0) {
            points.push((format!("league/{name}"), standing.score));
        }
        // Curves by place, because a curve per snapshot ever taken would be too many.
        for (place, snapshot) in league.snapshots().iter().enumerate() {
            points.push((format!("league/snapshot_{place}"), snapshot.standing.score));
        }
        points.extend(metrics.games.take());
        metrics.points(points, now);
    }
}
