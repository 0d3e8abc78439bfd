# Checks of a file of rules: random games from fixed seeds, each played twice, with what the parts promise.


JUNK = (None, "x", (), (1,), (1, 2, 3, 4), -1, 1e9, (("x",),), True)


class Checks:
    """Games between first and last, and what is wrong with them: a text for each kind of fault, with the first game it showed in."""

    def __init__(self, contract):
        self.contract = contract
        self.faults = {}
        self.plies = 0
        self.results = {}

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
            if len(played) % 5 == 1:
                self.sent(one, seed)
                self.allowed(one, seed)
            if contract.hides and len(played) % 5 == 1:
                self.hidden(one, seed)
        winner, ending = contract.result(one)
        key = "%s %s" % ({None: "nobody", 0: "A", 1: "B"}[winner], ending)
        games, shortest, longest = self.results.get(key, (0, len(played), len(played)))
        self.results[key] = games + 1, min(shortest, len(played)), max(longest, len(played))

    def sent(self, game, seed):
        """A bot's copy can be sent, and foretells nothing."""
        contract = self.contract
        copy = contract.seen(game, 0, seed) if contract.hides else game
        try:
            contract.pickled(copy)
        except Exception as error:
            self.fault("a bot can get no copy of the game: " + contract.words(error), seed)
        if any(isinstance(value, random.Random) for value in getattr(copy, "__dict__", {}).values()):
            self.fault("the game keeps `chance`, so a bot's copy foretells it: outcomes() is for chance during the game", seed)

    def allowed(self, game, seed):
        """A bot loses by an action that allows() takes and play() refuses."""
        contract = self.contract
        kind, legal = contract.record(-1, game, False)[0], contract.legals.get(-1)
        for player in (0, 1) if kind == BOTH else (kind,) if kind in (0, 1) else ():
            for action in JUNK if contract.allows else ():
                try:
                    if not game.allows(player, action):
                        continue
                except Exception:
                    continue
                try:
                    contract.tried(game, legal, player, action)
                except Exception as error:
                    self.fault("allows() takes %r, which play() refuses: %s" % (action, contract.words(error)), seed)

    def hidden(self, game, seed):
        """What a player may not know must not change what it sees and may do."""
        contract = self.contract
        record = contract.record(-1, game, False)
        mover = record[0]
        for player in (0, 1) if mover in (0, 1, BOTH) else ():
            seen = contract.seen(game, player, seed)
            if contract.personal and seen.show(player) != game.show(player):
                self.fault("show(player) gives away what seen() draws anew", seed)
            if mover not in (player, BOTH):
                continue
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
        return {"plies": self.plies, "faults": self.faults, "results": self.results}


class Twin:
    """Compares random games of a rewrite in Rust with this file."""

    def __init__(self, contract):
        self.contract = contract
        self.known = getattr(contract.Game, "twin_action", None) or plain

    def differs(self, setup, positions):
        """The first position that this file sees otherwise, in both views."""
        contract, pending, at = self.contract, [], 0
        if not callable(getattr(contract.Game, "twin", None)):
            raise ValueError("class Game has no twin(setup), which makes the game of a set-up of the rewrite")
        try:
            game = contract.Game.twin(setup)
            for at, theirs in enumerate(positions):
                own, legal = self.view(game, len(pending))
                action = theirs.pop("action", None)
                if "legal" in theirs and "legal" in own:
                    one, two = (set(map(text_of, listed)) for listed in (map(self.known, theirs["legal"]), own["legal"]))
                    theirs["legal"], own["legal"] = sorted(one - two), sorted(two - one)
                if "chance" in theirs and "chance" in own:
                    theirs["chance"] = sorted([text_of(self.known(value)), share] for value, share in theirs["chance"])
                differing = [key for key in own if key in theirs and not near(own[key], theirs[key])]
                if differing:
                    return [at] + [{key: view[key] for key in differing} for view in (theirs, own)]
                if action is None:
                    return None
                action = as_key(self.known(action))
                listed = [value for value in legal if as_key(value) == action]
                if not listed and not (contract.allows and game.allows(own["decides"], action)):
                    return [at, {"plays": action}, {"refuses": action}]
                pending += listed[:1] or [action]
                if not contract.simultaneous or own["decides"] != 0:
                    game.play(*pending)
                    pending = []
        except Exception as error:
            return [at, {}, {"fault": contract.words(error)}]

    def view(self, game, seat):
        """What both must agree on, and what is legal."""
        contract = self.contract
        result = contract.result(game)
        own, legal = {"result": result and [result[0], str(result[1])]}, []
        if hasattr(game, "scores"):
            own["scores"] = list(contract.scores(game))
        if result is None:
            kind = contract.record(-1, game, False)[0]
            legal = contract.legals[-1][seat] if kind == BOTH else contract.legals[-1]
            own["decides"] = {CHANCE: None, BOTH: seat}.get(kind, kind)
            if kind == CHANCE:
                weights = [weight for _, weight in game.outcomes()]
                own["chance"] = sorted([text_of(value), weight / sum(weights)] for value, weight in zip(legal, weights))
            elif not contract.allows:
                own["legal"] = legal
        return own, legal


def near(a, b):
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(near, a, b))
    if isinstance(a, float) or isinstance(b, float):
        return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
    return a == b
