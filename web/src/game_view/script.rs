//! Games whose rules are a Python file, drawn as the grid that they show.

use serde_json::{Value, json};
use turf_agents::script::{Action, Legend, Position, Script};
use turf_env::{Game, Player};

use super::{GameView, View};
use crate::grid::Grid;

impl GameView for Script {
    fn view(&self) -> View {
        let [rules, rules_zh] = self.docs();
        let points = if self.is_scored() { View::GRID.points } else { "" };
        View { points, rules, rules_zh, script: self.drawing(), ..View::GRID }
    }

    fn opening(&self, game: &Position) -> Value {
        if self.is_referee() {
            let mut drawn = NO_CELLS.opening(game.turn());
            drawn["shown"] = json!({"text": self.docs()[0].lines().next().unwrap_or_default()});
            return drawn;
        }
        let grid = if self.board().is_some() { self.grid(game) } else { NO_CELLS };
        shown_beside(grid.opening(game.turn()), game)
    }

    /// Returns how a frame differs; of a referee's game the answers, which a page without a viewer shows after the title.
    fn change(&self, before: &Position, decisions: &[Action], after: &Position) -> Value {
        if self.is_referee() {
            let mut drawn = NO_CELLS.change(&NO_CELLS, after.turn());
            drawn["shown"] = json!({"text": decisions.iter().map(cut).collect::<Vec<_>>().join("\n")});
            return drawn;
        }
        let [before, now] =
            if self.board().is_some() { [before, after].map(|game| self.grid(game)) } else { [NO_CELLS; 2] };
        shown_beside(before.change(&now, after.turn()), after)
    }

    fn is_frame(&self, game: &Position) -> bool {
        !game.is_pending()
    }

    fn takes_people(&self) -> bool {
        !self.is_referee()
    }

    fn seen_by(&self, game: Position, player: Player) -> Position {
        game.seen_by(player)
    }

    fn say(&self, game: &Position, action: &Action) -> String {
        if game.tells(action) { format!("{action:?}") } else { "?".into() }
    }

    fn viewer(&self, game: &Position) -> Option<Value> {
        Some(json!({"page": Script::viewer(self)?, "record": game.record().ok()?}))
    }

    fn grid(&self, game: &Position) -> Grid {
        let (Some((_, legend)), Some(rows)) = (self.board(), game.shown().and_then(|shown| shown["grid"].as_array()))
        else {
            return Grid::of_text(&game.to_string());
        };
        let row = |row: &Value| match row {
            Value::String(row) => row.chars().map(|cell| text(&cell.to_string().into(), legend)).collect(),
            row => row.as_array().into_iter().flatten().map(|value| text(value, legend)).collect::<Vec<_>>(),
        };
        let mut rows: Vec<_> = rows.iter().map(row).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0).max(1);
        rows.iter_mut().for_each(|row| row.resize(columns, String::new()));
        Grid { columns, cells: rows.concat() }
    }

    /// Returns the cell that an action names by its number, or by row and column. The number of a column stands for the lowest
    /// empty cell in it.
    fn cell(&self, game: &Position, action: &Action) -> Option<usize> {
        let ([usual_rows, usual_columns], _) = self.board()?;
        let Grid { columns, cells } = self.grid(game);
        let number = |value: &Value| value.as_u64().map(|n| n as usize);
        if let Some(pair) = action.value().as_array() {
            let [row, column] = &pair[..] else { return None };
            let (row, column) = (number(row)?, number(column)?);
            return (column < columns && row < cells.len() / columns).then_some(row * columns + column);
        }
        let cell = number(action.value()).filter(|&cell| cell < cells.len())?;
        let numbers = || self.actions().iter().filter_map(|action| number(action.value()));
        if numbers().eq(0..usual_columns) && usual_rows > 1 {
            return (cell..cells.len()).step_by(columns).rev().find(|&cell| cells[cell].is_empty());
        }
        numbers().eq(0..usual_rows * usual_columns).then_some(cell)
    }
}

const NO_CELLS: Grid = Grid { columns: 1, cells: Vec::new() };

/// Returns the begin of an action's text.
fn cut(action: &Action) -> String {
    const LONGEST: usize = 40;
    let text = format!("{action:?}");
    if text.chars().count() <= LONGEST { text } else { text.chars().take(LONGEST).chain(['…']).collect() }
}

/// Adds what is shown besides a grid.
fn shown_beside(mut drawn: Value, game: &Position) -> Value {
    if let Some(Value::Object(shown)) = game.shown() {
        let besides = shown.iter().filter(|(part, _)| !["grid", "legend"].contains(&part.as_str()));
        drawn["shown"] = besides.map(|(part, value)| (part.clone(), value.clone())).collect();
    }
    drawn
}

/// Returns the text of a cell for [`Grid`].
fn text(value: &Value, legend: &Legend) -> String {
    let json = value.to_string();
    let plain = value.as_str().map_or_else(|| json.clone(), str::to_owned);
    let meaning = legend.iter().find(|(known, _)| *known == json).map(|(_, meaning)| meaning);
    match meaning {
        Some(Value::Number(owner)) if *owner == 0.into() || *owner == 1.into() => {
            let side = if *owner == 0.into() { "A" } else { "B" };
            // Pieces of several kinds keep their names.
            let kinds = legend.iter().filter(|(_, other)| Some(other) == meaning).count();
            if kinds > 1 { format!("{side}{plain}") } else { side.into() }
        }
        Some(Value::String(text)) => text.clone(),
        _ if value.is_null() || [".", " ", "_", "-", "0", ""].contains(&plain.as_str()) => String::new(),
        _ => plain,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::json;
    use turf_agents::Offered;
    use turf_env::{Rng, Rules};

    use super::*;
    use crate::live::Seat;
    use crate::table::{Bots, From, Table};
    use crate::timeline::Timeline;

    const FILE: &str = r#"
settings = {"n": 3}
class Game:
    simultaneous = True
    player, result = 0, None
    def __init__(self, settings, chance):
        self.n = settings["n"]
        self.rows = [[None] * self.n, [0] + ["K", "q"][:self.n - 1]]
    def legal(self, player):
        return list(range(self.n)) + ["pass"]
    def play(self, a, b):
        self.result = (None, "over")
    def show(self):
        return {"grid": self.rows, "legend": {"K": 0, "R": 0, "q": 1}, "text": f"{self.n} columns", "best": [1, 2]}
"#;

    #[test]
    fn what_is_shown_is_drawn() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("two.py");
        std::fs::write(&file, FILE).expect("written");
        std::fs::write(folder.path().join("two.js"), "turf.games['two.py'] = {};").expect("written");
        let rules = Script::load(&file).expect("rules");
        let start = |n: u32| {
            let settings = serde_json::from_value(json!({"n": n})).expect("settings");
            rules.start(&rules.draw_setup(&settings, &mut Rng::new(1)))
        };
        let view = rules.view();
        assert_eq!((view.points, view.script, view.rules_zh), ("", "turf.games['two.py'] = {};", ""));
        let shown = json!({"text": "3 columns", "best": [1, 2]});
        let cells = json!(["", "", "", "", "AK", "B"]);
        let mut game = start(3);
        assert_eq!(rules.opening(&game), json!({"columns": 3, "cells": cells, "turn": 0, "shown": shown}));
        assert_eq!(rules.opening(&start(2))["cells"], json!(["", "", "", "AK"]));
        // The lowest empty cell of a column.
        let options = rules.options(&game);
        assert_eq!([&options[0], &options[3]], [&json!([0, 3, "0"]), &json!(["pass", null, "pass"])]);
        game.play(&rules.actions()[0]);
        assert!(!rules.is_frame(&game), "B must not see what A has decided");
    }

    /// While a person plays, its page says nothing of the deals, and its replay all.
    #[test]
    fn a_persons_page_hides_the_others_cards() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/kuhn.py");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bot = folder.path().join("talker.py");
        std::fs::write(&bot, "def play(game):\n    print(vars(game))\n    return game.legal()[-1]").expect("written");
        let named = format!("python:{}", bot.display());
        let table = Bots::new(Script::load(&file).expect("rules").encoding(), Some(&named), Some(1)).expect("bots");
        let (mut game, opening) = table.start(0, From::Size(0), Seat::B).expect("a game");
        let mut update = opening.update;
        while update.end.is_none() {
            assert!(
                update.printed.is_empty() && game.shown().0.printed.is_empty(),
                "the bot's words may tell its card"
            );
            update = game.act(update.options[1][0].clone()).expect("it is legal");
        }
        assert!(update.printed.len() > 2 && game.shown().0.printed.len() == update.printed.len());
        let deals = |film: &Timeline| -> Vec<String> {
            let chance = film.movers.iter().zip(&film.moves).filter(|(movers, _)| movers[..] == [2]);
            chance.map(|(_, moves)| moves[0].clone()).collect()
        };
        let (live, ..) = game.shown();
        assert_eq!(deals(&live), ["?"; 12]);
        assert!(live.moves.concat().contains(&"bet".into()), "what all may see is told");
        assert_eq!(live.frames[0]["set"][0], json!([0, "?"]));
        let whole = table.timeline(&game.replay().expect("it is over")).expect("a replay").expect("of this game");
        assert!(deals(&whole).iter().all(|cards| cards.len() == 2), "{:?}", whole.moves);
    }
}
