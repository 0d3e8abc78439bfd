"""PPO with action masks on a turf game, in one file, in the style of CleanRL.

    python examples/ppo.py --game paper --minutes 15

It ends with a policy file (the actor: its highest logit is what it plays), its scores alone and behind the shield, and the
contest's Python bot.
"""

import argparse
import json
import time

import numpy as np
import torch
import turf_rl
import turf_rl.torch
from torch import nn

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", default="paper", choices=["paper", "duel2048"])
parser.add_argument("--opponents", default=None, help="bots to train against, separated by commas; default: the two weakest")
parser.add_argument("--against", default=None, help="bots to measure against; default: two of middling strength")
parser.add_argument("--minutes", type=float, default=15)
parser.add_argument("--num-envs", type=int, default=256)
parser.add_argument("--num-steps", type=int, default=64, help="steps of each game between updates")
parser.add_argument("--hidden", default="256,128")
parser.add_argument("--learning-rate", type=float, default=5e-4)
parser.add_argument("--gamma", type=float, default=0.98)
parser.add_argument("--gae-lambda", type=float, default=0.95)
parser.add_argument("--epochs", type=int, default=3)
parser.add_argument("--minibatch", type=int, default=2048)
parser.add_argument("--clip", type=float, default=0.2)
parser.add_argument("--entropy", type=float, default=0.01)
parser.add_argument("--shaping", type=float, default=1.0, help="how much of the change of potential is paid")
parser.add_argument("--shield", action=argparse.BooleanOptionalAction, default=False, help="learn behind the shield")
parser.add_argument("--games", type=int, default=200, help="games of each measurement")
parser.add_argument("--measure-every", type=float, default=0, metavar="MINUTES", help="measure while learning, too; not counted")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--out", default="policy.turf")
args = parser.parse_args()

torch.manual_seed(args.seed)
torch.set_num_threads(args.threads)
names = [bot.name for bot in turf_rl.bots(args.game)]
opponents = args.opponents.split(",") if args.opponents else names[:2]
against = args.against.split(",") if args.against else [names[0], names[1]] if args.game != "paper" else ["wanderer", "delta"]
env = turf_rl.VecEnv(
    args.game,
    args.num_envs,
    seed=args.seed,
    opponents=opponents,
    encoding="facts",
    shield=args.shield,
    shaping=args.shaping,
    threads=args.threads,
    boards=[(30, 29), (50, 49), (102, 101)] if args.game == "paper" else None,
)
inputs, actions = env.spec.scalars, env.spec.actions


def perceptron(outputs, last):
    """The shape that a policy file can hold."""
    layers, width = [], inputs
    for wide in map(int, args.hidden.split(",")):
        layers += [nn.Linear(width, wide), nn.LayerNorm(wide), nn.ReLU()]
        width = wide
    layers.append(nn.Linear(width, outputs))
    for layer in layers[::3]:
        nn.init.orthogonal_(layer.weight, last if layer is layers[-1] else 2**0.5)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(*layers)


actor, critic = perceptron(actions, 0.01), perceptron(1, 1.0)
parameters = [*actor.parameters(), *critic.parameters()]
optimizer = torch.optim.Adam(parameters, lr=args.learning_rate, eps=1e-5)


def distribution(scalars, mask):
    return torch.distributions.Categorical(logits=actor(scalars).masked_fill(~mask, -1e9))


t, n = args.num_steps, args.num_envs
seen, masks = torch.zeros(t, n, inputs), torch.zeros(t, n, actions, dtype=torch.bool)
chosen, log_probs = torch.zeros(t, n, dtype=torch.long), torch.zeros(t, n)
rewards, ends, values = torch.zeros(t, n), torch.zeros(t, n), torch.zeros(t, n)
scalars, action_mask = torch.from_numpy(env.scalars), torch.from_numpy(env.action_mask)  # Rust's memory
steps, finished, won = 0, 0, 0.0
start = last_report = time.time()
curve = []


def measure():
    """Plays the network as it is now, alone and behind the shield; the scores go into the curve."""
    point = {"minutes": round((time.time() - start) / 60, 2), "processor_minutes": round(time.process_time() / 60, 2), "steps": steps}
    for shield in (False, True):
        policy = turf_rl.torch.save_policy(
            actor, args.out, game=args.game, shield=shield, notes={"trained_by": "examples/ppo.py", "steps": str(steps)}
        )
        scores = turf_rl.evaluate(policy, against=against, games=args.games)
        point["behind the shield" if shield else "alone"] = {one.name: [one.score, *one.ci95] for one in scores}
        print(f"{steps:>9} steps, {'behind the shield' if shield else 'alone'}: {', '.join(map(str, scores))}", flush=True)
    curve.append(point)
    return policy


while time.time() - start < 60 * args.minutes:
    if args.measure_every and (not curve or time.time() - start > 60 * (curve[-1]["minutes"] + args.measure_every)):
        paused = time.time()
        measure()
        start += time.time() - paused
    with torch.no_grad():
        for k in range(t):
            seen[k], masks[k] = scalars, action_mask
            pi = distribution(seen[k], masks[k])
            chosen[k] = pi.sample()
            log_probs[k], values[k] = pi.log_prob(chosen[k]), critic(seen[k])[:, 0]
            env.step(chosen[k].numpy())
            over = env.terminated | env.truncated
            rewards[k], ends[k] = torch.from_numpy(env.reward), torch.from_numpy(over).float()
            finished += int(over.sum())
            won += float((np.sign(env.reward) * env.terminated > 0).sum())
        # Generalised advantage estimation (Schulman et al., 2016); games end within a step, so what follows is another's.
        advantages, running, after = torch.zeros(t, n), torch.zeros(n), critic(scalars)[:, 0]
        for k in reversed(range(t)):
            alive = 1 - ends[k]
            running = rewards[k] + args.gamma * after * alive - values[k] + args.gamma * args.gae_lambda * alive * running
            advantages[k], after = running, values[k]
        targets = advantages + values
    steps += t * n
    flat = [x.reshape(t * n, *x.shape[2:]) for x in (seen, masks, chosen, log_probs, advantages, targets)]
    for _ in range(args.epochs):
        for rows in torch.randperm(t * n).split(args.minibatch):
            scalar, mask, choice, old, advantage, target = (x[rows] for x in flat)
            pi = distribution(scalar, mask)
            ratio = (pi.log_prob(choice) - old).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
            value_loss = 0.5 * (critic(scalar)[:, 0] - target).square().mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * pi.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 0.5)
            optimizer.step()
    if time.time() - last_report > 20:
        rate = steps / (time.time() - start)
        print(f"{steps:>9} steps, {rate:.0f} steps/s, value loss {value_loss.item():.4f}, won {won / max(finished, 1):.2f} of {finished}")
        last_report, finished, won = time.time(), 0, 0.0

policy = measure()
with open(args.out + ".json", "w", encoding="utf-8") as file:
    json.dump({"example": "ppo.py", "settings": vars(args), "curve": curve}, file)
with open(args.out + ".py", "w", encoding="utf-8") as file:
    file.write(policy.python_source())
print(f"{args.out}: the policy; {args.out}.py: the contest's bot file; {args.out}.json: the scores")
