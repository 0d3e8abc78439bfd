# The process that plays a bot of a game whose rules are a Python file. It has a copy of the file, as the module `game` and under the
# file's own name, so that a position that the rules' process has pickled becomes an object again. The answer is JSON, which the
# parent compares with what is legal.
import json
import pickle


class Contract:
    def __init__(self, stopwatch):
        self.timed = stopwatch.timed
        self.game = self.module = None

    def builtins(self):
        return None

    def on_G(self, body):
        """The rules: length of the name (2), name, source."""
        n = int.from_bytes(body[:2], "little")
        name = body[2 : 2 + n].decode()
        self.game = load_bot(name, body[2 + n :], None)
        adopt(self.game, name)

    def take(self, module):
        self.module = module

    def on_N(self, body):
        """A game begins: the seat, and the name of a bot in the file, or nothing."""
        self.seat, kind = body[0], body[1:].decode()
        if kind:
            self.bot = self.timed(getattr(self.game, kind))
        elif callable(getattr(self.module, "play", None)):
            self.bot = self.module
        else:
            kinds = [
                value
                for value in vars(self.module).values()
                if isinstance(value, type) and value.__module__ == self.module.__name__ and callable(getattr(value, "play", None))
            ]
            if not kinds:
                raise AttributeError("the file defines neither a function play(game) nor a class with a method play(game)")
            self.bot = self.timed(kinds[-1])

    def on_P(self, body):
        """A decision: the position as the player may know it."""
        game = pickle.loads(body)
        ask = getattr(self.game, "ask", None) or getattr(self.game.Game, "ask", None)
        answer = self.timed(ask, self.bot, game, self.seat) if ask else self.timed(self.bot.play, game)
        return json.dumps(plain(answer)).encode()

    def kept(self):
        return None, None
