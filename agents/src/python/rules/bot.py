# The process that plays a bot of a game whose rules are a Python file. It has a copy of the file, as the module `game` and under the
# file's own name, so that a position that the rules' process has pickled becomes an object again. The answer is JSON, which the
# parent compares with what is legal.
import pickle
import struct


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.game = self.module = None

    def builtins(self):
        return None

    def on_G(self, body):
        """The rules: lengths of the sources beside the file (4) and of the file's name (2), the sources as JSON, name, source."""
        beside, n = struct.unpack_from("<IH", body)
        sources, body = body[6 : 6 + beside], body[6 + beside :]
        if beside:
            sys.meta_path.append(Beside(json.loads(sources)))
        name = body[:n].decode()
        self.game = load_bot(name, body[n:], None)
        adopt(self.game, name)

    def take(self, module):
        self.module = module

    def on_N(self, body):
        """A game begins: the seat, and the name of a bot in the file, or nothing."""
        self.seat, kind = body[0], body[1:].decode()
        if kind:
            listed = [bot for bot in getattr(self.game, "bots", ()) if bot.__name__ == kind]
            self.module = listed[0] if listed else getattr(self.game, kind)
        self.bot = None
        if not callable(getattr(self.game, "referee", None)):
            self.bot = self.made("play")
            second = list(inspect.signature(self.bot.play).parameters.values())[1:2]
            wants = [p.name == "seat" or p.default is p.empty and p.kind <= p.POSITIONAL_OR_KEYWORD for p in second]
            self.seated = any(wants)

    def made(self, method, *arguments, **named):
        """The file's class that has the method, called: Player, Bot or the last one; or the file if it has such a function."""
        if isinstance(self.module, type):
            return self.timed(self.module, *arguments, **named)
        if callable(vars(self.module).get(method)):
            return self.module
        kinds = [
            value
            for value in vars(self.module).values()
            if isinstance(value, type) and value.__module__ == self.module.__name__ and callable(getattr(value, method, None))
        ]
        if not kinds:
            raise AttributeError("the file defines neither a function %s nor a class with a method %s" % (method, method))
        known = {name for bot in getattr(self.game, "bots", ()) for name in vars(bot) if not name.startswith("_")}
        best = max(len(known & set(dir(kind))) for kind in kinds)  # a class of helpers has not what the built-in bots have
        kinds = [kind for kind in kinds if len(known & set(dir(kind))) == best]
        meant = [kind for kind in kinds if kind.__name__ in ("Player", "Bot")]
        return self.timed((meant or kinds)[-1], *arguments, **named)

    def on_P(self, body):
        """A decision: the position as the player may know it, or a referee's call."""
        game = pickle.loads(body)
        if isinstance(game, Call):
            return json.dumps(self.called(game), default=plain, allow_nan=False).encode()
        ask = getattr(self.game, "ask", None) or getattr(self.game.Game, "ask", None)
        given = (game, self.seat) if self.seated else (game,)
        answer = self.timed(ask, self.bot, game, self.seat) if ask else self.timed(self.bot.play, *given)
        return json.dumps(plain(answer)).encode()

    def called(self, call):
        if callable(call.method):
            return self.timed(call.method, self.module, *call.arguments, **call.named)
        if call.method == "__init__":
            self.bot = self.made("__init__", *call.arguments, **call.named)
            return None
        self.bot = self.bot or self.made(call.method)
        return self.timed(getattr(self.bot, call.method), *call.arguments, **call.named)

    def kept(self):
        return getattr(self.bot, "seen", None), None
