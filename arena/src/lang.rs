//! The languages of all pages of turf.

pub use turf_web::lang::*;

#[cfg(test)]
mod tests;
