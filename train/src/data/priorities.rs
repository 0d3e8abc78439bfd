//! Sum tree of priorities (Schaul et al. 2016), for a trial.

use std::sync::RwLock;

#[derive(Debug, Default)]
pub struct Priorities(pub RwLock<Tree>);

impl Clone for Priorities {
    fn clone(&self) -> Self {
        Self(RwLock::new(self.0.read().expect("sound").clone()))
    }
}

impl PartialEq for Priorities {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tree {
    sums: Vec<f64>,
    leaves: usize,
    most: f64,
    updates: u64,
}

impl Tree {
    pub fn new(capacity: usize) -> Self {
        let leaves = capacity.next_power_of_two();
        Self {
            sums: vec![0.0; 2 * leaves],
            leaves,
            most: 1e-3,
            updates: 0,
        }
    }

    pub fn set(&mut self, row: usize, priority: f64) {
        let mut at = self.leaves + row;
        self.sums[at] = priority;
        while at > 1 {
            at /= 2;
            self.sums[at] = self.sums[2 * at] + self.sums[2 * at + 1];
        }
    }

    pub fn set_new(&mut self, row: usize) {
        self.set(row, self.most);
    }

    pub fn learn(&mut self, row: usize, priority: f64) {
        self.most = self.most.max(priority);
        self.set(row, priority);
    }

    pub fn total(&self) -> f64 {
        self.sums[1]
    }

    pub fn of(&self, row: usize) -> f64 {
        self.sums[self.leaves + row]
    }

    pub fn find(&self, mut x: f64) -> usize {
        let mut at = 1;
        while at < self.leaves {
            at *= 2;
            if x >= self.sums[at] && self.sums[at + 1] > 0.0 {
                x -= self.sums[at];
                at += 1;
            }
        }
        at - self.leaves
    }

    pub fn count(&mut self) {
        self.updates += 1;
    }

    pub fn updates(&self) -> u64 {
        self.updates
    }
}
