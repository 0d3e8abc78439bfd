# What a network sees of a game in a Python file, for the rules' process and for exported bots.
import copy
import inspect
import itertools
import json
from array import array


def plain(value):
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)) or isinstance(value, float) and value - value == 0:
        return value
    if hasattr(value, "tolist"):  # of numpy
        return plain(value.tolist())
    raise TypeError("an action is a finite number, a string, or a list of such, not %r" % (value,))


def text_of(value):
    return json.dumps(plain(value), separators=(",", ":"), ensure_ascii=False)


def as_key(value):
    if isinstance(value, dict):  # of a referee
        return {key: as_key(part) for key, part in value.items()}
    return tuple(map(as_key, value)) if isinstance(value, (list, tuple)) else value


def takes(function, n):
    """Whether a method takes n arguments besides self."""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*range(n + 1))
    except TypeError:
        return False
    return True


class Classes(dict):
    """Classes of values of cells; 0 is a cell beyond the board, or a value that no random game shows."""

    def __missing__(self, value):
        return 0


class Sight:
    """What is fixed of a game, and observations of its positions."""

    def see(self, Game):
        self.legal_of = takes(Game.legal, 1)
        self.observes = callable(getattr(Game, "observe", None))
        self.own_copy = callable(getattr(Game, "copy", None))
        self.personal = takes(getattr(Game, "show", None), 1)
        self.seats = [array("f", [seat]).tobytes() for seat in (1, -1)]

    def take_over(self, rows, sides, numbers, scored):
        """What one process found, so that all of them show the same."""
        self.grid(rows)
        self.numbers, self.scored = numbers, scored
        self.sides = [Classes((as_key(value), n) for value, n in side) for side in sides] if sides else None

    def grid(self, rows):
        self.rows, self.columns = rows or (0, 0)
        self.cells = self.rows * self.columns

    def copy(self, game):
        return game.copy() if self.own_copy else copy.deepcopy(game)

    def result(self, game):
        result = game.result
        return result() if callable(result) else result

    def player(self, game):
        player = game.player
        return player() if callable(player) else player

    def legal(self, game, player):
        return game.legal(player) if self.legal_of else game.legal()

    def show(self, game, player):
        return game.show(player) if self.personal else game.show()

    def scores(self, game):
        scores = game.scores
        scores = scores() if callable(scores) else scores
        try:
            a, b = scores
            return float(a), float(b)
        except (TypeError, ValueError):
            raise ValueError("scores is %r, not a pair of numbers" % (scores,)) from None

    def observation(self, game, player):
        """Cells of what is shown, own and other's stones changed over for B; numbers of `observe`, or the seat and the lead."""
        cells = b""
        if self.cells:
            grid = self.show(game, player)["grid"]
            side = self.sides[player].__getitem__
            cells = bytes(map(side, itertools.chain.from_iterable(grid)))
            if len(cells) != self.cells:
                cells = self.padded(grid, side)
        if self.observes:
            numbers = array("f", game.observe(player))
        elif self.scored:
            scores = self.scores(game)
            size = abs(scores[0]) + abs(scores[1])
            numbers = array("f", (1 - 2 * player, (scores[player] - scores[1 - player]) / size if size else 0.0))
        else:
            return cells + self.seats[player]
        if self.numbers and len(numbers) != self.numbers:
            raise ValueError("observe() gives %d numbers, not %d" % (len(numbers), self.numbers))
        return cells + numbers.tobytes()

    def padded(self, grid, side):
        """A board that is smaller than that of the default settings, in its upper left corner."""
        if len(grid) > self.rows or max(map(len, grid)) > self.columns:
            raise ValueError("show() gives a grid larger than %d x %d, that of the default settings" % (self.rows, self.columns))
        cells = bytearray(self.cells)
        for i, row in enumerate(grid):
            cells[i * self.columns : i * self.columns + len(row)] = bytes(map(side, row))
        return bytes(cells)
