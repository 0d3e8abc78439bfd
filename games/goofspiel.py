"""Goofspiel

Each player has the cards 1 to 13. In each round chance turns up a prize card; both players bid a card at once, blind. The higher
bid wins the prize; equal bids win nothing. The larger sum of prizes wins.
"""

settings = {"cards": 13}


class Game:
    simultaneous = True
    endings = {"prizes": "all prizes are given"}

    def __init__(self, settings, chance):
        self.n = settings["cards"]
        self.prizes = list(range(1, self.n + 1))
        self.hands = [list(self.prizes), list(self.prizes)]
        self.scores = [0, 0]
        self.prize = None
        self.player = None  # chance turns up the first prize
        self.result = None

    def outcomes(self):
        return [(prize, 1) for prize in self.prizes]

    def legal(self, player):
        return self.hands[player]

    def play(self, action, other=None):
        if self.prize is None:
            self.prizes.remove(action)
            self.prize, self.player = action, 0
            return
        for player, card in enumerate((action, other)):
            self.hands[player].remove(card)
        if action != other:
            self.scores[0 if action > other else 1] += self.prize
        self.prize = self.player = None
        if not self.prizes:
            a, b = self.scores
            self.result = (None if a == b else 0 if a > b else 1, "prizes")

    def show(self):
        cards = range(1, self.n + 1)
        rows = [[card if card in hand else "." for card in cards] for hand in (*self.hands, self.prizes)]
        return {"grid": rows, "text": f"prize {self.prize}, {self.scores[0]} to {self.scores[1]}"}

    def observe(self, player):
        cards = range(1, self.n + 1)
        hands = [float(card in self.hands[side]) for side in (player, 1 - player) for card in cards]
        prizes = [float(card in self.prizes) for card in cards] + [float(card == self.prize) for card in cards]
        lead = (self.scores[player] - self.scores[1 - player]) / (self.n * (self.n + 1) / 2)
        return hands + prizes + [lead]
