# Times copy + move, and copy + move + getScore, of random positions on both boards in turn: duel_board_speed.py PLAIN.py
# MODULE.so CALLS. In microseconds of processor time, the fastest of five rounds; the compiled one makes CALLS calls, the
# plain one a twentieth.
import random
import runpy
import sys
import time
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader

plain = runpy.run_path(sys.argv[1])
loader = ExtensionFileLoader("duel_board", sys.argv[2])
compiled = module_from_spec(spec_from_loader("duel_board", loader))
loader.exec_module(compiled)
boards = {"plain": plain["Chessboard"], "compiled": compiled.install(plain["Chessboard"], plain["Chessman"])}


def positions(board_class):
    """Positions from random games, the same for both."""
    chance = random.Random(1)
    array = tuple(chance.randrange(720720) for _ in range(500))
    board, found = board_class(array), []
    for turn in range(200):
        for side in (True, False):
            cell = board.getNext(side, turn)
            if cell:
                board.add(side, cell)
        for side in (True, False):
            board.move(side, chance.randrange(4))
            found.append((board.copy(), side))
    return found


def measure(found, calls, scored):
    start = time.process_time()
    for _ in range(calls // (4 * len(found))):
        for board, side in found:
            for direction in (0, 1, 2, 3):
                after = board.copy()
                after.move(side, direction)
                if scored:
                    after.getScore(side)
    return (time.process_time() - start) / (calls // (4 * len(found)) * 4 * len(found)) * 1e6


calls = int(sys.argv[3])
best = {}
for _ in range(5):
    for name, board_class in boards.items():
        found = positions(board_class)
        for scored in (False, True):
            took = measure(found, calls // 5 if name == "compiled" else calls // 100, scored)
            best[name, scored] = min(took, best.get((name, scored), took))
for (name, scored), took in best.items():
    print("%-9s %-24s %6.3f us" % (name, "copy + move + getScore" if scored else "copy + move", took))
