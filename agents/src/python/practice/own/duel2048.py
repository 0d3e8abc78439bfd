# Duel2048: the phases that Player.output gets, and the film (web/src/game_view/duel2048.rs). The board is the contest's.
import struct

from . import contest, film, player
from .player import CELLS, Chessboard

PHASES = ((0, False), (1, False), (0, True), (1, True))  # who, and whether it merges
WAYS = ("up", "down", "left", "right")
WORTH_TELLING = 5


class Position:
    def __init__(self, setup):
        self.numbers, self.board = setup, Chessboard(tuple(setup))
        self.step, self.result = 0, None
        self.pass_over()

    @property
    def turn(self):
        return self.step // 4

    @property
    def player(self):
        return PHASES[self.step % 4][0]

    @property
    def merges(self):
        return PHASES[self.step % 4][1]

    def legal(self, seat=None):
        first = self.player == 0
        if self.merges:
            return [way for way in range(4) if self.board.copy().move(first, way)]
        own = self.board.getNext(first, self.turn)
        return ([own] if own else []) + self.board.getNone(not first)

    def play(self, action):
        first = self.player == 0
        if self.merges:
            self.board.move(first, action)
        else:
            self.board.add(first, action)
        self.step += 1
        self.skipped = self.pass_over()

    def pass_over(self):
        """Passes over phases without a choice; returns them, unless the game is over."""
        skipped = []
        while self.step < 4 * len(self.numbers) and not self.legal():
            skipped.append(self.step)
            self.step += 1
        if self.step < 4 * len(self.numbers):
            return skipped
        a, b = self.scores
        self.result = None if a == b else 0 if a > b else 1, "score"
        return []

    @property
    def scores(self):
        """The highest levels first, in base 33."""
        return tuple(float(sum(33 ** (level - 1) for level in self.board.getScore(side))) for side in (True, False))


class Bot(contest.Bot):
    def greet(self):
        numbers = self.match.position.numbers
        self.played, self.said = b"", []
        body = struct.pack("<Bd%dI" % len(numbers), self.seat == 0, self.game.think, *numbers)
        return self.think("S", body, "Player")[1]

    def phase(self, step, skipped):
        cells = self.match.position.board.getRaw()
        raw = bytes(level | (player.FIRST_PLAYER if first else 0) for row in cells for level, first in row)
        mode = PHASES[step % 4][1] + 2 * skipped
        head = player.PHASE.pack(mode, step // 4, *self.times(), len(self.played) // player.DECISION.size)
        played, self.played = self.played, b""
        return head + played + raw

    def hear(self, chosen):
        merges = isinstance(chosen[0], int)
        value = chosen[0] if merges else CELLS.index(chosen[0])
        self.played += player.DECISION.pack(self.match.seat == 0, merges, value)
        own = [step for step in self.match.position.skipped if PHASES[step % 4][0] == self.seat]
        self.said += [self.phase(step, True) for step in own]

    def decide(self, position, seat):
        said, self.said = self.said + [self.phase(position.step, False)], []
        answer, seconds = self.think("P", struct.pack("<H", len(said)) + b"".join(said), "output")
        choice = answer[0]
        if choice == player.MALFORMED:
            text = answer[1:].decode("utf-8", "replace")
            raise self.forfeit("violate", "output: the answer %s is no move" % text)
        return (choice if position.merges else CELLS[choice]), seconds


class Film(contest.Film):
    CHARTS = [{"title": "Free cells at home", "lines": film.SIDES}]

    def points_title(self):
        return "Sum of tiles"

    def tiles(self):
        return [level if first else -level for row in self.match.position.board.getRaw() for level, first in row]

    def points(self):
        tiles = self.tiles()
        return sum(2**tile for tile in tiles if tile > 0), sum(2**-tile for tile in tiles if tile < 0)

    def values(self):
        board = self.match.position.board
        return [len(board.getNone(side)) for side in (True, False)]

    def clock(self):
        return [self.match.turns, self.match.position.step % 4]

    def opening(self):
        self.shown = self.tiles()
        return {"rounds": len(self.match.position.numbers), "tiles": self.shown, "clock": self.clock()}

    def captures(self, written):
        self.before, self.shown = self.shown, self.tiles()
        mover, action = self.match.seat, written[0]
        self.slides, self.captured = [], []
        if not isinstance(action, int):
            return []
        (dr, dc), sign = ((-1, 0), (1, 0), (0, -1), (0, 1))[action], (1, -1)[mover]
        moves = [(8 * r + c, 8 * row + column) for r, c, row, column in self.match.position.board.getAnime()]
        moves.sort(key=lambda move: (-(move[0] // 8 * dr + move[0] % 8 * dc), move[0]))
        self.slides = [cell for move in moves for cell in move]
        self.captured = sorted(to for _, to in moves if self.before[to] * sign < 0)
        levels = [abs(self.before[to]) for to in self.captured]
        said = [(mover, "captures a %d" % 2**level) for level in levels if level >= WORTH_TELLING]
        highest = [max(map(abs, tiles)) for tiles in (self.before, self.shown)]
        if highest[1] > max(highest[0], WORTH_TELLING):
            said.append((mover, "makes the first %d" % 2 ** highest[1]))
        return said

    def change(self, written):
        action = written[0]
        cells = [n for cell, (old, new) in enumerate(zip(self.before, self.shown)) if old != new for n in (cell, new)]
        told = {"player": self.match.seat, "clock": self.clock(), "cells": cells}
        if isinstance(action, int):
            return dict(told, merge=action, slides=self.slides, captured=self.captured)
        return dict(told, place=CELLS.index(action))

    def say(self, action):
        if isinstance(action, int):
            return "merges " + WAYS[action]
        return "places at row %d, column %d" % (action[0] + 1, action[1] + 1)


class Game(contest.Game):
    Bot, Film, Position, ILLEGAL = Bot, Film, Position, "violate"

    def draw(self, chance):
        return [chance.below(720720) for _ in range(self.settings["rounds"])]

    @staticmethod
    def word(action):
        return "UDLR"[action] if isinstance(action, int) else "abcdefgh"[action[1]] + str(action[0] + 1)

    def written(self, actions):
        return " ".join(map(self.word, actions))

    def options(self, position, seat, legal):
        cells = [] if position.merges else sorted(map(CELLS.index, legal))
        return {"cells": cells, "directions": legal if position.merges else []}

    @staticmethod
    def of_page(action):
        (kind, value), = action.items()
        return CELLS[value] if kind == "Place" else [way.title() for way in WAYS].index(value)
