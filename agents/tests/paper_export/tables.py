# Prints what the code makes of numbers whose finest digits matter: tables.py CODE. One line of JSON.
import json
import sys

code = {}
with open(sys.argv[1]) as file:
    exec(compile(file.read(), sys.argv[1], "exec"), code)
part = code["paper_part"]
boards = json.load(sys.stdin)
print(json.dumps({
    "cells": code["paper_cells"](128 * 128),
    "shares": [[part(n, board, 256) for n in range(board + 1)] for board in boards["shares"]],
    "turns": [part(n, 2000, 256) for n in range(2000)],
    "per_step": [part(a, b, 16) for a, b in boards["per_step"]],
}))
