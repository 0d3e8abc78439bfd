"""Gymnasium's forms, the three autoreset modes, wrappers; its own checks are in test_outside.py."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
import turf_rl

gymnasium = pytest.importorskip("gymnasium")
import turf_rl.gym  # noqa: E402, F401
from gymnasium.vector import AutoresetMode  # noqa: E402

IDS = [f"turf/{game.capitalize()}-v1" for game in turf_rl.GAMES]
SMALL = {"turf/Paper-v1": {"boards": [(12, 11, 30)]}, "turf/Duel2048-v1": {"config": {"rounds": 3}}, "turf/Stellar-v1": {}}


def legal(space, mask):
    if isinstance(space, gymnasium.spaces.Discrete):
        return space.sample(mask)
    return space.sample(tuple(mask))


def test_illegal_choices():
    env = gymnasium.make("turf/Duel2048-v1")
    _, info = env.reset(seed=1)
    illegal, legal_one = int(info["action_mask"].argmin()), int(info["action_mask"].argmax())
    one = env.step(illegal)
    assert one[4]["illegal_action"]
    env.reset(seed=1)
    other = env.step(legal_one)
    assert np.array_equal(one[0]["cells"], other[0]["cells"]) and not other[4]["illegal_action"]
    strict = gymnasium.make("turf/Duel2048-v1", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(illegal)
    envs = gymnasium.make_vec("turf/Duel2048-v1", 2)
    _, info = envs.reset(seed=1)
    _, _, _, _, info = envs.step(np.array([illegal, info["action_mask"][1].argmax()]))
    assert info["illegal_action"].tolist() == [True, False]


@pytest.mark.parametrize("name", IDS)
def test_a_game_to_its_end(name):
    env = gymnasium.make(name, **SMALL[name])
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    kinds = {key: type(value) for key, value in info.items()}
    for _ in range(2000):
        assert not info["reason"]
        action = legal(env.action_space, info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        assert {key: type(value) for key, value in info.items()} == kinds
        if terminated or truncated:
            break
        assert reward == 0
    assert terminated and reward in (-1, 0, 1) and info["reason"] and info["turns"] > 0
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(action)


def test_render_modes(capsys):
    for mode in ("ansi", "rgb_array", "human"):
        env = gymnasium.make("turf/Paper-v1", render_mode=mode)
        env.reset(seed=0)
        shown = env.render()
        if mode == "ansi":
            assert isinstance(shown, str) and shown
        elif mode == "rgb_array":
            assert shown.dtype == np.uint8 and shown.shape[2] == 3 and len(np.unique(shown)) > 4
        else:
            assert shown is None and capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode"):
        gymnasium.make("turf/Paper-v1", render_mode="3d", disable_env_checker=True)


def test_seeds_repeat_games():
    env = gymnasium.make("turf/Duel2048-v1", encoding="facts")
    one, again, other = (env.reset(seed=seed)[0] for seed in (1, 1, 2))
    assert np.array_equal(one, again) and not np.array_equal(one, other)
    env.reset(seed=5)
    second = env.reset()[0]
    env.reset(seed=5)
    assert np.array_equal(env.reset()[0], second)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("copy", [True, False])
def test_vector_modes(mode, copy):
    n = 6
    envs = gymnasium.make_vec(
        "turf/Duel2048-v1", n, vectorization_mode="vector_entry_point", autoreset_mode=mode, copy=copy, config={"rounds": 2}
    )
    assert envs.metadata["autoreset_mode"] == mode and envs.num_envs == n
    observation, info = envs.reset(seed=1)
    assert envs.observation_space.contains({k: np.asarray(v) for k, v in observation.items()})
    over, ends = np.zeros(n, bool), 0
    for _ in range(40):
        action = info["action_mask"].argmax(-1)
        if mode == AutoresetMode.DISABLED and over.any():
            with pytest.raises(gymnasium.error.ResetNeeded):
                envs.step(action)
            observation, info = envs.reset(options={"reset_mask": over})
            action = info["action_mask"].argmax(-1)
        before = over
        observation, reward, terminated, truncated, info = envs.step(action)
        over = (terminated | truncated).copy()
        ends += int(over.sum())
        if mode == AutoresetMode.NEXT_STEP:
            assert not over[before].any() and (reward[before] == 0).all()
        if mode == AutoresetMode.SAME_STEP and over.any():
            assert np.array_equal(info["_final_obs"], over) and np.array_equal(info["_final_info"], over)
            assert (info["final_obs"]["scalars"][over] != 0).any()
            assert envs.endings[info["final_info"]["reason"][over][0]] == "score"
        elif over.any():
            assert envs.endings[info["reason"][over][0]] == "score" and "final_obs" not in info
    assert ends > n


def test_vector_observations_last_only_when_copied():
    for copy in (True, False):
        envs = gymnasium.make_vec("turf/Duel2048-v1", 3, copy=copy, encoding="facts")
        first, info = envs.reset(seed=0)
        second = envs.step(info["action_mask"].argmax(-1))[0]
        assert np.shares_memory(first, second) != copy


def test_vector_equals_single_games():
    envs = gymnasium.make_vec("turf/Duel2048-v1", 3, encoding="facts", opponents=["random"], seat=0)
    single = [gymnasium.make("turf/Duel2048-v1", encoding="facts", opponents=["random"], seat=0) for _ in range(3)]
    observation, info = envs.reset(seed=10)
    alone = [env.reset(seed=10 + i)[0] for i, env in enumerate(single)]
    for _ in range(20):
        assert np.array_equal(observation, np.stack(alone))
        action = info["action_mask"].argmax(-1)
        observation, _, _, _, info = envs.step(action)
        alone = [env.step(int(action[i]))[0] for i, env in enumerate(single)]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seeds", [7, [3, 30, 5]])
def test_native_and_sync_vector_forms_play_the_same_games(name, seeds):
    settings = {"encoding": "facts", "max_decisions": 14, **SMALL[name]}
    native = gymnasium.make_vec(name, 3, **settings)
    sync = gymnasium.make_vec(name, 3, vectorization_mode="sync", **settings)
    rng, ends = np.random.default_rng(0), 0
    seen, other = native.reset(seed=seeds)[0], sync.reset(seed=seeds)[0]
    for step in range(60):
        assert np.array_equal(seen, other), step
        mask = native.unwrapped.games.action_mask
        choice = (rng.random(mask.shape) + mask).argmax(-1)
        told, there = native.step(choice), sync.step(choice)
        seen, other = told[0], there[0]
        assert all(np.array_equal(a, b) for a, b in zip(told[1:4], there[1:4], strict=True)), step
        ends += int((told[2] | told[3]).sum())
        if step in (40, 50):
            seeds = None if step == 40 else [1, None, 2]
            seen, other = native.reset(seed=seeds)[0], sync.reset(seed=seeds)[0]
    assert ends > 3


def test_seeds_of_the_constructor():
    one, other = (gymnasium.make("turf/Duel2048-v1", seed=7) for _ in range(2))
    assert one.unwrapped.np_random_seed == 7 and one.unwrapped.np_random.random() == np.random.default_rng(7).random()
    assert np.array_equal(one.reset()[0]["cells"], other.reset()[0]["cells"])
    second = one.reset()[0]["cells"]
    assert np.array_equal(second, other.reset()[0]["cells"])
    assert np.array_equal(one.reset(seed=7)[0]["cells"], gymnasium.make("turf/Duel2048-v1").reset(seed=7)[0]["cells"])
    assert np.array_equal(one.reset()[0]["cells"], second)
    envs = gymnasium.make_vec("turf/Duel2048-v1", 2, seed=6)
    assert envs.unwrapped.np_random_seed == 6
    assert np.array_equal(envs.reset()[0]["cells"][1], one.reset(seed=7)[0]["cells"])
    drawn = [gymnasium.make("turf/Duel2048-v1").reset()[0]["cells"] for _ in range(4)]
    assert len({cells.tobytes() for cells in drawn}) > 1
    assert turf_rl.VecEnv("paper", seed=None).seed != turf_rl.VecEnv("paper", seed=None).seed


@pytest.mark.parametrize("name", IDS)
def test_observations_lie_within_their_bounds(name):
    env = gymnasium.make(name, **SMALL[name])
    assert all(space.is_bounded() for space in env.observation_space.values())
    observation, info = env.reset(seed=0)
    for _ in range(100):
        assert env.observation_space.contains(observation)
        observation, _, terminated, truncated, info = env.step(info["action_mask"].argmax(-1))
        if terminated or truncated:
            observation, info = env.reset()


@pytest.mark.skipif("TURF" not in os.environ, reason="TURF names no program to compare with")
@pytest.mark.parametrize("encoding", [name for name in turf_rl.ENCODINGS if turf_rl.spec(name).scalars])
def test_the_range_of_scalars_is_that_of_turf_encoding(encoding):
    told = subprocess.run([os.environ["TURF"], "encoding", encoding, "--json", "-"], check=True, capture_output=True)
    low, high = turf_rl.spec(encoding).scalar_range
    ranges = [entry["range"] for entry in json.loads(told.stdout)["scalars"]]
    assert len(ranges) == turf_rl.spec(encoding).scalars
    assert all(low <= lowest <= highest <= high for lowest, highest in ranges)
    assert tuple(entry["name"] for entry in json.loads(told.stdout)["scalars"]) == turf_rl.spec(encoding).features["scalars"]


def test_wrappers(tmp_path):
    env = gymnasium.make("turf/Paper-v1", render_mode="rgb_array", encoding="facts", boards=[(12, 11, 10)])
    env = gymnasium.wrappers.RecordEpisodeStatistics(env)
    env = gymnasium.wrappers.TransformObservation(env, lambda x: x * 2, env.observation_space)
    try:
        import moviepy  # noqa: F401

        env = gymnasium.wrappers.RecordVideo(env, str(tmp_path))
    except ModuleNotFoundError:
        env = gymnasium.wrappers.RenderCollection(env)
    _, info = env.reset(seed=0)
    for _ in range(200):
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        if terminated or truncated:
            break
    assert info["episode"]["l"] > 0
    env.close()

    envs = gymnasium.make_vec("turf/Duel2048-v1", 4, config={"rounds": 2}, encoding="facts")
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    envs = gymnasium.wrappers.vector.TransformObservation(envs, lambda x: x * 2)
    _, info = envs.reset(seed=0)
    told = False
    for _ in range(20):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(-1))
        told |= "episode" in info
    assert told


@pytest.mark.parametrize(("imports", "name"), [("gymnasium, turf_rl", "turf/Stellar-v1"), ("gymnasium", "turf_rl:turf/Stellar-v1")])
def test_an_import_or_the_name_is_enough(imports, name):
    code = f"import {imports}; print(gymnasium.make('{name}').reset(seed=0)[1]['seat'], gymnasium.make_vec('{name}', 2).num_envs)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.strip() in ("0 2", "1 2"), done.stderr


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasiums_own_vector_forms(mode):
    envs = gymnasium.make_vec("turf/Paper-v1", 2, vectorization_mode=mode, encoding="facts")
    observation, _ = envs.reset(seed=3)
    native, _ = gymnasium.make_vec("turf/Paper-v1", 2, encoding="facts").reset(seed=3)
    assert np.array_equal(observation, native)
    envs.step(envs.action_space.sample())
    envs.close()
