# The 2018 contract: play(stat, storage), optionally load, summary, init and summaryall. The rules are the parent's; it
# sends what changed, and `stat` is built from that, sharing every unchanged column and board between frames.
import struct

CELLS = (None, 1, 2)
FRAME = struct.Struct("<2I2d2hB2hBH")
START = struct.Struct("<BHH")
RESULT = struct.Struct("<2b")


def in_words(answer):
    """The answer's type, and itself where that is short: the bot's clock runs, and an answer may be anything."""
    kind = type(answer)
    if kind is str:
        text = repr(answer[:30])
    elif kind in (bool, float, type(None)) or kind is int and abs(answer) < 1e9:
        text = repr(answer)
    else:
        text = "a value"
    return "%s of type %s" % (text, type.__dict__["__name__"].__get__(kind)[:30])


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.bot = None
        self.storage = {}

    def builtins(self):
        return None

    def take(self, bot):
        if not callable(getattr(bot, "play", None)):
            raise AttributeError("the file defines no function play")
        self.bot = bot

    def on_I(self, _body):
        """A pairing begins."""
        untimed(getattr(self.bot, "init", None), self.storage)

    def on_E(self, _body):
        """A pairing ends."""
        untimed(getattr(self.bot, "summaryall", None), self.storage)

    def on_S(self, body):
        """A game begins: which player, the size, the first frame."""
        self.me, width, self.height = START.unpack_from(body)
        empty = (None,) * self.height
        self.columns = [[empty] * width, [empty] * width]
        self.boards = [tuple(columns) for columns in self.columns]
        self.log = []
        self.stat = {"size": (width, self.height), "log": self.log, "now": None}
        self.frame(body, START.size)
        load = getattr(self.bot, "load", None)
        if callable(load):
            self.timed(load, self.stat, self.storage)

    def on_P(self, body):
        """Frames since the last request, then the bot's move: L, R or S; after an S which is none, the answer in words."""
        self.frames(body)
        action = self.timed(self.bot.play, self.stat, self.storage)
        if isinstance(action, str) and len(action) > 0:
            first = action[0].upper()
            if first == "L":
                return b"L"
            if first == "R":
                return b"R"
            if type(action) is str and len(action) <= len("straight") and action.upper() in ("S", "STRAIGHT"):
                return b"S"
        return b"S" + in_words(action).encode("utf-8", "replace")

    def on_F(self, body):
        """The game is over: the last frames, then the result."""
        at = self.frames(body)
        winner, code = RESULT.unpack_from(body, at)
        result = (None if winner < 0 else winner, code)
        untimed(getattr(self.bot, "summary", None), result, self.stat, self.storage)
        # Frames are most of the memory; the next game has its own.
        self.stat = self.log = None

    def kept(self):
        return self.storage.get("seen"), self.storage.get("error")

    def frames(self, body):
        at = 1
        for _ in range(body[0]):
            at = self.frame(body, at)
        return at

    def frame(self, body, at):
        """Appends a frame; returns where it ends. Changed columns follow the numbers: which board, x, the cells."""
        left1, left2, time1, time2, x1, y1, d1, x2, y2, d2, changed = FRAME.unpack_from(body, at)
        at += FRAME.size
        touched = [False, False]
        for _ in range(changed):
            board, x = body[at], body[at + 1]
            at += 2 + self.height
            self.columns[board][x] = tuple([CELLS[cell] for cell in body[at - self.height : at]])
            touched[board] = True
        for board in (0, 1):
            if touched[board]:
                self.boards[board] = tuple(self.columns[board])
        players = [
            {"id": 1, "x": x1, "y": y1, "direction": d1},
            {"id": 2, "x": x2, "y": y2, "direction": d2},
        ]
        now = {
            "turnleft": (left1, left2),
            "timeleft": (time1, time2),
            "fields": self.boards[0],
            "bands": self.boards[1],
            "players": players,
            "me": players[self.me],
            "enemy": players[1 - self.me],
        }
        self.log.append(now)
        self.stat["now"] = now
        return at
