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

    def __init__(self, match):
        self.match, self.game = match, match.game
        self.legend = {value: by for value, by in self.game.told["legend"]}
        self.thought, self.leader, self.decisions = [None, None], None, []
        match.begun, match.watch = self.begin, self.add

    def begin(self):
        position, told = self.match.position, self.game.told
        self.cells, columns = self.grid(position)
        opening = {"columns": columns, "cells": self.cells, "turn": self.match.turns}
        if self.match.contract.referee:
            opening["shown"] = {"text": told["doc"].split("\n")[0]}
        else:
            self.beside(opening, position)
        title = "Score" if told["scored"] else ""
        self.told = {
            "game": self.game.file,
            "names": [bot.name for bot in self.match.bots],
            "opening": opening,
            "charts": [{"title": title, "lines": SIDES}, {"title": "Thinking time, ms", "lines": SIDES}],
            "frames": [],
            "moves": [],
            "movers": [],
            "series": [[value] for value in self.values(position)],
            "turns": [self.match.turns],
            "moments": [],
            "end": None,
        }

    def values(self, position):
        contract = self.match.contract
        scores = contract.scores(position) if contract.scored else (0.0, 0.0)
        return [cents(value) for value in (*scores, *self.thought)]

    def grid(self, position):
        contract, told = self.match.contract, self.game.told
        if not told["rows"] or contract.referee:
            return [], 1
        rows = [[self.cell(value) for value in row] for row in contract.show(position, None)["grid"]]
        columns = max([1] + [len(row) for row in rows])
        return [cell for row in rows for cell in row + [""] * (columns - len(row))], columns

    def cell(self, value):
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
            shown = json.loads(json.dumps(contract.show(position, None), default=rules.drawable))
            drawn["shown"] = {key: value for key, value in shown.items() if key not in ("grid", "legend")}
        else:
            drawn["shown"] = {"text": str(position)}

    def add(self, written):
        """Adds the frame to which these actions have led."""
        match, told = self.match, self.told
        position, turn = match.position, match.turns
        chance = isinstance(written[0], dict) and "chance" in written[0]
        movers = [2] if chance else [0, 1] if len(written) == 2 else [match.seat]
        for mover, micros in zip(movers, match.micros[-len(written) :]):
            if mover < 2:
                self.thought[mover] = micros / 1e3
        cells, _ = self.grid(position)
        change = {"set": [[i, cell] for i, (old, cell) in enumerate(zip(self.cells, cells)) if cell != old], "turn": turn}
        if match.contract.referee:
            change["shown"] = {"text": "\n".join(text if len(text) <= 40 else text[:40] + "…" for text in map(say, written))}
        else:
            self.beside(change, position)
        self.cells = cells
        self.decisions += [len(told["frames"])] * len(written)
        told["frames"].append(change)
        told["moves"].append([say(action) for action in written])
        told["movers"].append(movers)
        told["turns"].append(turn)
        values = self.values(position)
        for line, value in zip(told["series"], values):
            line.append(value)
        a, b = match.contract.scores(position) if match.contract.scored else (0, 0)
        leader = 0 if a > b else 1 if b > a else self.leader
        if self.leader is not None and leader != self.leader:
            moment = {"frame": len(told["frames"]), "turn": turn, "player": leader, "kind": "lead", "text": "takes the lead"}
            told["moments"].append(moment)
        self.leader = leader

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
