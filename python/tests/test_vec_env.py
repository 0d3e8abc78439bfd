"""VecEnv: the same memory in every step, the same games whatever steps them, clear errors."""

import threading

import numpy as np
import pytest
import turf_rl

ARRAYS = ["action_mask", "to_play", "reward", "potential_gain", "terminated", "truncated", "final_turn", "final_scores"]


def play(env, steps, seed=0):
    """Random legal play; all that was shown, copied."""
    rng, shown = np.random.default_rng(seed), []
    for _ in range(steps):
        env.step(env.sample(rng))
        shown.append({key: getattr(env, key).copy() for key in [*ARRAYS, *env.observation]})
    return shown


def same(one, other):
    return all(np.array_equal(a[key], b[key]) for a, b in zip(one, other, strict=True) for key in a)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_shapes_and_types(game):
    env, n = turf_rl.VecEnv(game, 5), 5
    spec = env.spec
    assert env.cells.shape == (n, spec.cells) and env.cells.dtype == np.uint8
    assert env.scalars.shape == (n, spec.scalars) and env.scalars.dtype == np.float32
    mask = (n, spec.actions) if spec.heads == 1 else (n, spec.heads, spec.actions)
    assert env.action_mask.shape == mask and env.action_mask.dtype == np.bool_
    assert env.action_mask.any(-1).all()
    assert env.reward.shape == (n, 2) and env.final_scores.shape == (n, 2)
    assert len(env) == n and game in repr(env)
    assert set(env.observation) == {"cells", "scalars"}


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_no_copy_over_a_thousand_steps(game):
    env, rng = turf_rl.VecEnv(game, 3), np.random.default_rng(0)
    keys = [*ARRAYS, "cells", "scalars", "final_cells", "final_scalars"]
    addresses = [getattr(env, key).ctypes.data for key in keys]
    for _ in range(1000):
        env.step(env.sample(rng))
    assert [getattr(env, key).ctypes.data for key in keys] == addresses
    fresh = env._env.arrays()
    assert [fresh[key].ctypes.data for key in keys] == addresses


def test_dlpack_shares_the_memory():
    env = turf_rl.VecEnv("duel2048", 4)
    other = np.from_dlpack(env.scalars)
    env.step(env.sample(np.random.default_rng(0)))
    assert np.array_equal(other, env.scalars) and np.shares_memory(other, env.scalars)


def test_arrays_outlive_their_environment():
    env = turf_rl.VecEnv("duel2048", 4)
    kept, was = env.scalars, env.scalars.copy()
    env.close()
    del env
    assert np.array_equal(kept, was)
    with pytest.raises(ValueError):
        kept.resize((1000, 1000), refcheck=False)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_threads_change_nothing(game):
    runs = [play(turf_rl.VecEnv(game, 33, seed=4, threads=threads), 60) for threads in (1, 3, 0)]
    assert same(runs[0], runs[1]) and same(runs[0], runs[2])


def test_more_games_change_nothing_and_seeds_do():
    small, large = turf_rl.VecEnv("duel2048", 3, seed=5), turf_rl.VecEnv("duel2048", 9, seed=5)
    assert np.array_equal(small.cells, large.cells[:3])
    assert not np.array_equal(small.cells, turf_rl.VecEnv("duel2048", 3, seed=6).cells)
    assert not np.array_equal(large.cells[0], large.cells[1])


def test_reset_with_a_seed_is_slot_0_of_that_seed():
    env = turf_rl.VecEnv("duel2048", 4, seed=1)
    play(env, 7)
    env.reset(seed=[50, 60], games=[3, 1])
    for row, seed in ((3, 50), (1, 60)):
        assert np.array_equal(env.cells[row], turf_rl.VecEnv("duel2048", 1, seed=seed).cells[0])
    before = env.cells.copy()
    env.reset(games=np.array([True, False, False, False]))
    assert np.array_equal(env.cells[1:], before[1:]) and not np.array_equal(env.cells[0], before[0])


def test_the_end_of_a_game():
    env = turf_rl.VecEnv("duel2048", 6, seed=2, config={"rounds": 3})
    ended = False
    for shown in play(env, 60):
        over = shown["terminated"]
        assert (shown["reward"][~over] == 0).all() and (shown["reward"].sum(1) == 0).all()
        assert ((shown["final_turn"] > 0) == over).all()
        ended |= over.any()
    assert ended and not env.truncated.any()


@pytest.mark.parametrize("mode", ["same_step", "next_step", "disabled"])
def test_no_reset_gives_a_game_that_is_over(mode):
    settings = {"opponents": ["random"], "boards": [(12, 11)], "encoding": "facts", "autoreset": mode}
    env, rng = turf_rl.VecEnv("paper", 256, seed=0, **settings), np.random.default_rng(0)
    for seed in range(4):
        assert not any(env.is_over(i) for i in range(256)) and not env.terminated.any()
        ended = 0
        for _ in range(20):
            env.step(env.sample(rng))
            ended += env.terminated.sum()
            if mode == "same_step":
                assert not any(env.is_over(i) for i in range(256))
        assert ended > 0
        env.reset(seed=seed)


@pytest.mark.parametrize("mode", ["next_step", "disabled"])
def test_other_autoresets_show_the_last_position(mode):
    one = turf_rl.VecEnv("duel2048", 4, seed=2, config={"rounds": 2})
    two = turf_rl.VecEnv("duel2048", 4, seed=2, config={"rounds": 2}, autoreset=mode)
    while not one.terminated.any():
        action = one.action_mask.argmax(-1)
        one.step(action)
        two.step(action)
    over = two.terminated.copy()
    assert np.array_equal(one.terminated, over) and two.is_over(int(over.argmax()))
    assert np.array_equal(two.scalars[over], one.final_scalars[over]) and two.action_mask[over].all()
    two.step(two.action_mask.argmax(-1))
    assert not two.terminated[over].any() and (two.reward[over] == 0).all()
    if mode == "disabled":
        assert two.is_over(int(over.argmax()))
        two.reset(games=over)
    assert np.array_equal(two.scalars[over], one.scalars[over])


def test_encodings_and_boards():
    facts = turf_rl.VecEnv("paper", 2, encoding="facts")
    assert set(facts.observation) == {"scalars"} and not hasattr(facts, "cells")
    assert set(turf_rl.VecEnv("paper", 2, encoding="view").observation) == {"cells"}
    assert turf_rl.VecEnv("paper", 2, encoding="crop").cells.shape == (2, 121)
    assert turf_rl.VecEnv("stellar", 2, encoding="stellar-v1/facts").spec.encoding == "stellar-v1"
    small = turf_rl.VecEnv("paper", 1, boards=[(8, 7, 3)])
    assert len(small.render().splitlines()) < 20
    assert turf_rl.VecEnv("paper", 1).render(mode="rgb_array").ndim == 3
    for _ in range(6):
        small.step([1])
    assert small.terminated[0] or small.turn() < 4


def test_shield_takes_choices_away():
    free, safe = (turf_rl.VecEnv("paper", 64, boards=[(12, 11, 90)], shield=shield, seed=3) for shield in (False, True))
    taken, rng = 0, np.random.default_rng(1)
    for _ in range(50):
        assert (safe.action_mask <= free.action_mask).all()
        taken += int((free.action_mask & ~safe.action_mask).sum())
        action = safe.sample(rng)
        free.step(action)
        safe.step(action)
    assert taken > 0


# Opponents


def first_legal(observation, action_mask):
    assert len(observation["scalars"]) == len(action_mask)
    return action_mask.argmax(-1)


@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_opponents_play_inside(game):
    weakest = turf_rl.bots(game)[0].name
    env = turf_rl.VecEnv(game, 8, opponents=[weakest, first_legal], seed=1)
    assert env.reward.shape == (8,)
    met, seats, rng = set(), set(), np.random.default_rng(0)
    for _ in range(30):
        met |= {env.opponent(i) for i in range(8)}
        seats |= set(env.to_play.tolist())
        env.step(env.sample(rng))
    assert met == {0, 1} and seats == {0, 1} and env.substituted == 0
    assert set(turf_rl.VecEnv(game, 8, opponents=weakest, seat=1).to_play.tolist()) == {1}


def test_a_callable_plays_as_the_caller_would():
    """The one-sided form against `first_legal` equals both seats played by hand."""
    config = {"rounds": 4}
    for seed in range(6):
        own = turf_rl.VecEnv("duel2048", 1, seed=seed, opponents=first_legal, seat=seed % 2, config=config)
        both = turf_rl.VecEnv("duel2048", 1, seed=seed, config=config)
        for _ in range(40):
            while both.to_play[0] != seed % 2:
                both.step(both.action_mask.argmax(-1))
            assert np.array_equal(own.cells, both.cells) and np.array_equal(own.action_mask, both.action_mask)
            action = own.action_mask.argmax(-1)
            own.step(action)
            both.step(action)


def test_errors_of_a_callable_are_the_callers():
    def broken(observation, action_mask):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        turf_rl.VecEnv("duel2048", 4, opponents=broken)
    with pytest.raises(ValueError, match="not legal"):
        turf_rl.VecEnv("duel2048", 4, opponents=lambda o, m: np.full(len(m), 99))
    with pytest.raises(TypeError, match="whole numbers"):
        turf_rl.VecEnv("duel2048", 4, opponents=lambda o, m: np.zeros(len(m)))


def test_after_a_failed_step_reset_goes_on():
    fail = False

    def moody(observation, action_mask):
        if fail:
            raise OSError("moody")
        return action_mask.argmax(-1)

    env = turf_rl.VecEnv("duel2048", 4, opponents=moody)
    fail = True
    with pytest.raises(OSError):
        for _ in range(10):
            env.step(env.action_mask.argmax(-1))
    with pytest.raises(RuntimeError, match="reset"):
        env.step(env.action_mask.argmax(-1))
    fail = False
    env.reset()
    env.step(env.action_mask.argmax(-1))


# Errors


@pytest.mark.parametrize(
    ("settings", "error", "text"),
    [
        ({"game": "chess"}, ValueError, "paper, duel2048, stellar"),
        ({"num_envs": 0}, ValueError, "num_envs"),
        ({"num_envs": 10**9}, ValueError, "num_envs"),
        ({"num_envs": -1}, ValueError, "num_envs is 0 or more"),
        ({"num_envs": "many"}, TypeError, "num_envs is a whole number, not str"),
        ({"seed": -1}, ValueError, "seed"),
        ({"seed": "five"}, TypeError, "seed is a whole number, not str"),
        ({"threads": 10**6}, ValueError, "threads"),
        ({"threads": -1}, ValueError, "threads is 0 or more and below 2..64, not -1"),
        ({"autoreset": "sometimes"}, ValueError, "same_step"),
        ({"encoding": "stellar-v1"}, ValueError, "stellar"),
        ({"encoding": "picture"}, ValueError, "encodings"),
        ({"opponents": ["wizard"]}, ValueError, "unknown bot"),
        ({"opponents": [3]}, TypeError, "a bot is"),
        ({"opponents": []}, ValueError, "empty"),
        ({"opponents": 3}, TypeError, "opponents is a bot or a list of bots, not int"),
        ({"opponents": ["random"], "seat": 2}, ValueError, "seat"),
        ({"opponents": ["random"], "seat": -1}, ValueError, "seat"),
        ({"opponents": ["random"], "seat": 256}, ValueError, "seat is 0, 1 or None, not 256"),
        ({"config": {"x": 1}}, ValueError, "config"),
        ({"boards": [(7, 7, 1)]}, ValueError, ".+"),
        ({"max_decisions": 0}, ValueError, "max_decisions"),
        ({"max_decisions": -1}, ValueError, "max_decisions"),
        ({"max_decisions": 2**40}, ValueError, "max_decisions is 1 to 2..32 - 1, or None"),
        ({"shaping": float("nan"), "opponents": ["random"]}, ValueError, "shaping"),
    ],
)
def test_settings_are_refused_in_one_line(settings, error, text):
    with pytest.raises(error, match=text) as caught:
        turf_rl.VecEnv(**{"game": "paper", "num_envs": 2, **settings})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([0], ValueError),
        ([[0, 0]], ValueError),
        (np.zeros((2, 1, 1), int), ValueError),
        ([0.0, 0.0], TypeError),
        (["a", "b"], TypeError),
        ([True, False], TypeError),
        (None, (TypeError, ValueError)),
        ([-1, 0], ValueError),
        ([0, 3], ValueError),
        ([0, 70000], ValueError),
        ([0, 2**63], (TypeError, ValueError)),
        (object(), (TypeError, ValueError)),
    ],
)
def test_actions_are_refused_and_nothing_is_played(actions, error):
    env = turf_rl.VecEnv("paper", 2)
    before = env.scalars.copy()
    with pytest.raises(error):
        env.step(actions)
    assert np.array_equal(env.scalars, before)
    for good in ([1, 1], np.array([1, 1], np.uint8), np.array([[1, 9], [1, 9]])[:, 0], (1, 1)):
        env.step(good)


def test_a_mask_that_python_changed_does_not_count():
    env = turf_rl.VecEnv("duel2048", 2)
    env.action_mask.view(np.uint8)[:] = 255
    env.terminated.view(np.uint8)[:] = 7
    env.to_play[:] = 200
    illegal = int((~turf_rl.VecEnv("duel2048", 2).action_mask[0]).argmax())
    with pytest.raises(ValueError, match="not legal"):
        env.step([illegal, illegal])
    env.reset()
    assert set(env.action_mask.view(np.uint8).ravel().tolist()) == {0, 1}
    assert set(env.to_play.tolist()) <= {0, 1}


def test_a_closed_environment_says_so():
    with turf_rl.VecEnv("paper", 2) as env:
        pass
    assert env.closed
    env.close()
    for call in (lambda: env.step([1, 1]), env.reset, env.render, env.reasons, lambda: env.observe(0), env.turn):
        with pytest.raises(RuntimeError, match="closed"):
            call()


def test_two_threads_step_two_environments_and_not_one():
    envs = [turf_rl.VecEnv("paper", 64, seed=i) for i in range(2)]
    alone = [play(turf_rl.VecEnv("paper", 64, seed=i), 50) for i in range(2)]
    shown = [None, None]

    def run(i):
        shown[i] = play(envs[i], 50)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(2)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert same(shown[0], alone[0]) and same(shown[1], alone[1])



def test_an_opponent_cannot_step_the_game_it_plays_in():
    made = []

    def again(observation, action_mask):
        for env in made:
            with pytest.raises(RuntimeError, match="being stepped"):
                env.step(env.action_mask.argmax(-1))
            with pytest.raises(RuntimeError, match="being stepped"):
                env.close()
        return action_mask.argmax(-1)

    made.append(turf_rl.VecEnv("duel2048", 2, opponents=again))
    for _ in range(4):
        made[0].step(made[0].action_mask.argmax(-1))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_is_told_where_its_threads_are():
    import os

    alone, many = turf_rl.VecEnv("duel2048", 4), turf_rl.VecEnv("duel2048", 4, threads=2)
    child = os.fork()
    if child == 0:
        try:
            alone.step(alone.action_mask.argmax(-1))
            many.step(many.action_mask.argmax(-1))
        except RuntimeError as error:
            os._exit(0 if "forked" in str(error) else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    many.step(many.action_mask.argmax(-1))
