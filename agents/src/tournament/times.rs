//! Thinking times per decision as histograms, which can be merged.

use hdrhistogram::Histogram;
use hdrhistogram::serialization::{Deserializer, Serializer, V2Serializer};
use serde::Serialize;

const DIGITS: u8 = 2;
/// First four bytes of an uncompressed histogram, version 2. Length and digits follow at bytes 4 and 12.
const COOKIE: u32 = 0x1C84_9313;
const HEADER: usize = 40;

/// Histogram of decision times in microseconds, to two significant digits.
#[derive(Clone, Debug, PartialEq)]
pub struct Times(Histogram<u32>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Percentiles {
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub max: f64,
}

impl Default for Times {
    fn default() -> Self {
        Self(Histogram::new(DIGITS).expect("two digits are possible"))
    }
}

impl Times {
    pub fn add(&mut self, micros: u32) {
        self.0.record(micros as u64).expect("it grows as needed");
    }

    pub fn merge(&mut self, other: &Self) {
        self.0.add(&other.0).expect("it grows as needed");
    }

    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        V2Serializer::new().serialize(&self.0, &mut bytes).expect("memory takes everything");
        bytes
    }

    /// Decodes the output of [`Times::encode`]. Rejects any other digits or length, because the crate allocates as much as
    /// they claim before it reads on.
    pub fn decode(mut bytes: &[u8]) -> Option<Self> {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        let rest = bytes.len().checked_sub(HEADER)? as u32;
        if (number(0)?, number(4)?, number(12)?) != (COOKIE, rest, DIGITS.into()) {
            return None;
        }
        Deserializer::new().deserialize(&mut bytes).ok().map(Self)
    }

    /// Returns percentiles in milliseconds. All are 0 if there is no decision.
    pub fn percentiles(&self) -> Percentiles {
        let ms = |micros: u64| micros as f64 / 1e3;
        let at = |q: f64| ms(self.0.value_at_quantile(q));
        Percentiles { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: ms(self.0.max()) }
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
        // Forged headers: other digits, another length.
        for (at, byte) in [(4, 0xFF), (15, 5), (3, 4)] {
            let mut bytes = sum.encode();
            bytes[at] = byte;
            assert_eq!(Times::decode(&bytes), None);
        }
    }
}
