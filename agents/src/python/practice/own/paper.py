# Paper: the frames that play(stat, storage) gets, and the film (web/src/game_view/paper.rs). The rules are in paper.py of the folder above.
import importlib.util
import os

from . import contest, player
from .match import HERE, IMPORT, Forfeit

CODES = {"WAL": 0, "TAP": 1, "SID": 2, "FAC": 3, "CIT": 4, "ERR": -1, "OVT": -2, "END": -3}
WORTH_TELLING = 20
KEYS = {"Left": "L", "Straight": "S", "Right": "R"}


class Noted(dict):
    """Cells and their owners. `was` has those that changed in a turn, as they were."""

    def __init__(self):
        super().__init__()
        self.was = {}

    def __setitem__(self, cell, owner):
        self.was.setdefault(cell, self.get(cell))
        super().__setitem__(cell, owner)

    def __delitem__(self, cell):
        self.was.setdefault(cell, self[cell])
        super().__delitem__(cell)

    def changed(self):
        cells = [cell for cell, owner in self.was.items() if self.get(cell) != owner]
        self.was = {}
        return cells


spec = importlib.util.spec_from_file_location("paper_rules", os.path.join(os.path.dirname(HERE), "paper.py"))
paper = importlib.util.module_from_spec(spec)
spec.loader.exec_module(paper)


class Position(paper.Game):
    def __init__(self, setup):
        board = setup["board"]
        self.turns = board["max_turns"]
        self.begin(board["width"], board["height"], self.turns, setup["spawn"])
        boards = Noted(), Noted()
        for noted, plain in zip(boards, (self.field, self.band)):
            noted.update(plain)
        self.field, self.band = boards
        self.changes = [list(noted) for noted in boards]

    @property
    def scores(self):
        return tuple(map(float, super().scores))

    @property
    def turn(self):
        return (2 * self.turns - self.plies_left) // 2

    def legal(self, seat):
        return self.actions

    def play(self, turn):
        mover = self.player
        super().play(turn)
        if self.result and self.result[1] == "WAL":  # the head that ran off is shown where it went
            (x, y), (dx, dy) = self.heads[mover], paper.STEPS[self.headings[mover]]
            self.heads[mover] = x + dx, y + dy
        self.changes = [board.changed() for board in (self.field, self.band)]

    def frame(self, times):
        """What has changed since the frame before, column by column."""
        made = 2 * self.turns - self.plies_left
        columns = [(board, x) for board, cells in enumerate(self.changes) for x in sorted({x for x, _ in cells})]
        (x1, y1), (x2, y2) = self.heads
        left = [self.turns - (made + 1) // 2, self.turns - made // 2]
        out = player.FRAME.pack(*left, *times, x1, y1, self.headings[0], x2, y2, self.headings[1], len(columns))
        for board, x in columns:
            owners = (self.field, self.band)[board]
            out += bytes((board, x)) + bytes(owners.get((x, y), -1) + 1 for y in range(self.height))
        return out


class Bot(contest.Bot):
    def imported(self):
        self.ask("I", b"", IMPORT / 2, "init")

    def greet(self):
        position = self.match.position
        self.frames = []
        body = player.START.pack(self.seat, position.width, position.height) + position.frame(self.times())
        return self.think("S", body, "load")[1]

    def hear(self, chosen):
        self.frames.append(self.match.position.frame(self.times()))

    def heard(self):
        frames, self.frames = self.frames, []
        return bytes([len(frames)]) + b"".join(frames)

    def decide(self, position, seat):
        answer, seconds = self.think("P", self.heard(), "play")
        if answer[1:]:
            self.mishap("no move: " + answer[1:].decode("utf-8", "replace"))
        return answer[:1].decode(), seconds

    def finish(self):
        if self.process and self.begun:
            match = self.match
            own = match.position.result or match.winner != self.seat  # why the other has failed is not told
            code = CODES.get(match.reason if own else "ERR", CODES["ERR"])
            try:
                self.ask("F", self.heard() + player.RESULT.pack(-1 if match.winner is None else match.winner, code), IMPORT / 2, "summary")
            except Forfeit:
                pass

    def stop(self):
        if self.process:
            try:
                self.ask("E", b"", IMPORT / 2, "summaryall")
            except Forfeit:
                pass
        super().stop()


class Film(contest.Film):
    CHARTS = [
        {
            "title": "Distance",
            "lines": [
                {"label": "head to head", "colour": 2},
                {"label": "A to B's trail", "colour": 0},
                {"label": "B to A's trail", "colour": 1},
            ],
        }
    ]

    def points_title(self):
        return "Area"

    def values(self):
        position = self.match.position
        far = lambda a, b: abs(a[0] - b[0]) + abs(a[1] - b[1])
        heads = position.heads
        ways = [[far(heads[p], cell) for cell, owner in position.band.items() if owner != p] for p in (0, 1)]
        return [far(*heads)] + [min(way, default=None) for way in ways]

    def code(self, cell):
        position = self.match.position
        return position.field.get(cell, -1) + 1 + 3 * (position.band.get(cell, -1) + 1)

    def runs(self, cells):
        """Cell, length and code of every run of equal cells along a row."""
        out, width = [], self.match.position.width
        for y, x in sorted((y, x) for x, y in cells):
            code, at = self.code((x, y)), y * width + x
            if out and x > 0 and out[-3] + out[-2] == at and out[-1] == code:
                out[-2] += 1
            else:
                out += [at, 1, code]
        return out

    def opening(self):
        position = self.match.position
        self.areas = position.scores
        heads = [[*head, heading] for head, heading in zip(position.heads, position.headings)]
        told = {"width": position.width, "height": position.height, "turns": position.turns, "heads": heads}
        return dict(told, runs=self.runs({*position.field, *position.band}))

    def change(self, written):
        position, mover = self.match.position, self.match.seat
        return [mover, *position.heads[mover], position.headings[mover], *self.runs({cell for cells in position.changes for cell in cells})]

    def captures(self, written):
        before, self.areas = self.areas, self.match.position.scores
        mover = self.match.seat
        gained, taken = self.areas[mover] - before[mover], before[1 - mover] - self.areas[1 - mover]
        if gained < WORTH_TELLING:
            return []
        return [(mover, "gains %d cells" % gained + (", takes %d" % taken if taken > 0 else ""))]

    def say(self, action):
        return {"L": "left", "S": "straight on", "R": "right"}[action]


class Game(contest.Game):
    Bot, Film, Position = Bot, Film, Position
    written = staticmethod("".join)
    of_page = staticmethod(KEYS.get)

    def draw(self, chance):
        boards = self.settings["boards"]
        board = boards[chance.below(len(boards))]
        k, spawn = board["width"] // 2, []
        for p in (0, 1):
            x = min(max(k * p + k // 2 + chance.below(7) - 3, k * p), k * p + k - 1)
            y = min(max(board["height"] // 2 + chance.below(7) - 3, 0), board["height"] - 1)
            spawn.append([x, y, chance.below(4)])
        return {"board": board, "spawn": spawn}

    def options(self, position, seat, legal):
        return None
