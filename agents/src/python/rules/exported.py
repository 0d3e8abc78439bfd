class Bot:
    def __init__(self):
        # {{parts}}

        self.sight, self.text_of = Sight(), text_of
        self.sight.take_over(**json.loads({{observed}}))
        self.choices = {text_of(action): choice for choice, action in enumerate(json.loads({{actions}}))}
        self.network = make_network(
            """{{network}}"""
        )

    def play(self, game, seat=None):
        from array import array
        from math import floor

        sight, other = self.sight, len(self.choices)
        sight.see(type(game))
        player = sight.player(game) if seat is None else seat
        found = {}
        for action in sight.legal(game, player):
            found.setdefault(self.choices.get(self.text_of(action), other), action)
        observed, numbers = sight.observation(game, player), array("f")
        cells = observed[: sight.cells]
        numbers.frombytes(observed[sight.cells :])
        scalars = [max(-32768, min(32767, floor(x * 256 + 0.5))) for x in numbers]
        q = self.network(scalars, cells)
        mask = [choice in found for choice in range(other + 1)]
        self.seen = lambda: {"scalars": scalars, "cells": list(cells), "mask": mask, "q": q}
        return found[max(sorted(found), key=q.__getitem__)]
