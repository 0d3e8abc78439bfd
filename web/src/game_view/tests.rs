//! Films compared with the rules: applying the differences must give every position, cell by cell.

use std::collections::BTreeSet;

use serde_json::Value;
use turf_agents::Offered;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::play::contest::{Contest, IllegalAction};
use turf_agents::play::record::BotId;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Config, Duel2048Rules, Duel2048V1, Phase, REALM};
use turf_env::games::paper::{BoardSize, Paper, PaperConfig, PaperRules, PaperV1, Turn};
use turf_env::games::stellar::{
    MapSource, START, Scoring, Stellar, StellarConfig, StellarRules, StellarV1, arriving, left_over, produced,
};
use turf_env::{Encoding, Game, Outcome, Player, Rng, Rules};

use super::{GameView, duel2048::slides};
use crate::timeline::{Timeline, decisions};

pub(crate) fn replay<E: Encoding<Rules: Offered>>(
    encoding: E,
    bots: &str,
    seed: u64,
    config: <E::Rules as Rules>::Config,
) -> Replay<E::Rules> {
    let bots = BotSpec::parse_list(encoding, bots).unwrap();
    let series = Series { rules: encoding.rules(), games: 1, seed, seats: Seats::Fixed, config };
    Replay::new(&play_series(&bots[0], &bots[1], &series, &|_| ())[0].game, ["a", "b"].map(BotId::named))
}

fn shown<R: GameView>(replay: &Replay<R>) -> Vec<R::Game> {
    let positions = replay.positions().enumerate();
    positions.filter(|(i, p)| *i == 0 || replay.rules.is_frame(p)).map(|(_, p)| p).collect()
}

fn ints(value: &Value) -> Vec<i64> {
    value.as_array().expect("a list").iter().map(|v| v.as_i64().expect("a number")).collect()
}

#[test]
fn a_paper_timeline_is_the_game_cell_by_cell() {
    let config = PaperConfig { boards: vec![BoardSize { width: 30, height: 21, max_turns: 150, quiet_turns: 0 }] };
    let replay = replay(PaperV1, "wanderer,delta", 3, config);
    let timeline = Timeline::of(&replay);
    let positions = shown(&replay);
    assert_eq!(positions.len(), timeline.frames.len() + 1);
    let (width, height) = (30, 21);
    let mut cells = vec![0; width * height];
    let fill = |cells: &mut Vec<i64>, runs: &[i64]| {
        for run in runs.chunks_exact(3) {
            cells[run[0] as usize..(run[0] + run[1]) as usize].fill(run[2]);
        }
    };
    fill(&mut cells, &ints(&timeline.opening["runs"]));
    let mut heads: Vec<Vec<i64>> = timeline.opening["heads"].as_array().unwrap().iter().map(ints).collect();
    for (frame, position) in positions.iter().enumerate() {
        if frame > 0 {
            let change = ints(&timeline.frames[frame - 1]);
            heads[change[0] as usize] = change[1..4].to_vec();
            fill(&mut cells, &change[4..]);
        }
        for (i, p) in Player::BOTH.into_iter().enumerate() {
            let (x, y) = position.head(p);
            assert_eq!(heads[i], [x as i64, y as i64, position.heading(p) as i64]);
            assert_eq!(timeline.series[i][frame], Some(position.area(p) as f64));
        }
        for y in 0..height {
            for x in 0..width {
                let of = |plane: fn(&Paper, Player) -> &turf_env::games::paper::Plane| {
                    Player::BOTH
                        .iter()
                        .position(|&p| plane(position, p).get(x as i32, y as i32))
                        .map_or(0, |i| i as i64 + 1)
                };
                assert_eq!(
                    cells[y * width + x],
                    of(Paper::territory) + 3 * of(Paper::trail),
                    "frame {frame}, {x}, {y}"
                );
            }
        }
    }
    assert_eq!(
        timeline.moments.iter().filter(|m| m.kind == "end").count(),
        timeline.end.unwrap().winner.is_some() as usize
    );
}

#[test]
fn trail_distances_are_the_nearest_cell() {
    let config = PaperConfig { boards: vec![BoardSize { width: 20, height: 15, max_turns: 60, quiet_turns: 0 }] };
    let replay = replay(PaperV1, "goround,wanderer", 5, config);
    let (timeline, mut seen) = (Timeline::of(&replay), 0);
    for (frame, position) in shown(&replay).iter().enumerate() {
        let (x, y) = position.head(Player::A);
        let cells = (0..15).flat_map(|cy| (0..20).map(move |cx| (cx, cy)));
        let trail = cells.filter(|&(cx, cy)| position.trail(Player::B).get(cx, cy));
        let slow = trail.map(|(cx, cy)| (cx - x).abs() + (cy - y).abs()).min();
        seen += slow.is_some() as u32;
        assert_eq!(timeline.series[3][frame], slow.map(f64::from), "frame {frame}");
    }
    assert!(seen > 10);
}

#[test]
fn a_duel2048_timeline_is_the_game_tile_by_tile() {
    let replay = replay(Duel2048V1, "greedy,greedy", 2, Duel2048Config { rounds: 60 });
    let timeline = Timeline::of(&replay);
    let mut tiles = ints(&timeline.opening["tiles"]);
    for (frame, position) in shown(&replay).iter().enumerate() {
        if frame > 0 {
            for pair in ints(&timeline.frames[frame - 1]["cells"]).chunks_exact(2) {
                tiles[pair[0] as usize] = pair[1];
            }
        }
        for cell in 0..32u8 {
            let level = position.board().level(cell) as i64;
            let sign = if position.board().owner(cell) == Some(Player::B) { -1 } else { 1 };
            assert_eq!(tiles[cell as usize], sign * level, "frame {frame}, cell {cell}");
        }
    }
}

#[test]
fn moves_name_whoever_made_them() {
    let replay = replay(Duel2048V1, "random,greedy", 3, Duel2048Config::default());
    let movers = Timeline::of(&replay).movers.concat();
    let decided: Vec<usize> = decisions(&replay).map(|(_, game, _)| game.to_move().index()).collect();
    assert_eq!(movers, decided);
    assert!(movers.windows(2).any(|pair| pair[0] == pair[1]), "somebody was skipped");
}

#[test]
fn slides_lead_where_merges_lead() {
    let mut rng = Rng::new(7);
    for _ in 0..3000 {
        let mut board = Board::default();
        for cell in 0..32 {
            if rng.below(3) > 0 {
                board.set(cell, 1 + rng.below(3) as u8, Player::BOTH[rng.below(2) as usize]);
            }
        }
        for player in Player::BOTH {
            for direction in Direction::ALL {
                let (moved, after) = slides(&board, player, direction);
                assert_eq!(after, board.merge(player, direction).board, "{player:?} {direction:?}\n{board}");
                assert_eq!(moved.is_empty(), board.directions(player) >> direction as u8 & 1 == 0);
            }
        }
    }
}

#[test]
fn a_stellar_timeline_is_the_game_node_by_node() {
    let config = StellarConfig::on(MapSource::Hexagon { side: 3, p_node: 0.1, p_edge: 0.1 });
    let replay = replay(StellarV1, "careful,spread", 4, config);
    let timeline = Timeline::of(&replay);
    let positions: Vec<Stellar> = shown(&replay);
    assert_eq!(positions.len() as u32, replay.turns + 1);
    for (frame, position) in positions.iter().enumerate() {
        let troops = if frame == 0 { &timeline.opening["troops"] } else { &timeline.frames[frame - 1]["troops"] };
        for node in 1..=position.map().n() {
            let shown = troops[node as usize - 1].as_f64().unwrap();
            let exact = position.power(Player::A, node) - position.power(Player::B, node);
            assert!((shown - exact).abs() <= 0.005001, "frame {frame}, node {node}: {shown} {exact}");
        }
        if frame > 0 {
            let orders = timeline.frames[frame - 1]["orders"].as_array().unwrap();
            for (side, orders) in orders.iter().enumerate() {
                assert_eq!(orders.as_array().unwrap().len(), replay.actions[2 * (frame - 1) + side].len());
            }
        }
    }
}

#[test]
fn without_each_differs_in_one_place() {
    let game = shown(&replay(Duel2048V1, "greedy,greedy", 2, Duel2048Config { rounds: 20 })).swap_remove(30);
    let others: Vec<(Value, Duel2048)> = Duel2048Rules.without_each(&game);
    assert_eq!(others.len() as u32, game.board().occupied().count_ones());
    for (place, other) in others {
        let gone = game.board().occupied() ^ other.board().occupied();
        assert_eq!(gone, 1 << place.as_u64().unwrap());
    }
    let config = PaperConfig { boards: vec![BoardSize { width: 30, height: 21, max_turns: 150, quiet_turns: 0 }] };
    for game in shown(&replay(PaperV1, "wanderer,delta", 3, config)).iter().step_by(9) {
        for (place, other) in PaperRules.without_each(game) {
            let [x0, y0, w, h] = ints(&place)[..] else { panic!("{place}") };
            for (x, y) in (0..21).flat_map(|y| (0..30).map(move |x| (x, y))) {
                let inside = (x0..x0 + w).contains(&(x as i64)) && (y0..y0 + h).contains(&(y as i64));
                let near_head = Player::BOTH.iter().any(|&p| {
                    let (hx, hy) = game.head(p);
                    (hx - x).abs().max((hy - y).abs()) <= 1
                });
                for p in Player::BOTH {
                    let kept = !inside || near_head;
                    assert_eq!(other.territory(p).get(x, y), game.territory(p).get(x, y) && kept);
                    assert_eq!(other.trail(p).get(x, y), game.trail(p).get(x, y) && kept);
                }
            }
            for p in Player::BOTH {
                assert_eq!((other.area(p), other.trail_len(p)), (other.territory(p).count(), other.trail(p).count()));
            }
            let (mut cells, mut scalars) = (vec![0; PaperV1.cells()], vec![0.0; PaperV1.scalars()]);
            PaperV1.observe(&other, game.to_move(), &mut cells, &mut scalars);
            assert!(scalars.iter().all(|s| s.is_finite()), "{place}");
        }
    }
    let config = StellarConfig::on(MapSource::Hexagon { side: 3, p_node: 0.1, p_edge: 0.1 });
    for game in replay(StellarV1, "careful,spread", 4, config).positions().skip(6).take(2) {
        for (place, other) in StellarRules.without_each(&game) {
            let gone = Player::BOTH.map(|p| game.owned(p) ^ other.owned(p));
            assert_eq!(gone[0] | gone[1], 1 << place.as_u64().unwrap());
            assert_eq!((other.to_move(), other.turn()), (game.to_move(), game.turn()));
        }
    }
}

#[test]
fn every_games_rules_fit_on_a_screen() {
    fn check<R: GameView>(rules: R) {
        assert!(
            rules.view().rules.starts_with(rules.name()) && rules.view().rules.lines().count() <= 30,
            "{}",
            rules.name()
        );
        assert!(rules.view().rules.lines().all(|line| line.chars().count() <= 104), "{}", rules.name());
    }
    check(PaperRules);
    check(Duel2048Rules);
    check(StellarRules);
}

fn states<R: GameView>(rules: R, facts: &[String]) {
    let page = rules.view().rules.split_whitespace().collect::<Vec<_>>().join(" ");
    for fact in facts {
        assert!(page.contains(fact), "the rules of {} do not say {fact:?}", rules.name());
    }
}

fn think<R: Offered>(rules: R) -> f64 {
    rules.offer().think.expect("the contest has a clock").as_secs_f64()
}

#[test]
fn the_rules_of_paper_are_those_that_are_played() {
    let BoardSize { width, height, max_turns, .. } = BoardSize::default();
    states(
        PaperRules,
        &[
            format!("a grid of {width} x {height} cells"),
            format!("{},{:03} turns", max_turns / 1000, max_turns % 1000),
            format!("more than {} seconds in a game (OVT)", think(PaperRules)),
        ],
    );
    let (mut rng, mut verdicts, mut inside) = (Rng::new(1), BTreeSet::new(), 0);
    for _ in 0..20_000 {
        let mut game = PaperRules.start(&PaperRules.draw_setup(&PaperConfig::on(12, 9, 30), &mut rng));
        while game.outcome().is_none() {
            let (before, mover) = (game.clone(), game.to_move());
            game.play(&Turn::ALL[rng.below(3) as usize]);
            let (x, y) = game.head(mover);
            for y in 0..game.height() {
                let gained = game.territory(mover).row(y) & !before.territory(mover).row(y);
                let trail = gained & before.trail(!mover).row(y);
                if game.outcome().is_none() {
                    assert_eq!(trail, trail & game.trail(!mover).row(y), "trails inside stay");
                    inside += trail.count_ones();
                }
            }
            let Some(Outcome { winner, reason }) = game.outcome() else {
                continue;
            };
            let larger = Player::BOTH.into_iter().find(|&p| game.area(p) > game.area(!p));
            let cut = Player::BOTH.into_iter().find(|&p| game.on_board(x, y) && before.trail(p).get(x, y));
            let verdict = match reason {
                "FAC" | "END" if winner == larger => "the larger area wins",
                "TAP" if winner == cut.map(|owner| !owner) => "else onto a trail, its owner loses",
                "CIT" if winner == Some(mover) && game.territory(mover).get(x, y) => {
                    "in the mover's territory, the mover wins"
                }
                "CIT" if winner == Some(!mover) && game.territory(!mover).get(x, y) => {
                    "in the other's territory, the mover loses"
                }
                "SID" if winner == Some(mover) => "from the side, the mover wins",
                "WAL" if winner == Some(!mover) => "off the board, the mover loses",
                _ => "nothing of this",
            };
            verdicts.insert(format!("{verdict} ({reason})"));
        }
    }
    assert!(inside > 0 && verdicts.len() == 7, "{inside}, {verdicts:?}");
    states(PaperRules, &Vec::from_iter(verdicts));
    states(PaperRules, &["Trails and heads inside stay where they are".into()]);
}

#[test]
fn the_rules_of_duel2048_are_those_that_are_played() {
    let game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Duel2048Config::default(), &mut Rng::new(1)));
    let part = |phase: Phase| match phase {
        Phase::Place(player) => format!("{player:?} places"),
        Phase::Merge(player) => format!("{player:?} merges"),
    };
    let IllegalAction::Lose(wrong) = Duel2048Rules.on_illegal() else {
        panic!("a wrong action loses");
    };
    let [home, all] = [REALM[0], REALM[0] | REALM[1]].map(u32::count_ones);
    let home_columns = (0..8).filter(|column| REALM[0] >> column & 1 == 1);
    assert!(home_columns.eq(0..4) && 2 * home == all, "the left half is home to A");
    states(
        Duel2048Rules,
        &[
            format!("{} x 8 cells; {} rounds", all / 8, game.rounds()),
            Phase::ALL.map(part).join(", "),
            format!("loses at once ({wrong})"),
            format!("more than {} seconds of thinking in a game (OVT)", think(Duel2048Rules)),
        ],
    );
}

#[test]
fn the_rules_of_stellar_are_those_that_are_played() {
    let (config, mut rng) = (StellarConfig::default(), Rng::new(1));
    let sizes = || StellarRules.draw_setup(&config, &mut rng).map.n();
    let (least, most) =
        std::iter::repeat_with(sizes).take(2000).fold((u8::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
    let lost = |amount| amount - arriving(amount);
    let kept = produced(200.0) / 100.0 - 1.0;
    assert!(least >= 19, "{least}");
    assert!(StellarRules.simultaneous() && StellarRules.offer().think_per_turn && config.scoring == Scoring::Troops);
    assert_eq!([left_over(5.0, 3.0), produced(50.0), produced(100.0)], [4.0, 75.0, 100.0]);
    states(
        StellarRules,
        &[
            format!("both sides order at once and blind; {} turns", config.max_turns),
            format!("Each base starts with {START} troops"),
            format!("Maps have 19 to {most} nodes"),
            format!("sending 100 costs {}, sending 4 costs {}", lost(100.0), lost(4.0)),
            "the larger side keeps √(a² − b²)".into(),
            format!("below 100, x becomes x + (1 − x/100)·x; above, 100 + {kept:.2}·(x − 100)"),
            format!("more than {} s costs that turn's orders", think(StellarRules)),
        ],
    );
}
