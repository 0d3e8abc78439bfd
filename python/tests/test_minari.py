"""Minari data sets: of recorded games, and those that Minari's own collector makes."""

import sys
import types

import numpy as np
import pytest
import turf_rl
from test_data import by_chance, recorded

pytest.importorskip("minari")
import gymnasium  # noqa: E402
import minari  # noqa: E402
import turf_rl.minari  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore:.*set to None")
SETTINGS = {
    "paper": {"encoding": "facts", "shield": True, "mask_in_obs": True},
    "duel2048": {},
    "stellar": {"encoding": "facts", "shaping": 1.0},
}


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))


def equal(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    return np.array_equal(one, other) and np.asarray(one).dtype == np.asarray(other).dtype


@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
def test_games_on_record_come_back(game):
    settings = SETTINGS[game]
    env = gymnasium.make(f"turf_rl:turf/{game.capitalize()}-v1", **settings)
    games = [(recorded(game, seed), player) for seed in (1, 2) for player in (0, 1)]
    made = turf_rl.minari.dataset(games, f"turf/{game}/test-v0", env=env, author="turf")
    loaded = minari.load_dataset(made.spec.dataset_id)
    assert loaded.total_episodes == 4 and len(loaded.sample_episodes(2)) == 2
    masked, plain = settings.get("mask_in_obs"), {k: v for k, v in settings.items() if k != "mask_in_obs"}
    for episode, (replay, player) in zip(loaded.iterate_episodes(), games, strict=True):
        told = turf_rl.observations(replay, player, **plain)
        seen = {key: np.concatenate([part, told.final_observation[key][None]]) for key, part in told.observation.items()}
        mask = np.concatenate([told.action_mask, np.full_like(told.action_mask[:1], True)]).astype(np.int8)
        expected = seen | {"action_mask": mask} if masked else seen if len(seen) > 1 else seen["scalars"]
        assert equal(expected, episode.observations) and equal(told.action, np.asarray(episode.actions))
        assert np.array_equal(told.reward, episode.rewards) and episode.rewards.dtype == np.float64
        assert np.array_equal(told.terminated, episode.terminations) and not episode.truncations.any()
        assert equal({"action_mask": mask, "seat": np.full(len(mask), player)}, episode.infos)
    again = loaded.recover_environment()
    assert again.spec.kwargs == {"game": game, **settings}
    assert again.observation_space == loaded.observation_space == env.observation_space
    assert again.action_space == loaded.action_space == env.action_space
    first = next(loaded.iterate_episodes())
    row = {k: v[0] for k, v in first.observations.items()} if isinstance(first.observations, dict) else first.observations[0]
    assert again.observation_space.contains(row) and again.action_space.contains(first.actions[0])


def test_what_makes_no_data_set():
    replay = recorded("duel2048")
    with pytest.raises(ValueError, match="no games"):
        turf_rl.minari.dataset([], "turf/test-v0")
    with pytest.raises(ValueError, match="a game of duel2048, not of paper"):
        turf_rl.minari.dataset([(replay, 0)], "turf/test-v0", env=gymnasium.make("turf_rl:turf/Paper-v1"))


def collected(monkeypatch):
    """Minari's collector; where JAX is missing, with the one function of it that is needed."""
    try:
        import jax.tree_util  # noqa: F401
    except ModuleNotFoundError:

        def tree_map(work, tree, *rest):
            if not isinstance(tree, dict):
                return work(tree, *rest)
            assert all(tree.keys() == other.keys() for other in rest), "keys differ"
            return {key: tree_map(work, part, *(other[key] for other in rest)) for key, part in tree.items()}

        tree_util = types.SimpleNamespace(tree_map=tree_map)
        monkeypatch.setitem(sys.modules, "jax", types.SimpleNamespace(tree_util=tree_util))
        monkeypatch.setitem(sys.modules, "jax.tree_util", tree_util)
    return minari.DataCollector


@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
def test_minaris_own_collector(game, monkeypatch):
    small = {"paper": {"boards": [(12, 11, 30)]}, "duel2048": {"config": {"rounds": 3}}, "stellar": {"max_decisions": 5}}
    env = collected(monkeypatch)(gymnasium.make(f"turf_rl:turf/{game.capitalize()}-v1", **small[game]), record_infos=True)
    bot, seen = by_chance(0), []
    for _ in range(3):
        observation, info = env.reset()
        over = False
        while not over:
            observation, reward, terminated, truncated, info = env.step(bot(observation, info["action_mask"]))
            over = terminated or truncated
        seen.append((observation, reward, info))
    env.create_dataset(f"turf/{game}/collected-v0")
    for episode, (last, reward, info) in zip(
        minari.load_dataset(f"turf/{game}/collected-v0").iterate_episodes(), seen, strict=True
    ):
        assert equal(last, {key: part[-1] for key, part in episode.observations.items()})
        assert episode.rewards[-1] == reward and episode.infos.keys() == info.keys()
        assert episode.infos["reason"][-1].decode() == info["reason"] != "" and not any(episode.infos["reason"][:-1])
