def stellar_distances(adjacent, sources):
    """Steps from every node to the nearest of a set (node i is bit i; 255: no way); `adjacent` are sets as well."""
    steps = [255] * len(adjacent)
    wave = seen = sources
    n = 0
    while wave:
        after = 0
        while wave:
            node = wave.bit_length() - 1
            wave ^= 1 << node
            steps[node] = n
            after |= adjacent[node]
        wave = after & ~seen
        seen |= wave
        n += 1
    return steps


def stellar_slots(adjacent):
    """Each node's neighbours in the order of their slots: nearest to the last node first, among those nearest to node 1,
    then by number. Node 0 means nothing."""
    n = len(adjacent) - 1
    from_first = stellar_distances(adjacent, 2)
    slots = [[]]
    for node in range(1, n + 1):
        around = [j for j in range(1, n + 1) if adjacent[node] >> j & 1]
        slots.append(sorted(around, key=lambda j: (from_first[n + 1 - j], from_first[j], j)))
    return slots, from_first


def stellar_cheap(slots, own, troops):
    """Orders without the network: every node sends half on to the neighbour nearest to the enemy, if that one is its own
    or weaker."""
    orders = []
    for node in range(1, len(slots)):
        if own >> node & 1 and troops[node] > 4.0:
            to = slots[node][0]
            half = 0.5 * troops[node]
            if own >> to & 1 or troops[to] < half - half ** 0.5:
                orders.append((node, to, half))
    return orders
