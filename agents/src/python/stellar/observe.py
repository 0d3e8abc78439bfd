def make_stellar(adjacent, max_turns):
    """For a map (its nodes' neighbours as sets, node i being bit i; index 0 unused) returns the slots and a function from
    turn, own nodes, the other's nodes (as sets) and troops (f64, by node), all as the player sees them from node 1, to the
    scalars of `stellar-v1` in whole 256ths and its bytes.

    Rust computes the scalars in f32. One operation in f64 on numbers of f32, rounded to f32, is the same."""
    from array import array
    from math import floor, sqrt
    from operator import add

    most, degree = 127, 8
    n = len(adjacent) - 1
    slots, from_first = stellar_slots(adjacent)
    if n > most or max(map(len, slots)) > degree:
        raise ValueError("a larger map than any that was learnt")
    table = []
    for node in range(1, n + 1):
        table += slots[node] + [0] * (degree - len(slots[node]))
    cells = bytes(table + [0] * (degree * (most - n)))
    by_slot = [[around[k] if k < len(around) else 0 for around in slots] for k in range(degree)]
    every = (2 << n) - 2
    twentieth, two_hundredth = array("f", [0.05, 0.005])
    from_last = [0] + from_first[:0:-1]
    fixed = []
    for node in range(n + 1):
        ends = [256 * (node == 1), 256 * (node == n)]
        fixed.append(ends + [16 * min(d[node], 16) for d in (from_first, from_last)] + [32 * len(slots[node])])

    def single(numbers):
        """Numbers rounded to f32."""
        return array("f", numbers)

    def whole(numbers):
        return [floor(x * 256.0 + 0.5) for x in numbers]

    def scaled(power):
        return whole([x if x < 2.0 else 2.0 for x in single([x * twentieth for x in single(map(sqrt, power))])])

    def balance(a, b):
        below = single([x + 1.0 for x in single(map(add, a, b))])
        return whole(single([x / y for x, y in zip(single([x - y for x, y in zip(a, b)]), below)]))

    def near(steps):
        return [32 * d if d < 8 else 256 for d in steps]

    def bits(nodes):
        return bin(nodes).count("1")

    def around(power):
        """What could come in from the neighbours."""
        roots = single(map(sqrt, power))
        coming = single([max(p - r, 0.0) for p, r in zip(power, roots)])
        total = array("f", bytes(4 * (n + 1)))
        for slot in by_slot:
            total = single([t + coming[j] for t, j in zip(total, slot)])
        return total

    def local(own, theirs, troops, power):
        mine, other = power
        support, threat = around(mine), around(other)
        neither = every & ~(own | theirs)
        straight = single([(p + q) * two_hundredth for p, q in zip(mine, other)])
        columns = [
            scaled(mine),
            scaled(other),
            whole([x if x < 1.0 else 1.0 for x in straight]),
            scaled(threat),
            scaled(support),
            balance(single(map(add, mine, support)), threat),
            balance(support, other),
            near(stellar_distances(adjacent, theirs)),
            near(stellar_distances(adjacent, every & ~own)),
        ]
        out = []
        for node in range(1, n + 1):
            p, q, both, t, s, defence, attack, enemy, border = [column[node] for column in columns]
            near_by = adjacent[node]
            out += [256 * (nodes >> node & 1) for nodes in (own, theirs, neither)]
            out += [p, q, both]
            out += fixed[node]
            out += [t, s, defence, attack]
            out += [32 * bits(near_by & nodes) for nodes in (own, theirs, neither)]
            out += [enemy, border]
        return out

    def total(power):
        one = array("f", [0.0])
        for x in power:
            if x:
                one[0] += x
        return one[0]

    def overall(turn, own, theirs, power):
        left = max(max_turns - turn, 0)
        ours, others = [total(side) for side in power]
        a, b = single([bits(own) / n, bits(theirs) / n])
        lead, rest = single([a - b, 1.0 - a])
        roots = single(map(sqrt, single([ours / 12700.0, others / 12700.0])))
        out = whole(single([min(left / 100.0, 1.0), min(left / 10.0, 1.0)]))
        out += whole([min(x, 2.0) for x in roots])
        out += balance(single([ours]), single([others]))
        out += whole([lead, a, b, single([rest - b])[0], single([n / 127.0])[0]])
        return out + whole(single([min(from_first[n], 24) / 24.0])) + [0]

    def observe(turn, own, theirs, troops):
        power = [single([x if nodes >> node & 1 else 0.0 for node, x in enumerate(troops)]) for nodes in (own, theirs)]
        rows = local(own, theirs, troops, power)
        return rows + [0] * (20 * (most - n)) + overall(turn, own, theirs, power), cells

    return slots, observe


def stellar_choices(network, scalars, cells, slots, own, troops):
    """What the network chooses: (node, choice) of every node that does not hold; what it may choose beside holding, as
    places in Q; and Q. All as the player sees them."""
    legal = []
    for node in range(1, len(slots)):
        if not own >> node & 1:
            continue
        power, n = troops[node], len(slots[node])
        first = sum([power * part <= 1.0 for part in (0.25, 0.5, 0.75, 0.99)])
        choices = [1 + 4 * slot + f for slot in range(n) for f in range(first, 4)]
        if power * 0.99 / n > 1.0:
            choices.append(33)
        if choices:
            legal.append((node, choices))
    q = network(scalars, cells, [node - 1 for node, _ in legal]) if legal else [0] * (127 * 34)
    chosen = []
    for node, choices in legal:
        at = 34 * (node - 1)
        best = 0
        for choice in choices:
            if q[at + choice] > q[at + best]:
                best = choice
        if best:
            chosen.append((node, best))
    return chosen, [34 * (node - 1) + choice for node, choices in legal for choice in choices], q


def stellar_orders(chosen, slots, troops):
    """Orders (from, to, amount) for these choices."""
    orders = []
    for node, choice in chosen:
        power = troops[node]
        if choice == 33:
            amount = power * 0.99 / len(slots[node])
            orders += [(node, to, amount) for to in slots[node]]
        else:
            amount = power * (0.25, 0.5, 0.75, 0.99)[(choice - 1) % 4]
            orders.append((node, slots[node][(choice - 1) // 4], amount))
    return orders
