# A game as turf's pages draw it: what changes in each frame, with moves, scores and times (web/src/timeline.rs).
import json

from . import rules

SIDES = [{"label": "A", "colour": 0}, {"label": "B", "colour": 1}]
EMPTY = (".", " ", "_", "-", "0", "")


def cents(value):
    return None if value is None else int(value * 100 + (0.5 if value >= 0 else -0.5)) / 100


def say(action):
    if isinstance(action, dict):
        (action,) = action.values()  # what chance decided
    return action if isinstance(action, str) else json.dumps(action, separators=(",", ":"), ensure_ascii=False)


class Film:
    """Grows with a match. `told` is the film as JSON has it."""

    CHARTS = []

    def __init__(self, match):
        self.match, self.game = match, match.game
        self.thought, self.leader, self.decisions = [None, None], None, []
        match.begun, match.watch, match.film = self.begin, self.add, self

    def begin(self):
        points = {"title": self.points_title(), "lines": SIDES}
        opening = self.opening()
        self.told = {
            "game": self.game.file,
            "names": [bot.name for bot in self.match.bots],
            "opening": opening,
            "charts": [points] + self.CHARTS + [{"title": "Thinking time, ms", "lines": SIDES}],
            "frames": [],
            "moves": [],
            "movers": [],
            "series": [[value] for value in self.all_values()],
            "turns": [self.match.turns],
            "moments": [],
            "end": None,
        }

    def points_title(self):
        return "Score" if self.game.told["scored"] else ""

    def all_values(self):
        return [cents(value) for value in (*self.points(), *self.values(), *self.thought)]

    def points(self):
        """What the first chart shows."""
        return self.match.scores()

    def values(self):
        """A value for each line of CHARTS."""
        return ()

    def captures(self, written):
        """Players and what they have just taken."""
        return ()

    def say(self, action):
        hidden = self.viewer() is not None and isinstance(action, dict)
        return "?" if hidden else say(action)

    def opening(self):
        position, told = self.match.position, self.game.told
        self.legend = {value: by for value, by in told["legend"]}
        self.cells, self.columns = self.grid(position)
        opening = {"columns": self.columns, "cells": self.cells, "turn": self.match.turns}
        if self.game.referee:
            opening["shown"] = {"text": told["doc"].split("\n")[0]}
        else:
            self.beside(opening, position)
        return opening

    def change(self, written):
        """How a frame differs from the one before, after these actions."""
        position = self.match.position
        cells, self.columns = self.grid(position)
        change = {"set": [[i, cell] for i, (old, cell) in enumerate(zip(self.cells, cells)) if cell != old], "turn": self.match.turns}
        if self.game.referee:
            change["shown"] = {"text": "\n".join(text if len(text) <= 40 else text[:40] + "…" for text in map(say, written))}
        else:
            self.beside(change, position)
        self.cells = cells
        return change

    def cell(self, action):
        """The cell that an action names by its number, or by row and column. The number of a column stands for the lowest empty cell
        in it (web/src/game_view/script.rs)."""
        usual, columns = self.game.told["rows"], self.columns
        if not usual:
            return None
        if isinstance(action, list):
            row, column = action if len(action) == 2 else (-1, -1)
            inside = all(isinstance(n, int) for n in action) and 0 <= column < columns and 0 <= row < len(self.cells) // columns
            return row * columns + column if inside else None
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < len(self.cells):
            return None
        numbers = [n for n in self.game.told["actions"] if isinstance(n, int)]
        if numbers == list(range(usual[1])) and usual[0] > 1:
            return next((cell for cell in range(action, len(self.cells), columns)[::-1] if not self.cells[cell]), None)
        return action if numbers == list(range(usual[0] * usual[1])) else None

    def grid(self, position):
        contract, told = self.match.contract, self.game.told
        if not told["rows"] or self.game.referee:
            return [], 1
        rows = [[self.mark(value) for value in row] for row in contract.show(position, self.viewer())["grid"]]
        columns = max([1] + [len(row) for row in rows])
        return [cell for row in rows for cell in row + [""] * (columns - len(row))], columns

    def viewer(self):
        """The player who alone sees what is shown, if a person plays where something is hidden."""
        persons = [seat for seat, bot in enumerate(self.match.bots) if bot.kind == "person"]
        return persons[0] if persons and self.match.contract.hides else None

    def mark(self, value):
        """The text of a cell: empty, a side's stone (A, B and its kind where there are several), or itself."""
        known = rules.text_of(value)
        plain = value if isinstance(value, str) else known
        by = self.legend.get(known)
        if by in (0, 1) and not isinstance(by, bool):
            kinds = sum(other == by for other in self.legend.values())
            return "AB"[by] + (plain if kinds > 1 else "")
        if isinstance(by, str):
            return by
        return "" if value is None or plain in EMPTY else plain

    def beside(self, drawn, position):
        contract = self.match.contract
        if contract.shows:
            shown = json.loads(json.dumps(contract.show(position, self.viewer()), default=rules.drawable))
            drawn["shown"] = {key: value for key, value in shown.items() if key not in ("grid", "legend")}
        else:
            drawn["shown"] = {"text": str(position)}

    def add(self, written):
        """Adds the frame to which these actions have led."""
        match, told = self.match, self.told
        chance = isinstance(written[0], dict) and "chance" in written[0]
        movers = [2] if chance else [0, 1] if len(written) == 2 else [match.seat]
        for mover, micros in zip(movers, match.micros[-len(written) :]):
            if mover < 2:
                self.thought[mover] = micros / 1e3
        self.decisions += [len(told["frames"])] * len(written)
        moments = [(player, "capture", text) for player, text in self.captures(written)]
        told["frames"].append(self.change(written))
        told["moves"].append([self.say(action) for action in written])
        told["movers"].append(movers)
        told["turns"].append(match.turns)
        for line, value in zip(told["series"], self.all_values()):
            line.append(value)
        a, b = match.scores()
        leader = 0 if a > b else 1 if b > a else self.leader
        if self.leader is not None and leader != self.leader:
            moments.append((leader, "lead", "takes the lead"))
        self.leader = leader
        frame, turn = len(told["frames"]), match.turns
        told["moments"] += [{"frame": frame, "turn": turn, "player": player, "kind": kind, "text": text} for player, kind, text in moments]

    def since(self, frame):
        """The frames from this number on, as an update of a page has them."""
        told = self.told
        return [
            {
                "change": told["frames"][k],
                "moves": told["moves"][k],
                "movers": told["movers"][k],
                "values": [line[k + 1] for line in told["series"]],
                "turn": told["turns"][k + 1],
                "moments": [moment for moment in told["moments"] if moment["frame"] == k + 1 and moment["kind"] != "end"],
            }
            for k in range(frame, len(told["frames"]))
        ]

    def finish(self):
        match, told = self.match, self.told
        text = self.game.says(match.reason)
        if match.winner is not None:
            end = {"frame": len(told["frames"]), "turn": None, "player": match.winner, "kind": "end", "text": "wins: " + text}
            told["moments"].append(end)
        told["end"] = {"winner": match.winner, "reason": match.reason, "text": text, "detail": match.detail}
        if match.printed:
            told["printed"] = [self.words(printed) for printed in match.printed]
        if self.game.told["viewer"]:
            told["viewer"] = {"page": self.game.page, "record": json.loads(json.dumps(match.position.record(), default=rules.drawable))}
        return told

    def words(self, printed):
        at, told = printed["decision"], self.told
        if at >= len(self.decisions):  # the decision that lost the game; or A's before it, where both decide
            before = self.match.kind == rules.BOTH and self.match.seat == 1 and at == len(self.decisions)
            player = 0 if before else self.match.seat
            return {"frame": len(told["frames"]) + 1, "player": player, "text": printed["text"]}
        frame = self.decisions[at]
        player = told["movers"][frame][at - self.decisions.index(frame)]
        return {"frame": frame + 1, "player": player, "text": printed["text"]}
