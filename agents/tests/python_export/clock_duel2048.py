# Plays an exported duel2048 search against itself by a clock that advances with its nodes only, 2 ms for 32:
# clock_duel2048.py FILE CHESSBOARD. Prints the most milliseconds that a side used, and the means of a decision on whose
# choice the last two iterations agree, and of one on which they do not.
import random
import runpy
import sys
import time

now = [0.0]


def clock():
    if sys._getframe(1).f_code.co_name == "go_on":
        now[0] += 0.002
    return now[0]


def watched(search):
    """Returns the search, which now adds the choice of every iteration to `choices`."""
    return lambda *given: search(*given[:-1], lambda *found: choices.append(found[0]) or given[-1](*found))


time.perf_counter = clock
Chessboard = runpy.run_path(sys.argv[2])["Chessboard"]
Player = runpy.run_path(sys.argv[1])["Player"]
choices, taken, numbers = [], {True: [], False: []}, random.Random(4)
array = [numbers.randrange(720720) for _ in range(150)]
board, used = Chessboard(array), {True: 0.0, False: 0.0}
bots = {side: Player(side, array) for side in used}
for bot in bots.values():
    bot.search = watched(bot.search)
for turn in range(len(array)):
    for mode in ("position", "direction"):
        for side in (True, False):
            if mode == "position":
                can = board.getNext(side, turn) or board.getNone(not side)
            else:
                can = any(board.copy().move(side, way) for way in range(4))
            board.time, start = {side: 5.0 - used[side] for side in used}, now[0]
            del choices[:]
            answer = bots[side].output(turn, board.copy(), mode if can else "_" + mode)
            spent = now[0] - start
            used[side] += spent
            if can and mode == "position":
                board.add(side, answer)
            elif can:
                assert board.move(side, answer), (turn, answer)
            if can and len(choices) > 1:
                taken[choices[-1] == choices[-2]].append(spent)
assert not any(bot.error for bot in bots.values()), [bot.error for bot in bots.values()]
means = [sum(taken[agreed]) / len(taken[agreed]) for agreed in (True, False)]
print(*(round(1000 * seconds) for seconds in [max(used.values())] + means))
