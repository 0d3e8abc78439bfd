"""Double DQN with action masks on a turf game, in one file, in the style of CleanRL.

    python examples/dqn.py --game paper --minutes 15

It ends with a policy file, its scores against built-in bots (alone, and behind the shield), and the contest's Python bot.
"""

import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn.functional as F
import turf_rl
import turf_rl.torch

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", default="paper", choices=turf_rl.GAMES)
parser.add_argument("--opponents", default=None, help="bots to train against, separated by commas; default: all cheap ones")
parser.add_argument("--against", default=None, help="bots to measure against; default: two of middling strength")
parser.add_argument("--minutes", type=float, default=15)
parser.add_argument("--num-envs", type=int, default=256)
parser.add_argument("--hidden", default="256,128")
parser.add_argument("--learning-rate", type=float, default=5e-4)
parser.add_argument("--gamma", type=float, default=0.98)
parser.add_argument("--n-step", type=int, default=5)
parser.add_argument("--batch-size", type=int, default=512)
parser.add_argument("--buffer", type=int, default=400_000, help="transitions kept")
parser.add_argument("--learning-starts", type=int, default=20_000)
parser.add_argument("--target-every", type=int, default=500, help="updates between copies to the target network")
parser.add_argument("--shaping", type=float, default=1.0, help="how much of the change of potential is paid")
parser.add_argument("--shield", action=argparse.BooleanOptionalAction, default=False, help="learn behind the shield")
parser.add_argument("--games", type=int, default=200, help="games of each measurement")
parser.add_argument("--measure-every", type=float, default=0, metavar="MINUTES", help="measure while learning, too; not counted")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--out", default="policy.turf")
args = parser.parse_args()

random.seed(args.seed)
np.random.seed(args.seed)
torch.manual_seed(args.seed)
torch.set_num_threads(args.threads)
rng = np.random.default_rng(args.seed)

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
    # Small boards for paper: more happens in fewer turns, and the facts are the same.
    boards=[(30, 29), (50, 49), (102, 101)] if args.game == "paper" else None,
)
if env.spec.heads != 1:
    parser.error("this example is for games with one choice per decision: paper, duel2048")
hidden = [int(width) for width in args.hidden.split(",")]
q_network = turf_rl.torch.Network(args.game, hidden, dueling=True)
target = turf_rl.torch.Network(args.game, hidden, dueling=True)
target.load_state_dict(q_network.state_dict())
optimizer = torch.optim.Adam(q_network.parameters(), lr=args.learning_rate)

# Replay: what was seen and chosen, the n-step return, what was seen then, and how much of its value counts.
size, width, actions = args.buffer, env.spec.scalars, env.spec.actions
seen = np.zeros((size, width), np.float16)
then = np.zeros((size, width), np.float16)
then_mask = np.zeros((size, actions), np.bool_)
chosen = np.zeros(size, np.int64)
returns = np.zeros(size, np.float32)
discount = np.zeros(size, np.float32)
stored = 0

n, steps, updates, finished, won = args.num_envs, 0, 0, 0, 0.0
history = []  # the last n steps: observation, choice, reward, ended
start = last_report = time.time()
curve = []


def measure():
    """Plays the network as it is now, alone and behind the shield; the scores go into the curve."""
    point = {"minutes": round((time.time() - start) / 60, 2), "processor_minutes": round(time.process_time() / 60, 2), "steps": steps}
    for shield in (False, True):
        policy = turf_rl.torch.save_policy(
            q_network, args.out, game=args.game, shield=shield, notes={"trained_by": "examples/dqn.py", "steps": str(steps)}
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
    epsilon = max(0.02, 1 - stored / (4 * args.learning_starts))
    with torch.no_grad():
        q = q_network(torch.from_numpy(env.scalars)).masked_fill(~torch.from_numpy(env.action_mask), -torch.inf)
    action = q.argmax(1).numpy()
    explore = rng.random(n) < epsilon
    action[explore] = env.sample(rng)[explore]
    before = env.scalars.copy()
    env.step(action)
    ended = env.terminated | env.truncated
    history.append((before, action, env.reward.copy(), ended))
    finished += int(ended.sum())
    won += float((np.sign(env.reward) * env.terminated > 0).sum())
    steps += n
    if len(history) == args.n_step:
        total, alive = np.zeros(n, np.float32), np.ones(n, np.float32)
        for k, (_, _, reward, end) in enumerate(history):
            total += args.gamma**k * alive * reward
            alive *= ~end
        rows = np.arange(stored, stored + n) % size
        seen[rows], chosen[rows], returns[rows] = history[0][0], history[0][1], total
        then[rows], then_mask[rows], discount[rows] = env.scalars, env.action_mask, args.gamma**args.n_step * alive
        stored += n
        history.pop(0)
    if stored < args.learning_starts:
        continue

    for _ in range(2):
        rows = rng.integers(min(stored, size), size=args.batch_size)
        with torch.no_grad():
            nxt = torch.from_numpy(then[rows].astype(np.float32))
            best = q_network(nxt).masked_fill(~torch.from_numpy(then_mask[rows]), -torch.inf).argmax(1, keepdim=True)
            goal = torch.from_numpy(returns[rows]) + torch.from_numpy(discount[rows]) * target(nxt).gather(1, best)[:, 0]
        now = q_network(torch.from_numpy(seen[rows].astype(np.float32)))
        loss = F.smooth_l1_loss(now.gather(1, torch.from_numpy(chosen[rows])[:, None])[:, 0], goal)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(q_network.parameters(), 10)
        optimizer.step()
        updates += 1
        if updates % args.target_every == 0:
            target.load_state_dict(q_network.state_dict())
    if time.time() - last_report > 20:
        rate = steps / (time.time() - start)
        share = won / max(finished, 1)
        print(f"{steps:>9} steps, {updates} updates, {rate:.0f} steps/s, loss {loss.item():.4f}, won {share:.2f} of {finished}")
        last_report, finished, won = time.time(), 0, 0.0

policy = measure()
with open(args.out + ".json", "w", encoding="utf-8") as file:
    json.dump({"example": "dqn.py", "settings": vars(args), "curve": curve}, file)
with open(args.out + ".py", "w", encoding="utf-8") as file:
    file.write(policy.python_source())
print(f"{args.out}: the policy; {args.out}.py: the contest's bot file; {args.out}.json: the scores")
