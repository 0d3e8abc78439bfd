"""Pig

Roll a die as often as you like: the rolls add up, until you hold them. A 1 loses what this turn has added. Who holds 100 wins.
"""

settings = {"goal": 100}


class Game:
    endings = {"goal": "reached the goal"}

    def __init__(self, settings, chance):
        self.goal = settings["goal"]
        self.scores = [0, 0]
        self.turn_total = 0
        self.mover = 0
        self.rolling = False
        self.result = None

    @property
    def player(self):
        return None if self.rolling else self.mover

    def outcomes(self):
        return [(face, 1) for face in range(1, 7)]

    def legal(self):
        return ["roll", "hold"] if self.turn_total else ["roll"]

    def play(self, action):
        if action == "roll":
            self.rolling = True
        elif action == "hold":
            self.scores[self.mover] += self.turn_total
            if self.scores[self.mover] >= self.goal:
                self.result = (self.mover, "goal")
            self.pass_on()
        else:
            self.rolling = False
            if action == 1:
                self.pass_on()
            else:
                self.turn_total += action

    def pass_on(self):
        self.turn_total, self.mover = 0, 1 - self.mover

    def show(self):
        return {"text": f"{self.scores[0]} to {self.scores[1]}, {self.turn_total} this turn"}

    def observe(self, player):
        own, other = self.scores[player], self.scores[1 - player]
        return [min(points / self.goal, 1) for points in (own, other, self.turn_total)] + [1.0 if player == self.mover else -1.0]
