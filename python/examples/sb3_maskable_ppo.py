"""Stable-Baselines3's MaskablePPO (sb3-contrib) on paper, and its actor as a policy file.

    pip install sb3-contrib
    python examples/sb3_maskable_ppo.py --minutes 15
"""

import argparse
import json
import time
from typing import Any

import gymnasium
import numpy as np
import torch
import turf_rl
import turf_rl.gym
import turf_rl.torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--steps", type=int, default=100_000_000, help="end after so many, or in time")
parser.add_argument("--num-envs", type=int, default=128)
parser.add_argument("--minutes", type=float, default=15)
parser.add_argument("--shield", action=argparse.BooleanOptionalAction, default=False, help="learn behind the shield")
parser.add_argument("--games", type=int, default=200, help="games of each measurement")
parser.add_argument("--measure-every", type=float, default=0, metavar="MINUTES", help="measure while learning, too; not counted")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", default="policy.turf")
args = parser.parse_args()


class Games(VecEnv):
    """turf's games as SB3 wants them: the next game begins in the step that ended the last."""

    def __init__(self, **settings: Any) -> None:
        self.games = turf_rl.VecEnv("paper", encoding="facts", **settings)
        box = gymnasium.spaces.Box(-np.inf, np.inf, (self.games.spec.scalars,), np.float32)
        super().__init__(len(self.games), box, gymnasium.spaces.Discrete(self.games.spec.actions))

    def reset(self) -> np.ndarray:
        self.games.reset()
        return self.games.scalars.copy()

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self):
        games = self.games
        games.step(self.actions)
        over = games.terminated | games.truncated
        infos: list[dict[str, Any]] = [{} for _ in over]
        for i in np.flatnonzero(over):
            infos[i] = {
                "terminal_observation": games.final_scalars[i].copy(),
                "TimeLimit.truncated": bool(games.truncated[i]),
                "episode": {"r": float(np.sign(games.reward[i])), "l": int(games.final_turn[i])},
            }
        return games.scalars.copy(), games.reward.copy(), over, infos

    def env_method(self, method_name, *method_args, indices=None, **method_kwargs):
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.games.action_mask.copy())

    def has_attr(self, attr_name):
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Layers(BaseFeaturesExtractor):
    """Hidden layers with LayerNorm."""

    def __init__(self, observation_space: gymnasium.spaces.Box, hidden: tuple[int, ...] = (256, 128)) -> None:
        super().__init__(observation_space, hidden[-1])
        layers, width = [], observation_space.shape[0]
        for wide in hidden:
            layers += [nn.Linear(width, wide), nn.LayerNorm(wide), nn.ReLU()]
            width = wide
        self.layers = nn.Sequential(*layers)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.layers(observations)


torch.set_num_threads(2)
env = Games(
    num_envs=args.num_envs,
    seed=args.seed,
    opponents=["random", "wanderer"],
    shield=args.shield,
    shaping=1.0,
    boards=[(30, 29), (50, 49), (102, 101)],
    threads=2,
)
model = MaskablePPO(
    "MlpPolicy",
    env,
    n_steps=max(1, min(64, args.steps // args.num_envs)),
    batch_size=1024,
    n_epochs=3,
    gamma=0.98,
    learning_rate=5e-4,
    ent_coef=0.01,
    policy_kwargs={"features_extractor_class": Layers, "net_arch": []},
    seed=args.seed,
    verbose=1,
    device="cpu",
)
start, curve = time.time(), []


def measure(steps):
    """Plays the network as it is now, alone and behind the shield; the scores go into the curve."""
    point = {"minutes": round((time.time() - start) / 60, 2), "processor_minutes": round(time.process_time() / 60, 2), "steps": int(steps)}
    for shield in (False, True):
        policy = turf_rl.torch.save_policy(
            model, args.out, game="paper", shield=shield, notes={"trained_by": "examples/sb3_maskable_ppo.py", "steps": str(steps)}
        )
        scores = turf_rl.evaluate(policy, against=["wanderer", "delta"], games=args.games)
        point["behind the shield" if shield else "alone"] = {one.name: [one.score, *one.ci95] for one in scores}
        print(f"{int(steps):>9} steps, {'behind the shield' if shield else 'alone'}: {', '.join(map(str, scores))}", flush=True)
    curve.append(point)
    return policy


class Measure(BaseCallback):
    """Measures now and then, and ends the run in time; what measuring takes is not counted."""

    def _on_step(self) -> bool:
        global start
        if args.measure_every and (not curve or time.time() - start > 60 * (curve[-1]["minutes"] + args.measure_every)):
            paused = time.time()
            measure(self.num_timesteps)
            start += time.time() - paused
        return time.time() - start < 60 * args.minutes


model.learn(args.steps, callback=Measure())
policy = measure(model.num_timesteps)
with open(args.out + ".json", "w", encoding="utf-8") as file:
    json.dump({"example": "sb3_maskable_ppo.py", "settings": vars(args), "curve": curve}, file)
with open(args.out + ".py", "w", encoding="utf-8") as file:
    file.write(policy.python_source())
