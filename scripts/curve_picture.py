"""Curves as SVG: learning, a panel for each bot and a line with its 95 % band for each run; calibration, a panel for each game."""

WIDTH, HEIGHT, LEFT, TOP, GAP, BOTTOM = 280, 200, 40, 30, 20, 40
COLOURS = ("#1b6ca8", "#c8501e", "#3a7d44", "#7b4397")


def draw(wholes, met):
    """`wholes`: files of `turf evaluate --run`, one for each seed; `met`: bots of the training's own league."""
    bots = [o["name"] for o in wholes[0]["result"]["points"][0]["opponents"]]
    last = max(p["decisions"] for whole in wholes for p in whole["result"]["points"])
    width, height = LEFT + len(bots) * (WIDTH + GAP), TOP + HEIGHT + BOTTOM
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">' % (width, height),
        '<rect width="%d" height="%d" fill="#fff"/>' % (width, height),
    ]
    for panel, bot in enumerate(bots):
        left = LEFT + panel * (WIDTH + GAP)

        def at(decisions, score):
            return "%.1f,%.1f" % (left + WIDTH * decisions / last, TOP + HEIGHT * (1 - score))

        what = "met in training" if bot in met else "never met"
        out.append('<text x="%d" y="18">against %s (%s)</text>' % (left, bot, what))
        for score in (0, 0.25, 0.5, 0.75, 1):
            out.append('<path d="M%s L%s" stroke="#ddd"/>' % (at(0, score), at(last, score)))
            if panel == 0:
                y = TOP + HEIGHT * (1 - score) + 4
                out.append('<text x="%d" y="%.1f" text-anchor="end">%g</text>' % (LEFT - 6, y, score))
        for whole, colour in zip(wholes, COLOURS):
            points = [(p["decisions"], next(o for o in p["opponents"] if o["name"] == bot)) for p in whole["result"]["points"]]
            band = [at(x, o["ci95"][1]) for x, o in points] + [at(x, o["ci95"][0]) for x, o in reversed(points)]
            out.append('<polygon points="%s" fill="%s" opacity=".15"/>' % (" ".join(band), colour))
            line = " ".join(at(x, o["score"]) for x, o in points)
            out.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (line, colour))
        for millions in range(0, int(last / 1e6) + 1, 4):
            x = left + WIDTH * millions * 1e6 / last
            out.append('<text x="%.1f" y="%d" text-anchor="middle">%d M</text>' % (x, TOP + HEIGHT + 16, millions))
    out.append('<text x="%d" y="%d">score over decisions of training; a colour for each seed</text></svg>' % (LEFT, height - 6))
    return "\n".join(out) + "\n"


def draw_calibration(games):
    """`games`: results of the example `calibration`, by name."""
    width, height = LEFT + len(games) * (WIDTH + GAP), TOP + HEIGHT + BOTTOM
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">' % (width, height),
        '<rect width="%d" height="%d" fill="#fff"/>' % (width, height),
    ]
    for panel, (game, result) in enumerate(games.items()):
        left = LEFT + panel * (WIDTH + GAP)

        def at(x, y):
            return "%.1f,%.1f" % (left + WIDTH * x, TOP + HEIGHT * (1 - min(max(y, 0), 1)))

        out.append('<text x="%d" y="18">%s: mean error %.3f</text>' % (left, game, result["error"]))
        for mark in (0, 0.25, 0.5, 0.75, 1):
            out.append('<path d="M%s L%s M%s L%s" stroke="#ddd"/>' % (at(0, mark), at(1, mark), at(mark, 0), at(mark, 1)))
            out.append('<text x="%.1f" y="%d" text-anchor="middle">%g</text>' % (left + WIDTH * mark, TOP + HEIGHT + 16, mark))
            if panel == 0:
                out.append('<text x="%d" y="%.1f" text-anchor="end">%g</text>' % (LEFT - 6, TOP + HEIGHT * (1 - mark) + 4, mark))
        out.append('<path d="M%s L%s" stroke="#999" stroke-dasharray="4"/>' % (at(0, 0), at(1, 1)))
        points = [(b["predicted"], b["observed"], 1.96 * b["error"]) for b in result["bins"]]
        band = [at(x, y + e) for x, y, e in points] + [at(x, y - e) for x, y, e in reversed(points)]
        out.append('<polygon points="%s" fill="%s" opacity=".15"/>' % (" ".join(band), COLOURS[0]))
        line = " ".join(at(x, y) for x, y, _ in points)
        out.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (line, COLOURS[0]))
    out.append('<text x="%d" y="%d">share of games won over predicted chance, with 95 %% band</text></svg>' % (LEFT, height - 6))
    return "\n".join(out) + "\n"
