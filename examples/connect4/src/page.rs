//! Connect Four on a page; `page.js` draws what is written here.

use serde_json::{Value, json};
use turf::env::Game;
use turf::web::GameView;

use crate::rules::{COLUMNS, Connect4, ROWS};

impl GameView for Connect4 {
    const SCRIPT: &'static str = include_str!("page.js");

    /// Row by row from below: 0 A, 1 B, null.
    fn opening(&self) -> Value {
        let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
        cells
            .map(|(column, row)| json!(self.at(column, row).map(|p| p.index())))
            .collect()
    }

    fn change(before: &Self, decisions: &[u8], _after: &Self) -> Value {
        let (column, row) = (decisions[0], before.height(decisions[0]));
        json!({"cell": row * COLUMNS + column, "player": before.to_move().index()})
    }

    fn options(&self) -> Value {
        (0..COLUMNS).filter(|column| self.is_legal(column)).collect()
    }
}
