//! One algorithm per game in Python and in Rust: both must play the same games move for move.

use turf_agents::bots::duel2048::negamax::{DEPTH, Negamax, Search};
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::arena::{BotMaker, Seats, Series, play_series};
use turf_agents::play::record::PlayedGame;
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Forfeit, Offered};
use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Duel2048Rules, Phase};
use turf_env::games::paper::{Paper, PaperConfig, PaperRules, PaperV1, STEPS, Turn};
use turf_env::games::stellar::{Order, Stellar, StellarRules, nodes};
use turf_env::{ActionOf, Game, Player, Rng, Rules};

use super::{PATIENT, bot_file, play};

fn compare<R: Offered>(
    rules: R,
    n: u64,
    config: &R::Config,
    python: impl Fn() -> Box<dyn Bot<R::Game>>,
    rust: impl Fn() -> Box<dyn Bot<R::Game>>,
) -> Vec<(Vec<ActionOf<R>>, &'static str)> {
    let mut games = Vec::new();
    let (mut python, mut other) = (python(), python());
    for i in 0..n {
        let setup = rules.draw_setup(config, &mut Rng::new(i));
        let played = play(rules, &setup, Player::A, &mut *rust(), &mut *rust());
        let same = |other: PlayedGame<R>, who: &str| {
            assert_eq!(other.detail, None, "{who}, game {i}");
            let first = other.actions.iter().zip(&played.actions).position(|(a, b)| a != b);
            assert_eq!(first, None, "{who}, game {i}: the first decision that differs");
            assert_eq!(
                (other.actions.len(), other.winner, other.reason, other.scores),
                (played.actions.len(), played.winner, played.reason, played.scores),
                "{who}, game {i}"
            );
        };
        same(play(rules, &setup, Player::A, &mut *python, &mut *rust()), "Python first");
        same(play(rules, &setup, Player::B, &mut *python, &mut *rust()), "Python second");
        same(play(rules, &setup, Player::A, &mut *python, &mut *other), "both");
        games.push((played.actions, played.reason));
    }
    games
}

#[derive(Default)]
struct PaperTwin {
    home: (i32, i32),
}

impl Bot<Paper> for PaperTwin {
    fn start(&mut self, seat: Player, game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        self.home = game.head(seat);
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let (me, (x, y)) = (game.to_move(), game.head(game.to_move()));
        let enemy = game.head(!me);
        let hash = x * 7 + y * 13 + enemy.0 * 3 + enemy.1 * 5 + game.turns_left(me) as i32 * 11;
        let far = game.trail_len(me) as i32 > 6 + hash % 9;
        let value = |turn: &Turn| {
            let (dx, dy) = STEPS[turn.apply(game.heading(me)) as usize];
            let (nx, ny) = (x + dx, y + dy);
            if !game.on_board(nx, ny) {
                return -1000;
            }
            let mut value = (hash + 17 * *turn as i32) % 10;
            if game.trail(me).get(nx, ny) {
                value -= 500;
            }
            if game.trail(!me).get(nx, ny) {
                value += 300;
            }
            if far {
                value -= 20 * ((nx - self.home.0).abs() + (ny - self.home.1).abs());
            }
            if game.territory(!me).get(nx, ny) {
                value += 4;
            }
            value
        };
        let turns = [Turn::Left, Turn::Straight, Turn::Right];
        // The first of the best.
        Ok(*turns.iter().rev().max_by_key(|turn| value(turn)).expect("three"))
    }
}

#[test]
fn paper() {
    let Some(file) = bot_file(include_str!("twin_paper.py")) else {
        return;
    };
    let python = || Box::new(PaperBot::new(file.clone(), PATIENT)) as Box<dyn Bot<Paper>>;
    // Small boards, so that the twins meet.
    let boards = [(24, 17), (50, 31), (102, 101)].map(|(width, height)| PaperConfig::on(width, height, 150).boards);
    let config = PaperConfig { boards: boards.concat() };
    let games = compare(PaperRules, 9, &config, python, || Box::new(PaperTwin::default()));
    let plies: usize = games.iter().map(|(actions, _)| actions.len()).sum();
    assert!(plies > 1000, "the twins live a little: {plies} plies");
}

#[test]
fn python_bots_have_a_spec() {
    if bot_file("").is_none() {
        return;
    }
    let path = concat!("python:", env!("CARGO_MANIFEST_DIR"), "/tests/python/twin_paper.py");
    let source = BotSpec::parse(PaperV1, path).expect("a bot");
    let series =
        Series { rules: PaperRules, games: 6, seed: 1, seats: Seats::Swapped, config: PaperConfig::on(24, 17, 100) };
    let twins = || Box::new(PaperTwin::default()) as Box<dyn Bot<Paper>>;
    let actions = |first: &dyn BotMaker<Paper>| -> Vec<_> {
        let games = play_series(first, &twins, &series, &|_| ()).into_iter();
        games.map(|game| (game.game.actions, game.game.detail)).collect()
    };
    assert_eq!(actions(&source), actions(&twins));
    let missing = BotSpec::parse(PaperV1, "python:no/such.py").err();
    let missing = missing.expect("refused").to_string();
    assert_eq!(missing, "python:no/such.py: there is no no/such.py");
}

struct Duel2048Twin;

fn value(board: &Board, me: Player) -> i32 {
    let levels =
        |p: Player| -> i32 { (0..32).filter(|&c| board.owner(c) == Some(p)).map(|c| 1 << board.level(c)).sum() };
    board.empty(me).count_ones() as i32 * 5 + levels(me) - levels(!me)
}

impl Bot<Duel2048> for Duel2048Twin {
    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        Ok(match game.phase() {
            Phase::Place(me) => {
                let forced = game.forced_cell(me, game.turn());
                let theirs = game.board().empty(!me);
                let away = theirs != 0 && (forced.is_none() || game.turn() % 7 == 6);
                Duel2048Action::Place(if away { theirs.trailing_zeros() as u8 } else { forced.expect("one of them") })
            }
            Phase::Merge(me) => {
                let board = game.board();
                let possible = |d: &Direction| board.directions(me) >> *d as u8 & 1 == 1;
                let best = Direction::ALL.into_iter().filter(possible).rev();
                let best = best.max_by_key(|&d| value(&board.merge(me, d).board, me));
                Duel2048Action::Merge(best.expect("a merge is possible"))
            }
        })
    }
}

#[test]
fn duel2048() {
    let Some(file) = bot_file(include_str!("twin_duel2048.py")) else {
        return;
    };
    let python = || Box::new(Duel2048Bot::new(file.clone(), PATIENT)) as Box<dyn Bot<Duel2048>>;
    let games = compare(Duel2048Rules, 4, &Default::default(), python, || Box::new(Duel2048Twin));
    assert!(games.iter().all(|(actions, reason): &(Vec<_>, &str)| actions.len() > 500 && *reason == "score"));
}

/// The contest's own engine in Python must find the same moves as `negamax`. Its thinking time is the reference for bots of
/// the contest.
#[test]
fn the_engine_of_duel2048() {
    let Some(file) = bot_file(include_str!("engine_duel2048.py")) else {
        return;
    };
    let mut python = Duel2048Bot::new(file, PATIENT);
    for seat in Player::BOTH {
        let setup = Duel2048Rules.draw_setup(&Default::default(), &mut Rng::new(3));
        let played = play(Duel2048Rules, &setup, seat, &mut python, &mut Negamax::new(DEPTH));
        assert_eq!(played.detail, None);
        let (mut game, mut found) = (Duel2048Rules.start(&setup), 0);
        for action in &played.actions {
            if let (Duel2048Action::Merge(direction), true) = (action, game.to_move() == seat) {
                let numbers = game.numbers();
                let search = Search { numbers };
                let best = search.best(game.board(), game.turn() as usize, seat, DEPTH).0;
                // If the search finds nothing, both choose at random.
                assert_eq!(best.unwrap_or(*direction), *direction, "{seat:?}, round {}", game.turn());
                found += best.is_some() as usize;
            }
            game.play(action);
        }
        assert!(found > 300, "{found} searches");
    }
}

struct StellarTwin;

impl Bot<Stellar> for StellarTwin {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let (me, map) = (game.to_move(), game.map());
        let (mut orders, around) = (Vec::new(), map.in_order());
        for from in nodes(game.owned(me)) {
            let power = game.power(me, from);
            if power < 6.0 {
                continue;
            }
            let weakest = around[from as usize - 1].iter().copied().min_by(|&a, &b| {
                let own = |node| game.power(me, node) - game.power(!me, node) / 7.0;
                own(a).total_cmp(&own(b))
            });
            let to = weakest.expect("a connected map");
            orders.push(Order { from, to, amount: power / 3.0 + 0.1 });
        }
        Ok(orders)
    }
}

#[test]
fn stellar() {
    let Some(file) = bot_file(include_str!("twin_stellar.py")) else {
        return;
    };
    let python = || Box::new(StellarBot::new(file.clone(), PATIENT)) as Box<dyn Bot<Stellar>>;
    let games = compare(StellarRules, 12, &Default::default(), python, || Box::new(StellarTwin));
    let orders: usize = games.iter().flat_map(|(actions, _)| actions).map(Vec::len).sum();
    assert!(orders > 2000, "{orders}");
}
