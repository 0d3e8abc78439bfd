//! Text of a network in integers, as exported Python bots carry it (`python/network.py` reads it).
//!
//! The format is `NUMBERS;TABLES`: decimal numbers with spaces between, then bytes as one number in base 32 (0–9, a–v),
//! in lines, which any Python reads fast and without a module. The bytes are tables, one after the other: weights as
//! `w + 2^15` in two bytes, everything else as `x + 2^31` in four, or as `x + 2^63` in eight, least byte first.

use turf_env::CellKind;

use super::layers::{Dense, Norm};
use super::{Family, IntegerNet, plain};
use crate::policy::file::PolicyError;

const DIGITS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";
const LINE: usize = 119;

#[derive(Default)]
struct Writer {
    numbers: Vec<String>,
    bytes: Vec<u8>,
}

impl Writer {
    fn number(&mut self, number: impl ToString) {
        self.numbers.push(number.to_string());
    }

    fn weights(&mut self, weights: &[i16]) {
        let biased = weights.iter().flat_map(|&w| (w as u16 ^ 0x8000).to_le_bytes());
        self.bytes.extend(biased);
    }

    fn sums(&mut self, sums: &[i32]) {
        let biased = sums.iter().flat_map(|&x| (x as u32 ^ 0x8000_0000).to_le_bytes());
        self.bytes.extend(biased);
    }

    fn wide_sums(&mut self, sums: &[i64]) {
        let biased = sums.iter().flat_map(|&x| (x as u64 ^ 1 << 63).to_le_bytes());
        self.bytes.extend(biased);
    }

    fn plain(&mut self, layer: &plain::Dense) {
        self.number(layer.n_out());
        self.number(layer.bits);
        self.weights(&layer.weight);
        self.wide_sums(&layer.bias);
    }

    fn dense(&mut self, layer: &Dense) {
        self.weights(&layer.weight);
        self.sums(&layer.bias);
    }

    fn norm(&mut self, norm: &Norm) {
        self.number(norm.gain.len());
        self.number(norm.eps);
        self.sums(&norm.gain);
        self.sums(&norm.bias);
    }

    fn text(self) -> String {
        let mut text = self.numbers.join(" ") + ";";
        let digits = base_32(&self.bytes);
        for line in digits.chunks(LINE) {
            text.push('\n');
            text.push_str(std::str::from_utf8(line).expect("digits"));
        }
        text
    }
}

fn base_32(bytes: &[u8]) -> Vec<u8> {
    let n = (bytes.len() * 8).div_ceil(5);
    let digit = |k: usize| {
        let bit = k * 5;
        let at = |i: usize| *bytes.get(i).unwrap_or(&0) as u16;
        DIGITS[((at(bit / 8) | at(bit / 8 + 1) << 8) >> (bit % 8) & 31) as usize]
    };
    (0..n).rev().map(digit).collect()
}

fn classes(kind: CellKind) -> Result<usize, PolicyError> {
    match kind {
        CellKind::Classes(n) => Ok(n),
        CellKind::Bits(_) => {
            Err(PolicyError::Mismatch("a network that reads cells of flags cannot be exported to Python".into()))
        }
    }
}

/// Writes the format of this module. Fails for cells of flags, which the Python side does not read.
pub fn of(net: &IntegerNet) -> Result<String, PolicyError> {
    let mut out = Writer::default();
    match &net.family {
        Family::Mlp(mlp) => {
            out.number(mlp.input.n_in());
            out.number(mlp.output.n_out());
            out.number(net.one as i64);
            let (features, shift) = match &mlp.cells {
                None => (0, 0),
                Some(cells) => (classes(cells.kind)?, cells.shift),
            };
            out.number(mlp.cells.as_ref().map_or(0, |cells| cells.rows.len() / mlp.input.n_out()));
            out.number(features);
            out.number(shift);
            out.number(mlp.norms.len());
            for (layer, norm) in [&mlp.input].into_iter().chain(&mlp.hidden).zip(&mlp.norms) {
                out.norm(norm);
                out.dense(layer);
            }
            if let Some(cells) = &mlp.cells {
                out.weights(&cells.rows);
            }
            out.dense(&mlp.output);
        }
        Family::Graph(graph) => {
            let layout = &graph.layout;
            for n in [
                layout.nodes,
                layout.degree,
                layout.features,
                layout.globals,
                layout.options,
                2, // options for the node alone
                0, // marks of edges, which encodings had until commit c93459c
            ] {
                out.number(n);
            }
            out.number(graph.edge.from.n_out());
            out.number(graph.edge.shift);
            out.number(graph.node.shift);
            out.number(graph.rounds.len());
            out.norm(&graph.norm);
            out.dense(&graph.input);
            for round in &graph.rounds {
                out.norm(&round.norm);
                out.dense(&round.own);
                out.weights(&round.other.weight);
            }
            for head in [&graph.edge, &graph.node] {
                out.weights(&head.from.weight);
                if let Some(to) = &head.to {
                    out.weights(&to.weight);
                }
                out.dense(&head.all);
                out.dense(&head.output);
            }
        }
        Family::Plain(plain) => {
            let first = &plain.hidden[0];
            out.number(plain.activation as usize);
            out.number(first.n_in());
            match &plain.cells {
                None => [0, 0].map(|n| out.number(n)),
                Some(rows) => [rows.len() / first.n_out(), classes(plain.cell_kind)?].map(|n| out.number(n)),
            };
            out.number(if plain.norms.is_empty() { 0 } else { plain::Norm::eps() });
            out.number(plain.hidden.len());
            for (k, layer) in plain.hidden.iter().enumerate() {
                out.plain(layer);
                if let Some(norm) = plain.norms.get(k) {
                    out.sums(&norm.gain);
                    out.sums(&norm.bias);
                }
            }
            if let Some(rows) = &plain.cells {
                out.weights(rows);
            }
            out.plain(&plain.output);
        }
    }
    Ok(out.text())
}
