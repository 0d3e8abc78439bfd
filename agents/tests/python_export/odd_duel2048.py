# Calls an exported duel2048 bot with boards as they are and as they should not be: odd_duel2048.py FILE CHESSBOARD, the
# second a module with the contest's Chessboard. No call may raise; on a board that is one, the answer must be possible.
# Prints how many answers were searched for, how many were not, and how many calls were on things that are no board.
import random
import runpy
import sys

module = runpy.run_path(sys.argv[2])
Chessboard, Chessman = module["Chessboard"], module["Chessman"]
chance = random.Random(8)
with open(sys.argv[1]) as file:
    source = file.read()
code = {}
exec(compile(source, "bot.py", "exec"), code)
Bot = code["Player"]
counts = {"searched": 0, "cheap": 0, "odd": 0}


def position(array, density, highest, times):
    levels = [chance.randint(1, highest) if chance.random() < density else 0 for _ in range(32)]
    board = Chessboard(array)
    for index, level in enumerate(levels):
        if level:
            cell, first = (index // 8, index % 8), chance.random() < 0.5
            board.board[cell] = Chessman(first, cell, level)
            board.belongs[first].append(cell)
    board.time = dict(zip((True, False), times))
    return board


def ask(bot, turn, board, first):
    """Both questions, as far as the board allows an answer."""
    own, theirs = board.getNext(first, turn), board.getNone(not first)
    if own or theirs:
        answer = bot.output(turn, board, "position")
        assert tuple(answer) in ([own] if own else []) + theirs, (answer, own, theirs)
        count(bot)
    possible = [direction for direction in range(4) if board.copy().move(first, direction)]
    if possible:
        answer = bot.output(turn, board, "direction")
        assert answer in possible, (answer, possible)
        count(bot)
    for mode in ("_position", "_direction"):
        assert bot.output(turn, board, mode) is None


def count(bot):
    counts["searched" if bot.seen else "cheap"] += 1


array = [chance.randrange(1 << 16) for _ in range(500)]
for first in (True, False):
    bot = Bot(first, array)
    # Sparse, full, full of the highest tiles, and with no time at all.
    for density, highest, seconds in ((0.3, 4, 5.0), (0.9, 9, 5.0), (1.0, 3, 5.0), (1.0, 13, 5.0), (0.5, 14, 0.0), (0.5, 6, -3.0)):
        for turn in (0, 1, 250, 496, 499):
            ask(bot, turn, position(array, density, highest, (seconds, seconds)), first)
    # Lists that are short or foreign, rounds that the list does not have.
    for numbers in ([], [7], ["1", 2.0], None, 7):
        odd = Bot(first, numbers)
        ask(odd, 0, position(array, 0.4, 5, (5.0, 5.0)), first)
    for turn in (500, 10**9, -1, None, "now"):
        for mode in ("position", "direction"):
            bot.output(turn, position(array, 0.4, 5, (5.0, 5.0)), mode)
            counts["odd"] += 1
    # No boards.
    for board in (None, 7, object(), position(array, 0.0, 1, (5.0, 5.0)), position(array, 0.5, 5, (None, "x"))):
        for mode in ("position", "direction", "_position", "", None, 3):
            bot.output(3, board, mode)
            counts["odd"] += 1
print(counts["searched"], counts["cheap"], counts["odd"])
