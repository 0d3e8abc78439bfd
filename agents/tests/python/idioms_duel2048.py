# Probes for idioms.rs: `board`, `currentRound`, `mode`, `self.isFirst`, `self.array` are given; `self.memory` lasts.

# == the list of random numbers
assert type(self.array) is tuple and hash(self.array) == hash(board.array) and self.array == board.array
assert len(self.array + (0,)) == 41 and {self.array: 1}[board.array] == 1
assert all(type(number) is int and 0 <= number < 720720 for number in self.array)

# == settings
import constants as c
from constants import ROUNDS, MAXTIME, ROWS, COLUMNS, MAXLEVEL, REPEAT, ARRAY, DIRECTIONS, NAMES, PLAYERS
from constants import Chessboard, Chessman
from constants import *
---
assert (c.ROUNDS, ROWS, COLUMNS, MAXLEVEL) == (40, 4, 8, 14) and c.MAXTIME > 0 and c.ARRAY == self.array
assert [DIRECTIONS[d] for d in range(4)] == ["up", "down", "left", "right"] and REPEAT > 0
assert NAMES[0] == "0000" and NAMES[1] == "0002" and NAMES[13] == "8192" and set(PLAYERS) == {True, False}

# == off the board
for row in range(-3, 7):
    for column in range(-3, 12):
        if not (0 <= row < 4 and 0 <= column < 8):
            assert board.getValue((row, column)) == 0 and type(board.getValue((row, column))) is int
            assert board.getBelong((row, column)) is (column < 4)

# == attributes of its own, and the platform's
assert not hasattr(board, "note")
board.note = "mine"
assert board.note == "mine" and not hasattr(board.copy(), "note")
board.time[True] = 77
assert board.getTime(True) == 77
board.updateTime(False, 3.5)
assert board.getTime(False) == 3.5 and board.copy().getTime(False) == 3.5
board.updateDecision(True, (1, 2))
assert board.getDecision(True) == (1, 2) == board.decision[True]
board.array = (5,) * 500
assert board.getNext(True, 450) in board.getNone(True) + [()]

# == the dict of chessmen and the lists of positions
from constants import Chessman
---
tiles = {(r, c): (board.getBelong((r, c)), board.getValue((r, c))) for r in range(4) for c in range(8) if board.getValue((r, c))}
assert {position: (man.belong, man.value) for position, man in board.board.items()} == tiles
assert all(type(man) is Chessman and man.position == position for position, man in board.board.items())
for side in (True, False):
    assert sorted(board.belongs[side]) == sorted(p for p, (belong, _) in tiles.items() if belong == side)

# == changing them changes the board
from constants import Chessboard, Chessman
---
board = Chessboard(self.array)
board.board[0, 1] = Chessman(True, (0, 1), 3)
board.belongs[True].append((0, 1))
board.add(True, (0, 3), 3)
assert board.getScore(True) == [3, 3] and board.getValue((0, 1)) == 3
other = board.copy()
assert other.move(True, 2) and other.getScore(True) == [4] and other.getValue((0, 0)) == 3 + (other.getValue((0, 0)) == 4)
del board.board[0, 1]
board.belongs[True].remove((0, 1))
assert board.getScore(True) == [3] and other.getScore(True) == [4]

# == what a move moved
from constants import Chessboard
---
board = Chessboard(self.array)
for cell in ((0, 1), (0, 3), (2, 2)):
    board.add(True, cell)
assert board.getAnime() == [] and board.move(True, 2)
assert board.getAnime() == [(0, 1, 0, 0), (2, 2, 2, 0), (0, 3, 0, 0)] == board.anime
assert not board.copy().move(True, 2) and board.getScore(True) == [1, 2]

# == the order in which tiles came, from the game's decisions
from constants import Chessboard
---
# The opponent's last decision lies between two calls, or none where it could not decide.
memory = self.memory
if "master" not in memory:
    memory.update(master=Chessboard(self.array), equal=0, over=False, answer=None, last=None)
master, other = memory["master"], not self.isFirst
if memory["answer"] is not None and memory["last"] is not None:
    if memory["last"].endswith("position"):
        master.add(self.isFirst, memory["answer"])
    else:
        master.move(self.isFirst, memory["answer"])
decision, after = board.getDecision(other), master.copy()
if len(decision) == 2 and after.getValue(decision) == 0:
    after.add(other, decision)
elif len(decision) == 1:
    after.move(other, decision[0])
master = memory["master"] = after if repr(after) == repr(board) else master
memory["last"] = mode
memory["over"] = memory["over"] or mode.startswith("_") or repr(master) != repr(board)
if not memory["over"]:
    memory["equal"] += 1
    assert list(board.board.items()) == list(master.board.items())
    assert board.belongs == master.belongs and board.getAnime() == master.getAnime()
assert memory["equal"] >= min(currentRound, 5), memory["equal"]

# == copies of every kind
import copy
---
for other in (board.copy(), copy.deepcopy(board)):
    assert type(other) is type(board) and other is not board and other != board and len({board, other}) == 2
    assert repr(other) == repr(board) and other.getRaw() == board.getRaw() and other.array == board.array
    other.add(True, (other.getNone(True) or other.getNone(False) or [(0, 0)])[0], 9)
    assert repr(other) != repr(board)
shallow = copy.copy(board)
assert shallow.board is board.board and shallow.array is board.array

# == inheritance
from constants import Chessboard


class Own(Chessboard):
    def __init__(self, board):
        super().__init__(board.array)
        self.moves = 0
        for position, man in board.board.items():
            self.board[position] = man
            self.belongs[man.belong].append(position)

    def move(self, belong, direction):
        self.moves += 1
        return Chessboard.move(self, belong, direction)

    def getValue(self, position):
        return 2 ** super().getValue(position)
---
own = Own(board)
assert isinstance(board, Chessboard) and isinstance(own, Chessboard)
assert [own.move(self.isFirst, d) for d in (0, 2)] == [board.move(self.isFirst, d) for d in (0, 2)] and own.moves == 2
assert repr(own.copy()) == repr(board) and own.getValue((-1, 0)) == 1

# == printing
assert str(board) == repr(board) == "%s" % board and len(str(board).split("\n")) == 4
assert all(len(row.split(" ")) == 8 and {len(cell) for cell in row.split(" ")} == {3} for row in str(board).split("\n"))
print(board)
print(board, board.getRaw(), board.board, board.belongs)

# == keywords and errors
from constants import Chessboard
---
board = Chessboard(array=self.array)
assert board.add(belong=True, position=(0, 1), value=2) is None and board.move(belong=True, direction=2) is True
assert board.getNext(belong=False, currentRound=0) in board.getNone(belong=False)
assert board.getNext(True, 39) in board.getNone(True)
for call in (lambda: board.getNext(True, 40), lambda: board.getValue(), lambda: board.getValue([0, 0]), lambda: board.missing):
    try:
        call()
    except (IndexError, TypeError, AttributeError):
        pass
    else:
        raise AssertionError("nothing was raised")

# == numbers of numpy
import numpy
---
cell = numpy.argwhere(numpy.array([[v for v, _ in row] for row in board.getRaw()]) == 0)
if len(cell):
    assert board.getValue(tuple(cell[0])) == 0
assert board.copy().move(numpy.bool_(self.isFirst), numpy.int64(0)) == board.copy().move(self.isFirst, 0)

# == a guard for direct runs, globals, recursion
GAMES = []

if __name__ == "__main__":
    raise ValueError("run as a script")


def deep(n):
    return n and deep(n - 1)
---
GAMES.append(currentRound)
assert deep(800) == 0 and len(GAMES) > 0

# == names that Python has dropped since
import time
from collections import Iterable
---
assert isinstance([], Iterable) and time.clock() <= time.clock()
