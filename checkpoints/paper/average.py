#!/usr/bin/env python3
"""average.py A B OUT: the mean of two policies' weights (stochastic weight averaging: Izmailov et al. 2018), with B's notes.

Makes sense where one policy was trained on from the other's weights: unrelated networks have no common meaning of a unit.
"""

import array
import json
import struct
import sys


def read(path):
    """Header, tensors by name, data of a safetensors file."""
    with open(path, "rb") as file:
        raw = file.read()
    start = 8 + struct.unpack("<Q", raw[:8])[0]
    tensors = json.loads(raw[8:start])
    tensors.pop("__metadata__", None)
    return raw[:start], tensors, raw[start:]


def floats(data, tensor):
    """The values of a tensor of 32-bit floats, least byte first."""
    if tensor["dtype"] != "F32":
        sys.exit("average.py: " + tensor["dtype"] + ": only 32-bit floats can be averaged")
    values = array.array("f", data[slice(*tensor["data_offsets"])])
    if sys.byteorder == "big":
        values.byteswap()
    return values


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    one, other, out = sys.argv[1:]
    _, tensors, data = read(one)
    header, kept, values = read(other)
    if {name: tensor["shape"] for name, tensor in tensors.items()} != {name: tensor["shape"] for name, tensor in kept.items()}:
        sys.exit("average.py: the networks have different shapes")
    mean = bytearray(values)
    for name, tensor in kept.items():
        pairs = zip(floats(data, tensors[name]), floats(values, tensor))
        both = array.array("f", [(a + b) / 2 for a, b in pairs])
        if sys.byteorder == "big":
            both.byteswap()
        mean[slice(*tensor["data_offsets"])] = both.tobytes()
    with open(out, "wb") as file:
        file.write(header + bytes(mean))


main()
