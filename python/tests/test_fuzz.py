"""Whatever is called with whatever, in whatever order: an exception at most."""

import numpy as np
import turf_rl
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

ALLOWED = (ValueError, TypeError, RuntimeError, OverflowError, IndexError, KeyError)

dtypes = st.one_of(
    arrays.integer_dtypes(), arrays.unsigned_integer_dtypes(), arrays.floating_dtypes(), arrays.boolean_dtypes()
)
strange = st.one_of(
    arrays.arrays(dtypes, arrays.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=5)),
    st.none(),
    st.text(max_size=3),
    st.lists(st.integers(-(2**70), 2**70), max_size=4),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)
calls = st.one_of(
    st.tuples(st.just("legal"), st.integers(0, 2**32 - 1)),
    st.tuples(st.just("step"), strange),
    st.tuples(st.just("reset"), st.tuples(strange, strange)),
    st.tuples(st.just("scribble"), st.integers(0, 255)),
    st.tuples(st.sampled_from(["observe", "render", "status", "opponent"]), st.integers(-2, 9)),
    st.tuples(st.just("reasons"), st.none()),
    st.tuples(st.just("close"), st.none()),
)


def call(env, name, given):
    if name == "legal":
        env.step(env.sample(np.random.default_rng(given)))
    elif name == "step":
        env.step(given)
    elif name == "reset":
        env.reset(seed=given[0], games=given[1])
    elif name == "scribble":
        for key in ("action_mask", "terminated", "truncated", "to_play", "reward"):
            getattr(env, key).view(np.uint8)[...] = given
    elif name == "observe":
        env.observe(given, given)
    elif name == "render":
        env.render(given, "ansi" if given % 2 else "rgb_array")
    elif name == "status":
        env.turn(given), env.scores(given), env.is_over(given)
    elif name == "opponent":
        env.opponent(given)
    elif name == "reasons":
        env.reasons()
    else:
        env.close()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    game=st.sampled_from(turf_rl.GAMES),
    n=st.integers(1, 4),
    mode=st.sampled_from(["same_step", "next_step", "disabled"]),
    alone=st.booleans(),
    listed=st.lists(calls, max_size=12),
)
def test_nothing_crashes_an_environment(game, n, mode, alone, listed):
    opponents = None if alone else [turf_rl.bots(game)[0].name]
    env = turf_rl.VecEnv(game, n, autoreset=mode, opponents=opponents, max_decisions=5)
    for name, argument in listed:
        try:
            call(env, name, argument)
        except ALLOWED as error:
            assert str(error)


class Odd:
    """Answers what it was told to."""

    def __init__(self, answer):
        self.answer = answer

    def __call__(self, observation, action_mask):
        return self.answer


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(turf_rl.GAMES), answer=strange)
def test_nothing_crashes_the_arena(game, answer):
    try:
        turf_rl.evaluate(Odd(answer), against=[turf_rl.bots(game)[0].name], game=game, games=1)
    except ALLOWED:
        pass


@settings(max_examples=60, deadline=None)
@given(cells=strange, scalars=strange, mask=strange)
def test_nothing_crashes_a_policy(cells, scalars, mask):
    policy = tiny_policy()
    for work in (policy.q, policy):
        try:
            work({"cells": cells, "scalars": scalars}, mask)
        except ALLOWED:
            pass


def tiny_policy(game="paper", hidden=(4,), use_cells=False):
    from turf_rl.policy import make_policy, network_json

    network = network_json(list(hidden), use_cells, False)
    rng = np.random.default_rng(0)
    shapes = turf_rl.Policy.tensor_shapes(turf_rl.spec(game).encoding, network)
    tensors = {name: rng.normal(size=shape) * 0.1 for name, shape in shapes}
    return make_policy(turf_rl.spec(game).encoding, network, tensors)
