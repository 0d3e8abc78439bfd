def network_reader(text):
    """Reads a network's text: returns functions for the next number, the next weights as one big integer per row, the
    next sums as one big integer, and the next sums as a list.

    A big integer holds a row in lanes of 32 bits and means the sum of lane k times 2^(32 k); lanes may be negative, so
    rows can be added and multiplied as they are. Sums come with 2^31 in every lane, which makes lanes readable."""
    numbers, digits = text.split(";")
    numbers = [int(number) for number in numbers.split()]
    digits = "".join(digits.split())
    data = int(digits, 32).to_bytes(len(digits) * 5 // 8 + 1, "little")
    at = [0, 0]

    def number():
        at[0] += 1
        return numbers[at[0] - 1]

    def take(n):
        at[1] += n
        return data[at[1] - n : at[1]]

    def rows(n, width):
        narrow = take(2 * n * width)
        wide = bytearray(4 * n * width)
        wide[0::4] = narrow[0::2]
        wide[1::4] = narrow[1::2]
        offset = int.from_bytes(b"\0\x80\0\0" * width, "little")
        step = 4 * width
        return [int.from_bytes(wide[k : k + step], "little") - offset for k in range(0, step * n, step)]

    def sums(width):
        return int.from_bytes(take(4 * width), "little")

    def wholes(width):
        return [lane - 2147483648 for lane in memoryview(take(4 * width)).cast("I")]

    return number, rows, sums, wholes


def network_norm(number, wholes):
    """Reads a LayerNorm with ReLU: its width and a function from lanes (all moved by the same amount, if at all) that
    are `times` as large as they should be to activations."""
    from math import sqrt
    from operator import mul

    width, eps = number(), number()
    gains = [gain / 65536.0 for gain in wholes(width)]
    biases = [bias / 65536.0 for bias in wholes(width)]

    def norm(lanes, times):
        lanes = lanes.tolist()
        mean = sum(lanes) // width
        centred = [lane - mean for lane in lanes]
        scale = 1.0 / sqrt(float(sum(map(mul, centred, centred))) / width + float(eps * times * times))
        return [
            int(x) if x > 0.0 else 0 for x in [c * scale * gain + bias for c, gain, bias in zip(centred, gains, biases)]
        ]

    return width, norm


def network_layer():
    """A function from a layer's rows, inputs and what they are added to, to the layer's sums. Inputs that are zero, about
    half of them, cost little."""
    from itertools import compress
    from operator import mul

    def layer(rows, x, start):
        return sum(map(mul, compress(rows, x), filter(None, x)), start)

    return layer


def network_cut(scalars):
    """Scalars within the range that a network reads."""
    if max(scalars) > 1023 or min(scalars) < -1023:
        return [max(-1023, min(1023, x)) for x in scalars]
    return scalars


def make_network(text):
    """The perceptron of a text, as a function from scalars (whole 256ths) and cells (class bytes; None where the network
    reads none) to Q in integers. Its attribute `one` is what a Q of 1.0 is."""
    number, rows, sums, wholes = network_reader(text)
    layer = network_layer()
    n_scalars, n_out, one, n_features, per_cell, shift, n_hidden = [number() for _ in range(7)]
    layers = []
    n_in = n_scalars
    for _ in range(n_hidden):
        width, norm = network_norm(number, wholes)
        weights = rows(n_in, width)
        layers.append((weights, sums(width), 4 * width, norm))
        n_in = width
        if len(layers) == 1:
            first = width
    table = [row << shift for row in rows(n_features, first)] if n_features else []
    table = [table[k : k + per_cell] for k in range(0, n_features, per_cell)] if n_features else []
    last, last_bias = rows(n_in, n_out), sums(n_out)

    def q(scalars, cells):
        x = network_cut(scalars) if n_scalars else []
        z = sum([options[cell] for options, cell in zip(table, cells)]) if table else 0
        for weights, bias, size, norm in layers:
            z = layer(weights, x, z + bias)
            x = norm(memoryview(z.to_bytes(size, "little")).cast("I"), 1)
            z = 0
        z = layer(last, x, last_bias)
        return [(lane - 2147483648) >> 6 for lane in memoryview(z.to_bytes(4 * n_out, "little")).cast("I")]

    q.one = one
    return q
