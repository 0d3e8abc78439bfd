# The 2020 contest's Chessboard in plain Python: a dict of chessmen by position, both sides' positions in the order in
# which they came, all of it open to whoever reads or changes it. The compiled board (crate duel-board) gives the same
# answers and falls back to these functions for whatever it does not keep in its own way.
from collections import namedtuple
from functools import partial
from operator import itemgetter

ROWS, COLUMNS = 4, 8
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
HALVES = {side: [cell for cell in CELLS if (cell[1] < COLUMNS // 2) == side] for side in (True, False)}
HALF_OF = {side: frozenset(cells) for side, cells in HALVES.items()}
# Per direction (up, down, left, right): the cells from one to the edge.
AHEAD = [
    {(r, c): [(i, c) for i in range(r - 1, -1, -1)] for r, c in CELLS},
    {(r, c): [(i, c) for i in range(r + 1, ROWS)] for r, c in CELLS},
    {(r, c): [(r, i) for i in range(c - 1, -1, -1)] for r, c in CELLS},
    {(r, c): [(r, i) for i in range(c + 1, COLUMNS)] for r, c in CELLS},
]

Chessman = namedtuple("Chessman", "belong position value")
Chessman.__module__ = "constants"
VALUE = 2
# A chessman of its three parts, faster.
chessman = partial(tuple.__new__, Chessman)


class Chessboard:
    """4 x 8 cells. True is the first player, also as owner of the left half."""

    def __init__(self, array):
        self.array = array
        self.board = {}
        self.belongs = {True: [], False: []}
        self.decision = {True: (), False: ()}
        self.time = {True: 0, False: 0}
        self.anime = []

    def add(self, belong, position, value=1):
        """Places a tile; it belongs to the half it lies in, whoever places it."""
        belong = position[1] < COLUMNS // 2
        self.belongs[belong].append(position)
        self.board[position] = Chessman(belong, position, value)

    def move(self, belong, direction):
        """Moves all tiles of a side; whether anything changed."""
        board, belongs = self.board, self.belongs
        own, other = belongs[belong], belongs[not belong]
        belong = bool(belong)
        half = HALF_OF[belong]
        self.anime = anime = []
        if direction not in (0, 1, 2, 3):
            return False
        direction = int(direction)
        paths = AHEAD[direction]
        eaten = set()
        # The nearest to the edge first, those equally near in the order in which they came.
        for start in sorted(own, key=itemgetter(direction // 2), reverse=direction % 2 == 1):
            value = board[start][VALUE]
            at = start
            for ahead in paths.get(start, ()):
                if ahead in board or ahead not in half:
                    break
                at = ahead
            else:
                ahead = start
            if ahead != start and ahead in board and ahead not in eaten and board[ahead][VALUE] == value:
                own.remove(start)
                (own if ahead in own else other).remove(ahead)
                own.append(ahead)
                board[ahead] = chessman((belong, ahead, value + 1))
                del board[start]
                eaten.add(ahead)
                anime.append(start + ahead)
            elif at != start:
                own.remove(start)
                own.append(at)
                board[at] = chessman((belong, at, value))
                del board[start]
                anime.append(start + at)
        return bool(anime)

    def getBelong(self, position):
        """The owner of the tile there; of the half, as far as columns go, if there is none."""
        return self.board[position].belong if position in self.board else position[1] < COLUMNS // 2

    def getValue(self, position):
        """The level of the tile there, 0 if there is none, on the board or off it."""
        return self.board[position].value if position in self.board else 0

    def getScore(self, belong):
        """The levels of a side's tiles, ascending."""
        board = self.board
        return sorted([board[position][VALUE] for position in self.belongs[belong]])

    def getNone(self, belong):
        """The empty cells of a half, row by row."""
        board = self.board
        return [cell for cell in HALVES[belong] if cell not in board]

    def getNext(self, belong, currentRound):
        """The cell of its own half that the list gives a side in a round; () if the half is full."""
        empty = self.getNone(belong)
        if not belong:
            empty.reverse()
        return empty[self.array[currentRound] % len(empty)] if empty else ()

    def updateDecision(self, belong, decision):
        """Notes a side's last decision."""
        self.decision[belong] = decision

    def getDecision(self, belong):
        """A side's last decision: a cell, (direction,), or () before the first."""
        return self.decision[belong]

    def updateTime(self, belong, time):
        """Notes the seconds of thinking that a side has left."""
        self.time[belong] = time

    def getTime(self, belong):
        """Seconds of thinking a side has left."""
        return self.time[belong]

    def getAnime(self):
        """What the last move moved, in order: (row, column, row, column), from and to."""
        return self.anime

    def getRaw(self):
        """Four rows of (level, owner)."""
        return [
            [(self.getValue((row, column)), self.getBelong((row, column))) for column in range(COLUMNS)]
            for row in range(ROWS)
        ]

    def copy(self):
        """A board of its own; the list of random numbers is shared."""
        new = Chessboard.__new__(Chessboard)
        new.array = self.array
        new.board = self.board.copy()
        new.belongs = {True: self.belongs[True].copy(), False: self.belongs[False].copy()}
        new.decision = self.decision.copy()
        new.time = self.time.copy()
        new.anime = self.anime.copy()
        return new

    def __repr__(self):
        return "\n".join(
            " ".join(("+" if belong else "-") + str(value).zfill(2) for value, belong in row) for row in self.getRaw()
        )

    __str__ = __repr__


Chessboard.__module__ = "constants"
