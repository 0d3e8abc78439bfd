"""Fast, exact two-player contest games for reinforcement learning.

The games are ``"paper"`` (claim territory on a grid), ``"duel2048"`` (2048 for two) and ``"stellar"`` (conquer a star map,
both sides moving at once). Rust plays them; NumPy arrays show its memory.

>>> import turf_rl
>>> env = turf_rl.VecEnv("paper", num_envs=8, seed=0)
>>> env.action_mask.shape
(8, 3)
>>> report = turf_rl.evaluate("wanderer", against=["random"], game="paper", games=2)
>>> report.opponents[0].games
2

=====================  ===========================================================================================
:class:`VecEnv`        many games stepped together; with ``opponents`` a single-agent environment
``turf_rl.gym``        Gymnasium: ``gymnasium.make("turf_rl:turf/Paper-v1")``, ``gymnasium.make_vec``
``turf_rl.pettingzoo`` PettingZoo: ``aec_env(game)``, ``parallel_env("stellar")``
:class:`bot`           a built-in bot as a function: what it would choose in each game of an environment
:class:`Policy`        an exported policy: Q-values without PyTorch, a bot wherever one is wanted
``turf_rl.torch``      networks from PyTorch to policy files and back
:func:`evaluate`       how strong a bot is; also :func:`match`, :func:`ratings`, :func:`tournament`
:func:`train`          learns a game by self-play, as ``turf train`` does
:class:`Replay`        a recorded game; in a notebook it shows itself
:func:`observations`   a player's decisions in it as arrays; ``turf_rl.minari``: data sets of them
:func:`add_games`      games of other packages
=====================  ===========================================================================================
"""

from importlib.util import find_spec as _find_spec
from pathlib import Path as _Path

from turf_rl import _turf
from turf_rl._advice import bot
from turf_rl._bots import Bot, BotCallable, BotInfo, Mask, Observation, bots
from turf_rl._register import register as _register
from turf_rl._spec import Spec, spec
from turf_rl._turf import ENCODINGS, GAMES, __version__
from turf_rl.arena import Evaluation, Match, Opponent, Ratings, Tournament, evaluate, match, ratings, tournament
from turf_rl.games import add_games
from turf_rl.policy import Policy
from turf_rl.replay import Decisions, Replay, observations
from turf_rl.training import Training, train
from turf_rl.vec_env import VecEnv

__all__ = [
    "ENCODINGS",
    "GAMES",
    "Bot",
    "BotCallable",
    "BotInfo",
    "Decisions",
    "Evaluation",
    "Mask",
    "Match",
    "Observation",
    "Opponent",
    "Policy",
    "Ratings",
    "Replay",
    "Spec",
    "Tournament",
    "Training",
    "VecEnv",
    "__version__",
    "add_games",
    "bot",
    "bots",
    "evaluate",
    "match",
    "observations",
    "ratings",
    "spec",
    "tournament",
    "train",
]

_turf.set_package(_Path(__file__).parent)

# As with Farama's own packages, an import is enough for gymnasium.make to know the games.
if _find_spec("gymnasium") is not None:
    _register()
