"""PettingZoo's own checks."""

import importlib
import sys
import types

import numpy as np
import pytest
import turf_rl

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test  # noqa: E402
from turf_rl.pettingzoo import aec_env, parallel_env  # noqa: E402

SMALL = {"paper": {"boards": [(12, 11, 20)]}, "duel2048": {"config": {"rounds": 5}}, "stellar": {"max_decisions": 30}}


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_aec_api(game, capsys):
    api_test(aec_env(game, **SMALL[game]), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_the_state_lies_within_its_space(game):
    env = aec_env(game, **SMALL[game])
    env.reset(seed=1)
    assert env.state_space.is_bounded() and env.state_space.contains(env.state())


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_aec_seeds(game):
    seed_test(lambda: aec_env(game, **SMALL[game]), num_cycles=60)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_aec_render(game, capsys):
    render_test(lambda render_mode: aec_env(game, render_mode=render_mode, **SMALL[game]))


def test_parallel_api():
    parallel_api_test(parallel_env("stellar", max_decisions=60), num_cycles=200)
    parallel_seed_test(lambda: parallel_env("stellar", max_decisions=30), num_cycles=60)


def test_supersuit_puts_environments_together():
    supersuit = pytest.importorskip("supersuit")
    own, shown = turf_rl.spec("stellar"), []
    for copies in (1, 2):
        env = supersuit.normalize_obs_v0(parallel_env("stellar", encoding="facts", max_cycles=5))
        env = supersuit.pettingzoo_env_to_vec_env_v1(env)
        envs = supersuit.concat_vec_envs_v1(env, copies, num_cpus=0, base_class="gymnasium")
        observation, _ = envs.reset(seed=1)
        assert observation.shape == (2 * copies, own.scalars) and 0 <= observation.min() < observation.max() <= 1
        ends = 0
        for _ in range(12):
            observation, _, terminated, truncated, _ = envs.step(np.zeros((2 * copies, own.heads), int))
            ends += int((terminated | truncated).sum())
        assert ends == 4 * copies
        shown.append(observation)
    assert np.array_equal(shown[0], shown[1][:2]) and not np.array_equal(shown[1][:2], shown[1][2:])


def test_max_cycles():
    from turf_rl.pettingzoo import stellar_v1

    max_cycles_test(stellar_v1)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_modules(game):
    module = importlib.import_module(f"turf_rl.pettingzoo.{game}_v1")
    env = module.env()
    env.reset(seed=0)
    assert env.agents == ["player_0", "player_1"] and module.raw_env().metadata["name"] == f"turf_{game}_v1"


def test_performance(capsys, monkeypatch):
    module = sys.modules["pettingzoo.test.performance_benchmark"]

    clock = iter([0, 1, 10])  # it runs until five seconds have passed
    monkeypatch.setattr(module, "time", types.SimpleNamespace(time=lambda: next(clock, 11)))
    for game in turf_rl.GAMES:
        clock = iter([0, 1, 10])
        module.performance_benchmark(aec_env(game))
    assert "turns per second" in capsys.readouterr().out.lower()


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
