import atexit, json, os, re, subprocess, sys, time, urllib.error, urllib.request
kit = subprocess.Popen([sys.executable, "-u", "practice.py", "sample.py", "--play", "--games", "2", "--seed", "4", "--replays", "played"],
                       stdout=subprocess.PIPE, env=dict(os.environ, BROWSER="true", PYTHONHASHSEED="0"))
atexit.register(kit.kill)
url = re.search(r"http\S+/", kit.stdout.readline().decode()).group(0)
def ask(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json", **headers})
    return json.load(urllib.request.urlopen(request, timeout=30))
def refused(*what, **headers):
    try:
        ask(*what, **headers)
    except urllib.error.HTTPError as error:
        return error.code
choice = {"paper": lambda _: "Left", "stellar": lambda own: [{"from": 1, "to": 999, "amount": 1}]}
choice["duel2048"] = lambda o: {"Place": o["cells"][0]} if o["cells"] else {"Merge": ["Up", "Down", "Left", "Right"][o["directions"][0]]}
for game in range(2):
    while ask("state.json")["yours"] != game:
        time.sleep(0.05)
    begun = ask("api/game/%d" % game)
    assert begun["seat"] == 1 - game and begun["film"]["names"][begun["seat"]] == "human", begun["seat"]
    assert refused("api/act", {"id": 7, "action": None}) == 400
    assert refused("api/act", {"id": game, "action": None}, Host="elsewhere.example") == 404
    told, frames = begun["update"], len(begun["film"]["frames"])
    while not told["end"]:
        assert told["your_move"]
        action = choice.get(begun["film"]["game"], lambda options: options[0][0])(told["options"])
        told = ask("api/act", {"id": game, "action": action if game == 0 else None})
        frames += len(told["frames"])
    assert frames == len(ask("game/%d" % game)["frames"])
    assert (told["end"]["reason"] == "resigned") == (game == 1), told["end"]
    ask("api/new", {})
assert kit.stdout.readline().startswith(b"seed 4")
while b"watch the games" not in kit.stdout.readline():
    pass
