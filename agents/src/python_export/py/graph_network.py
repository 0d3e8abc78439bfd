def make_graph_network(text):
    """The graph network of a text, as a function from scalars (whole 256ths), cells (the table of neighbours) and the
    numbers of the nodes, from 0, whose Q is wanted (None: all) to Q in integers; 0 where none was wanted."""
    layer = network_layer()
    number, rows, sums, wholes = network_reader(text)
    nodes, degree, features, global_features, options, heads, edge_shift, node_shift, n_rounds = [
        number() for _ in range(9)
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
    edge_from, edge_to, edge_all, edge_bias = [rows(width, heads) for _ in range(3)] + [sums(heads)]
    send, send_bias = rows(heads, options), sums(options)
    node_from, node_all, node_bias = [rows(width, heads) for _ in range(2)] + [sums(heads)]
    stay, stay_bias = rows(heads, 2), sums(2)
    actions = 2 + degree * options
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
        out = [0] * (nodes * actions)
        for node in existing if wanted is None else wanted:
            x = state[node]
            z = layer(stay, hidden(layer(node_from, x, alone), node_shift), stay_bias)
            at = node * actions
            out[at], out[at + actions - 1] = [
                (lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(8, "little")).cast("I")
            ]
            own = layer(edge_from, x, edges)
            for slot in range(degree):
                j = cells[node * degree + slot] - 1
                if j >= 0:
                    message = to.get(j)
                    if message is None:
                        message = to[j] = layer(edge_to, state[j], 0)
                    z = layer(send, hidden(own + message, edge_shift), send_bias)
                    k = at + 1 + slot * options
                    out[k : k + options] = [
                        (lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * options, "little")).cast("I")
                    ]
        return out

    return q
