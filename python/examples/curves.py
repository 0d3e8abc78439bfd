"""Draws the scores that the examples wrote (policy.turf.json), one panel for each, as an SVG.

    python examples/curves.py dqn.json ppo.json --out curves.svg
"""

import argparse
import json

import matplotlib.pyplot as plt

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("files", nargs="+")
parser.add_argument("--out", default="curves.svg")
args = parser.parse_args()

plt.rcParams.update({"svg.hashsalt": "turf", "svg.fonttype": "none"})  # the same file for the same scores
figure, panels = plt.subplots(1, len(args.files), figsize=(3.2 * len(args.files), 3), sharey=True, squeeze=False)
for panel, name in zip(panels[0], args.files):
    with open(name, encoding="utf-8") as file:
        run = json.load(file)
    for how, style in (("alone", "-"), ("behind the shield", "--")):
        for opponent, colour in (("wanderer", "#1f77b4"), ("delta", "#d65427")):
            points = [(point["minutes"], *point[how][opponent]) for point in run["curve"] if opponent in point[how]]
            minutes, score, low, high = zip(*points)
            panel.plot(minutes, score, style, color=colour, label=f"{opponent}, {how}")
            panel.fill_between(minutes, low, high, color=colour, alpha=0.1, linewidth=0)
    panel.set_title(run["example"], fontsize=10)
    panel.set_xlabel("minutes")
    panel.set_ylim(0, 1.02)
panels[0][0].set_ylabel("score")
panels[0][-1].legend(fontsize=7, loc="center right")
figure.tight_layout()
figure.savefig(args.out, metadata={"Date": None})
