def stellar_facts(adjacent, slots, own, theirs, troops):
    """Claims, pooled attacks and flow of a position, and the marks of every own node's edges, as `stellar-v2` has them. In
    f64 and in Rust's order, without `sum`, which newer Pythons compute more exactly."""
    from math import sqrt

    n = len(slots) - 1
    every = (2 << n) - 2
    neutral = every & ~(own | theirs)
    arriving = [max(x - sqrt(x), 0.0) for x in troops]
    strike = [max(x - sqrt(x), 0.0) for x in [max(x - 3.0, 0.0) for x in troops]]
    alone = [max(x - sqrt(x), 0.0) for x in [max(x - 0.5, 0.0) for x in troops]]

    def total(node, power, nodes):
        brought = 0.0
        for j in slots[node]:
            if nodes >> j & 1:
                brought += power[j]
        return brought

    support = [total(i, arriving, own) for i in range(n + 1)]
    threat = [total(i, arriving, theirs) for i in range(n + 1)]
    to_enemy = stellar_distances(adjacent, theirs)
    to_border = stellar_distances(adjacent, every & ~own)
    claimer, claims, ratio = [0] * (n + 1), [0] * (n + 1), [0.0] * (n + 1)
    target, flow, beyond = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
    fronts = []
    for node in range(1, n + 1):
        if neutral >> node & 1:
            best, most = 0, 0.0
            for j in slots[node]:
                if own >> j & 1:
                    share = troops[j] / (claims[j] + 1)
                    if share > most:
                        best, most = j, share
            claimer[node] = best
            if best:
                claims[best] += 1
        elif theirs >> node & 1 and adjacent[node] & own:
            met = troops[node] + 0.06 * threat[node]
            # By the rules nobody owns a node without troops.
            ratio[node] = total(node, strike, own) / met if met > 0.0 else 0.0
            fronts.append((-ratio[node], node, met))
    free = own
    for _, node, met in sorted(fronts):
        if total(node, strike, free) >= 0.95 * met:
            for j in slots[node]:
                if free >> j & 1:
                    target[j] = node
            free &= ~adjacent[node]
    marks = [0] * (8 * n)
    for node in range(1, n + 1):
        if not own >> node & 1:
            continue
        reach, to = adjacent[node], 0
        d, border = to_enemy[node], to_border[node]
        for j in slots[node]:
            reach |= adjacent[j]
            if own >> j & 1 and to_enemy[j] < d and (to == 0 or troops[j] < troops[to]):
                to = j
        flow[node] = to
        beyond[node] = bin(reach & neutral).count("1")
        aim, at = target[node], 8 * (node - 1)
        for slot, j in enumerate(slots[node]):
            marks[at + slot] = (
                (claimer[j] == node)
                + 2 * (to_enemy[j] < d)
                + 4 * (to_border[j] < border)
                + 8 * (to == j)
                + 16 * (aim == j)
                + 32 * (theirs >> j & 1 == 1 and alone[node] > troops[j])
                + 64 * (own >> j & 1 == 1 and threat[j] > troops[j])
            )
    return support, threat, to_enemy, to_border, claimer, claims, ratio, target, beyond, marks


def make_stellar(adjacent, max_turns):
    """For a map (its nodes' neighbours as sets, node i being bit i; index 0 unused) returns the slots and a function from
    turn, own nodes, the other's nodes (as sets) and troops (f64, by node), all as the player sees them from node 1, to the
    scalars of `stellar-v2` in whole 256ths and its bytes. It must be asked every turn to know when the sides met."""
    from array import array
    from math import floor, sqrt

    most, degree = 127, 8
    n = len(adjacent) - 1
    slots, from_first = stellar_slots(adjacent)
    if n > most or max(map(len, slots)) > degree:
        raise ValueError("a larger map than any that was learnt")
    table = []
    for node in range(1, n + 1):
        table += slots[node] + [0] * (degree - len(slots[node]))
    empty = [0] * (degree * (most - n))
    every = (2 << n) - 2
    from_last = [0] + from_first[:0:-1]
    met = []

    def scaled(power):
        return min(sqrt(power) * 0.05, 2.0)

    def balance(a, b):
        return (a - b) / (a + b + 1.0)

    def count(nodes):
        return bin(nodes).count("1")

    def observe(turn, own, theirs, troops):
        neutral = every & ~(own | theirs)
        support, threat, to_enemy, to_border, claimer, claims, ratio, target, beyond, marks = stellar_facts(
            adjacent, slots, own, theirs, troops
        )
        out = array("f")
        ours = others = 0.0
        for i in range(1, n + 1):
            x = troops[i]
            mine = x if own >> i & 1 else 0.0
            other = x if theirs >> i & 1 else 0.0
            ours += mine
            others += other
            near, enemy, border = adjacent[i], to_enemy[i], to_border[i]
            out.extend(
                [
                    own >> i & 1,
                    theirs >> i & 1,
                    neutral >> i & 1,
                    scaled(mine),
                    scaled(other),
                    min(x, 12.0) / 12.0,
                    min(x, 100.0) / 100.0,
                    min(x, 200.0) / 200.0,
                    i == 1,
                    i == n,
                    len(slots[i]) / 8.0,
                    min(from_first[i], 16) / 16.0,
                    min(from_last[i], 16) / 16.0,
                    enemy == 1,
                    enemy == 2,
                    enemy == 3,
                    min(enemy, 12) / 12.0,
                    border == 1,
                    min(border, 8) / 8.0,
                    scaled(support[i]),
                    scaled(threat[i]),
                    balance(mine + support[i], threat[i]),
                    balance(support[i], other),
                    count(near & own) / 8.0,
                    count(near & theirs) / 8.0,
                    count(near & neutral) / 8.0,
                    min(beyond[i], 16) / 16.0,
                    claims[i] / 8.0 if own >> i & 1 else claimer[i] > 0,
                    min(ratio[i], 2.0) / 2.0,
                    target[i] > 0,
                ]
            )
            if not met and own >> i & 1 and near & theirs:
                met.append(turn)
        out.extend([0.0] * (30 * (most - n)))
        a, b = count(own) / float(n), count(theirs) / float(n)
        left = max(max_turns - turn, 0)
        out.extend(
            [
                min(left, 100) / 100.0,
                min(left, 10) / 10.0,
                min(turn, 12) / 12.0,
                min(sqrt(ours / 12700.0), 2.0),
                min(sqrt(others / 12700.0), 2.0),
                balance(ours, others),
                a - b,
                a,
                b,
                count(neutral) / float(n),
                n / 127.0,
                min(from_first[n], 24) / 24.0,
                {{counts_nodes}},
                len(met),
                min(turn - met[0], 10) / 10.0 if met else 0.0,
            ]
        )
        return [floor(x * 256.0 + 0.5) for x in out], bytes(table + empty + marks + empty)

    return slots, observe


def stellar_choices(network, scalars, cells, slots, own, troops):
    """What the network chooses: (node, level, slots of the targets) of every node that sends; what it may choose beside the
    first option of each head, as places in Q; and Q. All as the player sees them."""
    levels = [0.5, 3.0, 6.0, 12.0, 20.0, 32.0, 50.0, 70.0]
    nodes = [node for node in range(1, len(slots)) if own >> node & 1 and troops[node] - levels[0] > 1.0]
    q = network(scalars, cells, [node - 1 for node in nodes]) if nodes else [0] * (127 * 72)
    chosen, legal = [], []
    for node in nodes:
        at = best = 72 * (node - 1)
        for place in range(at + 1, at + sum([troops[node] - keep > 1.0 for keep in levels])):
            legal.append(place)
            if q[place] > q[best]:
                best = place
        bits = range(at + 9 - 1, at + 9 - 1 + 8 * len(slots[node]), 8)
        legal += [place + 1 for place in bits]
        targets = [slot for slot, place in enumerate(bits) if q[place + 1] > q[place]]
        if targets:
            chosen.append((node, levels[best - at], targets))
    return chosen, legal, q


def stellar_orders(chosen, slots, troops):
    """Orders (from, to, amount) for these choices."""
    orders = []
    for node, keep, targets in chosen:
        amount = (troops[node] - keep) / len(targets)
        if amount > 1.0:
            orders += [(node, slots[node][slot], amount) for slot in targets]
    return orders
