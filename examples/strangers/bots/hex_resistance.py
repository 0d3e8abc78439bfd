"""Hex by electricity (Shannon; Anshelevich 2000), one move deep: own stones conduct, empty cells resist, the other's stones insulate. The best
move is the one after which the current between the own sides is largest compared with the other's between its sides."""

from copy import deepcopy
from math import log

STONE, EMPTY = 0.01, 1.0  # resistance of a cell


def play(game):
    if not game.stones:  # the second player may take the first stone, so a fair one
        return min(game.legal(), key=lambda cell: abs(worth(game, cell)))
    return max(game.legal(), key=lambda cell: worth(game, cell))


def worth(game, cell):
    after, player = deepcopy(game), game.player
    after.play(cell)
    if after.result:
        return 1e9
    return log(current(after, player) / current(after, 1 - player))


def current(game, side):
    """Flow at voltage 1 between a side's borders: Kirchhoff's equations, solved in the band that rows of cells make."""
    size = game.size
    ohms = [STONE if stone == "XO"[side] else EMPTY if stone == "." else 1e9 for stone in game.board.values()]
    band = [[1e-12] + [0.0] * size for _ in range(size * size + size)]
    flow = [0.0] * (size * size + size)
    source = []
    for at, (row, column) in enumerate(game.board):
        for step, there in ((1, column < size - 1), (size - 1, row < size - 1 and column), (size, row < size - 1)):
            if there:
                conducts = 1 / (ohms[at] + ohms[at + step])
                band[at][0] += conducts
                band[at + step][0] += conducts
                band[at][step] -= conducts
        place = (row, column)[side]
        if place in (0, size - 1):
            band[at][0] += 1 / ohms[at]
            if place == 0:
                flow[at] += 1 / ohms[at]
                source.append(at)
    for at in range(size * size):
        own = band[at]
        for step in range(1, size + 1):
            if own[step]:
                share, lower = own[step] / own[0], band[at + step]
                for k in range(step, size + 1):
                    lower[k - step] -= share * own[k]
                flow[at + step] -= share * flow[at]
    volts = [0.0] * len(flow)
    for at in range(size * size - 1, -1, -1):
        volts[at] = (flow[at] - sum(band[at][k] * volts[at + k] for k in range(1, size + 1))) / band[at][0]
    return sum((1 - volts[at]) / ohms[at] for at in source)
