"""turf's games as a TorchRL environment, and a policy gradient loop that runs on it.

    pip install torchrl
    python examples/torchrl_env.py --frames 20000
"""

import argparse

import torch
import turf_rl
from tensordict import TensorDict
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import nn
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.envs.utils import check_env_specs
from torchrl.modules import MaskedCategorical


class TurfEnv(EnvBase):
    """Many games against bots; the observation and the mask share Rust's memory until they are copied into the batch."""

    def __init__(self, game: str, num_envs: int, **settings):
        self.games = turf_rl.VecEnv(game, num_envs, encoding="facts", autoreset="disabled", **settings)
        super().__init__(batch_size=torch.Size([num_envs]))
        spec, n = self.games.spec, num_envs
        flag = Categorical(2, shape=(n, 1), dtype=torch.bool)
        self.observation_spec = Composite(
            observation=Unbounded((n, spec.scalars)), mask=Binary(spec.actions, (n, spec.actions), dtype=torch.bool), shape=(n,)
        )
        self.action_spec = Categorical(spec.actions, shape=(n,))
        self.reward_spec = Bounded(-2, 2, (n, 1))
        self.done_spec = Composite(done=flag, terminated=flag.clone(), truncated=flag.clone(), shape=(n,))

    def _seen(self, done: torch.Tensor, terminated: torch.Tensor) -> dict[str, torch.Tensor]:
        self.action_spec.update_mask(torch.from_numpy(self.games.action_mask).clone())  # what rand_action may choose
        return {
            "observation": torch.from_numpy(self.games.scalars).clone(),
            "mask": torch.from_numpy(self.games.action_mask).clone(),
            "done": done[:, None],
            "terminated": terminated[:, None],
            "truncated": (done & ~terminated)[:, None],
        }

    def _reset(self, tensordict: TensorDict | None = None, **_) -> TensorDict:
        which = None
        if tensordict is not None and "_reset" in tensordict.keys():
            which = tensordict["_reset"].squeeze(-1).numpy()
        self.games.reset(games=which)
        none = torch.zeros(self.batch_size, dtype=torch.bool)
        return TensorDict(self._seen(none, none), self.batch_size)

    def _step(self, tensordict: TensorDict) -> TensorDict:
        self.games.step(tensordict["action"].numpy())
        terminated = torch.from_numpy(self.games.terminated).clone()
        seen = self._seen(terminated | torch.from_numpy(self.games.truncated), terminated)
        return TensorDict({**seen, "reward": torch.from_numpy(self.games.reward).clone()[:, None]}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        if seed is not None:
            self.games.reset(seed=seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duel2048", choices=["paper", "duel2048"])
    parser.add_argument("--frames", type=int, default=20_000)
    args = parser.parse_args()
    env = TurfEnv(args.game, 64, opponents=["random"], shaping=1.0)
    check_env_specs(env)
    net = nn.Sequential(nn.Linear(env.games.spec.scalars, 64), nn.LayerNorm(64), nn.ReLU(), nn.Linear(64, env.games.spec.actions))
    actor = ProbabilisticTensorDictSequential(
        TensorDictModule(net, ["observation"], ["logits"]),
        ProbabilisticTensorDictModule(["logits", "mask"], ["action"], distribution_class=MaskedCategorical, return_log_prob=True),
    )
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    for update in range(max(1, args.frames // (64 * 32))):
        batch = env.rollout(32, actor, break_when_any_done=False)
        reward = batch["next", "reward"][..., 0]
        gain = reward.flip(1).cumsum(1).flip(1)
        loss = -(actor.get_dist(batch).log_prob(batch["action"]) * (gain - gain.mean()) / (gain.std() + 1e-6)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{(update + 1) * 64 * 32:>8} frames, mean reward {reward.mean().item():+.4f}")
