"""Backgammon

Each player moves fifteen checkers from point 24 to point 1 and off the board; who first has none left wins, be it by a gammon or a
backgammon. Points count from the player's own side: the other's 24 is the own 1. Each of two dice, of four after a double, moves a checker
by so many points, not to where two of the other's stand; one that stands alone is hit and must begin anew from the bar (25), before all
else. Checkers are borne off once all are on points 1 to 6, by a larger die than needed only from the rearmost point. Both dice must be
played if possible, and the larger one if only one can be; who can play none passes. The first roll is no double.
"""

import pubeval

ROLLS = [((a, b), 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1)]
START = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]
# Tesauro's units of a point with n checkers: at least one, two, three, and how many more, here to seven.
UNITS = [(float(n > 0), float(n > 1), float(n > 2), min(max(n - 3, 0) / 4, 1.0)) for n in range(16)]


class Game:
    endings = {"single": "bore off all checkers", "gammon": "won a gammon", "backgammon": "won a backgammon"}
    actions = [(point, die) for point in range(25, 0, -1) for die in range(1, 7)] + ["pass"]

    def __init__(self, settings, chance):
        self.sides = [START[:], START[:]]  # checkers by point, from the side's own view; 0: borne off, 25: on the bar
        self.mover = 0
        self.dice = ()  # those still to be played; none before a roll
        self.plays = []
        self.player = None
        self.result = None

    def copy(self):
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__, sides=[self.sides[0][:], self.sides[1][:]])
        return copy

    def scores(self):
        return self.sides[0][0], self.sides[1][0]

    def outcomes(self):
        begins = self.sides[0] == START == self.sides[1] and self.mover == 0
        return [roll for roll in ROLLS if roll[1] == 2] if begins else ROLLS

    def legal(self):
        return self.plays

    def play(self, action):
        if self.player is None:
            self.dice = action if action[0] != action[1] else action * 2
            self.player, self.plays = self.mover, self.found() or ["pass"]
            return
        if action == "pass":
            self.dice = ()
        else:
            point, die = action
            own, other = self.sides[self.mover], self.sides[1 - self.mover]
            move(own, other, point, die)
            at = self.dice.index(die)
            self.dice = self.dice[:at] + self.dice[at + 1 :]
            if own[0] == 15:
                self.result = (self.mover, "single" if other[0] else "backgammon" if any(other[19:]) else "gammon")
        self.plays = self.found()
        if not self.plays:
            self.player, self.dice, self.mover = None, (), 1 - self.mover

    def found(self):
        """Legal plays of a die. No play keeps another checker from its own, so only two different dice need a look ahead."""
        own, other = self.sides[self.mover], self.sides[1 - self.mover]
        if len(self.dice) != 2 or self.dice[0] == self.dice[1]:
            return [(point, die) for die in self.dice[:1] for point in movable(own, other, die)]
        large, small = max(self.dice), min(self.dice)
        points = {die: movable(own, other, die) for die in (large, small)}
        both = []
        for die, next_die in ((large, small), (small, large)):
            for point in points[die]:
                ahead = [then for then in points[next_die] if then != point or own[then] > 1]
                if not ahead:
                    after = own[:], other[:]
                    move(*after, point, die)
                    ahead = movable(*after, next_die)
                if ahead:
                    both.append((point, die))
        return both or [(point, large) for point in points[large]] or [(point, small) for point in points[small]]

    def observe(self, player):
        own, other = self.sides[player], self.sides[1 - player]
        seen = []
        for n in own[1:25] + other[24:0:-1]:
            seen += UNITS[n]
        seen += [min(own[25] / 3, 1), min(other[25] / 3, 1), own[0] / 15, other[0] / 15, 1 if player == self.mover else -1]
        return seen + [self.dice.count(die) / 4 for die in range(1, 7)]

    def show(self):
        lines = ["dice " + (" ".join(map(str, self.dice)) or "to be rolled") + f", {'AB'[self.mover]} to play"]
        for name, side in zip("AB", self.sides):
            points = " ".join(f"{point}:{side[point]}" for point in range(24, 0, -1) if side[point])
            lines.append(f"{name} {points}, bar {side[25]}, off {side[0]}")
        return {"text": "\n".join(lines)}


def movable(own, other, die):
    """Points from which a die may be played, the rearmost first."""
    if own[25]:
        return [25] if other[die] < 2 else []
    points = [point for point in range(24, die, -1) if own[point] and other[25 - point + die] < 2]
    if not any(own[7:]):
        rearmost = next(point for point in range(6, -1, -1) if own[point])
        if own[die]:
            points.append(die)
        elif 0 < rearmost < die:
            points.append(rearmost)
    return points


def move(own, other, point, die):
    to = max(point - die, 0)
    own[point] -= 1
    own[to] += 1
    if to and other[25 - to] == 1:
        other[25 - to] = 0
        other[25] += 1


def best(game, worth):
    """The first play of the whole turn after which `worth(own, other)` is largest; of equal ones that which moves from the rear."""
    mover, found, known, todo = game.mover, {}, set(), [(game, None)]
    for position, first in todo:
        for action in position.plays:
            after = position.copy()
            after.play(action)
            own, other = after.sides[mover], after.sides[1 - mover]
            if after.player == mover and (*own, *after.dice) not in known:
                known.add((*own, *after.dice))
                todo.append((after, first or action))
            elif after.player != mover:
                found.setdefault((*own, *other), (worth(own, other), first or action))
    return max(found.values(), key=lambda pair: pair[0])[1]


class PipCounter:
    """the turn that leaves the best lead in pips, so it hits; of equal ones that with the fewest blots"""

    def play(self, game):
        return best(game, lambda own, other: (sum(p * other[p] - p * own[p] for p in range(1, 26)), -own[1:25].count(1)))


class Pubeval:
    """Tesauro's published linear evaluation of the position after the turn"""

    def play(self, game):
        race = sum(max(point for point in range(1, 26) if side[point]) for side in game.sides) < 25  # nobody can be hit
        return best(game, lambda own, other: pubeval.value(own, other, race))
