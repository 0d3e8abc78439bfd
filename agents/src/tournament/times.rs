//! How long bots think per decision: percentiles from histograms, so that no time is kept and sums can be made later.

use hdrhistogram::Histogram;
use hdrhistogram::serialization::{Deserializer, Serializer, V2Serializer};
use serde::Serialize;

/// Significant digits kept.
const DIGITS: u8 = 2;
/// The first four bytes of an uncompressed histogram, version 2; its length and its digits follow at bytes 4 and 12.
const COOKIE: u32 = 0x1C84_9313;
/// Bytes before the counts.
const HEADER: usize = 40;

/// Times of decisions, to two significant digits.
#[derive(Clone, Debug, PartialEq)]
pub struct Times(Histogram<u32>);

/// In milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half of the decisions took no longer.
    pub p50: f64,
    /// 95 % took no longer.
    pub p95: f64,
    /// 99 % took no longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Default for Times {
    fn default() -> Self {
        Self(Histogram::new(DIGITS).expect("two digits are possible"))
    }
}

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, micros: u32) {
        self.0.record(micros as u64).expect("it grows as needed");
    }

    /// Counts all of these, too.
    pub fn merge(&mut self, other: &Self) {
        self.0.add(&other.0).expect("it grows as needed");
    }

    /// For the file.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        V2Serializer::new()
            .serialize(&self.0, &mut bytes)
            .expect("memory takes everything");
        bytes
    }

    /// What [`Times::encode`] gave. Another number of digits or length than it writes is refused: the crate would make
    /// room for whatever they say before it reads on.
    pub fn decode(mut bytes: &[u8]) -> Option<Self> {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        let rest = bytes.len().checked_sub(HEADER)? as u32;
        if (number(0)?, number(4)?, number(12)?) != (COOKIE, rest, DIGITS.into()) {
            return None;
        }
        Deserializer::new().deserialize(&mut bytes).ok().map(Self)
    }

    /// Zeros without a decision.
    pub fn percentiles(&self) -> Percentiles {
        let ms = |micros: u64| micros as f64 / 1e3;
        let at = |q: f64| ms(self.0.value_at_quantile(q));
        Percentiles {
            p50: at(0.5),
            p95: at(0.95),
            p99: at(0.99),
            max: ms(self.0.max()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turf_env::Rng;

    #[test]
    fn percentiles_are_those_of_the_sorted_times_to_one_percent() {
        let mut rng = Rng::new(1);
        let mut all: Vec<u32> = (0..5000).map(|_| (20.0 * 3000_f64.powf(rng.unit())) as u32).collect();
        let mut sum = Times::default();
        for part in all.chunks(700) {
            let mut times = Times::default();
            part.iter().for_each(|&t| times.add(t));
            let bytes = times.encode();
            assert!(bytes.len() < 2000, "{}", bytes.len());
            sum.merge(&Times::decode(&bytes).expect("just encoded"));
        }
        all.sort();
        let found = sum.percentiles();
        for (q, found) in [(0.5, found.p50), (0.95, found.p95), (0.99, found.p99), (1.0, found.max)] {
            let truth = all[(5000.0 * q) as usize - 1] as f64 / 1e3;
            assert!((found / truth - 1.0).abs() < 0.01, "{q}: {found} {truth}");
        }
        assert_eq!(Times::default().percentiles(), Percentiles::default());
        assert_eq!(Times::decode(b"nonsense"), None);
        // What a stranger may claim: other digits, another length.
        for (at, byte) in [(4, 0xFF), (15, 5), (3, 4)] {
            let mut bytes = sum.encode();
            bytes[at] = byte;
            assert_eq!(Times::decode(&bytes), None);
        }
    }
}
