"""``python -m turf_rl.bench``: steps from Python beside the Rust loop, in one run, and other libraries where installed.

The contenders of a table take turns in short slices, each on one thread, and are measured in that thread's own processor
time: what else runs on the machine does not count. All play the first legal choice, found anew in every step. ``Rust loop``
does all of it in Rust, in the same environment.
"""

from __future__ import annotations

import argparse
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import turf_rl
from turf_rl import _turf

Run = Callable[[float], float]
"""Plays for about so long; decisions per second of the thread's processor time."""
Contender = tuple[str, Run, str]

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("paper, facts", "paper", {"encoding": "facts"}),
    ("paper, 11 x 11 crop", "paper", {"encoding": "crop"}),
    ("duel2048", "duel2048", {}),
]


def steps(step: Callable[[], int]) -> Run:
    """Calls ``step``, which says how many decisions it made, until the time is up."""

    def run(seconds: float) -> float:
        count, until, start = 0, time.perf_counter() + seconds, time.thread_time()
        while time.perf_counter() < until:
            count += step()
        return count / max(time.thread_time() - start, 1e-9)

    return run


def in_rust(env: turf_rl.VecEnv) -> Run:
    """The loop in Rust."""

    def run(seconds: float) -> float:
        start = time.thread_time()
        count = env._env.spin(seconds)
        return count / max(time.thread_time() - start, 1e-9)

    return run


def of_vec_env(game: str, n: int, **settings: Any) -> Run:
    """Steps of VecEnv from Python."""
    env = turf_rl.VecEnv(game, n, **settings)

    def step() -> int:
        env.step(env.action_mask.argmax(axis=-1))
        return n

    return steps(step)


def of_gymnasium(game: str, n: int, copy: bool, **settings: Any) -> Run | None:
    """Steps of the Gymnasium vector form: one's own decisions."""
    try:
        from turf_rl.gym import TurfVectorEnv
    except ModuleNotFoundError:
        return None
    env = TurfVectorEnv(game, n, copy=copy, autoreset_mode="SameStep", **settings)
    _, info = env.reset(seed=0)
    masks = [info["action_mask"]]

    def step() -> int:
        masks[0] = env.step(masks[0].argmax(axis=-1))[4]["action_mask"]
        return n

    return steps(step)


def peers(n: int) -> list[Contender]:
    """Environments of other libraries that happen to be installed."""
    found: list[Contender] = []
    try:
        import envpool

        env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=n, num_threads=1)
        env.reset()
        found.append(("envpool CartPole", steps(lambda: len(env.step(np.zeros(n, np.int32))[1])), "16 bytes"))
    except Exception:
        pass
    try:
        from pettingzoo.classic import connect_four_v3

        board = connect_four_v3.env()
        found.append(("pettingzoo connect_four", _aec(board), "84 bytes"))
    except Exception:
        pass
    try:
        import pyspiel

        found.append(("open_spiel connect_four", _spiel(pyspiel.load_game("connect_four")), "504 bytes"))
    except Exception:
        pass
    return found


def _aec(env: Any) -> Run:
    def game() -> int:
        count = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
            count += 1
        return count

    return steps(game)


def _spiel(game: Any) -> Run:
    def play() -> int:
        count, state = 0, game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(state.legal_actions()[0])
            count += 1
        return count

    return steps(play)


def two_threads(n: int, seconds: float) -> None:
    """Two Python threads, each with an environment of its own, beside one."""
    envs = [turf_rl.VecEnv("paper", n, encoding="facts", seed=seed, final_observation=False) for seed in range(2)]

    def run(env: turf_rl.VecEnv, until: float, counts: list[int]) -> None:
        count = 0
        while time.perf_counter() < until:
            env.step(env.action_mask.argmax(axis=-1))
            count += n
        counts.append(count)

    best = {1: 0.0, 2: 0.0}
    for _ in range(10):
        for many in (1, 2):
            counts: list[int] = []
            until = time.perf_counter() + seconds / 10
            threads = [threading.Thread(target=run, args=(env, until, counts)) for env in envs[:many]]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            best[many] = max(best[many], sum(counts) / (seconds / 10))
    print(f"paper, facts: two Python threads, an environment each\n  x {best[2] / best[1]:.2f} of one")


def table(title: str, contenders: list[Contender], seconds: float, slices: int = 20) -> dict[str, float]:
    """Lets them take turns; prints and returns the median slice of each, and prints the median of the ratios to the first."""
    for _, run, _ in contenders:
        run(seconds / 5)
    speeds: dict[str, list[float]] = {name: [] for name, _, _ in contenders}
    for _ in range(slices):
        for name, run, _ in contenders:
            speeds[name].append(run(seconds / slices))
    first = contenders[0][0]
    print(title)
    typical = {}
    for name, _, note in contenders:
        typical[name] = statistics.median(speeds[name])
        ratio = statistics.median(own / other for own, other in zip(speeds[name], speeds[first]))
        print(f"  {name:<30} {typical[name] / 1e3:>9.0f} k decisions a processor second  x {ratio:.2f}  {note}")
    return typical


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m turf_rl.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each measurement")
    parser.add_argument("--games", type=int, default=1024, help="games stepped together")
    options = parser.parse_args()
    n, seconds = options.games, options.seconds
    for title, game, settings in CASES:
        env = turf_rl.VecEnv(game, 1, **settings)
        size = f"{sum(part.nbytes for part in env.observation.values())} bytes"
        both: list[Contender] = [
            ("Rust loop", in_rust(turf_rl.VecEnv(game, n, final_observation=False, **settings)), size),
            ("VecEnv.step from Python", of_vec_env(game, n, final_observation=False, **settings), size),
        ]
        table(f"{title}, {n} games, both seats", both, seconds)
        weakest = turf_rl.bots(game)[0].name
        one: list[Contender] = [
            ("Rust loop", in_rust(turf_rl.VecEnv(game, n, opponents=[weakest], **settings)), size),
            ("VecEnv.step from Python", of_vec_env(game, n, opponents=[weakest], **settings), size),
        ]
        for name, copy in (("Gymnasium vector, copy=False", False), ("Gymnasium vector", True)):
            run = of_gymnasium(game, n, copy, opponents=[weakest], **settings)
            if run is not None:
                one.append((name, run, size))
        table(f"{title}, {n} games, against {weakest}", one, seconds)
    two_threads(n, seconds)
    others = peers(n)
    if others:
        table("others, as they come", others, seconds)


if __name__ == "__main__":
    main()
