"""Tetris for two

Both players get the same pieces, each for a board of its own. A bot has a method `output(match)` that answers `(column, rotation)`:
the left edge of the piece, and its quarter turns. Completed rows vanish and count their number squared; two or more of them push
one row less into the other's board from below. Whose board overflows, loses; after the last piece the higher score wins.
"""

import tetris_engine

settings = {"width": 10, "height": 15, "pieces": 100}
endings = {"overflow": "a board overflowed", "illegal": "no move of the piece", "score": "pieces over: scores counted"}
viewer = "tetris.html"


class Asked:
    """The engine's player: asks turf's."""

    def __init__(self, player):
        self.player = player

    def output(self, match):
        try:
            return self.player.call("output", match, limit=1)
        except Exception:  # the bot has failed and lost; the engine only ends its record
            return None


def referee(players, settings, chance):
    match = tetris_engine.Match([Asked(player) for player in players], chance, **settings)
    match.run()
    return {
        "winner": match.winner,
        "reason": match.reason,
        "scores": [board.score for board in match.boards],
        "record": match.record,
    }


class Flat:
    """Puts each piece where the board stays lowest and without holes."""

    def output(self, match):
        return min(match.boards[match.me].moves(match.piece), key=lambda move: self.cost(match, *move))

    def cost(self, match, column, rotation):
        mine = match.boards[match.me]
        board = tetris_engine.Board(mine.width, mine.height)
        board.rows = [list(row) for row in mine.rows]
        try:
            full = board.drop(match.piece, column, rotation)
        except tetris_engine.Overflow:
            return 1000
        tops = [max((row for row in range(board.height) if board.rows[row][x]), default=-1) for x in range(board.width)]
        holes = sum(not board.rows[row][x] for x, top in enumerate(tops) for row in range(top))
        return sum(tops) + 8 * holes - 10 * full


class Left:
    """Puts each piece at the left wall."""

    def output(self, match):
        return 0, 0


bots = [Left, Flat]
