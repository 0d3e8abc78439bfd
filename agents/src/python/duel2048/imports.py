# What the 2020 contest lets bots import.
ALLOWED = "math random copy numpy time collections itertools functools heapq operator constants __future__".split()
