class Player:
    def __init__(self, isFirst, array):
        from time import perf_counter

        self.clock, start = perf_counter, perf_counter()
        self.first, self.side, self.seen, self.choose = bool(isFirst), 0 if isFirst else 1, None, None
        # The first error after which it played on, cheaply.
        self.error = None
        # Seconds for what costs about as much as one evaluation of the network.
        self.pace = 0.0003
        try:
            # {{parts}}

            array = [int(number) for number in array]
            lines = duel2048_lines()
            rules = duel2048_rules(array, lines[0], lines[2])
            lead = duel2048_lead()
            view = duel2048_view(array, lines, lead)
            network = make_network(
                """{{network}}"""
            )

            def see(board, turn, phase):
                scalars, cells = view(board, turn, phase)
                found = rules[0](board, turn, phase)[0]
                mask = [choice in found for choice in range(36)]
                return {"scalars": scalars, "cells": cells, "mask": mask, "q": network(scalars, cells)}

            self.rounds, self.see = len(array), see
            self.choose = duel2048_search(rules, lead, view, network, ({{reward}}), len(array))
        except Exception as error:
            self.keep(error)
        self.spent = perf_counter() - start

    def output(self, currentRound, board, mode):
        start = self.clock()
        self.seen = None
        try:
            return self.answer(currentRound, board, mode, start)
        except Exception as error:
            self.keep(error)
            return 0 if "direction" in str(mode) else (0, 0)
        finally:
            self.spent += self.clock() - start

    def keep(self, error):
        where = error.__traceback__
        while where.tb_next:
            where = where.tb_next
        self.error = self.error or "%r in line %d" % (error, where.tb_lineno)

    def answer(self, turn, board, mode, start):
        if mode not in ("position", "direction"):
            return None
        try:
            effort = self.effort(turn, board, mode)
            if effort:
                return self.search(turn, board, mode, start, *effort)
        except Exception as error:
            self.keep(error)
            self.seen = None
        return self.cheap(turn, board, mode)

    def effort(self, turn, board, mode):
        """The first of the efforts that time allows until the end, leaving half a second: its index and itself; in the end
        none."""
        left = 5.0 - self.spent
        try:
            left = min(left, board.getTime(self.first))
        except Exception as error:
            self.keep(error)
        rounds = max(1, self.rounds - turn)
        # In reserve, too: what cheap choices take.
        affordable = (left - 0.5 - 0.0006 * rounds) / (rounds * self.pace)
        for index, effort in enumerate(({{efforts}})):
            if effort[2] + effort[3] <= affordable:
                return index, effort
        return None

    def search(self, turn, board, mode, start, index, effort):
        depth, width, placing, merging = effort
        code = []
        for row in (0, 1, 2, 3):
            for column in range(8):
                level = board.getValue((row, column))
                code.append(level and (level if board.getBelong((row, column)) else 15 + level))
        position, phase = bytes(code), self.side + (2 if mode == "direction" else 0)

        def go_on():
            return self.clock() - start < 1.0

        choice = self.choose(position, turn, phase, depth, width, go_on)
        self.seen = lambda: dict(self.see(position, turn, phase), effort=index)
        self.pace += 0.02 * ((self.clock() - start) / (placing if mode == "position" else merging) - self.pace)
        if self.side:
            choice = 31 - choice if choice < 32 else 32 + (choice - 32 ^ 1)
        return (choice // 8, choice % 8) if choice < 32 else choice - 32

    def cheap(self, turn, board, mode):
        """At home, or the merge that leaves the most empty cells at home."""
        if mode == "position":
            return board.getNext(self.first, turn) or board.getNone(not self.first)[0]
        best = None
        for direction in (0, 1, 2, 3):
            after = board.copy()
            if after.move(self.first, direction):
                room = len(after.getNone(self.first))
                if best is None or room > best[0]:
                    best = room, direction
        return best[1]
