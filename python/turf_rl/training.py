"""Training: :func:`train` is ``turf train`` in this process."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from turf_rl.games import load_policy, module_of
from turf_rl.policy import Policy


@dataclass(frozen=True)
class Training:
    """A run after :func:`train`."""

    run: str
    """Its folder; ``f"policy:{run}"`` is a bot."""
    metrics: dict[str, float]
    """Latest value of every metric."""

    @property
    def policy(self) -> Policy:
        """The policy in the folder."""
        policy: Policy = load_policy(self.run)
        return policy


def train(
    game: str,
    run: str | os.PathLike[str] | None = None,
    *,
    minutes: float | None = None,
    updates: int | None = None,
    decisions: int | None = None,
    patience: int | None = None,
    preset: str | None = None,
    config: str | os.PathLike[str] | None = None,
    settings: Mapping[str, Any] | None = None,
    from_: str | None = None,
    seed: int | None = None,
    resume: bool = False,
    callback: Callable[[dict[str, float]], object] | None = None,
) -> Training:
    """Learns a game by self-play, with the learner, files and numbers of ``turf train``; each resumes the other's runs.

    ``turf_rl.train("paper", minutes=1, callback=print)`` shows how it goes, as does ``turf_rl.train("paper", minutes=1,
    callback=lambda m: run.log(m, step=m["updates"]))`` in a ``run`` of wandb. Warnings go to standard error. The C library
    is told to keep freed memory.

    Args:
        game: The game.
        run: The run's folder; by default the next free ``runs/GAME-SEED-N``.
        minutes: Stop after so many minutes of this call; 10 if ``updates`` and ``decisions`` are None, too. The final
            evaluation takes up to a third as long, unless ``settings`` has ``evaluation.final_games``.
        updates: Stop once the run, earlier parts included, has made so many updates. Equal settings then give equal weights.
        decisions: Stop likewise once both sides have made so many choices in the training games.
        patience: Stop once so many updates in a row brought no stronger policy; for duel2048's search.
        preset: Named settings over the game's defaults, such as ``"fast"`` of paper.
        config: TOML file of settings over these.
        settings: Settings over these: ``{"dqn.n_step": 8}``. ``turf config --game GAME`` lists them.
        from_: Policy to start from: ``"policy:PATH"`` or ``"shipped"``.
        seed: Seed of all random numbers.
        resume: Go on from the newest checkpoint in ``run``, with the settings saved there. ``settings`` may change some.
        callback: Called while training waits, with the numbers that TensorBoard gets at that moment: ``"learn/loss"``
            and others of the learner every ten seconds or earlier, ``"evaluation/BOT"`` after an evaluation. ``"updates"``,
            ``"decisions"`` and ``"seconds"`` of this call are always there. A true return value stops the run, which saves
            everything and leaves the final evaluation out.

    Raises:
        ValueError: A setting is unknown or impossible, ``run`` holds a run already, or learning diverged.
        Exception: The exception that ``callback`` raised; the run is saved and resumes.
        KeyboardInterrupt: Ctrl-C stops the run; it is saved and resumes.
    """
    options: dict[str, Any] = {
        "preset": preset,
        "config": None if config is None else os.fspath(config),
        "from": from_,
        "seed": seed,
    }
    if resume:
        if run is None:
            raise ValueError("resume goes on in a folder: name it as run")
        for name, value in options.items():
            if value is not None:
                raise ValueError(f"{name} belongs to a new run; a resumed one has the settings that were saved with it")
    options |= {
        "run": None if run is None else os.fspath(run),
        "minutes": minutes,
        "updates": updates,
        "decisions": decisions,
        "patience": patience,
        "set": dict(settings or {}),
        "resume": resume,
    }
    latest: dict[str, float] = {}
    stopped = False

    def report(metrics: dict[str, float]) -> bool:
        nonlocal stopped
        latest.update(metrics)
        stopped = stopped or callback is not None and bool(callback(metrics))
        return stopped

    folder: os.PathLike[str] = module_of(game).train(game, json.dumps(options, allow_nan=False), report)
    return Training(os.fspath(folder), latest)
