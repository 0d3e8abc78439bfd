use std::time::Instant;
use turf_env::games::paper::*;
use turf_env::*;
fn run<E: Encoding>(name: &str, parts: Parts, shield: bool) {
    let n = 256;
    let mut env = VecEnv::<E>::new(VecEnvConfig { n_envs: n, seed: 1, game: Default::default(), shield, parts, max_decisions: None });
    let mut b = Batch::new::<E>(n, parts);
    env.observe(&mut b);
    let mut rng = Rng::new(1);
    let mut ch = vec![0u16; n * E::HEADS];
    let t = Instant::now();
    let mut steps = 0;
    let mut games = 0;
    while t.elapsed().as_secs_f64() < 1.0 {
        for i in 0..n { ch[i] = rng.pick(&b.mask[i * 3..i * 3 + 3]) as u16; }
        env.step(&ch, &mut b);
        steps += n;
        games += b.terminated.iter().filter(|&&t| t).count();
    }
    println!("{name}: {:.0} k/s, {:.1} decisions a game", steps as f64 / t.elapsed().as_secs_f64() / 1e3, steps as f64 / games as f64);
}
fn main() {
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().unwrap();
    let f = false;
    let only = std::env::args().nth(1);
    let on = |n: &str| only.as_deref().is_none_or(|o| o == n);
    if on("none") { run::<PaperV1>("none", Parts { cells: f, scalars: f, final_observation: f }, f); }
    if on("view") { run::<PaperV1>("view", Parts { cells: true, scalars: f, final_observation: f }, f); }
    if on("all") { run::<PaperV1>("all", Parts { cells: true, scalars: true, final_observation: f }, f); }
    if on("facts") { run::<PaperV1>("facts", Parts { cells: f, scalars: true, final_observation: f }, f); }
    if on("shield") { run::<PaperV1>("all+shield", Parts { cells: true, scalars: true, final_observation: f }, true); }
    if on("crop") { run::<PaperCrop11>("crop", Parts { cells: true, scalars: f, final_observation: f }, f); }
}
