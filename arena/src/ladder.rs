#[derive(Clone, Debug, Default)]
pub struct Rating {
    pub elo: f64,
    pub ci95: [f64; 2],
}
#[derive(Default)]
pub struct Ladder {
    n: usize,
    active: Vec<bool>,
}
impl Ladder {
    pub fn new(_: usize) -> Self {
        Self::default()
    }
    pub fn enter(&mut self, _: Option<usize>) -> usize {
        self.n += 1;
        self.active.push(true);
        self.n - 1
    }
    pub fn set_active(&mut self, i: usize, on: bool) -> bool {
        std::mem::replace(&mut self.active[i], on) != on
    }
    pub fn add(&mut self, _: usize, _: usize, _: &[f64]) {}
    pub fn fit(&mut self) {}
    pub fn ratings(&self) -> Vec<Rating> {
        vec![Rating::default(); self.n]
    }
    pub fn next(&mut self, _: &[(usize, usize)], chance: &mut turf_env::Rng) -> Option<(usize, usize)> {
        let on: Vec<usize> = (0..self.n).filter(|&i| self.active[i]).collect();
        if on.len() < 2 {
            return None;
        }
        let a = chance.below(on.len() as u32) as usize;
        let b = (a + 1 + chance.below(on.len() as u32 - 1) as usize) % on.len();
        Some((on[a], on[b]))
    }
}
