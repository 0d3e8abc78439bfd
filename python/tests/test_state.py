"""States: what continues from one plays on as what it was taken of, in other rows, copies and processes."""

import copy
import multiprocessing
import pickle
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import turf_rl
from turf_rl.gym import TurfEnv, TurfVectorEnv
from turf_rl.pettingzoo import duel2048_v1, paper_v1, stellar_v1

FIELDS = ["action_mask", "to_play", "reward", "terminated", "truncated", "final_turn", "final_scores"]
SETTINGS = {
    "paper": {"boards": [(12, 11, 60)], "encoding": "facts"},
    "duel2048": {"config": {"rounds": 4}},
    "stellar": {"encoding": "stellar-v1/facts", "max_decisions": 13},
}


def first_legal(observation, action_mask):
    return action_mask.argmax(axis=-1)


def step_alike(one, two, rng, steps=40):
    """Steps both by the same choices and returns how many games ended."""
    ends = 0
    for _ in range(steps):
        for key, part in one.observation.items():
            assert np.array_equal(part, two.observation[key]), key
        assert np.array_equal(one.action_mask, two.action_mask) and np.array_equal(one.to_play, two.to_play)
        choices = one.sample(rng)
        one.step(choices), two.step(choices)
        for field in FIELDS:
            assert np.array_equal(getattr(one, field), getattr(two, field)), field
        ends += int((one.terminated | one.truncated).sum())
    return ends


OPPONENTS = {"paper": ["random", "delta"], "duel2048": ["greedy", first_legal], "stellar": ["random", "siege"]}


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
def test_clones_copies_and_pickles_play_on_alike(game, alone):
    opponents = {"opponents": OPPONENTS[game]} if alone else {}
    env, rng = turf_rl.VecEnv(game, 6, seed=3, **opponents, **SETTINGS[game]), np.random.default_rng(1)
    ends = 0
    for make in (turf_rl.VecEnv.clone, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
        for _ in range(17):
            env.step(env.sample(rng))
        ends += step_alike(env, make(env), rng)
    assert ends > 6


def foreseen(make):
    """Returns how many games of stellar the second player's copy shows differently, the turn after, by the first's orders."""
    orders = []
    for pick in (0, -1):
        env = turf_rl.VecEnv("stellar", 6, seed=3, encoding="stellar-v1/facts")
        advance(env, np.random.default_rng(2), 20)
        env.step([[np.flatnonzero(head)[pick] for head in heads] for heads in env.action_mask])
        assert env.to_play.tolist() == [1] * 6
        copied = make(env)
        again = pickle.loads(pickle.dumps(copied))
        for one in (copied, again):
            one.step(one.action_mask.argmax(-1))
        assert np.array_equal(copied.scalars, again.scalars)  # what was redrawn is part of a state
        orders.append(copied.scalars.copy())
    return int((orders[0] != orders[1]).any(-1).sum())


def test_a_search_copy_does_not_know_what_is_hidden():
    moved = turf_rl.VecEnv("stellar", 6, seed=8, encoding="stellar-v1/facts")
    continued = lambda env: moved.set_state(env.state(), redraw=5) and moved
    assert foreseen(turf_rl.VecEnv.clone) > 3 and foreseen(copy.deepcopy) > 3
    assert foreseen(lambda env: env.clone(redraw=5)) == 0 == foreseen(continued)
    with_bot = turf_rl.VecEnv("stellar", 6, seed=3, opponents="random", encoding="stellar-v1/facts")
    step_alike(with_bot.clone(redraw=1), with_bot.clone(redraw=1), np.random.default_rng(0))


def advance(env, rng, steps=7):
    for _ in range(steps):
        env.step(env.sample(rng))


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
@pytest.mark.parametrize("opponents", [None, "greedy"])
@pytest.mark.parametrize("cut", [None, 5])
def test_states_under_every_autoreset(autoreset, opponents, cut):
    settings = {"seed": 3, "opponents": opponents, "autoreset": autoreset, "max_decisions": cut, **SETTINGS["duel2048"]}
    env, rng, ends = turf_rl.VecEnv("duel2048", 8, **settings), np.random.default_rng(0), 0
    for part in range(1, 5):
        advance(env, rng)
        over = [env.is_over(row) for row in range(8)]
        state, clone = env.state(), env.clone()
        assert [clone.is_over(row) for row in range(8)] == over
        if autoreset == "disabled":
            env.reset(games=over), clone.reset(games=over)
        # A slow twin repeats all decisions from the seed.
        twin, again = turf_rl.VecEnv("duel2048", 8, **settings), np.random.default_rng(0)
        for earlier in range(part):
            if earlier and autoreset == "disabled":
                twin.reset(games=[twin.is_over(row) for row in range(8)])
            advance(twin, again)
        if autoreset == "disabled":
            twin.reset(games=[twin.is_over(row) for row in range(8)])
        for other in (clone, twin):
            ends += step_alike(env, other, np.random.default_rng(9), 9)
            env.set_state(state)
            if autoreset == "disabled":
                env.reset(games=over)
    assert ends > 0


def test_a_copy_has_its_own_memory():
    env = turf_rl.VecEnv("paper", 4, threads=2, opponents=first_legal)
    other, before = env.clone(), env.scalars.copy()
    assert not np.shares_memory(other.scalars, env.scalars) and other.observation["scalars"] is other.scalars
    advance(other, np.random.default_rng(1))
    env.close()
    advance(other, np.random.default_rng(2))
    assert np.array_equal(env.scalars, before) and not np.array_equal(other.scalars, before)


def test_a_state_goes_into_any_row_of_another_environment():
    env, rng = turf_rl.VecEnv("paper", 3, seed=1), np.random.default_rng(2)
    for _ in range(50):
        env.step(env.sample(rng))
    many = turf_rl.VecEnv("paper", 8, seed=77, threads=2)
    many.set_state(env.state([2]) * 4, games=[0, 3, 5, 7])
    for row in (0, 3, 5, 7):
        assert np.array_equal(many.cells[row], env.cells[2]) and many.turn(row) == env.turn(2)


def test_going_back_plays_the_same_again():
    env, rng = turf_rl.VecEnv("duel2048", 4, seed=9, opponents=["greedy"]), np.random.default_rng(3)
    before = env.state()
    choices = []
    for _ in range(60):
        choices.append(env.sample(rng))
        env.step(choices[-1])
    after = env.cells.copy()
    env.set_state(before)
    for chosen in choices:
        env.step(chosen)
    assert np.array_equal(env.cells, after)


def test_states_that_do_not_fit_are_refused():
    env = turf_rl.VecEnv("duel2048", 2, seed=1)
    good = env.state()
    for wrong in (b"", good[0][:31], good[0] + b"\xff\xff", good[0] + b"\x00"):
        with pytest.raises(ValueError, match="the state is of another game"):
            env.set_state([wrong], games=[0])
        env.reset()
    with pytest.raises(ValueError, match="games are 0 to 1"):
        env.set_state(good[:1], games=[2])
    with pytest.raises(ValueError, match="1 states for 2 games"):
        env.set_state(good[:1])
    with_bots = turf_rl.VecEnv("duel2048", 1, opponents=["random", "greedy"])
    with pytest.raises(ValueError, match="other opponents"):
        env.set_state(with_bots.state(), games=[0])
    env.reset()
    with pytest.raises(ValueError, match="other opponents"):
        with_bots.set_state(good[:1])
    with_bots.reset()
    with_bots.set_opponents(["random"])
    with pytest.raises(RuntimeError, match="earlier list of opponents"):
        with_bots.state()


def played(env):
    rng = np.random.default_rng(0)
    for _ in range(30):
        env.step(env.sample(rng))
    return env.scalars.copy()


def test_environments_go_to_other_processes():
    env = turf_rl.VecEnv("paper", 4, seed=5, encoding="facts", opponents=["delta"])
    env.step(env.sample(np.random.default_rng(4)))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert np.array_equal(pool.apply(played, (env,)), played(env))


@pytest.mark.parametrize("name", ["turf_rl:turf/Paper-v1", "turf_rl:turf/Duel2048-v1"])
def test_gymnasium_environments_are_copied(name):
    env = gymnasium.make(name)
    env.reset(seed=4)
    for make in (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
        twin = make(env)
        for _ in range(12):
            action = int(env.unwrapped.action_masks().argmax())
            (seen, *told), (again, *also) = env.step(action), twin.step(action)
            assert all(np.array_equal(seen[key], again[key]) for key in seen)
            assert told[:3] == also[:3]
            if told[1] or told[2]:
                env.reset(seed=5), twin.reset(seed=5)
    envs = gymnasium.make_vec(name, 3)
    envs.reset(seed=1)
    twin = copy.deepcopy(envs)
    for _ in range(12):
        actions = envs.unwrapped.action_masks().argmax(-1)
        (seen, *told), (again, *also) = envs.step(actions), twin.step(actions)
        assert all(np.array_equal(seen[key], again[key]) for key in seen) and np.array_equal(told[0], also[0])


def plain(value):
    """Copies what an environment told into a form that == compares."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return (value.dtype, value.shape, value.tobytes()) if isinstance(value, np.ndarray) else value


def told_by(env, steps):
    """Plays first legal choices in a single or vector environment, resets included, and returns all that it told."""
    told = []
    for _ in range(steps):
        games = env.games
        choices = games.action_mask.argmax(-1)
        told.append(plain(env.step(choices if isinstance(env, TurfVectorEnv) else choices[0])))
        if isinstance(env, TurfEnv) and games.is_over():
            told.append(plain(env.reset()))
    return told


@pytest.mark.parametrize("make", [
    TurfEnv,
    lambda game, **settings: TurfVectorEnv(game, 3, **settings),
    lambda game, **settings: TurfVectorEnv(game, 3, copy=False, autoreset_mode="SameStep", mask_in_obs=True, **settings),
])
@pytest.mark.parametrize("game", turf_rl.GAMES)
def test_copies_of_gymnasium_environments_follow_through_resets(game, make):
    env = make(game, **SETTINGS[game])
    env.reset(seed=4)
    told_by(env, 9)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = told_by(env, 90)
    assert [told_by(other, 90) == told for other in copies] == [True, True]


@pytest.mark.parametrize("module", [paper_v1, duel2048_v1, stellar_v1])
def test_pettingzoo_environments_are_copied(module):
    env = module.env()
    env.reset(seed=6)
    for make in (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
        twin = make(env)
        for _ in range(10):
            agent = env.agent_selection
            assert agent == twin.agent_selection
            mask = env.infos[agent].get("action_mask") if module is stellar_v1 else env.observe(agent)["action_mask"]
            action = np.array([head.argmax() for head in mask]) if module is stellar_v1 else int(mask.argmax())
            env.step(action), twin.step(action)
            assert env.rewards == twin.rewards
        env.reset(), twin.reset()
        assert np.array_equal(env.state(), twin.state())
    if module is stellar_v1:
        parallel = module.parallel_env()
        parallel.reset(seed=2)
        twin = copy.deepcopy(parallel)
        actions = {agent: np.zeros(parallel.action_space(agent).shape, np.int64) for agent in parallel.agents}
        one, two = parallel.step(actions), twin.step(actions)
        assert one[1] == two[1] and one[2] == two[2]


def test_policies_are_copied():
    policy = turf_rl.Policy.load(Path(turf_rl.__file__).parent / "checkpoints" / "paper")
    again = pickle.loads(pickle.dumps(policy))
    assert again.to_bytes() == policy.to_bytes() and again.notes == policy.notes


@pytest.mark.parametrize("opponents", [{}, {"opponents": ["random", "greedy"]}])
def test_seeds_of_the_constructor_and_of_reset_agree_and_neighbours_differ(opponents):
    made = turf_rl.VecEnv("duel2048", 5, seed=5, **opponents)
    other = turf_rl.VecEnv("duel2048", 5, seed=1, **opponents)
    other.reset(seed=5)
    step_alike(made, other, np.random.default_rng(0), 50)
    # Set-ups of stellar are maps: rows of neighbouring seeds never share one.
    maps = [row.tobytes() for seed in range(5, 9) for row in turf_rl.VecEnv("stellar", 9, seed=seed, encoding="stellar-v1/facts").scalars]
    assert len(set(maps)) == len(maps)


def test_the_example_searches():
    example = Path(__file__).parents[1] / "examples" / "mcts.py"
    words = "--opponent random --games 8 --simulations 40 --rounds 15".split()
    done = subprocess.run([sys.executable, str(example), *words], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split(": ")[1].split()[0]) >= 6, done.stdout
