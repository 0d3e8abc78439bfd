"""The contests' games as Python files, on the golden traces of the original platforms."""

import gzip
import importlib.util
import json
import zlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
CODES = {"WAL": 0, "TAP": 1, "SID": 2, "FAC": 3, "CIT": 4, "END": -3}


def rules(name):
    spec = importlib.util.spec_from_file_location(f"games_{name}", ROOT / f"games/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def traces(name, n=None):
    with gzip.open(ROOT / f"env/tests/traces/{name}.jsonl.gz", "rt") as file:
        return [json.loads(line) for _, line in zip(range(n or 10**6), file)]


@pytest.mark.parametrize(("name", "n"), [("paper_small", None), ("paper_full", 20), ("paper_real", 2)])
def test_paper(name, n):
    module = rules("paper")
    for trace in traces(name, n):
        board = {key: trace[key] for key in ("width", "height", "max_turns")}
        game = module.Game.twin({"board": board, "spawn": trace["spawn"]})
        samples = dict(map(tuple, trace["samples"]))
        for ply, turn in enumerate(trace["actions"], 1):
            assert game.result is None
            game.play(turn)
            if ply in samples:
                cells = [(x, y) for x in range(game.width) for y in range(game.height)]
                board = bytes(game.field.get(cell, -1) + 1 | (game.band.get(cell, -1) + 1) << 2 for cell in cells)
                assert zlib.crc32(board) == samples[ply]
        winner, ending = game.result
        assert (winner, CODES[ending]) == (trace["winner"], trace["reason"])


def test_duel2048():
    module = rules("duel2048")
    for trace in traces("duel2048", 30):
        game = module.Game.twin(trace["array"])
        for round_, player, kind, move in trace["moves"]:
            assert (game.step // 4, game.player) == (round_, player)
            action = tuple(move) if kind == "p" and move else move
            if action not in game.legal():
                assert trace["reason"] == "violate"
                break
            game.play(action)
        else:
            levels = [sorted(level for level, owner in game.tiles.values() if owner == side) for side in (0, 1)]
            assert (game.result, levels) == ((trace["winner"], "score"), trace["levels"])


def test_stellar():
    module = rules("stellar")
    for trace in traces("stellar"):
        edges = [(int(node), near) for node, all_near in trace["edges"].items() for near in all_near]
        game = module.Game.twin({"map": {"edges": edges}, "max_turns": 100})
        for turn in trace["turns"]:
            assert game.result is None
            orders = [[tuple(order) for order in given or ()] for given in turn["orders"]]
            allowed = [game.allows(player, given) for player, given in enumerate(orders)]
            assert [good and turn["orders"][i] is not None for i, good in enumerate(allowed)] == [not bad for bad in turn["rejected"]]
            game.play(*(given if good else [] for given, good in zip(orders, allowed)))
            if "power" in turn:
                assert [-1 if owner is None else owner for owner in game.owner.values()] == turn["owner"]
                powers = [max(powers) for powers in turn["power"]]
                assert list(game.power.values()) == pytest.approx(powers, rel=1e-9)
        assert game.result[1] == trace["reason"]
