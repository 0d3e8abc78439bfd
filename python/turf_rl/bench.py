"""``python -m turf_rl.bench``: steps from Python beside the Rust loop, in one run, and other libraries where installed.

The contenders of a table take turns in short slices, each on one thread, and are measured in this process's processor time,
that of a library's own threads included: decisions a second and core. What else runs on the machine does not count. All play the first legal choice, found anew in every step. ``Rust loop``
does all of it in Rust, in the same environment.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

import turf_rl
from turf_rl.bench_peers import PEERS

Run = Callable[[float], float]
"""Plays for about so long; decisions per second of processor time."""
Contender = tuple[str, Run, str]

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("paper, facts", "paper", {"encoding": "facts"}),
    ("paper, 11 x 11 crop", "paper", {"encoding": "crop"}),
    ("duel2048", "duel2048", {}),
]


def steps(step: Callable[[], int]) -> Run:
    """Calls ``step``, which says how many decisions it made, until the time is up."""

    def run(seconds: float) -> float:
        count, until, start = 0, time.perf_counter() + seconds, time.process_time()
        while time.perf_counter() < until:
            count += step()
        return count / max(time.process_time() - start, 1e-9)

    return run


def in_rust(env: turf_rl.VecEnv) -> Run:
    """The loop in Rust."""

    def run(seconds: float) -> float:
        start = time.process_time()
        count = env.spin(seconds)
        return count / max(time.process_time() - start, 1e-9)

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


def two_threads(n: int, seconds: float, slices: int = 12) -> float:
    """Two Python threads, each with an environment of its own, beside one thread and beside two processes; returns the first ratio.

    Wall time, as only that shows waiting for one another, so other work on the machine takes its share: the three take turns,
    and two processes, which share no lock, are as fast as two threads could be here and now.
    """
    envs = [turf_rl.VecEnv("paper", n, encoding="facts", seed=seed, final_observation=False) for seed in range(2)]
    fork = multiprocessing.get_context("fork")

    def run(env: turf_rl.VecEnv, until: float, told: Callable[[int], object]) -> None:
        count = 0
        while time.perf_counter() < until:
            env.step(env.action_mask.argmax(axis=-1))
            count += n
        told(count)

    def threads(many: int) -> int:
        counts: list[int] = []
        until = time.perf_counter() + seconds / slices
        started = [threading.Thread(target=run, args=(env, until, counts.append)) for env in envs[:many]]
        for one in started:
            one.start()
        for one in started:
            one.join()
        return sum(counts)

    def processes() -> int:
        counts = fork.SimpleQueue()
        until = time.perf_counter() + seconds / slices
        started = [fork.Process(target=run, args=(env, until, counts.put)) for env in envs]
        for one in started:
            one.start()
        for one in started:
            one.join()
        return sum(counts.get() for _ in started)

    total = [0, 0, 0]
    for _ in range(slices):
        for k, count in enumerate((threads(1), threads(2), processes())):
            total[k] += count
    one, two, apart = total
    print(
        f"paper, facts, {n} games a thread: two Python threads, an environment each (wall time)\n"
        f"  x {two / one:.2f} of one thread, x {two / apart:.2f} of two processes ({apart / one:.2f} of one thread)"
    )
    return two / one


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
    typical: dict[str, float] = {}
    for name, _, note in contenders:
        typical[name] = statistics.median(speeds[name])
        ratio = statistics.median(own / other for own, other in zip(speeds[name], speeds[first]))
        print(f"  {name:<36} {typical[name] / 1e3:>9.0f} k decisions/s a core  x {ratio:.2f}  {note}")
    return typical


def beside_others(n: int, seconds: float) -> None:
    """turf's games and those of other libraries, both sides played by first legal choices, in one table."""
    contenders: list[Contender] = []
    for title, game, settings in CASES:
        env = turf_rl.VecEnv(game, 1, **settings)
        size = sum(part.nbytes for part in env.observation.values())
        contenders.append((f"turf {title}", of_vec_env(game, n, final_observation=False, **settings), f"{size} bytes"))
    for peer in PEERS:
        found = peer.found()
        if found is None:
            print(f"{peer.name}: not installed ({peer.install})")
            continue
        try:
            step, size = peer.make(n)
            step()
        except Exception as error:  # another library's: whatever it says, the table goes on without it
            print(f"{peer.name}: {peer.package} {found} does not run here: {error}")
            continue
        contenders.append((peer.name, steps(step), f"{size} bytes, {peer.package} {found}"))
    table(f"beside other libraries, {n} games where they step many", contenders, seconds)


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
    two_threads(n, 3 * seconds)
    beside_others(n, seconds)


if __name__ == "__main__":
    main()
