"""Games whose rules are a Python file, by its path: others' checks, and what they show beside what the file's own class says."""

import importlib.util
import os
import random
import warnings
from pathlib import Path

import numpy as np
import pytest
import turf_rl

gymnasium = pytest.importorskip("gymnasium")
import turf_rl.gym  # noqa: E402, F401
from gymnasium.utils.env_checker import check_env  # noqa: E402

pytest.importorskip("pettingzoo")
from pettingzoo import test as published  # noqa: E402
from turf_rl.pettingzoo import aec_env, parallel_env  # noqa: E402

FILES = {name: str(Path(__file__).parent.parent.parent / f"games/{name}.py") for name in ("hex", "goofspiel", "pig")}
GAMES = pytest.mark.parametrize("name", FILES)


@GAMES
def test_published_checks(name, capsys):
    file = FILES[name]
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message=".*(not within|different from|infinity).*")
        check_env(gymnasium.make("turf/File-v1", game=file, render_mode="rgb_array").unwrapped)
    published.api_test(aec_env(file), num_cycles=100)
    published.seed_test(lambda: aec_env(file), num_cycles=60)
    if turf_rl.spec(file).simultaneous:
        published.parallel_api_test(parallel_env(file), num_cycles=100)


@GAMES
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks")
def test_forks_have_rules_of_their_own(name):
    native = gymnasium.make_vec("turf/File-v1", 2, game=FILES[name])
    forked = gymnasium.make_vec("turf/File-v1", 2, vectorization_mode="async", vector_kwargs={"context": "fork"}, game=FILES[name])
    seen, other = native.reset(seed=3)[0], forked.reset(seed=3)[0]
    for _ in range(5):
        shown, there = (one if isinstance(one, dict) else {"scalars": one} for one in (seen, other))
        assert all(np.array_equal(shown[key], there[key]) for key in shown)
        action = native.unwrapped.games.action_mask.argmax(-1)
        seen, other = native.step(action)[0], forked.step(action)[0]
    forked.close()


def cells_of(game, player, wanted):
    """The classes that rules without a legend, or with X and O, have."""
    shown = game.show().get("grid") if wanted else None
    if shown is None:
        return []
    values = [value for row in shown for value in row]
    if "legend" not in game.show():  # goofspiel's cards, then the place of a played one
        return [value if value != "." else game.n + 1 for value in values]
    return [{".": 1, "XO"[player]: 2, "XO"[1 - player]: 3}[value] for value in values]


@GAMES
def test_observations_are_those_of_the_class(name):
    spec = importlib.util.spec_from_file_location(f"rules_{name}", FILES[name])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    replay = turf_rl.match("random", "random", game=FILES[name], games=1, seed=5).replays[0]
    told = [turf_rl.observations(replay, player) for player in (0, 1)]
    cells, at = turf_rl.spec(replay.game).cells, [0, 0]
    game = module.Game(replay.record["setup"]["settings"], random.Random(replay.record["setup"]["seed"]))

    def look(player):
        seen = {key: rows[at[player]] for key, rows in told[player].observation.items()}
        assert list(seen.get("cells", [])) == cells_of(game, player, cells)
        own = game.observe(player) if hasattr(game, "observe") else [1 - 2 * player]
        assert np.array_equal(seen["scalars"], np.float32(own))
        at[player] += 1

    both = []
    for action in replay.record["actions"]:
        action = tuple(action) if isinstance(action, list) else action
        if isinstance(action, dict):
            game.play(action["chance"])
        elif getattr(game, "simultaneous", False):
            look(len(both))
            both.append(action)
            if len(both) == 2:
                game.play(*both)
                both = []
        else:
            look(game.player)
            game.play(action)
    assert game.result[0] == replay.winner and at == [len(one.action) for one in told]
