# Plays ACTIONS; afterwards compares the whole log with FRAMES, every EVERY-th board cell by cell.


def load(stat, storage):
    if "report" in storage:
        raise RuntimeError("report: " + storage["report"])
    storage["kept"] = stat
    storage["turnleft"] = []


def play(stat, storage):
    assert stat is storage["kept"]
    now = stat["now"]
    assert now is stat["log"][-1]
    assert list(stat) == ["size", "log", "now"]
    storage["turnleft"].append(now["turnleft"][now["me"]["id"] - 1])
    ply = len(stat["log"]) - 1
    assert ply % 2 == now["me"]["id"] - 1
    return ACTIONS[ply]


def summary(match_result, stat, storage):
    import traceback

    storage["report"] = "nothing"
    try:
        check(match_result, stat, storage)
        storage["report"] = "fine"
    except BaseException:
        storage["report"] = traceback.format_exc()


def check(match_result, stat, storage):
    import zlib

    assert match_result == RESULT, match_result
    assert type(match_result) is tuple
    assert stat["size"] == SIZE
    log = stat["log"]
    assert len(log) == len(FRAMES) == len(ACTIONS) + 1, (len(log), len(FRAMES))
    most = FRAMES[0][0][0]
    assert storage["turnleft"] == list(range(most, most - len(storage["turnleft"]), -1))
    width, height = SIZE
    kinds = {None, 1, 2}
    for ply, (frame, (turnleft, heads, digest)) in enumerate(zip(log, FRAMES)):
        assert type(frame["timeleft"]) is tuple and frame["turnleft"] == turnleft, (ply, frame["turnleft"], turnleft)
        assert all(0 <= t <= 60 for t in frame["timeleft"])
        assert [(p["x"], p["y"], p["direction"]) for p in frame["players"]] == heads, (ply, frame["players"], heads)
        assert [p["id"] for p in frame["players"]] == [1, 2]
        me = storage["kept"]["log"][0]["me"]["id"]
        assert frame["me"] is frame["players"][me - 1] and frame["enemy"] is frame["players"][2 - me]
        if ply % EVERY and ply + 1 < len(log):
            continue
        fields, bands = frame["fields"], frame["bands"]
        for board in (fields, bands):
            assert type(board) is tuple and len(board) == width
            assert all(type(column) is tuple and len(column) == height for column in board)
            assert all(cell in kinds for column in board for cell in column)
        cells = zip((c for column in fields for c in column), (c for column in bands for c in column))
        assert zlib.crc32(bytes([(f or 0) | (b or 0) << 2 for f, b in cells])) == digest, ply
