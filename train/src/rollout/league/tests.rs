use super::*;

fn league(n_slots: usize) -> League {
    let config = LeagueConfig { n_snapshots: 2, snapshot_period: 100, ..LeagueConfig::default() };
    League::new(&config, n_slots, &["a".into(), "b".into()])
}

fn take(league: &mut League, decisions: u64) -> Option<usize> {
    league.is_snapshot_due(decisions).then(|| {
        league.snapshot_decided(decisions);
        league.admit(decisions)
    })
}

fn against(opponent: Controller, snapshot_taken_at: u64) -> Seating {
    Seating { players: [Controller::Learner, opponent], snapshot_taken_at }
}

#[test]
fn opponents_are_drawn_in_the_asked_proportions_and_on_both_seats() {
    let mut league = league(1);
    let mut rng = Rng::new(1);
    let mut draw = |league: &League| (0..10_000).map(|_| league.draw(&mut rng)).collect::<Vec<_>>();
    let count = |drawn: &[Seating], f: &dyn Fn(Controller) -> bool| {
        drawn.iter().flat_map(|seating| seating.players).filter(|&c| f(c)).count()
    };
    let is_snapshot = |c: Controller| matches!(c, Controller::Snapshot(_));
    assert_eq!(count(&draw(&league), &is_snapshot), 0);
    assert_eq!(take(&mut league, 100), Some(0));
    let drawn = draw(&league);
    let (bots, snapshots) = (count(&drawn, &|c| matches!(c, Controller::Bot(_))), count(&drawn, &is_snapshot));
    assert!(bots.abs_diff(3000) < 250 && snapshots.abs_diff(2000) < 220, "{bots} {snapshots}");
    assert!(count(&drawn, &|c| c == Controller::Bot(1)).abs_diff(bots / 2) < 200);
    let first_seats = drawn.iter().filter(|s| s.bot().is_some_and(|(seat, _)| seat == Player::A));
    assert!(first_seats.count().abs_diff(bots / 2) < 200);
    assert!(drawn.iter().all(|seating| league.knows(seating)), "the learner always plays");
    assert!(!league.knows(&against(Controller::Snapshot(1), 0)));
    assert!(!league.knows(&against(Controller::Bot(2), 0)));
}

#[test]
fn harder_snapshots_are_drawn_more_often_and_the_easiest_is_replaced() {
    let mut league = league(1);
    assert_eq!((take(&mut league, 99), take(&mut league, 100), take(&mut league, 150)), (None, Some(0), None));
    assert_eq!(take(&mut league, 200), Some(1));
    for (place, value) in [(0, 1.0), (1, -1.0)] {
        for _ in 0..60 {
            let taken_at = league.snapshots[place].taken_at;
            league.record(0, &against(Controller::Snapshot(place), taken_at), value);
        }
    }
    assert!(league.snapshots[0].standing.score > 0.9 && league.snapshots[1].standing.score < 0.1);
    let mut rng = Rng::new(1);
    let hard = (0..1000).filter(|_| league.draw_snapshot(&mut rng) == 1).count();
    assert!(hard > 950, "{hard}");
    assert_eq!(take(&mut league, 300), Some(0));
    assert_eq!(league.snapshots[0].standing.games, 0);
    // The game under way is against the replaced snapshot, so its result is dropped.
    league.record(0, &against(Controller::Snapshot(0), 100), 1.0);
    assert_eq!(league.snapshots[0].standing.games, 0);
}

#[test]
fn harder_bots_are_drawn_more_often() {
    let mut league = league(1);
    for (bot, value) in [(0, -1.0), (1, 1.0)] {
        for _ in 0..300 {
            league.record(0, &against(Controller::Bot(bot), 0), value);
        }
    }
    let mut rng = Rng::new(1);
    let hard = (0..2200).filter(|_| league.draw_bot(&mut rng) == 0).count();
    assert!(hard.abs_diff(2100) < 60, "{hard}");
}

#[test]
fn only_games_with_little_exploration_count() {
    let mut league = league(8);
    for slot in 0..8 {
        // Won with much exploration, lost with little.
        let value = if slot < 6 { 1.0 } else { -1.0 };
        league.record(slot, &against(Controller::Bot(0), 0), value);
    }
    let standing = &league.bots[0].1;
    assert_eq!((standing.games, standing.score, standing.recent_games), (2, 0.0, 2));
    let rates = |slot| crate::rollout::exploration::ladder(0.15, 0.003, slot, 1024);
    assert!(rates(768) < 0.009 && rates(1023) < 0.0031);
}

#[test]
fn results_are_the_learners() {
    let mut league = league(1);
    let second = Seating { players: [Controller::Bot(1), Controller::Learner], snapshot_taken_at: 0 };
    league.record(0, &second, -1.0); // B, the learner, won
    league.record(0, &second, 0.0);
    assert_eq!(league.bots[1].1.recent_points, 1.5);
    assert_eq!(league.take_recent(), [("b".to_string(), 0.75)]);
    assert_eq!(league.take_recent(), []);
}

#[test]
fn the_payoff_table_keeps_what_each_snapshot_had_reached() {
    let mut league = league(1);
    let bot = against(Controller::Bot(0), 0);
    league.record(0, &bot, 1.0);
    take(&mut league, 100);
    league.record(0, &bot, -1.0);
    league.record(0, &against(Controller::Snapshot(0), 100), 0.0);
    let score = |opponent: &str, games, score| OpponentScore { opponent: opponent.into(), games, score };
    let row = |player: &str, against| PayoffRow { player: player.into(), against };
    assert_eq!(
        league.payoff(),
        [row("@100", vec![score("a", 1, 1.0)]), row("learner", vec![score("a", 2, 0.5), score("@100", 1, 0.5)]),]
    );
}

#[test]
fn exploiters_are_due_seated_and_named() {
    let mut league = league(1);
    assert!(!league.is_exploiter_due(1 << 40), "off");
    league.config.exploiter_period = 150;
    assert_eq!(take(&mut league, 100), Some(0));
    assert!(!league.is_exploiter_due(149) && league.is_exploiter_due(150) && league.is_exploiter_due(160));
    league.exploiter_trained(160);
    assert_eq!(league.admit_exploiter(160, 40, 0.75), 1);
    assert!(!league.is_exploiter_due(309) && league.is_exploiter_due(310) && league.exploiters_trained() == 1);
    assert_eq!(league.newest(), Some(0));
    league.record(0, &against(Controller::Snapshot(1), 160), -1.0);
    let names: Vec<String> = league.scores().into_iter().map(|score| score.opponent).collect();
    assert_eq!(names, ["exploiter@160"]);
    let rows = league.payoff();
    assert_eq!(rows[1].player, "exploiter@160");
    assert_eq!(rows[1].against, [OpponentScore { opponent: "learner@160".into(), games: 40, score: 0.75 }]);
    // A successor may take the place.
    for _ in 0..60 {
        league.record(0, &against(Controller::Snapshot(1), 160), 1.0);
    }
    assert_eq!((take(&mut league, 300), league.newest()), (Some(1), Some(1)));
}

#[test]
fn the_start_is_never_replaced() {
    let mut league = league(1);
    assert_eq!((league.start(), league.admit_start(), league.start()), (None, 0, Some(0)));
    for _ in 0..60 {
        league.record(0, &against(Controller::Snapshot(0), 0), 1.0);
    }
    assert!(league.snapshots[0].standing.score > 0.9, "the easiest");
    let places: Vec<_> = (1..=4).map(|k| take(&mut league, 100 * k)).collect();
    assert_eq!(places[..2], [Some(1), Some(2)]);
    assert!(places[2..].iter().all(|place| matches!(place, Some(1 | 2))), "{places:?}");
    let mut rng = Rng::new(1);
    assert!((0..1000).any(|_| league.draw_snapshot(&mut rng) == 0));
    assert_eq!((league.payoff()[0].player.as_str(), league.scores()[0].opponent.as_str()), ("start", "start"));
    let text = serde_json::to_string(&league).expect("plain data");
    let again: League = serde_json::from_str(&text).expect("reads back");
    assert!(again == league && again.check(&self::league(1)).is_ok() && again.check(&self::league(2)).is_err());
}
