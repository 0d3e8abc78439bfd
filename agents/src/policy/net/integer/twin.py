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

    def sums(n):
        return [entry(32) for _ in range(n)]

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


with open(sys.argv[1]) as file:
    cases = json.load(file)
for case in cases:
    exported, plain = {"mlp": (make_network, plain_mlp), "graph": (make_graph_network, plain_graph)}[case["kind"]]
    arguments = case["scalars"], case["cells"]
    assert plain(case["text"], *arguments) == case["q"], "the formulas say otherwise"
    assert exported(case["text"])(*arguments) == case["q"], "exported bots would compute otherwise"
print(len(cases), "cases")
