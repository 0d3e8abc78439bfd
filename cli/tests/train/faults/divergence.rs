//! Diverged learning.

use turf_agents::policy::file::PolicyFile;

use crate::train::run::Run;

#[test]
fn exploding_learning_stops_and_says_what_to_try() {
    for rate in ["1e4", "1e30", "1e38"] {
        let run = Run::new();
        let settings = format!("dqn.learning_rate={rate} checkpoint.period=8 dqn.gradient_clip=0");
        let (said, last) = run.start(&settings, "--updates 10000").fail();
        for part in ["error: learning diverged after ", "the last checkpoint is ", "try a new run", "dqn.learning_rate"]
        {
            assert!(last.contains(part), "{rate}: {said}");
        }
        assert!(!run.path.join("policy.turf").exists() && !run.path.join("summary.json").exists());
        let kept = run.whole_checkpoints();
        assert!(!kept.is_empty(), "{rate}");
        for number in kept {
            let policy = PolicyFile::read(&run.file(number, "policy.turf"));
            assert!(policy.is_ok(), "{rate}: a checkpoint of what makes no sense");
        }
    }
}
