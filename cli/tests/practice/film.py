import json, sys
told = json.load(open("kit/kit.json", encoding="utf-8"))
if told["own"]:
    from kit import own as play
else:
    from kit import match as play, rules
    rules.Call.__module__ = "__main__"
    Call = rules.Call
game = play.Game(".", told)
bots = [game.Bot(game, name) for name in sys.argv[1:3]]
if bots[0].name == bots[1].name:
    bots[1].name += "#2"
games = game.series(bots, 1, int(sys.argv[3]))
_, one = next(games)
shown = game.Film(one)
one.play()
json.dump(shown.finish(), open("film.json", "w"))
json.dump(one.replay(), open("replay.json", "w"))
games.close()
