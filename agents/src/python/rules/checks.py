# Checks of a file of rules: random games from fixed seeds, each played twice, with what the parts promise.


class Checks:
    """Games between first and last, and what is wrong with them: a text for each kind of fault, with the first game it showed in."""

    def __init__(self, contract):
        self.contract = contract
        self.faults = {}
        self.plies = 0

    def fault(self, what, seed):
        self.faults.setdefault(what, seed)

    def state(self, game):
        """What can be seen of a game: its record, with the observation."""
        contract = self.contract
        return contract.record(-1, game, False), self.observed(game)

    def observed(self, game):
        contract = self.contract
        if not (contract.cells or contract.observes):
            return b""
        return b"".join(contract.observation(game, player) for player in (0, 1))

    def play(self, game, choose):
        """One step; returns what was played."""
        contract = self.contract
        kind = contract.record(-1, game, False)[0]
        if kind == OVER:
            return None
        legal = contract.legals[-1]
        if kind == BOTH:
            played = tuple(choose.choice(actions) for actions in legal)
        else:
            played = (choose.choice(legal),)
        game.play(*played)
        return played

    def game(self, settings, seed):
        contract, choose = self.contract, random.Random(seed)
        one, two = contract.new(settings, seed), contract.new(settings, seed)
        played = []
        while True:
            before = self.state(one)
            if before != self.state(two):
                self.fault("the same set-up and actions give two different games: chance comes from somewhere else", seed)
                return
            again = random.Random()
            again.setstate(choose.getstate())
            copied = contract.copy(one)
            try:
                step = self.play(copied, choose)
            except Exception as error:
                self.fault("legal() names an action that play() refuses: " + contract.words(error), seed)
                return
            if step is None:
                break
            if self.state(one) != before:
                self.fault("play() in a copy changes the original: copy() or the class keeps something in common", seed)
                return
            self.play(one, again)
            if self.state(one) != self.state(copied):
                self.fault("a copy plays on differently than its original", seed)
                return
            two.play(*step)
            self.plies += 1
            played.append(step)
            if len(played) > 100000:
                self.fault("a game is not over after 100,000 steps", seed)
                return
            if contract.hides and len(played) % 5 == 1:
                self.hidden(one, seed)
        winner, _ = contract.result(one)
        if winner not in (0, 1, None):
            self.fault("result names the winner %r, not 0, 1 or None" % (winner,), seed)

    def hidden(self, game, seed):
        """What a player may not know must not change what it sees and may do."""
        contract = self.contract
        record = contract.record(-1, game, False)
        mover = record[0]
        for player in (0, 1):
            if mover not in (player, BOTH):
                continue
            seen = contract.seen(game, player, seed)
            if contract.observes and contract.observation(seen, player) != contract.observation(game, player):
                self.fault("observe() gives away what seen() draws anew", seed)
            if contract.record(-1, seen, False) != record:
                self.fault("seen() changes what is legal, or the scores", seed)

    def told(self, first, last):
        for seed in range(first, last):
            try:
                self.game(self.contract.settings, seed)
            except Exception as error:
                self.fault(self.contract.words(error), seed)
        return {"plies": self.plies, "faults": self.faults}
