"""Plays games between bots on this computer, by the contest's rules and clock. It needs Python 3.8 or newer and nothing else.

    python practice.py mybot.py sample.py              20 games, each bot moves first in half of them
    python practice.py mybot.py sample.py --watch      the same, shown in the browser
    python practice.py mybot.py mybot2.py --games 100 --seed 7 --replays replays
    python practice.py mybot.py --play                 you against your bot, in the browser

A bot is a file, or the name of one of the game's own bots (--bots lists them). The same seed gives the same games.
在本机按比赛规则和用时进行对局，只需 Python 3.8 以上。两个参数是代码文件，或游戏自带代码的名称（--bots 列出）。
--games 局数，--seed 随机种子，--watch 在浏览器中观看，--play 亲自与代码对局，--replays 保存录像的文件夹（可在竞技场的“打开录像”页面打开）。
"""
import argparse
import json
import os
import random
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def table(game, bots, played):
    """What the games say, by seat and reason."""
    results = [[0, 0, 0] for _ in range(3)]  # won, drawn, lost by the first bot: all, moving first, moving second
    reasons, slowest, thought = {}, [0.0, 0.0], [0.0, 0.0]
    for first, match in played:
        winner = None if match.winner is None else match.winner ^ first
        at = 1 if winner is None else 2 * winner
        for row in (0, 1 + first):
            results[row][at] += 1
        if winner is not None:
            key = (1 - winner, game.says(match.reason))
            reasons[key] = reasons.get(key, 0) + 1
        for seat in (0, 1):
            slowest[seat ^ first] = max(slowest[seat ^ first], match.slowest[seat])
            thought[seat ^ first] = max(thought[seat ^ first], match.think[seat])
    lines = ["", "%-24s  won drawn lost" % bots[0].name]
    for words, row in zip(("all games", "moving first", "moving second"), results):
        lines.append("%-24s %4d %5d %4d" % (words, row[0], row[1], row[2]))
    for bot, seat in zip(bots, (0, 1)):
        lost = sorted((n, words) for (loser, words), n in reasons.items() if loser == seat)[::-1]
        if lost:
            lines.append("%s lost: %s" % (bot.name, ", ".join("%s (%d)" % (words, n) for n, words in lost)))
        limits = ("", " of %g s" % game.think)[:: -1 if game.per_turn else 1]
        most = "slowest move %.3f s%s, most in a game %.2f s%s" % (slowest[seat], limits[0], thought[seat], limits[1])
        lines.append("%s thought: %s" % (bot.name, most))
    return "\n".join(lines)


def errors(bots, played):
    """The first error of each bot, with its lines, and the first of what cost it a turn."""
    for seat, bot in enumerate(bots):
        lost = (match.detail for first, match in played if match.detail and 1 - match.winner ^ first == seat)
        text = next(lost, None)
        if text:
            yield "the first error of " + text
        mishaps = [mishap for first, match in played for mishap in match.mishaps[seat ^ first]]
        if mishaps:
            yield "%s, in %d turns; the first, turn %d: %s" % (bot.name, len(mishaps), *mishaps[0])


def run(asked):
    sys.path.insert(0, HERE)  # an embedded Python does not look there by itself
    from kit import rules
    from kit.pages import Pages

    with open(os.path.join(HERE, "kit", "kit.json"), encoding="utf-8") as file:
        told = json.load(file)
    if told["own"]:
        from kit import own as play
    else:
        from kit import match as play

        # Calls of a referee travel to the bots' processes, where their class is in the program itself.
        rules.Call.__module__ = "__main__"
        sys.modules["__main__"].Call = rules.Call
    if asked.think:
        told["think"] = asked.think
    game = play.Game(HERE, told)
    if asked.play and game.referee:
        sys.exit("nobody can play %s by hand: a referee calls its bots" % game.file)
    if asked.bots or len(asked.bot) != 2 - asked.play:
        print("bots of %s:" % game.file)
        for name, about in [["random", "any legal choice"]] * (not game.referee) + game.told["bots"]:
            print("  %-16s %s" % (name, about))
        needed = "one bot is needed, such as: practice.py mybot.py --play" if asked.play else "two bots are needed, such as: practice.py mybot.py sample.py"
        sys.exit(0 if asked.bots else needed)
    bots = [game.Bot(game, name) for name in asked.bot]
    pages = Pages(HERE, asked.games) if asked.watch or asked.play else None
    if asked.play:
        from kit.match import Person

        bots.append(Person(pages))
    if bots[0].name == bots[1].name:
        bots[1].name += "#2"
    if asked.replays:
        os.makedirs(asked.replays, exist_ok=True)
    if pages:
        print("%s: %s" % ("play" if asked.play else "watch", pages.url), flush=True)
        pages.browse()
    print("seed %d" % asked.seed)
    played, shows, begun = [], sys.stderr.isatty(), time.time()
    games = game.series(bots, asked.games, asked.seed)
    try:
        for first, one in games:
            shown = game.Film(one) if pages else None
            if pages:
                pages.follow(shown)
            one.play()
            one.mishaps = [bot.mishaps for bot in one.bots]
            if pages:
                pages.add(shown)
            played.append((first, one))
            if asked.replays:
                path = os.path.join(asked.replays, "game-%04d.json" % len(played))
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(one.replay(), file, ensure_ascii=False)
            if shows:
                won = sum(m.winner is not None and m.winner ^ f == 0 for f, m in played)
                line = "game %d of %d, %d won, %.0f s" % (len(played), asked.games, won, time.time() - begun)
                print("\r" + line, end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped: the games played so far", file=sys.stderr)
    finally:
        games.close()
    if not played:
        return
    print(table(game, bots, played))
    for text in errors(bots, played):
        print("\n" + text)
    if pages:
        print("\nwatch the games: %s (Ctrl-C ends)" % pages.url, flush=True)
        pages.wait()


def main():
    first, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(description=first, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="*", help="two bots: files, or names of the game's own")
    parser.add_argument("--games", type=int, default=20, help="games to play (20)")
    parser.add_argument("--seed", type=int, default=None, help="seed of all chance (a random one, which is printed)")
    parser.add_argument("--think", type=float, default=None, help="seconds of thinking (the contest's)")
    parser.add_argument("--play", action="store_true", help="play against the bot yourself, in the browser")
    parser.add_argument("--watch", action="store_true", help="show the games in the browser")
    parser.add_argument("--replays", metavar="FOLDER", help="write a replay of each game")
    parser.add_argument("--bots", action="store_true", help="list the game's own bots")
    asked = parser.parse_args()
    if asked.seed is None:
        asked.seed = random.randrange(1 << 31)
    run(asked)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):  # a console in another encoding still gets every line
        stream.reconfigure(errors="replace")
    if os.environ.get("PYTHONHASHSEED") != "0":  # so that the same seed gives the same games
        child = subprocess.Popen([sys.executable] + sys.argv, env=dict(os.environ, PYTHONHASHSEED="0"))
        while True:
            try:
                sys.exit(child.wait())
            except KeyboardInterrupt:  # the child has it, too, and ends by itself
                pass
    main()
