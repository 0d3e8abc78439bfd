"""Othello

X begins. A disc is set on an empty cell so that it and another own disc enclose a line of the other's discs, across, down or
diagonally; all discs so enclosed turn over. Who can set none passes. The game ends when nobody can, and more discs win.
"""

FULL, INNER = (1 << 64) - 1, 0x7E7E7E7E7E7E7E7E  # the highest bit is the upper left cell; INNER: columns 2 to 7
CELLS = {1 << 63 - 8 * row - column: (row, column) for row in range(8) for column in range(8)}
BITS = {cell: bit for bit, cell in CELLS.items()}
settings = {"opening": 0}  # discs that are set at random


def lines(start, other):
    """The other's discs in unbroken lines from cells of `start`, by shifts to lower and to higher bits; INNER keeps them in the row."""
    for shift, line in ((1, other & INNER), (7, other & INNER), (8, other), (9, other & INNER)):
        down, up = start >> shift & line, start << shift & line
        for _ in range(5):
            down |= down >> shift & line
            up |= up << shift & line
        yield shift, down, up


def places(own, other):
    """Cells on which a disc may be set, as bits."""
    found = 0
    for shift, down, up in lines(own, other):
        found |= down >> shift | up << shift
    return found & FULL & ~(own | other)


class Game:
    endings = {"discs": "nobody can set a disc"}
    actions = [*BITS, "pass"]

    def __init__(self, settings, chance):
        self.discs = [BITS[3, 4] | BITS[4, 3], BITS[3, 3] | BITS[4, 4]]
        self.player = 0
        self.free = places(*self.discs)
        self.result = None
        for _ in range(settings["opening"]):
            self.play(chance.choice(self.legal()))

    def copy(self):
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__, discs=self.discs[:])
        return copy

    def scores(self):
        return [discs.bit_count() for discs in self.discs]

    def legal(self):
        return [cell for bit, cell in CELLS.items() if bit & self.free] or ["pass"]

    def play(self, cell):
        own, other = self.discs[self.player], self.discs[1 - self.player]
        if cell != "pass":
            for shift, down, up in lines(BITS[cell], other):
                turned = (down if down >> shift & own else 0) | (up if up << shift & own else 0)
                own, other = own | turned, other & ~turned
            own |= BITS[cell]
        self.discs[self.player], self.discs[1 - self.player] = own, other
        self.player = 1 - self.player
        self.free = places(other, own)
        if not self.free and not places(own, other):
            a, b = self.scores()
            self.result = (None if a == b else 0 if a > b else 1, "discs")

    def show(self):
        digits = f"{int(f'{self.discs[0]:b}') + 2 * int(f'{self.discs[1]:b}'):064}".translate({48: ".", 49: "X", 50: "O"})
        return {"grid": [list(digits[at : at + 8]) for at in range(0, 64, 8)], "legend": {"X": 0, "O": 1}}


def after(game):
    for cell in game.legal():
        copy = game.copy()
        copy.play(cell)
        yield cell, copy


class Greedy:
    """the move that leaves the most discs"""

    def play(self, game):
        return max(after(game), key=lambda pair: pair[1].scores()[game.player])[0]


QUARTER = (100, -20, 10, 5), (-20, -50, -2, -2), (10, -2, -1, -1), (5, -2, -1, -1)
VALUES = {bit: QUARTER[min(row, 7 - row)][min(column, 7 - column)] for bit, (row, column) in CELLS.items()}
ALIKE = [(value, sum(bit for bit in VALUES if VALUES[bit] == value)) for value in sorted({*VALUES.values()})]


class Squares:
    """the best sum of the cells' values after the other's answer"""

    def play(self, game):
        return max(after(game), key=lambda pair: -self.value(pair[1], 1))[0]

    def value(self, game, depth):
        if depth and not game.result:
            return max(-self.value(position, depth - 1) for _, position in after(game))
        own, other = game.discs[game.player], game.discs[1 - game.player]
        parts = [(1000, FULL)] if game.result else ALIKE
        return sum(value * ((own & cells).bit_count() - (other & cells).bit_count()) for value, cells in parts)
