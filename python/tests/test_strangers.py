"""The rules of examples/strangers agree with OpenSpiel's on random games: what is legal, and who wins."""

import importlib.util
import random
import re
import sys
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")
FOLDER = Path(__file__).parent.parent.parent / "examples/strangers"
GAMES = 200


def rules(name):
    sys.path.insert(0, str(FOLDER))  # for what the file imports
    spec = importlib.util.spec_from_file_location(f"strangers_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path.remove(str(FOLDER))
    return module


def winner(state):
    a, b = state.returns()
    return None if a == b else 0 if a > b else 1


def test_othello():
    module, theirs, chance = rules("othello"), pyspiel.load_game("othello"), random.Random(1)
    ends = set()
    for _ in range(GAMES):
        game, state = module.Game({"opening": 0}, None), theirs.new_initial_state()
        while not state.is_terminal():
            assert game.result is None and game.player == state.current_player()
            listed = [64 if cell == "pass" else 8 * cell[0] + cell[1] for cell in game.legal()]
            assert sorted(listed) == state.legal_actions()
            at = chance.randrange(len(listed))
            state.apply_action(listed[at])
            game.play(game.legal()[at])
        assert game.result == (winner(state), "discs")
        ends.add(game.result[0])
    assert ends == {0, 1, None}


def sides(state):
    """Checkers by point from each side's own view, as the file keeps them."""
    off = re.search(r"Scores, X: (\d+), O: (\d+)", str(state)).groups()
    points = [[state.board(0, 24 - point) for point in range(1, 25)], [state.board(1, point - 1) for point in range(1, 25)]]
    return [[int(gone), *row, 15 - int(gone) - sum(row)] for gone, row in zip(off, points)]


def after_two(game):
    """Where two more dice, or what is left of them, may lead."""
    found = []
    for one in game.legal():
        after = game.copy()
        after.play(one)
        second = after.legal() if after.player == game.player else []
        for two in second:
            found.append(after.copy())
            found[-1].play(two)
        found += [] if second else [after]
    return {str(after.sides): after for after in found}


def test_backgammon():
    """OpenSpiel plays two dice at once, a double twice; it passes by an action where nothing can be played."""
    module, theirs, chance = rules("backgammon"), pyspiel.load_game("backgammon"), random.Random(2)
    ends = set()
    for _ in range(GAMES):
        game, state = module.Game({"opening": 0}, None), theirs.new_initial_state()
        while not state.is_terminal():
            assert game.result is None and sides(state) == game.sides
            if state.is_chance_node():
                assert game.player is None
                rolls = {action: state.action_to_string(action) for action, _ in state.chance_outcomes()}
                action = chance.choice([action for action, text in rolls.items() if "O starts" not in text])
                dice = tuple(sorted(map(int, re.search(r"roll: (.)(.)", rolls[action]).groups()), reverse=True))
                assert dice in [roll for roll, _ in game.outcomes()]
                state.apply_action(action)
                assert game.mover == state.current_player()
                game.play(dice)
                continue
            reached = {str(sides(state.child(action))): action for action in state.legal_actions()}
            if game.player == state.current_player():
                listed = after_two(game)
                assert sorted(listed) == sorted(reached)
                key = chance.choice(sorted(reached))
                game = listed[key]
            else:
                assert len(reached) == 1 and game.player is None
                (key,) = reached
            state.apply_action(reached[key])
        assert sides(state) == game.sides and game.result[0] == winner(state)
        ends.add(game.result)
    assert {kind for _, kind in ends} == set(module.Game.endings) and {side for side, _ in ends} == {0, 1}
