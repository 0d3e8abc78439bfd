//! Trial of learning rules, by `TURF_TRIAL=key=value,…`; play needs the same variable as training.

use std::sync::LazyLock;

pub static TRIAL: LazyLock<Trial> = LazyLock::new(|| Trial::parse(&std::env::var("TURF_TRIAL").unwrap_or_default()));

/// Head that learns a distribution, or its classes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Head {
    Quantiles,
    HlGauss,
    C51,
}

#[derive(Clone, Debug)]
pub struct Trial {
    pub head: Option<Head>,
    pub atoms: usize,
    pub limit: f32,
    pub sigma: f32,
    pub kappa: f32,
    pub delta: f32,
    pub munchausen: f32,
    pub tau: f32,
    pub soft: bool,
    pub priority: f64,
    pub beta: f64,
    pub beta_updates: f64,
}

impl Trial {
    fn parse(text: &str) -> Self {
        let mut t = Self {
            head: None,
            atoms: 1,
            limit: 10.0,
            sigma: 0.75,
            kappa: 0.05,
            delta: 1.0,
            munchausen: 0.0,
            tau: 0.03,
            soft: true,
            priority: 0.0,
            beta: 0.4,
            beta_updates: 10_000.0,
        };
        for pair in text.split(',').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').expect("key=value");
            let x: f64 = value.parse().expect("a number");
            match key {
                "qr" => (t.head, t.atoms) = (Some(Head::Quantiles), x as usize),
                "hl" => (t.head, t.atoms) = (Some(Head::HlGauss), x as usize),
                "c51" => (t.head, t.atoms) = (Some(Head::C51), x as usize),
                "limit" => t.limit = x as f32,
                "sigma" => t.sigma = x as f32,
                "kappa" => t.kappa = x as f32,
                "delta" => t.delta = x as f32,
                "munchausen" => t.munchausen = x as f32,
                "tau" => t.tau = x as f32,
                "soft" => t.soft = x != 0.0,
                "priority" => t.priority = x,
                "beta" => t.beta = x,
                "beta_updates" => t.beta_updates = x,
                _ => panic!("unknown {key}"),
            }
        }
        t
    }

    pub fn width(&self) -> f32 {
        2.0 * self.limit / (self.atoms - 1) as f32
    }

    pub fn place(&self, k: usize) -> f32 {
        k as f32 * self.width() - self.limit
    }

    /// Returns the value that a row of atoms stands for.
    pub fn value(&self, atoms: &[f32]) -> f32 {
        match self.head {
            None => atoms[0],
            Some(Head::Quantiles) => atoms.iter().sum::<f32>() / atoms.len() as f32,
            _ => {
                let most = atoms.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let (mut sum, mut mean) = (0.0, 0.0);
                for (k, x) in atoms.iter().enumerate() {
                    let e = (x - most).exp();
                    sum += e;
                    mean += e * k as f32;
                }
                mean / sum * self.width() - self.limit
            }
        }
    }

    pub fn values(&self, atoms: &[f32]) -> Vec<f32> {
        atoms.chunks_exact(self.atoms).map(|atoms| self.value(atoms)).collect()
    }
}
