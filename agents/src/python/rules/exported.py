class Bot:
    def __init__(self):
        # {{parts}}

        self.sight, self.text_of = Sight(), text_of
        self.sight.take_over(**json.loads({{observed}}))
        self.choices = {text_of(action): choice for choice, action in enumerate(json.loads({{actions}}))}
        self.network = make_network(
            """{{network}}"""
        )
        # Plies of look-ahead; the discount and the reward of a win, as in training; whether the network rates positions.
        self.depth, self.gamma, self.prize, self.rates = {{ahead}}

    def play(self, game, seat=None):
        self.sight.see(type(game))
        player = self.sight.player(game) if seat is None else seat
        found, q = self.looked_at(game, player)
        self.seen = lambda: self.told(game, player, found, q)
        ranked = sorted(sorted(found), key=q.__getitem__, reverse=True)
        best, low = ranked[0], float("-inf")
        if self.depth and len(ranked) > 1:
            for choice in ranked:
                after = self.played(game, found[choice])
                value = self.mean(after, player, False, self.depth - 1, low, float("inf"))
                if value > low:
                    best, low = choice, value
        return found[best]

    def legal(self, game, player):
        """Legal actions by choice; the last choice is the first one that is not listed."""
        found = {}
        for action in self.sight.legal(game, player):
            found.setdefault(self.choices.get(self.text_of(action), len(self.choices)), action)
        return found

    def looked_at(self, game, player):
        """Legal actions by choice, and their Q."""
        found = self.legal(game, player)
        if not self.rates:
            return found, self.network(*self.observed(game, player))
        return found, {choice: self.rated(self.played(game, action), player) for choice, action in found.items()}

    def rated(self, after, us):
        """The value of a position that we have just reached, as its next decider sees it."""
        end = self.end(after, us)
        if end is not None:
            return int(end * self.network.one)
        seer = self.sight.player(after)
        seer = us if seer is None else seer
        value = self.network(*self.observed(after, seer))[0]
        return value if seer == us else -value

    def observed(self, game, player):
        """Scalars in integers, and cells."""
        from array import array
        from math import floor

        observed, numbers = self.sight.observation(game, player), array("f")
        numbers.frombytes(observed[self.sight.cells :])
        scalars = [max(-32768, min(32767, floor(x * 256 + 0.5))) for x in numbers]
        return scalars, observed[: self.sight.cells]

    def told(self, game, player, found, q):
        scalars, cells = self.observed(game, player)
        n = len(self.choices) + 1
        mask = [choice in found for choice in range(n)]
        q = [q[choice] if choice in found else 0 for choice in range(n)]
        return {"scalars": scalars, "cells": list(cells), "mask": mask, "q": q}

    def played(self, game, action):
        after = self.sight.copy(game)
        after.play(action)
        return after

    def end(self, game, us):
        """The reward of the end for us; None before it."""
        result = self.sight.result(game)
        if result is None:
            return None
        return 0.0 if result[0] is None else self.prize if result[0] == us else -self.prize

    def settled(self, game):
        """Positions after what chance may do, with their probabilities; those of long rows of draws only if likely."""
        positions = []
        self.add_settled(game, 1.0, 0, positions)
        found = 0.0
        for _, share in positions:  # as Rust adds
            found += share
        return [(after, share / found) for after, share in positions] if found < 1 - 1e-9 else positions

    def add_settled(self, game, share, draws, positions):
        if self.end(game, 0) is not None or self.sight.player(game) is not None:
            positions.append((game, share))
            return
        if draws > 12 and share < 1e-4:
            return
        outcomes = list(game.outcomes())
        whole = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            self.add_settled(self.played(game, outcome), share * (weight / whole), draws + 1, positions)

    def mean(self, game, us, passed, depth, low, high):
        ways = self.settled(game)
        if len(ways) > 1:  # a bound of one outcome does not bound the mean
            low, high = float("-inf"), float("inf")
        return sum(share * self.value(after, us, passed, depth, low, high) for after, share in ways)

    def value(self, game, us, passed, depth, low, high):
        """What we expect where the other side does its best: exact between low and high, else a bound. `passed`: the other side
        has decided since we did."""
        end = self.end(game, us)
        if end is not None:
            return end
        player = self.sight.player(game)
        ours = player == us
        discount = self.gamma if ours and passed else 1.0
        if depth == 0:
            found, q = self.looked_at(game, player)
            best = max(q[choice] for choice in found) / self.network.one
            return discount * (best if ours else -best)
        low, high = low / discount, high / discount
        found = self.legal(game, player)
        ways = [self.played(game, found[choice]) for choice in sorted(found)]
        ways.sort(key=lambda after: self.end(after, us) or 0.0, reverse=ours)
        best = float("-inf") if ours else float("inf")
        for after in ways:
            value = self.mean(after, us, not ours, depth - 1, low, high)
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return discount * best
