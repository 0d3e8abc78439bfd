# The compiled Chessboard against the plain one: board_fuzz.py PLAIN.py MODULE.so SEED STEPS. Both do the same at random and
# must answer the same, raise the same, and look the same inside, down to the order of lists; then nonsense, after which
# this process must still be there. Prints the number of calls compared.
import copy
import gc
import itertools
import pickle
import random
import runpy
import sys
import types
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader

plain = runpy.run_path(sys.argv[1])
loader = ExtensionFileLoader("duel_board", sys.argv[2])
compiled = module_from_spec(spec_from_loader("duel_board", loader))
loader.exec_module(compiled)
Plain, Chessman = plain["Chessboard"], plain["Chessman"]
Fast = compiled.install(Plain, Chessman)
# Pickling looks classes up by name; which of the two is meant changes below.
constants = sys.modules["constants"] = types.ModuleType("constants")
constants.Chessman = Chessman
chance = random.Random(int(sys.argv[3]))
ARRAY = tuple(chance.randrange(720720) for _ in range(60))
calls = 0


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


class Int(int):
    pass


def both(boards, do):
    """What `do` says of each board: its value or the class of what it raises, and for values that were made, a copy."""
    global calls
    calls += 1
    said = []
    for board, kind in zip(boards, (Plain, Fast)):
        constants.Chessboard = kind
        try:
            said.append(("value", do(board)))
        except Exception as error:
            said.append(("raised", type(error), str(error)))
    return said


def same(boards, name, *arguments):
    a, b = both(boards, lambda board: getattr(board, name)(*arguments))
    assert a == b and repr(a) == repr(b), (name, arguments, a, b)
    return a


def inside(boards):
    for name in ("array", "board", "belongs", "decision", "time", "anime"):
        a, b = both(boards, lambda board: getattr(board, name))
        assert a == b and repr(a) == repr(b), (name, a, b)


def positions():
    kind = chance.random()
    inner = (chance.randrange(4), chance.randrange(8))
    if kind < 0.85:
        return inner
    odd = [
        (-1, 3), (4, 5), (2, -1), (1, 8), (10**30, 1), (True, False), (1.0, 2.0), (1.5, 2), [1, 2], (1,), (1, 2, 3), (),
        "ab", None, 7, (None, 3), (Int(1), Int(2)), (Index(1), Index(2)), ("a", "b"),
    ]
    return chance.choice(odd)


def sides():
    return chance.choice([True, False] * 8 + [1, 0, 2, None, "x", 1.0, [], Int(1)])


def directions():
    return chance.choice([0, 1, 2, 3] * 6 + [4, -1, True, 1.0, None, "up", Int(2), 10**30])


def step(boards):
    """One thing done to both."""
    what = chance.randrange(100)
    if what < 30:
        same(boards, "add", sides(), positions(), *chance.choice([(), (), (1,), (3,), (12,), (0,), (-1,), (200,), ("x",), (1.5,)]))
    elif what < 62:
        same(boards, "move", sides(), directions())
    elif what < 78:
        name = chance.choice(["getBelong", "getValue"])
        same(boards, name, positions())
    elif what < 86:
        same(boards, chance.choice(["getScore", "getNone", "getDecision", "getTime"]), sides())
    elif what < 90:
        same(boards, "getNext", sides(), chance.choice([0, 5, 59, 60, -1, None, "x", True]))
    elif what < 92:
        same(boards, chance.choice(["updateDecision", "updateTime"]), sides(), chance.choice([(1, 2), (3,), 4.5, None]))
    elif what < 94:
        same(boards, chance.choice(["getAnime", "getRaw", "__repr__", "__str__"]))
    elif what < 96:
        # How many arguments there were, each says in its own words.
        name, number = chance.choice([("add", 4), ("add", 1), ("move", 1), ("move", 3), ("getNext", 0), ("copy", 1)])
        a, b = both(boards, lambda board: getattr(board, name)(*[1] * number))
        assert a[:2] == b[:2] == ("raised", TypeError), (a, b)
    else:
        inside(boards)


def change(boards):
    """Something that only the plain board's own attributes allow."""
    cell, side = (chance.randrange(4), chance.randrange(8)), chance.random() < 0.5

    def do(board):
        what = state
        if what == 0:
            board.board[cell] = Chessman(side, cell, 2)
            board.belongs[side].append(cell)
        elif what == 1:
            board.board.pop(cell, None)
        elif what == 2:
            board.belongs[side].reverse()
        elif what == 3:
            board.board = dict(reversed(list(board.board.items())))
        elif what == 4:
            board.anime.append("mine")
        elif what == 5:
            board.own = [1]
        elif what == 6:
            board.decision = {True: 1, False: 2}
        elif what == 7:
            board.belongs = {True: list(board.belongs[True]), False: list(board.belongs[False])}
        elif what == 8:
            board.array = list(board.array)
        elif what == 9:
            board.board = None
        return None

    state = chance.choice([0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9][: 12 if chance.random() < 0.05 else 11])
    a, b = both(boards, do)
    assert a == b, (state, a, b)


def copies(boards):
    """Another pair: copies in one of the ways there are."""
    how = chance.choice([lambda b: b.copy(), lambda b: b.copy(), copy.copy, copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))])
    a, b = both(boards, how)
    assert a[0] == b[0], (a, b)
    if a[0] == "raised":
        assert a == b, (a, b)
        return boards
    pair = [a[1], b[1]]
    assert type(pair[0]) is Plain and type(pair[1]) is Fast
    inside(pair)
    if chance.random() < 0.5:
        # What happens to the copies happens to the boards or not, alike.
        for _ in range(3):
            step(pair)
        inside(boards)
    return pair


def compare(steps):
    boards = [Plain(ARRAY), Fast(ARRAY)]
    for _ in range(steps):
        kind = chance.random()
        if kind < 0.02:
            change(boards)
        elif kind < 0.12:
            boards = copies(boards)
        elif kind < 0.125:
            boards = [Plain(ARRAY), Fast(ARRAY)]
        else:
            step(boards)
    # Long games: the order in which tiles came is told by counters, which must not run over.
    boards = [Plain(ARRAY), Fast(ARRAY)]
    for turn in range(20000):
        side = turn % 2 == 0
        cell = boards[0].getNext(side, turn % 60)
        for board in boards:
            if cell:
                board.add(side, cell)
            board.move(side, turn // 2 % 4)
        if turn % 997 == 0:
            inside(boards)
            boards = [board.copy() for board in boards]
        if not boards[0].getNone(True) and not boards[0].getNone(False):
            boards = [Plain(ARRAY), Fast(ARRAY)]


class Own(Fast):
    """A subclass as a bot writes it."""

    def __init__(self, array, depth):
        super().__init__(array)
        self.depth = depth

    def move(self, belong, direction):
        self.depth += 1
        return super().move(belong, direction)


def subclasses():
    own = Own(ARRAY, 3)
    own.add(True, (0, 0))
    assert own.move(True, 1) and own.depth == 4 and isinstance(own, Fast) and own.getValue((3, 0)) == 1
    assert type(own.copy()) is Fast and own.copy().getRaw() == own.getRaw()
    constants.Own, Own.__module__ = Own, "constants"
    for other in (copy.copy(own), copy.deepcopy(own), pickle.loads(pickle.dumps(own))):
        assert type(other) is Own and other.depth == 4 and other.getRaw() == own.getRaw()
    assert own == own and own != own.copy() and hash(own) == hash(own) and len({own, own.copy()}) == 2


def nonsense(times):
    """Whatever is called with whatever, objects that change the board while it looks at them among it."""
    board = Fast(ARRAY)

    class Evil:
        depth = 0

        def mischief(self, *_):
            for name in chance.sample(sorted(vars(Fast)), 2 if Evil.depth < 3 else 0):
                Evil.depth += 1
                try:
                    value = getattr(board, name)
                    value(*chance.sample(things, chance.randrange(3))) if callable(value) else setattr(board, name, self)
                except Exception:
                    pass
                Evil.depth -= 1
            return chance.choice([0, 1, True, 10**30, self, None, (), "x"])

        __index__ = __int__ = __eq__ = __hash__ = __getitem__ = __len__ = __iter__ = __bool__ = __mod__ = mischief
        __lt__ = __setitem__ = __call__ = __repr__ = __contains__ = __del__ = __float__ = copy = mischief

    class EvilDict(dict):
        __getitem__ = __contains__ = __iter__ = items = copy = __eq__ = Evil.mischief

    class EvilTuple(tuple):
        __getitem__ = __len__ = __iter__ = __hash__ = __eq__ = Evil.mischief

    things = [
        board, True, False, 0, 1, 2, 3, -1, 10**30, 1.5, None, "x", b"y", (), (0, 0), (3, 7), [], [(0, 0)], {}, {True: [], False: []},
        Evil(), EvilDict(), EvilTuple((1, 2)), Fast, (Evil(), Evil()), {(0, 0): Evil()}, lambda *_: None,
        {(0, 0): tuple.__new__(Chessman, (1,))}, {True: [(0, 0)], False: Evil()}, Own(ARRAY, 1),
    ]
    sys.setrecursionlimit(200)
    for turn in itertools.count():
        if turn == times:
            break
        try:
            name = chance.choice(sorted(vars(Fast)))
            if chance.random() < 0.3:
                setattr(board, chance.choice(["array", "board", "belongs", "decision", "time", "anime", "own"]), chance.choice(things))
            target = chance.choice([board, board, Fast, chance.choice(things)])
            function = getattr(Fast, name)
            if callable(function):
                function(target, *[chance.choice(things) for _ in range(chance.randrange(4))])
            elif hasattr(function, "__get__"):
                function.__get__(target)
        except (Exception, RecursionError):
            pass
        if chance.random() < 0.05:
            board = Fast(ARRAY) if chance.random() < 0.5 else copy.copy(Own(ARRAY, 2))
            things[0] = board
        if turn % 500 == 0:
            gc.collect()
            # Nothing that was done to one board has spoiled the class.
            fresh = Fast(ARRAY)
            fresh.add(True, (0, 0))
            assert fresh.move(True, 1) is True and fresh.getScore(True) == [1] and fresh.getValue((3, 0)) == 1


compare(int(sys.argv[4]))
subclasses()
nonsense(int(sys.argv[4]) // 10)
print(calls)
