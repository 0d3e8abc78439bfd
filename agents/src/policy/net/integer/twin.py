# The formulas of the integer networks without lanes, on plain lists; checks both this and the exported code against Rust.
import json
import math
import sys


def tables(text):
    numbers, digits = text.split(";")
    numbers = [int(n) for n in numbers.split()]
    value = 0
    for digit in "".join(digits.split()):
        value = value * 32 + "0123456789abcdefghijklmnopqrstuv".index(digit)
    position = [0]

    def number():
        return numbers.pop(0)

    def entry(bits):
        shift = position[0]
        position[0] += bits
        return (value >> shift & (1 << bits) - 1) - (1 << bits - 1)

    def weights(n_in, n_out):
        return [[entry(16) for _ in range(n_out)] for _ in range(n_in)]

    def sums(n, bits=32):
        return [entry(bits) for _ in range(n)]

    return number, weights, sums


def norm_of(number, sums):
    width, eps = number(), number()
    gain, bias = sums(width), sums(width)

    def norm(z, times):
        assert max(map(abs, z)) < 1 << 30
        mean = sum(z) // width
        squares = 0
        for x in z:
            squares += (x - mean) ** 2
        variance = float(squares) / float(width) + float(eps * times * times)
        scale = 1.0 / math.sqrt(variance)
        out = []
        for x, g, b in zip(z, gain, bias):
            t = float(x - mean) * scale
            t = t * (g / 65536)
            t = t + b / 65536
            out.append(max(0, math.floor(t)))
        assert max(out) < 1 << 15
        return out

    return width, norm


def dot(weight, x):
    return [sum(x[i] * weight[i][o] for i in range(len(x))) for o in range(len(weight[0]))]


def added(*vectors):
    return [sum(column) for column in zip(*vectors)]


def cut(scalars):
    return [min(max(x, -1023), 1023) for x in scalars]


def plain_mlp(text, scalars, cells):
    number, weights, sums = tables(text)
    n_in, n_out, one, features, per_cell, shift, hidden = [number() for _ in range(7)]
    x, network = cut(scalars), []
    for _ in range(hidden):
        width, norm = norm_of(number, sums)
        network.append((weights(n_in, width), sums(width), norm))
        n_in = width
    table = weights(features, len(network[0][1]))
    last = weights(n_in, n_out), sums(n_out)
    for k, (weight, bias, norm) in enumerate(network):
        z = added(bias, dot(weight, x)) if x else bias
        for cell in range(features // per_cell if features and k == 0 else 0):
            z = added(z, [w << shift for w in table[cell * per_cell + cells[cell]]])
        x = norm(z, 1)
    return [z >> 6 for z in added(last[1], dot(last[0], x))]


def plain_bend(kind, x):
    half = (1 + math.erf(x / math.sqrt(2))) / 2
    below = [max(0, x), math.tanh(x), x * half, x if x > 0 else math.exp(x) - 1, x / (1 + math.exp(-x))]
    return below[kind] - (max(0, x) if kind != 1 else 0)


def plain_activate(kind, x):
    place = min(max(x, -16 << 16), (16 << 16) - 1)
    low = place // 512
    left, right = [math.floor(plain_bend(kind, knot / 128) * 65536 + 0.5) for knot in (low, low + 1)]
    bend = left + (right - left) * (place - low * 512) // 512
    return min(2**31 - 1, (max(0, x) if kind != 1 else 0) + bend)


def plain_other(text, scalars, cells):
    number, weights, sums = tables(text)
    kind, n_in, features, per_cell, eps, hidden = [number() for _ in range(6)]

    def dense(n_in):
        n_out, bits = number(), number()
        return bits, weights(n_in, n_out), sums(n_out, 64)

    def saturated(x):
        return min(max(x, 1 - 2**31), 2**31 - 1)

    x, network = [value * 256 for value in cut(scalars)], []
    for _ in range(hidden):
        bits, weight, bias = dense(n_in)
        n_in = len(bias)
        network.append((bits, weight, bias, [sums(n_in), sums(n_in)] if eps else None))
    table = weights(features, len(network[0][2]))
    out_bits, last, last_bias = dense(n_in)
    for k, (bits, weight, bias, norm) in enumerate(network):
        z = added(bias, dot(weight, x)) if x else bias
        for cell in range(features // per_cell if features and k == 0 else 0):
            z = added(z, [w * 65536 for w in table[cell * per_cell + cells[cell]]])
        assert max(map(abs, z)) < 1 << 63
        x = [saturated(value // 2**bits) for value in z]
        if norm:
            mean = sum(x) // len(x)
            scale = 1.0 / math.sqrt(float(sum((v - mean) ** 2 for v in x)) / len(x) + float(eps))
            x = [saturated(math.floor((v - mean) * scale * g + (b + 0.5))) for v, g, b in zip(x, *norm)]
        x = [plain_activate(kind, value) for value in x]
    q = [saturated(value // 2**out_bits) for value in added(last_bias, dot(last, x))]
    return [value // 2 ** max(0, len(bin(abs(value))) - 26) * 2 ** max(0, len(bin(abs(value))) - 26) for value in q]


def plain_graph(text, scalars, cells):
    number, weights, sums = tables(text)
    numbers = [number() for _ in range(11)]
    nodes, degree, features, extra, options, alone, n_marks, heads, edge_shift, node_shift, n_rounds = numbers
    scalars = cut(scalars)
    around = [[j - 1 for j in cells[i * degree : (i + 1) * degree] if j] for i in range(nodes)]
    existing = [i for i in range(nodes) if around[i]]
    width, norm = norm_of(number, sums)
    first, bias = weights(features + extra, width), sums(width)
    own = [scalars[i * features : (i + 1) * features] + scalars[nodes * features :] for i in range(nodes)]
    state = {i: norm(added(bias, dot(first, own[i])), 1) for i in existing}
    for _ in range(n_rounds):
        wide, norm = norm_of(number, sums)
        own, bias, other = weights(width, wide), sums(wide), weights(width, wide)
        after = {}
        for i in existing:
            n = len(around[i])
            z = [n * value for value in added(bias, dot(own, state[i]))]
            after[i] = norm(added(z, *[dot(other, state[j]) for j in around[i]]), n)
        width, state = wide, after
    mean = [sum(column) // len(existing) for column in zip(*[state[i] for i in existing])]

    def head(shift, parts, n_marks, n_out):
        layers = [weights(width, heads) for _ in range(parts - 1)]
        marks = [sums(heads) for _ in range(n_marks)]
        layers.append(weights(width, heads))
        bias = sums(heads)
        last = weights(heads, n_out), sums(n_out)

        def of(mark, *inputs):
            set_marks = [marks[bit] for bit in range(n_marks) if mark >> bit & 1]
            z = added(bias, *([dot(layer, x) for layer, x in zip(layers, inputs)] + set_marks))
            assert max(map(abs, z)) < 1 << 30
            return [y >> 6 for y in added(last[1], dot(last[0], [max(0, y) >> shift for y in z]))]

        return of

    edge, node = head(edge_shift, 3, n_marks, options), head(node_shift, 2, 0, alone)
    q = []
    for i in range(nodes):
        stay = node(0, state[i], mean) if i in state else [0] * alone
        sends = []
        for slot in range(degree):
            j = cells[i * degree + slot]
            mark = cells[(nodes + i) * degree + slot] if n_marks else 0
            sends.append(edge(mark, state[i], state[j - 1], mean) if j else [0] * options)
        if n_marks:
            # A head per slot, as wide as the node's own.
            q += stay
            for send in sends:
                q += send + [0] * (alone - options)
        else:
            q += stay[:1] + [x for send in sends for x in send] + stay[1:]
    return q


cases = json.load(sys.stdin)
for case in cases:
    pairs = {"mlp": (make_network, plain_mlp), "graph": (make_graph_network, plain_graph)}
    exported, plain = pairs.get(case["kind"], (make_plain_network, plain_other))
    arguments = case["scalars"], case["cells"]
    assert plain(case["text"], *arguments) == case["q"], "the formulas say otherwise"
    assert exported(case["text"])(*arguments) == case["q"], "exported bots would compute otherwise"
print(len(cases), "cases")
