"""The benchmark runs; what it measures is for people."""

import subprocess
import sys

import numpy as np
import turf_rl


def test_the_benchmark_prints_its_tables():
    done = subprocess.run(
        [sys.executable, "-m", "turf_rl.bench", "--seconds", "0.1", "--steps", "60", "--games", "16"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Rust loop") == 6 and "two Python threads" in done.stdout
    assert done.stdout.count("played by shipped") >= 4 and done.stdout.count("played by wedge") >= 2


def test_recorded_choices_play_the_same_games_again():
    env = turf_rl.VecEnv("paper", 3, encoding="facts", opponents=["wanderer"], boards=[(30, 29, 100)])
    env.reset(seed=[4, 5, 6])
    bot, choices = turf_rl.bot("paper", "delta"), np.empty((400, 3), np.uint16)
    for row in choices:
        row[:] = bot(env)
        env.step(row)
    ends = [env.episode(i) for i in range(3)]
    last = env.scalars.copy()
    assert sum(ends) > 0
    env.reset(seed=[4, 5, 6])
    assert env.spin(choices.reshape(-1)) == 3 * 400
    assert (env.scalars == last).all() and [env.episode(i) for i in range(3)] == ends
