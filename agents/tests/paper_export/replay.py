# Shows recorded games to the observation in Python, as the contest would, and compares: replay.py CODE GAMES [fresh]
# [lines]. Prints one line of JSON. `fresh`: every frame's tuples are new, as the original engine made them. `lines`: also
# which lines of the code were never run (slow).
import json
import sys
from time import process_time

code = {}
with open(sys.argv[1]) as file:
    exec(compile(file.read(), sys.argv[1], "exec"), code)
fresh = "fresh" in sys.argv[3:]
CELLS = {"0": None, "1": 1, "2": 2}
never = set()


def follow(frame, event, _):
    if frame.f_code.co_filename != sys.argv[1]:
        return None
    never.discard(frame.f_lineno)
    return follow


def lines(block):
    for _, _, line in block.co_lines():
        yield line
    for inner in block.co_consts:
        if hasattr(inner, "co_code"):
            yield from lines(inner)


if "lines" in sys.argv[3:]:
    with open(sys.argv[1]) as file:
        never.update(lines(compile(file.read(), sys.argv[1], "exec")))
        never.discard(None)
    sys.settrace(follow)
positions = mismatches = 0
first = None
times, foresights, loads = [], [], []
changed = 0
with open(sys.argv[2]) as file:
    for line in file:
        game = json.loads(line)
        width, height = game["size"]
        start = process_time()
        observe = [code["make_paper"](width, height) for _ in (0, 1)]
        loads.append((process_time() - start) / 2)
        boards = [[(None,) * height] * width, [(None,) * height] * width]
        for ply, frame in enumerate(game["frames"]):
            for board, name in enumerate(("fields", "bands")):
                for x, cells in frame[name]:
                    boards[board][x] = tuple([CELLS[c] for c in cells])
            shown = [tuple([tuple(list(c)) for c in board]) if fresh else tuple(board) for board in boards]
            players = [{"id": k + 1, "x": x, "y": y, "direction": d} for k, (x, y, d) in enumerate(frame["players"])]
            now = {"turnleft": frame["turnleft"], "fields": shown[0], "bands": shown[1], "players": players}
            me = ply % 2
            start = process_time()
            scalars, allowed, foresee = observe[me](now, me)
            times.append(process_time() - start)
            positions += 1
            start = process_time()
            chosen = [foresee(wanted, ply % 4) for wanted in ([0, 1, 2], [2, 1, 0])]
            foresights.append(process_time() - start)
            changed += (chosen[0] != 0) + (chosen[1] != 2)
            if [scalars, allowed, chosen] != frame["expected"]:
                mismatches += 1
                if first is None:
                    wrong = [k for k, (a, b) in enumerate(zip(scalars, frame["expected"][0])) if a != b]
                    first = "%s x %s, ply %s: %s" % (width, height, ply, (wrong, len(scalars), allowed, chosen, frame["expected"][1:]))
times.sort()
sys.settrace(None)
print(json.dumps({
    "positions": positions, "mismatches": mismatches, "first": first, "never_run": sorted(never), "load_ms": 1e3 * max(loads),
    "changed_by_foresight": changed, "foresight_us": 5e5 * sum(foresights) / len(foresights),
    "worst_foresight_us": 1e6 * max(foresights), "mean_us": 1e6 * sum(times) / len(times), "p99_us": 1e6 * times[len(times) * 99 // 100], "worst_us": 1e6 * times[-1],
}))
