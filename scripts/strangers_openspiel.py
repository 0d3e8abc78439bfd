#!/usr/bin/env python3
"""Trains OpenSpiel's own DQN (open_spiel.python.pytorch.dqn, its defaults) by self-play for some processor time, then measures it.

It needs pip install open_spiel torch dm-tree. Goofspiel is played as a game of turns, as OpenSpiel does for learners that want turns.

  scripts/strangers_openspiel.py --game connect_four --cpu-minutes 1
  scripts/strangers_openspiel.py --game othello --cpu-minutes 20 --seed 2   # ten minutes of two cores
"""

import argparse
import random
import time

import numpy as np
import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import minimax
from open_spiel.python.pytorch import dqn

GAMES = {
    "backgammon": {},
    "connect_four": {},
    "othello": {},
    "hex": {"board_size": 7},
    "goofspiel": {"players": 2, "num_cards": 13, "points_order": "random", "imp_info": False},
}


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default="connect_four")
    parser.add_argument("--cpu-minutes", type=float, default=1, help="processor time of training, all threads together [1]")
    parser.add_argument("--games", type=int, default=200, help="games against random, a tenth of them against alpha-beta [200]")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def environment(name, seed):
    game = pyspiel.load_game(name, GAMES[name])
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    return rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed))


def train(env, agents, seconds):
    """Plays whole games; returns the games and decisions."""
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
            decisions += 1
        for agent in agents:
            agent.step(step)
        games += 1
    return games, decisions


def share(env, agents, opponent, games):
    """Score from both seats; a draw is half."""
    points = 0
    for number in range(games):
        seat = number % 2
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            action = agents[seat].step(step, is_evaluation=True).action if player == seat else opponent(env.get_state)
            step = env.step([action])
        points += (1 + np.sign(step.rewards[seat])) / 2
    return points / games


def main():
    given = options()
    random.seed(given.seed)
    torch.manual_seed(given.seed)
    np.random.seed(given.seed)
    env = environment(given.game, given.seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [dqn.DQN(seat, size, actions, seed=given.seed + seat) for seat in (0, 1)]
    begun = time.monotonic()
    games, decisions = train(env, agents, 60 * given.cpu_minutes)
    wall = time.monotonic() - begun
    print(f"{given.game}: {games} games, {decisions} decisions in {wall:.0f} s, {decisions / wall:.0f} decisions/s")
    print(f"random: {share(env, agents, lambda state: random.choice(state.legal_actions()), given.games):.3f}")
    if given.game in ("connect_four", "othello", "hex"):

        def search(state):
            """Alpha-beta of depth 4; what is undecided counts as even, and the first of equal moves is played."""
            seat = state.current_player()
            return minimax.alpha_beta_search(state.get_game(), state, lambda _: 0, 4 if given.game == "connect_four" else 2, seat)[1]

        print(f"alpha-beta: {share(env, agents, search, given.games // 10):.3f}")


main()
