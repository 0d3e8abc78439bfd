#!/usr/bin/env bash
# The commands that made policy.turf, in their order, from nothing; some three and a half hours on two cores. To be called from the repository's root
# with a new folder: checkpoints/paper/made-by.sh runs/paper. Where a run was stopped by the clock, its updates stand here. An
# exploiter.turf is the best of the moments at which the clock had it measured, so another machine may choose another one. Steps 1 to 7 are
# of programs whose exploiters had no quiet turns; today's have. In none was `train --from` a warm start, as it is today.
set -euo pipefail
turf=$PWD/scripts/turf
here=$PWD/checkpoints/paper
mkdir -p "$1"
cd "$1"
alone=(--until 1 --set dqn.samples_per_transition=4)
league=(--set dqn.learning_rate=0.0003 --set league.n_snapshots=16 --set evaluation.replies=0 --set evaluation.period=0 --set evaluation.final_games=0)
met=wanderer,delta

# names A,B,…: as a list of league.bots
names() { sed 's/[^,]\+/"&"/g; s/.*/league.bots=[&]/' <<<"$1"; }

# 1. Self-play (ae39b51).
$turf train --game paper --seed 1 --updates 89171 --run first
# 2. Its best answer, from nothing (c7dcc20).
$turf exploit --game paper --policy policy:first --seed 1 --updates 139232 --run answer "${alone[@]}" --set evaluation.minutes=2
met+=,policy:answer/exploiter.turf@replies=0
# 3. A league with that answer and with exploiters of its own: what was shipped from 65a9fe0 on (there exploiter_period, not rounds).
$turf train --game paper --from policy:first --seed 1 --updates 218552 --run second --set "$(names "$met")" "${league[@]}" \
    --set league.exploiter_period=15000000 --set league.exploiter_decisions=6000000 --set league.mirror_fraction=0.3 --set league.snapshot_fraction=0.4
# 4. Its best answers: from nothing twice, from its own weights once (c7dcc20, a4e3f4f).
$turf exploit --game paper --policy policy:second@replies=3 --seed 1 --updates 168670 --run nothing-1 "${alone[@]}" --set evaluation.minutes=2
$turf exploit --game paper --policy policy:second@replies=3 --seed 2 --updates 222804 --run nothing-2 "${alone[@]}" --set evaluation.minutes=1.2
$turf exploit --game paper --policy policy:second@replies=3 --from policy:second --seed 1 --updates 91913 --run own "${alone[@]}" --set evaluation.minutes=2
for run in nothing-1 nothing-2 own; do met+=,policy:$run/exploiter.turf@replies=0; done
answers=${met#wanderer,delta,}

# 5. Rounds of league and two exploiters, by hand what scripts/rounds does now; the policy of each round was not yet an opponent of the
# next. One exploiter begins with the policy's own weights, the other goes on from the one of the round before (a4e3f4f).
league+=(--set league.mirror_fraction=0.2 --set league.snapshot_fraction=0.3 --set league.bot_fraction=0.5)
# round K FROM LINE MET
round() {
    $turf train --game paper --from "policy:$2" --seed $(($1 + 1)) --updates 100000 --run "league-$1" --set "$(names "$4")" "${league[@]}"
    $turf exploit --game paper --policy "policy:league-$1" --from "policy:league-$1" --seed $(($1 + 1)) --updates 40000 --run "own-$1" "${alone[@]}" --set evaluation.minutes=60
    $turf exploit --game paper --policy "policy:league-$1" --from "policy:$3" --seed $(($1 + 1)) --updates 40000 --run "line-$1" "${alone[@]}" --set evaluation.minutes=60
    met+=,policy:own-$1/exploiter.turf@replies=0,policy:line-$1/exploiter.turf@replies=0
}
round 0 second nothing-2/exploiter.turf "$met"
round 1 league-0 line-0/exploiter.turf "$met"
round 2 league-1 line-1/exploiter.turf "$met"
# A fourth policy came out weaker than the third (.365 of 200 games); what beat it is an opponent below.
earlier=policy:second@replies=0
found=$earlier
for k in 0 1 2; do
    earlier+=,policy:own-$k/exploiter.turf@replies=0,policy:line-$k/exploiter.turf@replies=0,policy:league-$k@replies=0
done
for k in 0 1 2 3; do found+=,policy:own-$k/exploiter.turf@replies=0,policy:line-$k/exploiter.turf@replies=0; done
round 3 league-2 line-2/exploiter.turf "wanderer,delta,delta,delta,delta,$answers,$earlier"

# 6. The third policy with all of them, the rate falling (a4e3f4f).
$turf train --game paper --from policy:league-2 --seed 7 --updates 200000 --run last --set "$(names "wanderer,delta,delta,$answers,$found")" "${league[@]}" \
    --set 'dqn.schedule="linear"' --set dqn.schedule_updates=200000 --set dqn.final_learning_rate=0.00002
# Foresight goes into the file; the weights stay.
$turf train --resume --run last --updates 200000 --set evaluation.replies=3
# 7. Both weighted alike: better than either against the fixed opponents on set-ups of their own (seed 79, docs/experiments.md).
# What was shipped from 7b118a0 on; checkpoints/paper/exploiter.turf and exploiter-of-mix.turf are answers to it.
python3 "$here/average.py" league-2/policy.turf last/policy.turf mean.turf

# 8. From here on stand-offs end early (docs/experiments.md, "Paper: stand-offs"). Programs between 1d6a8d8 and the commit of this
# policy, one thread each. A snapshot of a run, policies/N.turf, falls on other updates on another machine: take the one nearest to N.
quiet=(--preset quiet --set env.n_threads=1 "${league[@]}" --set 'dqn.schedule="linear"' --set dqn.final_learning_rate=0.00003 \
    --set league.mirror_fraction=0.3 --set league.snapshot_fraction=0.2)
plain() { printf ',policy:%s@replies=0' "$@"; }
known=wanderer,delta,delta$(plain mean.turf "$here/exploiter.turf" "$here/exploiter-of-mix.turf" second)
$turf train --game paper --from policy:mean.turf --seed 21 --updates 100000 --run quiet-1 "${quiet[@]}" --set dqn.schedule_updates=100000 \
    --set "$(names "$known")"
known+=$(plain quiet-1 quiet-1/policies/82428.turf "$here/exploiter-of-mix.turf")
$turf train --game paper --from policy:quiet-1 --seed 22 --updates 200000 --run quiet-2 "${quiet[@]}" --set dqn.schedule_updates=200000 \
    --set "$(names "$known")"
$turf train --resume --run quiet-2 --updates 200000 --set evaluation.replies=3
cp quiet-2/policy.turf policy.turf
