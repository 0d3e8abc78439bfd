//! [`Grid`]: a position as rows of cells, for games without drawing code of their own.

use serde_json::{Value, json};

/// Cells row by row from above.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    pub columns: usize,
    /// Texts of cells: empty for an empty cell; `A` or `B`, and more text, for a side's stone; other text as it is.
    pub cells: Vec<String>,
}

impl Grid {
    /// Makes a cell per character. `X`, `x`, `#` and `A` are stones of A; `O`, `o`, `%` and `B` of B; space, `.`, `_` and `-`
    /// empty cells. Leaves out a first line that is the only one of its length, a title.
    pub fn of_text(text: &str) -> Self {
        let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
        let board = match &lines[..] {
            [title, board @ ..] if !board.is_empty() && board.iter().all(|line| line.len() != title.len()) => board,
            all => all,
        };
        let columns = board.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let cell = |character: &char| match character {
            ' ' | '.' | '_' | '-' => String::new(),
            'X' | 'x' | 'A' | '#' => "A".into(),
            'O' | 'o' | 'B' | '%' => "B".into(),
            other => other.to_string(),
        };
        let row = |line: &Vec<char>| {
            let padding = std::iter::repeat_n(String::new(), columns - line.len());
            line.iter().map(cell).chain(padding).collect::<Vec<_>>()
        };
        Self { columns, cells: board.iter().flat_map(row).collect() }
    }

    pub(crate) fn opening(&self, turn: u32) -> Value {
        json!({"columns": self.columns, "cells": self.cells, "turn": turn})
    }

    /// Returns the cells that differ after a frame, and the turn.
    pub(crate) fn change(&self, after: &Self, turn: u32) -> Value {
        let cells = self.cells.iter().zip(&after.cells).enumerate();
        let set: Vec<(usize, &String)> =
            cells.filter(|(_, (before, after))| before != after).map(|(i, (_, after))| (i, after)).collect();
        json!({"set": set, "turn": turn})
    }
}
