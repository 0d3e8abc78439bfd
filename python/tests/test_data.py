"""Arrays of recorded games: those that environments show, and what the original platforms wrote."""

import contextlib
import gzip
import json
import re
from pathlib import Path

import numpy as np
import pytest
import turf_rl

gymnasium = pytest.importorskip("gymnasium")
from turf_rl.gym import TurfEnv  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "agents/tests/records"
ENCODINGS = [name for name in turf_rl.ENCODINGS if turf_rl.spec(name).game in ("paper", "duel2048", "stellar")]


def by_chance(seed):
    rng = np.random.default_rng(seed)
    return lambda observation, action_mask: (rng.random(action_mask.shape) + action_mask).argmax(-1)


def arena_seed(seed):
    """The environments' seed that begins with the arena's first set-up of this seed."""
    return 2**64 - 1 - seed


def recorded(game, seed=5, shield=False):
    paper = ("shipped@depth=0", "shipped@depth=0") if shield else ("delta", "wanderer")
    bots = paper if game == "paper" else (by_chance(1), by_chance(2))
    return turf_rl.match(*bots, game=game, games=1, seed=seed).replays[0]


def same(seen, row):
    assert seen.keys() == row.keys()
    return all(np.array_equal(part, row[key]) and part.dtype == row[key].dtype for key, part in seen.items())


@pytest.mark.parametrize("wanted", [*ENCODINGS, "paper-v1/view", "paper-v1/facts", "duel2048-v1/facts", "stellar-v1/view"])
def test_both_players_see_what_two_players_of_an_environment_see(wanted):
    spec = turf_rl.spec(wanted.split("/")[0])
    replay = recorded(spec.game)
    told = [turf_rl.observations(replay, player, encoding=wanted) for player in (0, 1)]
    env = turf_rl.VecEnv(spec.game, seed=arena_seed(5), encoding=wanted, autoreset="disabled")
    steps = [0, 0]
    while not env.is_over():
        player = int(env.to_play[0])
        own, k = told[player], steps[player]
        assert same({key: part[0] for key, part in env.observation.items()}, {key: part[k] for key, part in own.observation.items()})
        assert np.array_equal(env.action_mask[0], own.action_mask[k])
        env.step(own.action[k : k + 1])
        steps[player] += 1
    for player, own in enumerate(told):
        assert steps[player] == len(own.action) == len(own.reward) == len(own.terminated) > 3
        assert own.reward[-1] == env.reward[0, player] and not own.reward[:-1].any()
        assert own.terminated[-1] and not own.terminated[:-1].any()
        last = env.observe(player)[0]
        assert same({key: last[key] for key in env.observation}, own.final_observation)


@pytest.mark.parametrize("game", ["paper", "duel2048", "stellar"])
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("shield", [False, True])
def test_an_agent_of_gymnasium_sees_the_same(game, player, shield):
    replay = recorded(game, 6, shield)
    own, other = (turf_rl.observations(replay, seat, shield=shield, shaping=0.7) for seat in (player, 1 - player))
    answers = iter(other.action)
    env = TurfEnv(
        game, seat=player, shield=shield, shaping=0.7, seed=arena_seed(6), on_illegal="raise",
        opponents=[lambda observation, action_mask: np.array([next(answers)])],
    )  # fmt: skip
    seen, info = env.reset()
    terminated = False
    for k, action in enumerate(own.action):
        assert not terminated and same(seen, {key: part[k] for key, part in own.observation.items()})
        assert np.array_equal(info["action_mask"], own.action_mask[k])
        seen, reward, terminated, _, info = env.step(action)
        assert reward == own.reward[k] and terminated == own.terminated[k]
    assert terminated and same(seen, own.final_observation) and next(answers, None) is None
    assert own.exact.all() and (own.reward[:-1] != 0).any() and abs(own.reward[-1]) > 0


def test_a_shielded_mask_is_narrower():
    replay = recorded("paper")
    free, shielded = (turf_rl.observations(replay, 0, encoding="facts", shield=shield) for shield in (False, True))
    assert free.action_mask.all() and not shielded.action_mask.all() and shielded.action_mask.any(axis=-1).all()
    assert np.array_equal(free.action, shielded.action)


def unpacked(name, tmp_path):
    path = RECORDS / name
    if name.endswith(".gz"):
        (tmp_path / name[:-3]).write_bytes(gzip.decompress(path.read_bytes()))
        path = tmp_path / name[:-3]
    return path


def duel_text(text):
    """The boards before each decision, its player and its line, without turf's rules."""
    board, told = np.zeros((4, 8), int), []
    for entry in text.split("&")[1:]:
        decision = re.match(r"d\d+:player (\d) set (.*)", entry)
        if decision:
            told.append((board, int(decision[1]), decision[2]))
        elif entry.startswith("p"):
            signs = entry.split("\n", 1)[1].split()
            board = np.array([int(cell) for cell in signs]).reshape(4, 8)
    return told


@pytest.mark.parametrize("name", ["duel2048-1.txt.gz", "duel2048-2.txt.gz", "duel2048-3.txt", "duel2048-4.txt"])
def test_records_of_duel2048s_platform(name, tmp_path):
    path = unpacked(name, tmp_path)
    replay = turf_rl.Replay.read(path)
    lines = duel_text(path.read_text())
    ways = ["up", "down", "left", "right"]
    for player in (0, 1):
        told = turf_rl.observations(replay, player)
        own = [(board, what) for board, mover, what in lines if mover == player and "unknown" not in what]
        assert len(own) == len(told.action) > 10
        for k, (board, what) in enumerate(own):
            # The second player sees the board turned.
            board = board if player == 0 else -board[::-1, ::-1]
            expected = np.where(board >= 0, board, 15 - board).reshape(-1)
            assert np.array_equal(told.observation["cells"][k, :32], expected)
            place = re.match(r"position \((\d), (\d)\)", what)
            if place:
                row, column = int(place[1]), int(place[2])
                choice = row * 8 + column if player == 0 else 31 - (row * 8 + column)
            else:
                way = ways.index(what.split()[1])
                choice = 32 + (way if player == 0 else way ^ 1)
            assert told.action[k] == choice and told.action_mask[k, choice]
        won = 0 if replay.winner is None else 1 if replay.winner == player else -1
        assert told.reward.tolist() == [0] * (len(own) - 1) + [won]
        assert told.terminated.tolist() == [False] * (len(own) - 1) + [True]


def test_a_record_of_stellars_platform(tmp_path):
    path = unpacked("stellar-output.json.gz", tmp_path)
    replay = turf_rl.Replay.read(path)
    history = json.loads(path.read_text())["history"]
    names = turf_rl.spec("stellar").features["scalars"]
    for player in (0, 1):
        told = turf_rl.observations(replay, player)
        assert len(told.action) == len(history) - 1 == 100
        nodes = len(history[0][0]["owner"])
        for k, scalars in enumerate(told.observation["scalars"]):
            before = history[k][-1]
            for node in range(1, nodes + 1):
                seen = node if player == 0 else nodes + 1 - node
                owner, power = before["owner"][str(node)], before["power"][str(node)]
                value = {name: scalars[names.index(f"node {seen}: {name}")] for name in ("mine", "the foe's", "my troops")}
                assert (value["mine"], value["the foe's"]) == (owner == player, owner == 1 - player)
                assert value["my troops"] == pytest.approx(min(power[player] ** 0.5 * 0.05, 2), abs=1e-6)
        assert told.reward[-1] == (1 if player == 1 else -1)


def amounts(choice, troops, degree, spread):
    sent = np.zeros(degree)
    if choice == spread:
        sent[:] = troops * 0.99 / degree
    elif choice:
        sent[(choice - 1) // 4] = troops * (0.25, 0.5, 0.75, 0.99)[(choice - 1) % 4]
    return sent


def test_orders_that_are_no_choices_become_the_nearest():
    replay = turf_rl.match("tide", "planner", game="stellar", games=1, seed=3).replays[0]
    spec = turf_rl.spec("stellar")
    names = spec.features["scalars"]
    width = names.index("node 2: mine")
    for player in (0, 1):
        told = turf_rl.observations(replay, player)
        assert not told.exact.any()
        heads = 0
        for k, orders in enumerate(replay.record["actions"][player::2]):
            scalars, table = told.observation["scalars"][k], told.observation["cells"][k].reshape(spec.heads, -1)
            nodes = np.count_nonzero(table.any(-1))
            assert np.take_along_axis(told.action_mask[k], told.action[k][:, None], -1).all()
            for head in range(nodes):
                # The root of the troops stops at 1600.
                root = scalars[head * width + names.index("node 1: my troops")]
                if root >= 2:
                    continue
                around, troops = table[head][table[head] > 0], float(root / 0.05) ** 2
                wanted = np.zeros(len(around))
                for start, end, amount in orders:
                    start, end = (start, end) if player == 0 else (nodes + 1 - start, nodes + 1 - end)
                    if start == head + 1:
                        wanted[list(around).index(end)] += amount
                legal = np.flatnonzero(told.action_mask[k, head])
                far = {choice: np.abs(amounts(choice, troops, len(around), spec.actions - 1) - wanted).sum() for choice in legal}
                assert far[told.action[k, head]] <= min(far.values()) + 1e-3
                heads += wanted.any()
        assert heads > 50


@pytest.mark.parametrize("name", ["paper_small", "paper_real"])
def test_games_of_papers_platform(name, tmp_path):
    with gzip.open(ROOT / f"env/tests/traces/{name}.jsonl.gz") as file:
        trace = json.loads(next(file))
    record = recorded("paper").record
    board = {key: trace[key] for key in ("width", "height", "max_turns")}
    record |= {"setup": {"board": board, "spawn": trace["spawn"]}, "actions": trace["actions"], "micros": []}
    replays = []
    for reason in turf_rl.spec("paper").endings:
        turns = len(trace["actions"]) // 2
        record["result"] = {"winner": trace["winner"], "reason": reason, "turns": turns, "score": trace["areas"]}
        (tmp_path / "game.json").write_text(json.dumps(record))
        with contextlib.suppress(ValueError):
            replays.append(turf_rl.Replay.read(tmp_path / "game.json"))
    (replay,) = replays
    spec = turf_rl.spec("paper")
    far = [spec.features["scalars"].index(name) for name in ("foe.ahead.far", "foe.far.lateral")]
    heads, seen = [list(spawn) for spawn in trace["spawn"]], [[], []]
    for ply, letter in enumerate(trace["actions"]):
        player, turn = ply % 2, "LSR".index(letter)
        (x, y, heading), (other_x, other_y, _) = heads[player], heads[1 - player]
        dx, dy = [(1, 0), (0, 1), (-1, 0), (0, -1)][heading]
        across, down = other_x - x, other_y - y
        seen[player].append(([across * dx + down * dy, down * dx - across * dy], turn))
        heading = (heading + turn - 1) % 4
        dx, dy = [(1, 0), (0, 1), (-1, 0), (0, -1)][heading]
        heads[player] = [x + dx, y + dy, heading]
    for player in (0, 1):
        told = turf_rl.observations(replay, player)
        places, turns = zip(*seen[player], strict=True)
        assert told.action.tolist() == list(turns) and told.action_mask.all()
        assert np.array_equal(told.observation["scalars"][:, far], np.array(places, np.float32) / 128)
        assert told.reward[-1] == (1 if trace["winner"] == player else -1) and told.terminated[-1]


def test_a_game_without_decisions_of_a_player(tmp_path):
    record = recorded("duel2048").record
    record |= {"actions": record["actions"].split()[0], "micros": []}
    for player, n in ((0, 1), (1, 0)):
        record["result"] = {"winner": 0, "reason": "OVT", "turns": 0, "score": [0, 1]}
        (tmp_path / "game.json").write_text(json.dumps(record))
        told = turf_rl.observations(turf_rl.Replay.read(tmp_path / "game.json"), player)
        assert told.action.shape == told.reward.shape == (n,) and told.action_mask.shape == (n, 36)
        assert told.reward.tolist() == [1] * n and np.count_nonzero(told.final_observation["cells"][:32]) == 1


def test_what_is_refused():
    replay = recorded("duel2048")
    with pytest.raises(ValueError, match="player is 0 or 1, not 2"):
        turf_rl.observations(replay, 2)
    with pytest.raises(ValueError, match="paper-v1 is an encoding of paper, not of duel2048"):
        turf_rl.observations(replay, 0, encoding="paper-v1")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_number_has_a_name(encoding):
    spec = turf_rl.spec(encoding)
    features = spec.features
    assert len(features["scalars"]) == spec.scalars and len(features["cells"]) == spec.cells
    for names in (*features.values(), spec.flags):
        assert len(set(names)) == len(names) and all(names)
    assert len(spec.flags) == (spec.cell_options if spec.cell_kind == "bits" else 0)
