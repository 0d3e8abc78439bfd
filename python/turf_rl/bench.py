"""``python -m turf_rl.bench``: steps from Python beside the Rust loop, in one run, and other libraries where installed.

The contenders of a table take turns in short slices; the fastest slice counts, as in ``turf bench``. All play the first
legal choice, found anew in every step, on one thread. ``Rust loop`` does all of it in Rust, in the same environment.
"""

from __future__ import annotations

import argparse
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import turf_rl
from turf_rl import _turf

Contender = tuple[str, Callable[[float], float], str]

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("paper, facts", "paper", {"encoding": "facts"}),
    ("paper, 11 x 11 crop", "paper", {"encoding": "crop"}),
    ("duel2048", "duel2048", {}),
]


def of_vec_env(game: str, n: int, **settings: Any) -> Callable[[float], float]:
    """Steps of VecEnv from Python."""
    env = turf_rl.VecEnv(game, n, final_observation=False, **settings)

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.step(env.action_mask.argmax(axis=-1))
            count += n
        return count / (time.perf_counter() - start)

    return run


def of_rust(game: str, n: int, **settings: Any) -> Callable[[float], float]:
    """The same loop in Rust."""
    env = turf_rl.VecEnv(game, n, final_observation=False, **settings)
    return lambda seconds: float(env._env.spin(seconds))


def of_gymnasium(game: str, n: int, copy: bool, **settings: Any) -> Callable[[float], float] | None:
    """Steps of the Gymnasium vector form against the weakest bot: one's own decisions."""
    try:
        from turf_rl.gym import TurfVectorEnv
    except ModuleNotFoundError:
        return None
    env = TurfVectorEnv(game, n, copy=copy, autoreset_mode="SameStep", **settings)
    env.reset(seed=0)

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.step(env.games.action_mask.argmax(axis=-1))
            count += n
        return count / (time.perf_counter() - start)

    return run


def of_rust_one_sided(game: str, n: int, **settings: Any) -> Callable[[float], float]:
    """The loop in Rust of what the Gymnasium form steps."""
    opponents = [turf_rl.bots(game)[0].name]
    env = turf_rl.VecEnv(game, n, opponents=opponents, **settings)
    return lambda seconds: float(env._env.spin(seconds))


def peers(n: int) -> list[Contender]:
    """Environments of other libraries that happen to be installed."""
    found: list[Contender] = []
    try:
        import envpool

        env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=n, num_threads=1)
        env.reset()
        found.append(("envpool CartPole", _spin(lambda: env.step(np.zeros(n, np.int32)), n), "16 bytes"))
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


def _spin(step: Callable[[], Any], n: int) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            step()
            count += n
        return count / (time.perf_counter() - start)

    return run


def _aec(env: Any) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
                count += 1
        return count / (time.perf_counter() - start)

    return run


def _spiel(game: Any) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.observation_tensor()
                state.apply_action(state.legal_actions()[0])
                count += 1
        return count / (time.perf_counter() - start)

    return run


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
    """Lets them take turns; prints and returns the best slice of each, and the median of the ratios to the first."""
    for _, run, _ in contenders:
        run(seconds / 5)
    speeds: dict[str, list[float]] = {name: [] for name, _, _ in contenders}
    for _ in range(slices):
        for name, run, _ in contenders:
            speeds[name].append(run(seconds / slices))
    first = contenders[0][0]
    print(title)
    best = {}
    for name, _, note in contenders:
        best[name] = max(speeds[name])
        ratios = sorted(own / other for own, other in zip(speeds[name], speeds[first]))
        print(
            f"  {name:<34} {best[name] / 1e3:>9.0f} k decisions/s  x {best[name] / best[first]:.2f} "
            f"(median slice x {ratios[len(ratios) // 2]:.2f})  {note}"
        )
    return best


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
        contenders: list[Contender] = [
            ("Rust loop", of_rust(game, n, **settings), size),
            ("VecEnv.step from Python", of_vec_env(game, n, **settings), size),
        ]
        table(f"{title}, {n} games, both seats", contenders, seconds)
        one_sided: list[Contender] = [("Rust loop", of_rust_one_sided(game, n, **settings), size)]
        for name, copy in (("Gymnasium vector, copy=False", False), ("Gymnasium vector", True)):
            run = of_gymnasium(game, n, copy, **settings)
            if run is not None:
                one_sided.append((name, run, size))
        table(f"{title}, {n} games, against {turf_rl.bots(game)[0].name}", one_sided, seconds)
    two_threads(n, seconds)
    others = peers(n)
    if others:
        table("others, as they come", others, seconds)


if __name__ == "__main__":
    main()
