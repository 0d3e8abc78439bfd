"""Monte Carlo tree search over states, many games at once: the tree descends by `set_state` and `step`.

Every simulation draws anew what the player may not know (`redraw`), so the search does not foresee dice.

    python mcts.py --game duel2048 --opponent greedy --games 16 --simulations 200

Leaves are worth the lead in the contest's score. Search plays the first seat in half of the games.
"""

import argparse

import numpy as np
import turf_rl


class Node:
    def __init__(self, mask, player):
        self.choices, self.player = np.flatnonzero(mask), player
        self.visits, self.sums = np.zeros(len(self.choices)), np.zeros(len(self.choices))

    def select(self, explore):
        """UCB1; the value of an untried choice is the mean of the others."""
        mean = self.sums.sum() / max(self.visits.sum(), 1)
        means = np.where(self.visits > 0, self.sums / np.maximum(self.visits, 1), mean)
        return int((means + explore * np.sqrt(np.log(self.visits.sum() + 2) / (self.visits + 1))).argmax())


def search(work, states, simulations, explore=0.3):
    """Returns a choice for each state. `work` is an environment with as many games, without automatic reset."""
    trees = [{} for _ in states]
    for simulation in range(simulations):
        work.set_state(states, redraw=simulation)
        paths = [[] for _ in states]
        values, going = np.zeros(len(states)), np.ones(len(states), bool)
        while going.any():
            choices = work.action_mask.argmax(-1)
            for i in np.flatnonzero(going):
                # After the same choices chance may lead to different sights, each with its own node.
                sight = b"".join(part[i].tobytes() for part in (work.action_mask, *work.observation.values()))
                key = (*(node.choices[k] for node, k in paths[i]), sight)
                if key in trees[i]:
                    paths[i].append((trees[i][key], trees[i][key].select(explore)))
                    choices[i] = paths[i][-1][0].choices[paths[i][-1][1]]
                else:
                    trees[i][key] = Node(work.action_mask[i], work.to_play[i])
                    first, second = work.scores(i)
                    values[i], going[i] = (first - second) / (first + second + 1), False
            work.step(choices)
            ended = going & (work.terminated | work.truncated)
            values[ended], going = work.reward[ended, 0], going & ~ended
        for path, value in zip(paths, values):
            for node, k in path:
                node.visits[k] += 1
                node.sums[k] += value if node.player == 0 else -value
    roots = [next(iter(tree.values())) for tree in trees]
    return [root.choices[root.visits.argmax()] for root in roots]


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", default="duel2048", choices=[game for game in turf_rl.GAMES if turf_rl.spec(game).heads == 1])
parser.add_argument("--opponent", default="greedy")
parser.add_argument("--games", type=int, default=16)
parser.add_argument("--simulations", type=int, default=200)
parser.add_argument("--rounds", type=int, default=40)
options = parser.parse_args()
short = {"paper": {"boards": [(20, 19, 10 * options.rounds)]}, "duel2048": {"config": {"rounds": options.rounds}}}
config = short.get(options.game, {})
env = turf_rl.VecEnv(options.game, options.games, seed=1, autoreset="disabled", **config)
opponent, seats = turf_rl.bot(options.game, options.opponent), np.arange(options.games) % 2
results = np.zeros(options.games)
while not all(env.is_over(i) for i in range(options.games)):
    choices = opponent(env)
    own = [i for i in range(options.games) if env.to_play[i] == seats[i] and not env.is_over(i)]
    if own:
        work = turf_rl.VecEnv(options.game, len(own), autoreset="disabled", **config)
        choices[own] = search(work, env.state(own), options.simulations)
    env.step(choices)
    results += env.reward[np.arange(options.games), seats]
print(f"search against {options.opponent}: {(results == 1).sum()} won, {(results == -1).sum()} lost of {options.games}")
