"""The checks that others publish, as they are; what fails by their own fault is marked and named.

Without a test here: PettingZoo's manual_control_test (a person plays) and performance_benchmark, Gymnasium's utils.performance
(they measure), SuperSuit's color_reduction and resize (pictures), clip_actions and scale_actions (continuous choices).
"""

import sys
import warnings

import numpy as np
import pytest
import turf_rl

gymnasium = pytest.importorskip("gymnasium")
import turf_rl.gym  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.utils.env_match import check_environments_match  # noqa: E402

pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo import test as published  # noqa: E402
from pettingzoo.test.example_envs import generated_agents_env_v0  # noqa: E402
from turf_rl.pettingzoo import aec_env, parallel_env, stellar_v1  # noqa: E402

SMALL = {"paper": {"boards": [(12, 11, 20)]}, "duel2048": {"config": {"rounds": 5}}, "stellar": {"max_decisions": 30}}
NEW = pytest.mark.skipif(gymnasium.__version__ < "1.3", reason="Gymnasium 1.2.2, which RLlib 2.60.0 asks for, checks otherwise")
GAMES = pytest.mark.parametrize("game", turf_rl.GAMES)


def made(game, **settings):
    """By its name, so that the wrappers of ``make`` are there, too."""
    return gymnasium.make(f"turf/{game.capitalize()}-v1", **SMALL[game], **settings)


@GAMES
@pytest.mark.parametrize("mask_in_obs", [False, True])
def test_gymnasium_check_env(game, mask_in_obs):
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message=".*(not within|different from|infinity).*")
        check_env(made(game, mask_in_obs=mask_in_obs, render_mode="rgb_array").unwrapped)


@NEW
@GAMES
def test_gymnasium_check_environments_match(game):
    check_environments_match(made(game, render_mode="ansi"), made(game, render_mode="ansi"), 60, seed=3)


@GAMES
def test_pettingzoo_api(game, capsys):
    published.api_test(aec_env(game, **SMALL[game]), num_cycles=200, verbose_progress=False)


@GAMES
def test_pettingzoo_seeds(game):
    published.seed_test(lambda: aec_env(game, **SMALL[game]), num_cycles=60)


@GAMES
def test_pettingzoo_render(game, capsys):
    published.render_test(lambda render_mode: aec_env(game, render_mode=render_mode, **SMALL[game]))


@GAMES
def test_pettingzoo_save_obs(game, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    published.test_save_obs(aec_env(game))
    assert "Observations must be Box" in capsys.readouterr().out and not list(tmp_path.iterdir())


@GAMES
def test_pettingzoo_state(game):
    env = aec_env(game, **SMALL[game])
    parts = sys.modules["pettingzoo.test.state_test"]  # the whole wants a parallel form, too
    assert env.state_space.is_bounded()
    parts.test_state_space(env)
    parts.test_state(env, 20)
    if game == "stellar":
        published.state_test(env, parallel_env(game, **SMALL[game]), 20)


def test_pettingzoo_parallel(capsys):
    published.parallel_api_test(parallel_env("stellar", **SMALL["stellar"]), num_cycles=200)
    published.parallel_seed_test(lambda: parallel_env("stellar", **SMALL["stellar"]), num_cycles=60)
    published.max_cycles_test(stellar_v1)


@pytest.mark.xfail(strict=True, reason="PettingZoo 1.27.0 takes what step() returns, None, for an observation", raises=AssertionError)
@pytest.mark.parametrize("make", [lambda: aec_env("paper"), generated_agents_env_v0.env], ids=["turf", "its own"])
def test_pettingzoo_bombardment(make, capsys):
    published.bombardment_test(make(), cycles=2)


ANY = {
    "action_lambda_v1": (lambda action, space: action, lambda space: space),
    "clip_reward_v0": (),
    "delay_observations_v0": (2,),
    "dtype_v0": (np.float64,),
    "flatten_v0": (),
    "frame_skip_v0": (2,),
    "frame_stack_v1": (2,),
    "frame_stack_v2": (2,),
    "max_observation_v0": (2,),
    "nan_noop_v0": (0,),
    "nan_random_v0": (),
    "nan_zeros_v0": (),
    "normalize_obs_v0": (),
    "observation_lambda_v0": (lambda observation, space: observation,),
    "reshape_v0": ((1, turf_rl.spec("stellar").scalars),),
    "reward_lambda_v0": (lambda reward: reward / 2,),
    "sticky_actions_v0": (0.5,),
}
BOTH = {"agent_indicator_v0": (), "pad_observations_v0": ()}


def vector(**settings):
    return {"encoding": "facts", "max_decisions": 16} | settings


@pytest.mark.parametrize("name", [*ANY, *BOTH])
def test_supersuit_aec(name, capsys):
    supersuit = pytest.importorskip("supersuit")
    env = getattr(supersuit, name)(aec_env("stellar", **vector()), *(ANY | BOTH)[name])
    published.api_test(env, num_cycles=20)


@pytest.mark.parametrize("name", [*ANY, *BOTH, "black_death_v3"])
def test_supersuit_parallel(name, capsys):
    supersuit = pytest.importorskip("supersuit")
    env = getattr(supersuit, name)(parallel_env("stellar", **vector()), *(ANY | BOTH | {"black_death_v3": ()})[name])
    published.parallel_api_test(env, num_cycles=20)


STACKS = [name for name in ANY if name.startswith("frame_stack")]


@pytest.mark.parametrize("name", [name for name in ANY if name not in STACKS])
def test_supersuit_gymnasium(name):
    supersuit = pytest.importorskip("supersuit")
    env = getattr(supersuit, name)(turf_rl.gym.TurfEnv("stellar", **vector()), *ANY[name])
    check_env(env, skip_render_check=True)


@NEW
@pytest.mark.xfail(strict=True, reason="SuperSuit 3.11.0 returns its stack, and changes it later", raises=AssertionError)
@pytest.mark.parametrize("name", STACKS)
@pytest.mark.parametrize("make", [lambda: turf_rl.gym.TurfEnv("stellar", **vector()), lambda: gymnasium.make("CartPole-v1").unwrapped])
def test_supersuit_gymnasium_stacks(name, make):
    supersuit = pytest.importorskip("supersuit")
    check_env(getattr(supersuit, name)(make(), *ANY[name]), skip_render_check=True)


def test_supersuit_pads_choices(capsys):
    supersuit = pytest.importorskip("supersuit")
    published.api_test(supersuit.pad_action_space_v0(aec_env("paper", **SMALL["paper"])), num_cycles=50)
    with pytest.raises(AssertionError, match="only supports Discrete and Box"):
        supersuit.pad_action_space_v0(aec_env("stellar"))


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
    envs = supersuit.gym_vec_env_v0(turf_rl.gym.TurfEnv("stellar", **vector()), 2)
    assert envs.reset(seed=1)[0].shape == envs.step(envs.action_space.sample())[0].shape == (2, own.scalars)
    envs = supersuit.vectorize_aec_env_v0(aec_env("stellar", **vector()), 2)
    envs.reset(seed=1)
    envs.step([envs.action_space("player_0").sample() for _ in range(2)])
    assert envs.last()[0].shape == (2, own.scalars)


@GAMES
def test_minari_data_collector(game, tmp_path, monkeypatch):
    minari = pytest.importorskip("minari")
    pytest.importorskip("h5py")
    pytest.importorskip("jax")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    env = minari.DataCollector(made(game))
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = env.step(np.stack(info["action_mask"]).argmax(-1))
        ended = terminated or truncated
    dataset = env.create_dataset(f"turf/{game}-v0", description="one game")
    assert dataset.total_episodes == 1 and dataset.total_steps > 0
    env.close()


@GAMES
def test_stable_baselines_check_env(game):
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(made(game, encoding="facts").unwrapped, warn=False)


@GAMES
def test_stable_baselines_masks_choices(game):
    contrib = pytest.importorskip("sb3_contrib")
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    env = made(game, encoding="facts", on_illegal="raise").unwrapped
    assert is_masking_supported(env)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=2, batch_size=2, n_epochs=1, device="cpu", seed=1).learn(2)
    observation, _ = env.reset(seed=1)
    action, _ = model.predict(observation, action_masks=get_action_masks(env))
    env.step(action)


@GAMES
def test_torchrl_check_env_specs(game):
    pytest.importorskip("torchrl")
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
    from torchrl.envs.utils import check_env_specs

    inner = made(game, mask_in_obs=True, on_illegal="raise")
    env = TransformedEnv(GymWrapper(inner, categorical_action_encoding=True), ActionMask())
    check_env_specs(env)
    assert len(env.rollout(20)) > 1


@GAMES
def test_torchrl_pettingzoo(game):
    pytest.importorskip("torchrl")
    from torchrl.envs import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    inner = parallel_env(game) if game == "stellar" else aec_env(game)
    env = PettingZooWrapper(inner, use_mask=game != "stellar", categorical_actions=True)
    check_env_specs(env)
    assert len(env.rollout(5)) > 1


def test_rllib_wraps_pettingzoo():
    pytest.importorskip("tree", reason="RLlib needs more: pip install 'ray[rllib]'")
    wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env")
    env = wrappers.ParallelPettingZooEnv(parallel_env("stellar", **vector()))
    observation, _ = env.reset(seed=1)
    assert set(observation) == set(env.possible_agents) == {"player_0", "player_1"}
    for _ in range(8):
        _, rewards, terminated, truncated, _ = env.step({agent: env.get_action_space(agent).sample() for agent in observation})
    assert truncated["__all__"] and not terminated["__all__"] and set(rewards) == set(observation)
