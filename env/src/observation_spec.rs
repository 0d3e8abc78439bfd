//! [`ObservationSpec`]: the meaning of every number of an observation, for `turf encoding`.

use serde::Serialize;

/// Meaning of an observation's numbers, in their order.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ObservationSpec {
    /// One entry per scalar.
    pub scalars: Vec<Entry>,
    /// One entry per plane of the cells. Planes of flags share their bytes.
    pub cells: Vec<Entry>,
}

/// A scalar, or a plane: consecutive bytes with one meaning for different places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Index of the first number.
    pub index: usize,
    /// Number of values, 1 for a scalar.
    pub count: usize,
    /// Flag within each byte, 0 = lowest; `None` if the whole byte counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bit: Option<u32>,
    /// Meaning in words.
    pub name: String,
    /// Meaning of 1, or of the values.
    pub unit: &'static str,
    /// Lowest and highest value.
    pub range: [f32; 2],
}

/// Name, unit and range of a scalar.
pub type Line<'a> = (&'a str, &'static str, [f32; 2]);

impl ObservationSpec {
    /// Appends scalars, with `prefix` before each name.
    pub fn add_scalars(&mut self, prefix: &str, lines: &[Line]) {
        for (name, unit, range) in lines {
            self.scalars.push(Entry {
                index: self.scalars.len(),
                count: 1,
                bit: None,
                name: format!("{prefix}{name}"),
                unit,
                range: *range,
            });
        }
    }

    /// Appends a plane of `count` whole bytes with values up to `highest`.
    pub fn add_cells(&mut self, count: usize, name: &str, unit: &'static str, highest: u8) {
        let index = self.cells.last().map_or(0, |last| last.index + last.count);
        self.cells.push(Entry { index, count, bit: None, name: name.to_string(), unit, range: [0.0, highest.into()] });
    }
}
