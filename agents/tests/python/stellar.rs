//! Interface of stellar's Python bots: arguments, return values and interruption.

use std::sync::Arc;
use std::time::Duration;

use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::record::{Mishap, PlayedGame};
use turf_agents::{Bot, Forfeit};
use turf_env::games::stellar::{Order, StarMap, Stellar, StellarConfig, StellarRules};
use turf_env::{Player, Rng, Rules};

use super::{Hosted, PATIENT, bot_file, play};

struct Idle;

impl Bot<Stellar> for Idle {
    fn choose(&mut self, _game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        Ok(Vec::new())
    }
}

fn game(bot: &mut StellarBot, max_turns: u32) -> PlayedGame<StellarRules> {
    let setup = StellarRules.draw_setup(&StellarRules.config(max_turns), &mut Rng::new(3));
    play(StellarRules, &setup, Player::A, bot, &mut Idle)
}

#[test]
fn bots_are_given_a_map() {
    let mut setup = StellarRules.draw_setup(&StellarConfig::default(), &mut Rng::new(3));
    // Neighbours keep the order of the map.
    let mut order = setup.map.in_order();
    order.iter_mut().for_each(|next| next.rotate_left(1));
    setup.map = Arc::new(StarMap::clone(&setup.map).ordered(order.clone()).expect("the same"));
    let places: Vec<String> = setup.map.xy().iter().map(|[x, y]| format!("({x:?}, {y:?})")).collect();
    let source = format!("ORDER = {order:?}\nPLACES = [{}]\n{}", places.join(", "), include_str!("checks_the_map.py"));
    let Some(file) = bot_file(&source) else { return };
    for seat in Player::BOTH {
        let mut bot = StellarBot::new(file.clone(), PATIENT);
        let played = play(StellarRules, &setup, seat, &mut bot, &mut Idle);
        assert_eq!(played.detail, None);
        assert_eq!(played.mishaps, [vec![], vec![]]);
        let orders: usize = played.actions.iter().map(Vec::len).sum();
        assert!(orders > 0, "it sent something");
    }
}

#[test]
fn no_bot_sees_the_map_before_its_clock_runs() {
    let source = "import sys\n\nclass player_class:\n    def __init__(self, i):\n        self.seen = []\n        \
                  f = sys._getframe()\n        while f:\n            for v in list(f.f_locals.values()):\n                \
                  if isinstance(v, bytes) and f.f_code.co_name.startswith('on_'): self.seen.append(len(v))\n                \
                  if getattr(v, 'neighbours', None) or getattr(v, 'xy', None): self.seen.append('map')\n            \
                  f = f.f_back\n    def player_func(self, m):\n        print(self.seen)\n        return []\n";
    let Some(file) = bot_file(source) else { return };
    let played = game(&mut StellarBot::new(file, PATIENT), 1);
    assert_eq!(played.mishaps, [vec![], vec![]]);
    // The seat, the turn limit, the seconds: no data whose length depends on the map.
    assert_eq!(played.printed[0].text, "[13]");
}

#[test]
fn what_is_no_list_of_orders_is_dropped_and_told() {
    let cases = [
        ("[(1, near, 5)]", 0),
        ("[]", 0),
        ("__import__('collections').UserList()", 100),
        ("type('List', (list,), {})()", 0),
        ("[__import__('collections').namedtuple('Order', 'a b c')(1, near, 5)]", 0),
        ("[[1, near, 5.5]]", 100),
        ("[(1, near, __import__('decimal').Decimal(5))]", 100),
        ("[(1, near, __import__('fractions').Fraction(5))]", 100),
        ("[(1, near, 5), [1, 2, 3]]", 100),
        ("[(type('I', (), {'__index__': lambda self: 1})(), near, 5)]", 100),
        ("[(1, near, 10 ** 400)]", 100),
        ("None", 100),
        ("((1, 2, 3),)", 100),
        ("[(1, 2)]", 100),
        ("[(1, 2, '3')]", 100),
        ("[(1.0, 2, 3)]", 100),
        ("[(1, 2000, 3)]", 100),
        ("[(1, near, 1e9)]", 100),
        ("1 / 0", 100),
    ];
    for (answer, dropped) in cases {
        let source = format!(
            "class player_class:\n    def __init__(self, player_id):\n        pass\n    \
             def player_func(self, map_info):\n        near = map_info.nodes[1].get_next()[0]\n        return {answer}\n"
        );
        let Some(file) = bot_file(&source) else { return };
        let played = game(&mut StellarBot::new(file, PATIENT), 100);
        assert_eq!((played.reason, played.detail), ("turns", None), "{answer}");
        // Each turn has an error of its own.
        let turns: Vec<u32> = played.mishaps[0].iter().map(|mishap| mishap.turn).collect();
        assert_eq!(turns, (0..dropped).collect::<Vec<u32>>(), "{answer}");
    }
}

#[test]
fn what_was_not_charged_is_no_thinking_time() {
    let source = "
import time
time.sleep(0.5)
class player_class:
    def __init__(self, player_id):
        time.sleep(0.5)
    def player_func(self, map_info):
        return []
";
    let Some(file) = bot_file(source) else { return };
    let played = game(&mut StellarBot::new(file, PATIENT), 100);
    assert_eq!((played.detail, played.start_micros[0]), (None, 0));
}

#[test]
fn a_refused_list_is_told_by_its_order_in_a_line_and_to_the_bot() {
    for (bad, told) in [
        ("(1, 1, 2)", "order 2, (1, 1, 2.0): no edge joins these nodes"),
        ("(1, near, -1)", "-1.0): the amount is not above 0"),
        ("(1, near, 99)", "99.0): the orders take all"),
        ("(1, 200, 1)", "order 2, (1, 200, 1.0): there is no such node"),
        ("(1, 1 << 70, 1)", "order 2, (1, 1180591620717411303424, 1): there is no such node"),
        ("(1, 'a\\n' * 999, 1)", "order 2, (1, 'a\\na"),
        ("[1, 2, 3]", "order 2, [1, 2, 3]: an order is a tuple"),
    ] {
        let source = format!(
            "class player_class:\n    def __init__(self, player_id):\n        self.turn = 0\n    \
             def player_func(self, map_info):\n        self.turn += 1\n        \
             assert map_info.error1.startswith('RuntimeError: ') == (self.turn == 2), map_info.error1\n        \
             near = map_info.nodes[1].get_next()[0]\n        \
             return [(1, near, 5)] + [{bad}] * 50000 * (self.turn == 1)\n"
        );
        let source = source.replace("50000", if bad.contains("999") { "9" } else { "49000" });
        let Some(file) = bot_file(&source) else { return };
        let played = game(&mut StellarBot::new(file, PATIENT), 100);
        let [Mishap { turn: 0, what }] = &played.mishaps[0][..] else { panic!("{bad}: {:?}", played.mishaps) };
        assert!(what.contains(told) && !what.contains('\n') && what.len() < 300, "{bad}: {what}");
    }
}

#[test]
fn a_turn_that_takes_too_long_is_interrupted() {
    // The interruption must end a loop that catches every exception. The call does not complete, and the object keeps its
    // state.
    let source = "
import time
class player_class:
    def __init__(self, player_id):
        self.turn = 0
        self.ended = 0
    def player_func(self, map_info):
        self.turn += 1
        while self.turn <= 3:
            try:
                end = time.perf_counter() + 20
                while time.perf_counter() < end:
                    pass
                self.ended += 1
                break
            except Exception:
                self.ended += 1
        assert self.ended == 0
        return []
";
    let Some(file) = bot_file(source) else { return };
    let mut limits = PATIENT;
    limits.think = Duration::from_millis(300);
    let played = game(&mut StellarBot::new(file, limits), 100);
    assert_eq!((played.turns, played.detail), (100, None));
    // A busy machine may exceed later limits too, and overtime is deducted from later turns.
    let told = &played.mishaps[0];
    assert!(told.len() >= 3 && told[..3].iter().map(|mishap| mishap.turn).eq(0..3), "{told:?}");
    let interrupted =
        |mishap: &Mishap| mishap.what.contains("player_func took") || mishap.what.contains("took the time");
    assert!(told.iter().all(interrupted), "{told:?}");
}
