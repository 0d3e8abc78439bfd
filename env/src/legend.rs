//! [`Legend`]: what every number of an observation is, for `turf encoding`.

use serde::Serialize;

/// What an encoding's observation consists of, in its order.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Legend {
    /// An entry for each scalar.
    pub scalars: Vec<Entry>,
    /// An entry for each plane of the cells; planes of flags lie over the same bytes.
    pub cells: Vec<Entry>,
}

/// One scalar, or a plane: consecutive bytes that mean the same of different places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Index of the first number.
    pub index: usize,
    /// Numbers, 1 for a scalar.
    pub count: usize,
    /// The flag of each byte that is meant, 0 the lowest; none where the whole byte is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bit: Option<u32>,
    /// What it is.
    pub name: String,
    /// What 1 stands for, or what the values mean.
    pub unit: &'static str,
    /// The lowest and the highest value.
    pub range: [f32; 2],
}

/// Name, unit and range of a scalar.
pub type Line<'a> = (&'a str, &'static str, [f32; 2]);

impl Legend {
    /// Adds scalars, each name with something in front.
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

    /// Adds a plane of whole bytes behind those that are there.
    pub fn add_cells(&mut self, count: usize, name: &str, unit: &'static str, highest: u8) {
        let index = self.cells.last().map_or(0, |last| last.index + last.count);
        self.cells.push(Entry {
            index,
            count,
            bit: None,
            name: name.to_string(),
            unit,
            range: [0.0, highest.into()],
        });
    }
}
