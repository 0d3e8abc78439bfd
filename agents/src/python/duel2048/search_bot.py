class Player:
    def __init__(self, isFirst, array):
        from time import perf_counter

        self.clock, start = perf_counter, perf_counter()
        self.first, self.side = bool(isFirst), 0 if isFirst else 1
        # What the last decision came from, and what went wrong, for whoever wants to know.
        self.seen, self.error, self.search = None, None, None
        self.rounds = 500
        self.spent, self.told, self.value = 0.0, None, None
        try:
            # {{parts}}

            numbers = [int(number) for number in array]
            self.rounds = len(numbers)
            worth = [int(number) for number in """{{worth}}""".split()]
            weights = [int(number) for number in """{{weights}}""".split()]
            lines = duel2048_lines(weights, ({{scales}})) if weights else None
            self.search = duel2048_search(numbers, worth, ({{stuck}}), ({{breadth}}), lines, perf_counter)
        except Exception as error:
            self.note(error)
        self.spent += perf_counter() - start

    def note(self, error):
        """Keeps an error after which it went on: the first, for whoever looks."""
        if self.error is None:
            self.error = repr(error)

    def output(self, currentRound, board, mode):
        start = self.clock()
        self.seen = None
        try:
            return self.answer(currentRound, board, mode, start)
        except Exception as error:
            self.note(error)
            return 0 if "direction" in str(mode) else (0, 0)
        finally:
            self.spent += self.clock() - start

    def answer(self, turn, board, mode, start):
        if mode not in ("position", "direction"):
            return None
        try:
            seconds = self.seconds(turn, board, mode)
            if self.search and seconds > 0.0:
                return self.searched(turn, board, mode, start, seconds)
        except Exception as error:
            self.note(error)
            self.seen = None
        return self.cheap(turn, board, mode)

    def seconds(self, turn, board, mode):
        """Returns a decision's share of what is left of the contest's 5 seconds, but for what is kept for a busy machine. A
        decision at the end weighs five times as much as one at the start."""
        left = 5.0 - self.spent
        try:
            # The contest's clock decides, if it is one that runs down; where it stands still one's own does, before long.
            told = min(5.0, board.getTime(self.first))
            if self.told is None:
                self.told = told > 2.5
            if self.told:
                left = min(told, max(left, 0.25 * told))
        except Exception as error:
            self.note(error)
        kept = min(0.6, 0.25 + 0.12 * left)
        rounds = max(1, self.rounds)
        to_come = max(0.5, rounds - turn - (0.5 if mode == "direction" else 0.0))
        now = 5.0 - 4.0 * to_come / rounds
        # Reading the board takes its time, too.
        return 1.1 * (left - kept) * now / (to_come * (now + 5.0)) - 0.00005

    def deeper(self, start, seconds):
        """Returns a function that decides after every iteration if another one pays: for long if the choice has just changed
        or the value fell since the last decision, else not for long."""
        before, choices = self.value, []

        def more(choice, value):
            choices.append(choice)
            if choices[-2:][0] != choice or before is not None and value < before - 100:
                part = 1.5
            else:
                part = 0.3 if len(choices) > 2 and set(choices[-4:]) == {choice} else 0.4
            return self.clock() - start < part * seconds

        return more

    def searched(self, turn, board, mode, start, seconds):
        if not 0 <= turn < self.rounds:
            raise ValueError("round %r of %r" % (turn, self.rounds))
        code = bytearray(32)
        for row in (0, 1, 2, 3):
            for column in range(8):
                level = board.getValue((row, column))
                if level:
                    code[4 * column + row] = level if board.getBelong((row, column)) else 16 + level
        ply = 4 * turn + self.side + (2 if mode == "direction" else 0)
        stop_at = start + min(0.1, 4.0 * seconds)
        choice, value, plies, nodes = self.search(bytes(code), ply, 64, 1 << 60, stop_at, self.deeper(start, seconds))
        self.value = value
        if mode == "position":
            choice = (choice & 3, choice >> 2)
            if (choice[1] > 3) == self.side and choice != tuple(board.getNext(self.first, turn)):
                raise ValueError("the board's list of numbers is another one")
        self.seen = lambda: {"value": value, "plies": plies, "nodes": nodes}
        return choice

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
