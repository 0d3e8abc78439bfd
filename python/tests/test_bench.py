"""The benchmark runs; what it measures is for people."""

import subprocess
import sys


def test_the_benchmark_prints_its_tables():
    done = subprocess.run(
        [sys.executable, "-m", "turf_rl.bench", "--seconds", "0.1", "--games", "16"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Rust loop") == 6 and "two Python threads" in done.stdout
