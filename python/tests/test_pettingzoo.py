"""PettingZoo's forms; its own checks are in test_outside.py."""

import importlib

import numpy as np
import pytest
import turf_rl

pytest.importorskip("pettingzoo")
from turf_rl.pettingzoo import aec_env, parallel_env  # noqa: E402


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_modules(game):
    module = importlib.import_module(f"turf_rl.pettingzoo.{game}_v1")
    env = module.env()
    env.reset(seed=0)
    assert env.agents == ["player_0", "player_1"] and module.raw_env().metadata["name"] == f"turf_{game}_v1"


def test_games_say_whether_players_decide_at_once():
    assert [game for game in turf_rl.GAMES if turf_rl.spec(game).simultaneous] == ["stellar"]


def test_parallel_equals_aec():
    one, other = parallel_env("stellar"), aec_env("stellar")
    seen, infos = one.reset(seed=4)
    other.reset(seed=4)
    rng = np.random.default_rng(0)
    for _ in range(30):
        actions = {}
        for agent in list(other.agents):
            assert other.agent_selection == agent
            shown, mask = other.observe(agent), np.stack(other.infos[agent]["action_mask"])
            assert np.array_equal(mask, np.stack(infos[agent]["action_mask"]))
            assert np.array_equal(shown["scalars"], seen[agent]["scalars"])
            actions[agent] = (rng.random(mask.shape) + mask).argmax(-1)
            other.step(actions[agent])
        seen, rewards, terminations, _, infos = one.step(actions)
        if not one.agents:
            assert all(terminations.values()) and sum(rewards.values()) == 0
            break


def test_turn_based_games_have_no_parallel_form():
    with pytest.raises(ValueError, match="aec_env"):
        parallel_env("paper")
