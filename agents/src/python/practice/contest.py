# Games whose bots are called as their contests called them: a bot's process is turf's (player.py), and what it is sent is what turf
# sends (agents/src/contest/host). own.py has the game.
import time

from . import film, match, rules


class Bot(match.Bot):
    """A bot file in the contest's contract, or `random`."""

    def prepare(self):
        pass

    def begin(self):
        self.begun, self.waited, self.answered = True, 0.0, time.perf_counter()
        return self.greet()

    def think(self, tag, body, what, limit=None):
        self.waited += time.perf_counter() - self.answered
        try:
            return super().think(tag, body, what, limit)
        finally:
            self.answered = time.perf_counter()

    def times(self):
        """Seconds left to each player; the other's as far as this bot has waited."""
        own, other = self.game.think - self.spent, self.game.think - self.waited
        return (max(own, 0.0), max(other, 0.0))[:: 1 if self.seat == 0 else -1]

    def hear(self, chosen):
        """Notes what has just been played."""

    def choose(self, position, seat, legal):
        if self.kind == "random":
            return self.chance.choice(legal), 0.0
        return self.decide(position, seat)


class Match(match.Match):
    """A game of which the rules are objects with `player`, `turn`, `result`, `scores`, `legal(seat)` and `play(*actions)`."""

    contract = None

    def draw(self, chance):
        return self.game.draw(chance)

    def new(self):
        return self.game.Position(self.setup)

    def see(self):
        position = self.position
        self.turns = position.turn
        self.kind = rules.OVER if position.result is not None else position.player

    def result(self):
        return self.position.result

    def scores(self):
        return self.position.scores

    def legal(self, seat):
        return self.position.legal(seat)

    def shown(self, seat):
        return self.position

    def step(self, written, chosen):
        self.position.play(*chosen)
        self.see()
        for bot in self.bots:
            if bot.process:
                bot.hear(chosen)
        self.watch(written)

    def options(self, seat, legal):
        return self.game.options(self.position, seat, legal)

    def of_page(self, action):
        return self.game.of_page(action)

    def meant(self, seat, legal, answer):
        if answer not in legal:
            text = "illegal action %s at decision %d" % (self.game.word(answer), len(self.actions) - 1)
            raise self.bots[seat].forfeit(self.game.ILLEGAL, text)
        return answer

    def replay(self):
        record = super().replay()
        record["actions"] = self.game.written(self.actions)
        return record


class Game:
    """The game of own.py."""

    Match, ILLEGAL, word = Match, "ILL", staticmethod(str)
    bots, told, page, hash = [], {"bots": [], "viewer": ""}, None, None
    referee = per_turn = False
    series, says = match.Game.series, match.Game.says

    def __init__(self, folder, told):
        self.file, self.settings, self.think = told["file"], told["settings"], told["think"]
        self.endings, self.source, self.contract = told["endings"], b"", None


class Film(film.Film):
    def viewer(self):
        return None
