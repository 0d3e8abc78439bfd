# The 2020 contract: a class Player with output(currentRound, board, mode), where board is a Chessboard (chessboard.py).
# The program puts BOARD_MODULE, the compiled board's place or None, before all this.
import struct
import sys

MODES = ("position", "direction", "_position", "_direction")
MALFORMED = 255
PHASE = struct.Struct("<BH2dB")
DECISION = struct.Struct("<3B")
FIRST_PLAYER = 0x80
MAXLEVEL = 14


def board_class(path):
    """The compiled board if this Python can load it, else the plain one; and which it is, in words."""
    if path is None:
        return Chessboard, "plain Python: libduel_board.so is not beside the program"
    if sys.implementation.name != "cpython" or sys.version_info < (3, 9) or "t" in getattr(sys, "abiflags", ""):
        return Chessboard, "plain Python: the compiled one needs CPython 3.9 or newer, with its lock"
    try:
        from importlib.machinery import ExtensionFileLoader
        from importlib.util import module_from_spec, spec_from_loader

        loader = ExtensionFileLoader("duel_board", path)
        module = module_from_spec(spec_from_loader("duel_board", loader))
        loader.exec_module(module)
        return module.install(Chessboard, Chessman), "compiled"
    except Exception as error:
        return Chessboard, "plain Python: the compiled one does not load: %s" % error


def constants(board):
    module = type(sys)("constants")
    module.__dict__.update(
        ROUNDS=500,
        MAXTIME=5,
        ROWS=ROWS,
        COLUMNS=COLUMNS,
        MAXLEVEL=MAXLEVEL,
        REPEAT=10,
        ARRAY=tuple(range(500)),
        DIRECTIONS={0: "up", 1: "down", 2: "left", 3: "right", None: "None"},
        NAMES={level: str(2**level if level else 0).zfill(4) for level in range(MAXLEVEL)},
        PLAYERS={True: "player 0", False: "player 1"},
        Chessboard=board,
        Chessman=Chessman,
    )
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
        self.board_class, self.board_in_words = board_class(BOARD_MODULE)

    def builtins(self):
        sys.modules["constants"] = self.constants = constants(self.board_class)
        return guarded_builtins()

    def take(self, bot):
        if not callable(getattr(bot, "Player", None)):
            raise AttributeError("the file defines no class Player")
        self.bot = bot

    def on_V(self, _body):
        """Which board bots are given."""
        return self.board_in_words.encode("utf-8", "replace")

    def on_S(self, body):
        """A game begins: whether this is the first player, seconds of thinking, the list of random numbers."""
        first, seconds = body[0] == 1, struct.unpack_from("<d", body, 1)[0]
        array = tuple(number for (number,) in struct.iter_unpack("<I", body[9:]))
        self.constants.__dict__.update(ROUNDS=len(array), MAXTIME=seconds, ARRAY=array)
        self.board = self.board_class(array)
        self.player = self.timed(self.bot.Player, first, array)

    def on_P(self, body):
        """Phases, the last of which is to be answered: one byte, MALFORMED and a text for what no answer can mean."""
        at, answer = 2, None
        for _ in range(struct.unpack_from("<H", body)[0]):
            mode, current_round, time1, time2, played = PHASE.unpack_from(body, at)
            at += PHASE.size
            for _ in range(played):
                self.play(*DECISION.unpack_from(body, at))
                at += DECISION.size
            self.see(body[at : at + ROWS * COLUMNS])
            at += ROWS * COLUMNS
            self.board.updateTime(True, time1)
            self.board.updateTime(False, time2)
            answer = self.timed(self.player.output, current_round, self.board.copy(), MODES[mode])
        options = CELLS if MODES[mode] == "position" else range(4)
        choice = self.timed(self.chosen, answer, options)
        if choice == MALFORMED:
            return bytes([MALFORMED]) + repr(answer)[:80].encode("utf-8", "replace")
        return bytes([choice])

    def play(self, first, merges, value):
        """A decision, on the contest's side of the board."""
        if merges:
            self.board.move(first == 1, value)
            self.board.updateDecision(first == 1, (value,))
        else:
            self.board.add(first == 1, CELLS[value])
            self.board.updateDecision(first == 1, CELLS[value])

    def see(self, cells):
        """The position as the program has it. Where a game began earlier than its decisions are known, the board is made
        anew."""
        raw = [man for row in self.board.getRaw() for man in row]
        if bytes([level | (FIRST_PLAYER if first else 0) for level, first in raw]) == cells:
            return
        board = self.board_class(self.board.array)
        for cell, code in zip(CELLS, cells):
            level, first = code & 0x7F, code >= FIRST_PLAYER
            if level:
                board.board[cell] = Chessman(first, cell, level)
                board.belongs[first].append(cell)
        board.decision = self.board.decision
        self.board = board.copy()

    def kept(self):
        return getattr(self.player, "seen", None), getattr(self.player, "error", None)

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
