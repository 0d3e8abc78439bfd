"""RLlib: PPO that plays both seats of paper with one network, and its actor as a policy file.

    pip install 'turf-rl[torch,ray]'
    python examples/rllib_self_play.py --minutes 15
"""

import argparse
import json
import time

import numpy as np
import torch
import turf_rl
import turf_rl.torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from torch import nn

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--minutes", type=float, default=15)
parser.add_argument("--batch", type=int, default=8000, help="decisions between updates")
parser.add_argument("--shield", action=argparse.BooleanOptionalAction, default=False, help="learn behind the shield")
parser.add_argument("--games", type=int, default=200, help="games of each measurement")
parser.add_argument("--measure-every", type=float, default=0, metavar="MINUTES", help="measure while learning, too; not counted")
parser.add_argument("--out", default="policy.turf")
args = parser.parse_args()

AGENTS = ["player_0", "player_1"]


class Paper(MultiAgentEnv):
    """One game; whoever is to move is shown its facts and its mask."""

    def __init__(self, config=None):
        super().__init__()
        self.games = turf_rl.VecEnv(
            "paper", encoding="facts", boards=[(30, 29), (50, 49)], shield=args.shield, autoreset="disabled"
        )
        self.rng = np.random.default_rng(config.get("worker_index", 0) if config else 0)
        self.agents = self.possible_agents = AGENTS
        facts = spaces.Box(-np.inf, np.inf, (self.games.spec.scalars,), np.float32)
        seen = spaces.Dict({"facts": facts, "mask": spaces.Box(0, 1, (3,), np.float32)})
        self.observation_spaces = {agent: seen for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(3) for agent in AGENTS}

    def seen(self, player):
        parts, mask = self.games.observe(player)
        return {"facts": parts["scalars"], "mask": mask.astype(np.float32)}

    def reset(self, *, seed=None, options=None):
        self.games.reset(seed=int(self.rng.integers(2**63)) if seed is None else seed)
        player = int(self.games.to_play[0])
        return {AGENTS[player]: self.seen(player)}, {}

    def step(self, actions):
        (action,) = actions.values()
        self.games.step([int(action)])
        gain = float(self.games.potential_gain[0])  # territory on the way, zero-sum
        rewards = {agent: float(self.games.reward[0, k]) + (gain, -gain)[k] for k, agent in enumerate(AGENTS)}
        over = bool(self.games.terminated[0])
        shown = range(2) if over else [int(self.games.to_play[0])]
        return {AGENTS[k]: self.seen(k) for k in shown}, rewards, {"__all__": over}, {"__all__": False}, {}


def perceptron(inputs, outputs, hidden=(256, 128)):
    """The shape that a policy file can hold."""
    layers, width = [], inputs
    for wide in hidden:
        layers += [nn.Linear(width, wide), nn.LayerNorm(wide), nn.ReLU()]
        width = wide
    return nn.Sequential(*layers, nn.Linear(width, outputs))


class Network(TorchRLModule, ValueFunctionAPI):
    """Actor and critic, apart."""

    def setup(self):
        inputs = self.observation_space["facts"].shape[0]
        self.actor, self.critic = perceptron(inputs, 3), perceptron(inputs, 1)

    def _forward(self, batch, **kwargs):
        seen = batch[Columns.OBS]
        logits = self.actor(seen["facts"])
        return {Columns.ACTION_DIST_INPUTS: torch.where(seen["mask"] > 0, logits, torch.full_like(logits, -1e9))}

    def compute_values(self, batch, embeddings=None):
        return self.critic(batch[Columns.OBS]["facts"]).squeeze(-1)


config = (
    PPOConfig()
    .environment(Paper)
    .env_runners(num_env_runners=0)
    .multi_agent(policies={"both"}, policy_mapping_fn=lambda *_, **__: "both")
    .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"both": RLModuleSpec(module_class=Network)}))
    .training(train_batch_size=args.batch, minibatch_size=1000, num_epochs=4, lr=5e-4, gamma=0.98, entropy_coeff=0.01)
)
algorithm = config.build_algo()
start, curve, steps = time.time(), [], 0


def measure(steps):
    """Plays the network as it is now, alone and behind the shield; the scores go into the curve."""
    point = {"minutes": round((time.time() - start) / 60, 2), "processor_minutes": round(time.process_time() / 60, 2), "steps": int(steps)}
    for shield in (False, True):
        policy = turf_rl.torch.save_policy(
            algorithm.get_module("both").actor, args.out, game="paper", shield=shield, notes={"trained_by": "examples/rllib_self_play.py", "steps": str(steps)}
        )
        scores = turf_rl.evaluate(policy, against=["wanderer", "delta"], games=args.games)
        point["behind the shield" if shield else "alone"] = {one.name: [one.score, *one.ci95] for one in scores}
        print(f"{int(steps):>9} steps, {'behind the shield' if shield else 'alone'}: {', '.join(map(str, scores))}", flush=True)
    curve.append(point)
    return policy


while True:
    if args.measure_every and (not curve or time.time() - start > 60 * (curve[-1]["minutes"] + args.measure_every)):
        paused = time.time()
        measure(steps)
        start += time.time() - paused
    steps = algorithm.train()["num_env_steps_sampled_lifetime"]
    print(f"{int(steps):>9} decisions, {steps / (time.time() - start):.0f} a second", flush=True)
    if time.time() - start > 60 * args.minutes:
        break

policy = measure(steps)
with open(args.out + ".json", "w", encoding="utf-8") as file:
    json.dump({"example": "rllib_self_play.py", "settings": vars(args), "curve": curve}, file)
with open(args.out + ".py", "w", encoding="utf-8") as file:
    file.write(policy.python_source())
algorithm.stop()
