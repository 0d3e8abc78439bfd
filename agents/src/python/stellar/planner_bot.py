class player_class:
    def __init__(self, player_id):
        # {{parts}}

        import gc

        # Cycles are collected now, and not in the midst of a turn.
        gc.collect()
        gc.disable()
        self.player_id = player_id
        self.turn = 0
        self.error = None
        self.seen = None
        self.choose = None
        # What one takes, as a mean.
        self.rollout = 0.001
        self.make, self.proposer = stellar_planner, {{proposer}}

    def player_func(self, map_info):
        # The contest's clock is the wall's, and a turn may take 0.1 s of it.
        from time import perf_counter

        start = perf_counter()
        try:
            turn, self.turn = self.turn, self.turn + 1
            self.seen = None
            return self.think(map_info.nodes, turn, start)
        except Exception as error:
            self.keep(error)
            return []

    def keep(self, error):
        # The first one, for whoever tests the file: there must be none.
        self.error = self.error or repr(error)

    def attempt(self, function, *arguments):
        """What the function returns; nothing if there is none, or if it fails."""
        try:
            return function(*arguments) if function else None
        except Exception as error:
            self.keep(error)

    def think(self, nodes, turn, start):
        from time import perf_counter

        n, me = len(nodes) - 1, self.player_id
        # The second player sees the map turned around.
        order = range(n + 1) if me == 0 else [0] + list(range(n, 0, -1))
        if self.choose is None:
            limit = 100
            try:
                from config import MAX_TURN as limit
            except Exception:
                pass
            place = dict(zip(order, range(n + 1)))
            around = [()] + [tuple(sorted(set(place[j] for j in nodes[order[i]].get_next()))) for i in range(1, n + 1)]
            candidates = {{candidates}}
            continuing = {{continuing}}
            models = {{models}}
            numbers = {{asked}}, {{slack}}, {{horizon}}, {{node}}, {{exchanges}}
            self.choose = self.make(around, limit, candidates, continuing, models, *numbers)
            self.propose = self.attempt(self.proposer, around, limit)
        owner, troops = [0] * (n + 1), [0.0] * (n + 1)
        for seen, node in enumerate(order):
            whose = nodes[node].belong
            if seen and whose in (0, 1) and nodes[node].power[whose] > 0:
                troops[seen] = float(nodes[node].power[whose])
                owner[seen] = 1 if whose == me else -1
        clock = [start, 0.0]

        def more():
            # Before a rollout, which may take as long as the longest.
            now = perf_counter()
            if clock[1]:
                self.rollout += 0.1 * (now - clock[0] - self.rollout)
            clock[0], clock[1] = now, max(clock[1], now - clock[0] if clock[1] else 0.001)
            return now - start + clock[1] < 0.082

        def in_time(limit=0.088, rollouts=0):
            return perf_counter() - start + rollouts * self.rollout < limit

        def propose():
            return self.attempt(self.propose, owner, troops, turn, in_time) or []

        orders, *counts = self.choose(owner, troops, turn, 1000, more, in_time, propose)
        self.seen = lambda: dict(zip(("plans", "proposals", "rollouts", "in_haste"), counts))
        return [(order[a], order[b], amount) for a, b, amount in orders]
