"""A tour in two minutes: step games, watch one, write a bot, measure it. NumPy is all it needs.

    python examples/tour.py
"""

import argparse

import numpy as np
import turf_rl

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--games", type=int, default=100)
args = parser.parse_args()

# Four thousand games at once, both seats ours. The arrays are Rust's memory: each step rewrites them.
env = turf_rl.VecEnv("paper", num_envs=4096, seed=0, threads=0)
rng = np.random.default_rng(0)
for _ in range(20):
    env.step(env.sample(rng))
print(f"{env}: {env.scalars.shape} scalars, {env.cells.shape} cells, {int(env.terminated.sum())} games ended in the last step")

# One seat ours, a bot in the other: a single-agent environment.
env = turf_rl.VecEnv("paper", num_envs=256, opponents=["random", "wanderer"], shield=True)
won = lost = 0
for _ in range(300):
    env.step(env.sample(rng))
    won += int((env.reward > 0).sum())
    lost += int((env.reward < 0).sum())
print(f"random play behind the shield, against random and wanderer: {won} won, {lost} lost")


def straight_or_left(observation, action_mask):
    """A bot: it is shown n positions and names a legal choice for each. Choices are left, straight, right."""
    wishes = np.array([0.5, 1.0, 0.1]) * action_mask
    return wishes.argmax(axis=-1)


report = turf_rl.evaluate(straight_or_left, against=["random"], game="paper", games=args.games)
for opponent in report:
    print(f"score against {opponent}")

game = turf_rl.match("delta", "wanderer", game="paper", games=1).replays[0]
with open("game.html", "w", encoding="utf-8") as file:
    file.write(game.page())
print(f"{game}: game.html shows it")
