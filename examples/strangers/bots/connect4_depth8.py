"""Connect Four: what turf's `search@depth=8` plays (an early win, a late loss, any of equal moves), on boards of bits, which is faster."""

import random

DEPTH = 8
# Seven bits a column from the lowest cell; the seventh stays empty and marks a full column.
COLUMNS = [(column, 1 << 7 * column, 0x3F << 7 * column) for column in (3, 2, 4, 1, 5, 0, 6)]


def play(game):
    sides = [0, 0]
    for row, cells in enumerate(reversed(game.board)):
        for column, stone in enumerate(cells):
            if stone != ".":
                sides["XO".index(stone)] |= 1 << 7 * column + row
    best, equal = -DEPTH, []
    own, other = sides[game.player], sides[1 - game.player]
    for column, bit in moves(own | other):
        value = DEPTH if four(own | bit) else -search(other, own | bit, DEPTH - 1, -DEPTH, 1 - best)
        if value > best:
            best, equal = value, []
        if value == best:
            equal.append(column)
    return random.choice(equal)


def moves(stones):
    return [(column, (stones + lowest) & free) for column, lowest, free in COLUMNS if (stones + lowest) & free]


def four(own):
    for step in (1, 6, 7, 8):
        pairs = own & own >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def search(own, other, depth, low, high):
    """Value for who is to move: the depth that is left at a win, 0 without one."""
    listed = moves(own | other)
    for _, bit in listed:
        if four(own | bit):
            return depth
    if depth <= 1 or not listed:
        return 0
    best = -DEPTH
    for _, bit in listed:
        best = max(best, -search(other, own | bit, depth - 1, -high, -low))
        low = max(low, best)
        if low >= high:
            break
    return best
