# The 2020 contract: a class Player with output(currentRound, board, mode), where board is a Chessboard.
import struct
import sys

ROWS, COLUMNS = 4, 8
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
INDEX = {cell: index for index, cell in enumerate(CELLS)}
REALM = [column < COLUMNS // 2 for _ in range(ROWS) for column in range(COLUMNS)]
REALM_CELLS = {side: [index for index in range(ROWS * COLUMNS) if REALM[index] == side] for side in (True, False)}
MODES = ("position", "direction", "_position", "_direction")
ALLOWED = "math random copy numpy time collections itertools functools heapq operator constants __future__".split()
MALFORMED = 255
PHASE = struct.Struct("<BH2d")
FIRST_PLAYER = 0x80


def lanes():
    """Per direction (up, down, left, right): the step from a cell to the next, and cells nearest to the edge first."""
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    tables = []
    for down, right in steps:
        order = sorted(range(ROWS * COLUMNS), key=lambda i: -(CELLS[i][0] * down + CELLS[i][1] * right))
        following = [INDEX.get((row + down, column + right)) for row, column in CELLS]
        tables.append((order, following))
    return tables


LANES = lanes()


class Chessboard:
    """4 x 8 cells with the level and the owner of their tiles. True is the first player, also as owner of a realm."""

    __slots__ = ("array", "_levels", "_first", "_times", "_decisions")

    def __init__(self, array, levels=None, first=None, times=(0.0, 0.0), decisions=((), ())):
        self.array = array
        self._levels = levels if levels is not None else [0] * (ROWS * COLUMNS)
        self._first = first if first is not None else REALM[:]
        self._times = times
        self._decisions = decisions

    def add(self, belong, position, value=1):
        """Places a tile; it belongs to the realm it lies in, whoever places it."""
        at = INDEX[position[0], position[1]]
        self._levels[at] = value
        self._first[at] = REALM[at]

    def move(self, belong, direction):
        """Moves all tiles of a side; whether anything changed."""
        belong = bool(belong)
        levels, first = self._levels, self._first
        order, following = LANES[direction]
        eaten = set()
        changed = False
        for start in order:
            level = levels[start]
            if level == 0 or first[start] != belong:
                continue
            at, ahead = start, following[start]
            while ahead is not None and levels[ahead] == 0 and REALM[ahead] == belong:
                at, ahead = ahead, following[ahead]
            if ahead is not None and levels[ahead] == level and ahead not in eaten:
                levels[start] = 0
                first[start] = REALM[start]
                levels[ahead] = level + 1
                first[ahead] = belong
                eaten.add(ahead)
                changed = True
            elif at != start:
                levels[start] = 0
                first[start] = REALM[start]
                levels[at] = level
                first[at] = belong
                changed = True
        return changed

    def getBelong(self, position):
        """The owner of the tile there, of the realm if there is none."""
        return self._first[INDEX[position[0], position[1]]]

    def getValue(self, position):
        """The level of the tile there, 0 if there is none."""
        return self._levels[INDEX[position[0], position[1]]]

    def getScore(self, belong):
        """The levels of a side's tiles, ascending."""
        return sorted([l for l, f in zip(self._levels, self._first) if l and f == belong])

    def getNone(self, belong):
        """The empty cells of a realm, row by row."""
        levels = self._levels
        return [CELLS[i] for i in REALM_CELLS[bool(belong)] if levels[i] == 0]

    def getNext(self, belong, currentRound):
        """The cell of its own realm that the list gives a side in a round; () if the realm is full."""
        empty = self.getNone(belong)
        if not empty:
            return ()
        if not belong:
            empty.reverse()
        return empty[self.array[currentRound] % len(empty)]

    def getTime(self, belong):
        """Seconds of thinking a side has left."""
        return self._times[not belong]

    def getDecision(self, belong):
        """A side's last decision: a cell, (direction,), or () before the first."""
        return self._decisions[not belong]

    def getRaw(self):
        """Four rows of (level, owner)."""
        cells = list(zip(self._levels, self._first))
        return [cells[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]

    def copy(self):
        return Chessboard(self.array, self._levels[:], self._first[:], self._times, self._decisions)

    __copy__ = copy

    def __deepcopy__(self, _memo):
        return self.copy()

    def __repr__(self):
        rows = [
            " ".join(("+" if first else "-") + "%02d" % level for level, first in row) for row in self.getRaw()
        ]
        return "\n".join(rows)

    __str__ = __repr__


def constants(rounds, seconds):
    module = type(sys)("constants")
    module.__dict__.update(ROUNDS=rounds, MAXTIME=seconds, ROWS=ROWS, COLUMNS=COLUMNS, MAXLEVEL=14)
    return module


def guarded_builtins():
    """What the contest leaves a bot: its list of imports, and no exec, eval or compile."""
    import builtins

    names = dict(vars(builtins))
    for banned in ("exec", "eval", "compile"):
        del names[banned]
    real_import = builtins.__import__

    def guarded_import(name, globals=None, locals=None, fromlist=(), level=0):
        if level != 0 or name.split(".")[0] not in ALLOWED:
            raise ImportError("the contest does not allow the import of " + name)
        return real_import(name, globals, locals, fromlist, level)

    names["__import__"] = guarded_import
    return names


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.bot = None

    def builtins(self):
        sys.modules["constants"] = constants(500, 5)
        return guarded_builtins()

    def take(self, bot):
        if not callable(getattr(bot, "Player", None)):
            raise AttributeError("the file defines no class Player")
        self.bot = bot

    def on_S(self, body):
        """A game begins: whether this is the first player, seconds of thinking, the list of random numbers."""
        self.first, seconds = body[0] == 1, struct.unpack_from("<d", body, 1)[0]
        self.array = [number for (number,) in struct.iter_unpack("<I", body[9:])]
        sys.modules["constants"].__dict__.update(ROUNDS=len(self.array), MAXTIME=seconds)
        self.player = self.timed(self.bot.Player, self.first, list(self.array))

    def on_P(self, body):
        """Phases, the last of which is to be answered: one byte, MALFORMED and a text for what no answer can mean."""
        at, answer = 2, None
        for _ in range(struct.unpack_from("<H", body)[0]):
            mode, current_round, time1, time2 = PHASE.unpack_from(body, at)
            at += PHASE.size
            decisions = tuple(self.decision(*body[at + 2 * i : at + 2 * i + 2]) for i in (0, 1))
            cells = body[at + 4 : at + 4 + ROWS * COLUMNS]
            at += 4 + ROWS * COLUMNS
            levels = [cell & 0x7F for cell in cells]
            first = [cell >= FIRST_PLAYER for cell in cells]
            board = Chessboard(self.array, levels, first, (time1, time2), decisions)
            answer = self.timed(self.player.output, current_round, board, MODES[mode])
        options = CELLS if MODES[mode] == "position" else range(4)
        choice = self.timed(self.chosen, answer, options)
        if choice == MALFORMED:
            return bytes([MALFORMED]) + repr(answer)[:80].encode("utf-8", "replace")
        return bytes([choice])

    def seen(self):
        return getattr(self.player, "seen", None)

    @staticmethod
    def decision(kind, value):
        return ((), CELLS[value % (ROWS * COLUMNS)], (value,))[kind]

    @staticmethod
    def chosen(answer, options):
        """Which of the options the answer equals, as the original compares."""
        for index, option in enumerate(options):
            try:
                if answer == option:
                    return index
            except ValueError:  # an array of numpy equals nothing as a whole
                break
        return MALFORMED
