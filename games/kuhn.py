"""Kuhn poker

Each player gets one of the cards J, Q, K and puts in a chip. In turn they pass or bet another chip. Who passes after a bet folds;
after two passes or two bets the higher card wins the pot. Who has won more chips after the last hand wins.
"""

import copy

settings = {"hands": 12}


class Game:
    endings = {"chips": "all hands played: chips counted"}

    def __init__(self, settings, chance):
        self.hands = settings["hands"]
        self.scores, self.cards, self.bets = [0, 0], "..", [".", "."]
        self.player = self.result = None  # chance deals first

    def outcomes(self):
        return [(a + b, 1) for a in "JQK" for b in "JQK" if a != b]

    def legal(self):
        return ["pass", "bet"]

    def play(self, action):
        if self.player is None:
            self.cards, self.bets, self.player = action, [".", "."], self.hands % 2
            return
        me, self.player = self.player, 1 - self.player
        self.bets[me], other = action, self.bets[1 - me]
        if other == "." or (other, action) == ("pass", "bet"):
            return
        folds = action != other
        winner = 1 - me if folds else self.cards.index(min(self.cards, key="KQJ".index))
        self.scores[winner] += 2 if action == "bet" else 1
        self.cards = ".." if folds else self.cards  # which all may see now
        self.player, self.hands = None, self.hands - 1
        if self.hands == 0:
            a, b = self.scores
            self.result = (None if a == b else 0 if a > b else 1, "chips")

    def seen(self, player, chance):
        seen = copy.deepcopy(self)
        if self.player is not None:
            other = chance.choice("JQK".replace(self.cards[player], ""))
            seen.cards = self.cards[0] + other if player == 0 else other + self.cards[1]
        return seen

    def show(self, player=None):
        hidden = None if None in (player, self.player) else 1 - player
        cards = ["?" if side == hidden else card for side, card in enumerate(self.cards)]
        return {"grid": [cards, self.bets], "text": f"hands left: {self.hands}"}
