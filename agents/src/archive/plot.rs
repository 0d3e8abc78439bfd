//! Pictures of games and of sets of games as SVG, modelled on the analysis scripts of the 2018 platform.
//!
//! | file | holds |
//! |---|---|
//! | [`measure`] | quantities of a game: areas, distances, shares |
//! | [`of_game`] | curves over the turns of one game |
//! | [`of_set`] | mean length and size per bot with standard deviation; a point per side and game |

pub mod measure;
pub mod of_game;
pub mod of_set;
#[cfg(test)]
mod tests;

use std::fmt::Display;

use plotters::prelude::*;

pub struct Picture {
    pub name: String,
    pub svg: String,
}

/// Error of the drawing code. No input can cause one.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw: {0}")]
pub struct PlotError(String);

impl PlotError {
    fn of(error: impl Display) -> Self {
        Self(error.to_string())
    }
}

/// Colours for colour-blind readers (Okabe and Ito, 2008). The first two are players A and B.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
];
const QUIET: RGBColor = RGBColor(165, 165, 165);
const GRID: RGBColor = RGBColor(225, 225, 225);
const SIZE: (u32, u32) = (840, 440);
const FONT: &str = "sans-serif";

struct Frame<'a> {
    title: &'a str,
    x: &'a str,
    y: &'a str,
    x_range: std::ops::Range<f64>,
    y_range: std::ops::Range<f64>,
}

type Chart<'a> = ChartContext<
    'a,
    SVGBackend<'a>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

fn draw(
    frame: &Frame,
    legend: bool,
    content: impl FnOnce(&mut Chart) -> Result<(), PlotError>,
) -> Result<String, PlotError> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&WHITE).map_err(PlotError::of)?;
        let mut chart = ChartBuilder::on(&root)
            .caption(frame.title, (FONT, 19))
            .margin(14)
            .margin_right(26)
            .x_label_area_size(44)
            .y_label_area_size(62)
            .build_cartesian_2d(frame.x_range.clone(), frame.y_range.clone())
            .map_err(PlotError::of)?;
        chart
            .configure_mesh()
            .x_desc(frame.x)
            .y_desc(frame.y)
            .axis_desc_style((FONT, 15))
            .label_style((FONT, 13))
            .bold_line_style(GRID)
            .light_line_style(TRANSPARENT)
            .axis_style(QUIET)
            .x_labels(9)
            .y_labels(7)
            .x_label_formatter(&tick)
            .y_label_formatter(&tick)
            .draw()
            .map_err(PlotError::of)?;
        content(&mut chart)?;
        if legend {
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperLeft)
                .background_style(WHITE.mix(0.85))
                .border_style(GRID)
                .label_font((FONT, 14))
                .draw()
                .map_err(PlotError::of)?;
        }
        root.present().map_err(PlotError::of)?;
    }
    Ok(svg)
}

fn tick(x: &f64) -> String {
    let text = format!("{x:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

fn up_to(values: impl Iterator<Item = f64>) -> std::ops::Range<f64> {
    let most = values.fold(0.0, f64::max);
    0.0..if most > 0.0 { most * 1.22 } else { 1.0 }
}

fn short(name: &str) -> String {
    let last = name.rsplit('/').next().unwrap_or(name);
    match last.char_indices().nth(28) {
        Some((at, _)) => format!("{}…", &last[..at]),
        None => last.to_string(),
    }
}
