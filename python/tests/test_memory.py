"""Memory stays flat, and threads are worth it: a long form with TURF_LONG=1."""

import gc
import os
import resource

import numpy as np
import turf_rl

STEPS = 1_000_000 if os.environ.get("TURF_LONG") else 20_000


def resident_kb():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def test_memory_is_flat():
    env = turf_rl.VecEnv("duel2048", 16, opponents=["random"], config={"rounds": 20})
    pairs = turf_rl.VecEnv("paper", 4, encoding="facts", boards=[(12, 11, 30)])
    rng = np.random.default_rng(0)

    def play(steps):
        for _ in range(steps):
            env.step(env.action_mask.argmax(-1))
            pairs.step(pairs.sample(rng))

    play(STEPS // 10)
    gc.collect()
    before = resident_kb()
    play(STEPS)
    gc.collect()
    assert resident_kb() - before < 4096


def test_environments_and_policies_are_freed():
    from test_fuzz import tiny_policy

    def make():
        env = turf_rl.VecEnv("paper", 64, opponents=[tiny_policy()])
        env.step(env.action_mask.argmax(-1))
        return env.reward

    kept = make()
    for _ in range(5):
        make()
    gc.collect()
    before = resident_kb()
    for _ in range(40):
        make()
    gc.collect()
    assert resident_kb() - before < 8192
    assert kept.shape == (64,)
