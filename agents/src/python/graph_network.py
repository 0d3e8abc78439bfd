def make_graph_network(text):
    """The graph network of a text, as a function from scalars (whole 256ths), cells (the table of neighbours, and
    of marks if there are any) and the numbers of the nodes, from 0, whose Q is wanted (None: all) to Q in integers; 0 where none was wanted."""
    layer = network_layer()
    number, rows, sums, wholes = network_reader(text)
    nodes, degree, features, global_features, options, n_alone, n_marks, heads, edge_shift, node_shift, n_rounds = [
        number() for _ in range(11)
    ]
    width, first_norm = network_norm(number, wholes)
    first = rows(features, width), rows(global_features, width), sums(width)
    offset = int.from_bytes(b"\0\0\0\x80" * width, "little")
    first_width = width
    rounds = []
    for _ in range(n_rounds):
        wide, norm = network_norm(number, wholes)
        own = rows(width, wide), sums(wide)
        offset = int.from_bytes(b"\0\0\0\x80" * wide, "little")
        rounds.append((wide, norm, own[0], own[1] - offset, rows(width, wide), offset))
        width = wide
    offset = int.from_bytes(b"\0\0\0\x80" * heads, "little")
    edge_from, edge_to = [rows(width, heads) for _ in range(2)]
    mark_rows = [sums(heads) - offset for _ in range(n_marks)]
    marks = [sum([row for bit, row in enumerate(mark_rows) if byte >> bit & 1]) for byte in range(1 << n_marks)]
    edge_all, edge_bias = rows(width, heads), sums(heads)
    send, send_bias = rows(heads, options), sums(options)
    node_from, node_all, node_bias = [rows(width, heads) for _ in range(2)] + [sums(heads)]
    stay, stay_bias = rows(heads, n_alone), sums(n_alone)
    # Where a node's options lie in Q: those for it alone, those of each slot. With marks every slot has a head of its own.
    if n_marks:
        row, places, first_slot, next_slot = (1 + degree) * n_alone, list(range(n_alone)), n_alone, n_alone
    else:
        row = 2 + degree * options
        places, first_slot, next_slot = [0, row - 1], 1, options
    # Lanes that are not negative have their highest bit set, as 2^31 was added.
    highest = int.from_bytes(b"\0\0\0\x80" * heads, "little")

    def hidden(z, shift):
        """ReLU of lanes, their low bits dropped, as a list."""
        kept = z & highest
        kept -= kept >> 31
        size = 4 * heads
        return [x >> shift for x in memoryview((z & kept).to_bytes(size, "little")).cast("I")]

    def embed(scalars, around, existing):
        local, wide_rows, bias = first
        size = 4 * first_width
        shared = layer(wide_rows, scalars[nodes * features :], bias)
        state = {}
        for node in existing:
            z = layer(local, scalars[node * features : (node + 1) * features], shared)
            state[node] = first_norm(memoryview(z.to_bytes(size, "little")).cast("I"), 1)
        for wide, norm, own, bias, other, offset in rounds:
            size = 4 * wide
            message = {node: layer(other, x, 0) for node, x in state.items()}
            after = {}
            for node in existing:
                near = around[node]
                z = layer(own, state[node], bias) * len(near) + offset
                z = sum([message[j] for j in near], z)
                after[node] = norm(memoryview(z.to_bytes(size, "little")).cast("I"), len(near))
            state = after
        return state

    def q(scalars, cells, wanted=None):
        scalars = network_cut(scalars)
        around = [[j - 1 for j in cells[k : k + degree] if j] for k in range(0, nodes * degree, degree)]
        existing = [node for node in range(nodes) if around[node]]
        state = embed(scalars, around, existing)
        mean = [sum(column) // len(existing) for column in zip(*state.values())]
        edges = layer(edge_all, mean, edge_bias)
        alone = layer(node_all, mean, node_bias)
        to = {}
        out = [0] * (nodes * row)
        edge_table = nodes * degree
        for node in existing if wanted is None else wanted:
            x = state[node]
            z = layer(stay, hidden(layer(node_from, x, alone), node_shift), stay_bias)
            at = node * row
            for place, lane in zip(places, memoryview(z.to_bytes(4 * n_alone, "little")).cast("I")):
                out[at + place] = (lane - 2147483648) >> 6
            own = layer(edge_from, x, edges)
            for slot in range(degree):
                j = cells[node * degree + slot] - 1
                if j >= 0:
                    message = to.get(j)
                    if message is None:
                        message = to[j] = layer(edge_to, state[j], 0)
                    if n_marks:
                        message = message + marks[cells[edge_table + node * degree + slot]]
                    z = layer(send, hidden(own + message, edge_shift), send_bias)
                    k = at + first_slot + slot * next_slot
                    out[k : k + options] = [
                        (lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * options, "little")).cast("I")
                    ]
        return out

    return q
