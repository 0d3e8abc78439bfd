def stellar_amend(me, adjacent, nodes, orders):
    """These orders (from, to, amount), or others where a capture of the other's base that nothing can prevent was missed or
    the own one left open; `nodes` are the contest's, `adjacent` the neighbours as sets."""
    n = len(adjacent) - 1
    base, target = (1, n) if me == 0 else (n, 1)
    owner = [-1] + [nodes[i].belong for i in range(1, n + 1)]
    troops = [0.0] + [float(nodes[i].power[owner[i]]) if owner[i] in (0, 1) else 0.0 for i in range(1, n + 1)]

    def arriving(amount):
        return max(amount - amount ** 0.5, 0.0)

    def around(node, player):
        return [i for i in range(1, n + 1) if adjacent[node] >> i & 1 and owner[i] == player]

    def bring(node):
        """What arrives if all of the other's nodes around send all they have."""
        total = 0.0
        for i in around(node, 1 - me):
            total += arriving(troops[i])
        return total

    def held(orders, node):
        power = troops[node] if owner[node] == me else 0.0
        for a, b, amount in orders:
            power -= amount if a == node else 0.0
            power += arriving(amount) if b == node else 0.0
        return power

    care = 1.0 + 1e-9
    danger = care * bring(base)
    resistance = care * ((troops[target] if owner[target] == 1 - me else 0.0) + bring(target))

    def is_safe(orders):
        return held(orders, base) >= danger

    def captures(orders):
        return held(orders, target) > resistance

    def gathered(orders, to, without, done):
        for node in sorted([i for i in around(to, me) if i != without], key=lambda i: (-troops[i], i)):
            if done(orders):
                break
            orders = [order for order in orders if order[0] != node] + [(node, to, 0.999 * troops[node])]
        return orders if done(orders) else None

    def leads():
        own, other = [[troops[i] for i in range(1, n + 1) if owner[i] == player] for player in (me, 1 - me)]
        return len(own) > len(other) and sum(own) > sum(other)

    if captures(orders):
        return orders
    ways = [gathered(*way) for way in [(start, target, without, captures) for start in (orders, []) for without in (base, 0)]]
    ways = [way for way in ways if way]
    safe = [way for way in ways if is_safe(way)]
    if safe:
        return safe[0]
    if ways and (leads() or not is_safe(orders)):
        return ways[0]
    if is_safe(orders):
        return orders
    stays = gathered([order for order in orders if order[0] != base], base, 0, is_safe)
    return orders if stays is None else stays
