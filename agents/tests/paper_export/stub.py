def make_network(text):
    """In place of a network: whims, which the same scalars always bring about. Of the text "flaky" every second call
    raises, of "broken" every one."""
    if text == "broken":
        return None

    def q(scalars, cells):
        whim = hash(tuple(scalars))
        if text == "flaky" and whim & 1:
            raise ValueError("a whim")
        return [whim >> 8 * k & 255 for k in (1, 2, 3)]

    return q
