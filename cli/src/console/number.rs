//! Numbers as values of flags.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Returns a parser of numbers in `range`, whose error says which ones it takes.
pub fn within<N: FromStr + PartialOrd + Display + Copy>(
    range: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let whole = if "0.5".parse::<N>().is_err() { "whole " } else { "" };
            Err(format!("takes a {whole}number from {} to {}", range.start(), range.end()))
        }
    }
}
