def plain_activation(kind):
    """An activation in units of 2^-16: ReLU, tanh, GELU, ELU or SiLU, linear between knots."""
    from math import erf, exp, floor, tanh

    def bend(x):
        size = abs(x)
        if kind == 1:
            return tanh(x)
        if kind == 2:
            return -size * (1.0 - erf(size / 2.0**0.5)) / 2.0
        if kind == 3:
            return exp(min(x, 0.0)) - 1.0
        return -size / (1.0 + exp(size))

    if kind == 0:
        return lambda x: x if x > 0 else 0
    table = [floor(bend(knot / 128.0 - 16.0) * 65536.0 + 0.5) for knot in range(4097)]

    def activation(x):
        place = max(-1048576, min(1048575, x)) + 1048576
        low = table[place >> 9]
        low += (table[(place >> 9) + 1] - low) * (place & 511) >> 9
        return min(2147483647, x + low) if x > 0 and kind != 1 else low

    return activation


def make_plain_network(text):
    """The perceptron of a text, as a function from scalars (whole 256ths) and cells (class bytes; None where the network
    reads none) to Q in integers. Its attribute `one` is what a Q of 1.0 is.

    A row of weights is one big integer in lanes of 64 bits, as negative lanes borrow from the next; sums come with 2^63 in
    every lane, which makes lanes readable."""
    from itertools import compress
    from math import floor, sqrt
    from operator import mul

    numbers, digits = text.split(";")
    numbers = [int(number) for number in numbers.split()]
    digits = "".join(digits.split())
    data = int(digits, 32).to_bytes(len(digits) * 5 // 8 + 1, "little")
    at = [0, 0]
    top = 2147483647

    def number():
        at[0] += 1
        return numbers[at[0] - 1]

    def take(n):
        at[1] += n
        return data[at[1] - n : at[1]]

    def rows(n, width):
        narrow = take(2 * n * width)
        wide = bytearray(8 * n * width)
        wide[0::8] = narrow[0::2]
        wide[1::8] = narrow[1::2]
        offset = int.from_bytes(b"\0\x80\0\0\0\0\0\0" * width, "little")
        step = 8 * width
        return [int.from_bytes(wide[k : k + step], "little") - offset for k in range(0, step * n, step)]

    def wholes(width):
        return [lane - 2147483648 for lane in memoryview(take(4 * width)).cast("I")]

    def dense(n_in):
        width, bits = number(), number()
        weights, bias, size = rows(n_in, width), int.from_bytes(take(8 * width), "little"), 8 * width

        def layer(x, more):
            z = sum(map(mul, compress(weights, x), filter(None, x)), bias + more)
            lanes = memoryview(z.to_bytes(size, "little")).cast("Q")
            return [max(-top, min(top, lane - 9223372036854775808 >> bits)) for lane in lanes]

        return width, layer

    def norm_of(width):
        if not eps:
            return None
        gains = [float(gain) for gain in wholes(width)]
        biases = [bias + 0.5 for bias in wholes(width)]

        def norm(x):
            mean = sum(x) // width
            centred = [value - mean for value in x]
            scale = 1.0 / sqrt(float(sum(map(mul, centred, centred))) / width + float(eps))
            moved = [c * scale * gain + bias for c, gain, bias in zip(centred, gains, biases)]
            return [max(-top, min(top, floor(value))) for value in moved]

        return norm

    activation = plain_activation(number())
    n_scalars, n_features, per_cell, eps, n_hidden = [number() for _ in range(5)]
    layers = []
    n_in = n_scalars
    for _ in range(n_hidden):
        width, layer = dense(n_in)
        layers.append((layer, norm_of(width)))
        n_in = width
        if len(layers) == 1:
            first = width
    table = [row << 16 for row in rows(n_features, first)] if n_features else []
    table = [table[k : k + per_cell] for k in range(0, n_features, per_cell)] if n_features else []
    n_out, last = dense(n_in)

    def cut(x):
        surplus = max(0, abs(x).bit_length() - 24)
        return x >> surplus << surplus

    def q(scalars, cells, wanted=None):
        x = [max(-1023, min(1023, value)) << 8 for value in scalars] if n_scalars else []
        more = sum([options[cell] for options, cell in zip(table, cells)]) if table else 0
        for layer, norm in layers:
            x = layer(x, more)
            if norm:
                x = norm(x)
            x = [activation(value) for value in x]
            more = 0
        return [cut(value) for value in last(x, 0)]

    q.one = 65536
    return q
