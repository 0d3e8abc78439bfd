//! Games whose rules are a Python file, drawn as the grid that they show.

use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_agents::script::{Action, Legend, Position, Script};

use super::{GameView, View};
use crate::grid::Grid;

impl GameView for Script {
    fn view(&self) -> View {
        View { rules: self.doc(), ..View::GRID }
    }

    fn takes_people(&self) -> bool {
        !self.is_referee()
    }

    fn viewer(&self, replay: &Replay<Self>) -> Option<Value> {
        let page = Script::viewer(self)?;
        Some(json!({"page": page, "record": replay.positions().last()?.shown()?["record"]}))
    }

    fn grid(&self, game: &Position) -> Grid {
        if self.is_referee() {
            return Grid::of_text("");
        }
        let shown = game.shown();
        let (Some(([_, columns], legend)), Some(shown)) = (self.board(), &shown) else {
            return Grid::of_text(&game.to_string());
        };
        let rows = shown["grid"].as_array().into_iter().flatten();
        let values = rows.flat_map(|row| match row {
            Value::String(row) => row.chars().map(|cell| cell.to_string().into()).collect(),
            row => row.as_array().cloned().unwrap_or_default(),
        });
        Grid { columns, cells: values.map(|value| text(&value, legend)).collect() }
    }

    /// Returns the cell that an action names by its number, or by row and column. The number of a column stands for the lowest
    /// empty cell in it.
    fn cell(&self, game: &Position, action: &Action) -> Option<usize> {
        let ([rows, columns], _) = self.board()?;
        let number = |value: &Value| value.as_u64().map(|n| n as usize);
        if let Some(pair) = action.value().as_array() {
            let [row, column] = &pair[..] else { return None };
            let (row, column) = (number(row)?, number(column)?);
            return (row < rows && column < columns).then_some(row * columns + column);
        }
        let cell = number(action.value()).filter(|&cell| cell < rows * columns)?;
        let numbers = || self.actions().iter().map(|action| number(action.value()));
        if numbers().eq((0..columns).map(Some)) && rows > 1 {
            let cells = self.grid(game).cells;
            return (0..rows).rev().map(|row| row * columns + cell).find(|&cell| cells[cell].is_empty());
        }
        numbers().eq((0..rows * columns).map(Some)).then_some(cell)
    }
}

/// Returns the text of a cell for [`Grid`].
fn text(value: &Value, legend: &Legend) -> String {
    let json = value.to_string();
    let plain = value.as_str().map_or_else(|| json.clone(), str::to_owned);
    match legend.iter().find(|(known, _)| *known == json).map(|(_, meaning)| meaning) {
        Some(Value::Number(owner)) if *owner == 0.into() => "A".into(),
        Some(Value::Number(owner)) if *owner == 1.into() => "B".into(),
        Some(Value::String(text)) => text.clone(),
        _ if value.is_null() || [".", " ", "_", "-", "0", ""].contains(&plain.as_str()) => String::new(),
        _ => plain,
    }
}
