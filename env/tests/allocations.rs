//! Steps allocate nothing while games go on.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperV1};
use turf_env::games::stellar::{StellarConfig, StellarV1};
use turf_env::{Batch, Encoding, Parts, Rng, Rules, VecEnv, VecEnvConfig};

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: hands everything on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn quiet_steps<E: Encoding>(encoding: E, config: <E::Rules as Rules>::Config, warm_up: usize) -> usize {
    let (n_envs, parts) = (4, Parts::default());
    let config = VecEnvConfig { n_envs, seed: 1, shield: true, ..VecEnvConfig::of(config) };
    let mut env = VecEnv::new(encoding, config);
    let mut batch = Batch::new(encoding.shape(), n_envs, parts);
    let mut rng = Rng::new(2);
    let mut quiet = 0;
    // On one thread, where rayon has no work to hand out.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    pool.expect("a thread").install(|| {
        env.observe(&mut batch);
        for step in 0..300 {
            let choices = rng.pick_each(&batch.mask, encoding.actions());
            let before = COUNT.get();
            env.step(&choices, &mut batch);
            if step >= warm_up && !batch.terminated.contains(&true) {
                assert_eq!(COUNT.get() - before, 0, "{}: allocations in step {step}", encoding.shape().name);
                quiet += 1;
            }
        }
    });
    quiet
}

#[test]
fn steps_do_not_allocate() {
    assert!(quiet_steps(Duel2048V1, Duel2048Config::default(), 0) > 100);
    assert!(quiet_steps(PaperV1, PaperConfig::default(), 100) > 100);
    assert!(quiet_steps(StellarV1, StellarConfig::default(), 0) > 100);
}
