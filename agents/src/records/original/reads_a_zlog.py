import json, pickle, sys, zlib
r = pickle.loads(zlib.decompress(sys.stdin.buffer.read()))
assert type(r) is dict and list(r) == ["players", "size", "maxturn", "maxtime", "result", "log"], list(r)
w, h = r["size"]
for f in r["log"]:
    assert list(f) == ["turnleft", "timeleft", "fields", "bands", "players", "band_route"], list(f)
    for board in (f["fields"], f["bands"]):
        assert type(board) is tuple and len(board) == w
        assert all(type(c) is tuple and len(c) == h and set(c) <= {None, 1, 2} for c in board)
    for p, route in zip(f["players"], f["band_route"]):
        x, y = p["x"], p["y"]
        for d in reversed(route):
            if 0 <= x < w and 0 <= y < h and f["bands"][x][y] is not None:
                assert f["bands"][x][y] == p["id"] or f is r["log"][-1]
            x, y = x - (1, 0, -1, 0)[d], y - (0, 1, 0, -1)[d]
count = lambda f, n: sum(c.count(n) for c in f["fields"])
print(json.dumps({
    "players": r["players"], "size": r["size"], "maxturn": r["maxturn"], "maxtime": r["maxtime"],
    "result": r["result"], "frames": len(r["log"]), "left": r["log"][-1]["turnleft"],
    "areas": [[count(f, 1), count(f, 2)] for f in r["log"]],
    "heads": [[[p["id"], p["x"], p["y"], p["direction"]] for p in f["players"]] for f in r["log"]],
    "times": r["log"][-1]["timeleft"],
}))
