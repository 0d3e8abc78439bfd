"""Games of other packages beside the built-in ones and Python files: :func:`add_games`.

A game crate's own module is made in ten lines of Rust (examples/connect4/python). It holds what the package's own holds, for
its games.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, TypeGuard, Union

from turf_rl import _turf

__all__ = ["add_games", "module_of", "is_policy"]

_modules: dict[str, Any] = dict.fromkeys([*_turf.GAMES, *_turf.ENCODINGS], _turf)


def add_games(module: Any) -> None:
    """Makes the games of a native module known: to VecEnv, Gymnasium (``turf/Name-v1``), PettingZoo and the arena.

    Raises:
        ValueError: A game or encoding of this name is there already.
    """
    names = [*module.GAMES, *module.ENCODINGS]
    if all(_modules.get(name) is module for name in names):
        return
    taken = [name for name in names if name in _modules]
    if taken:
        raise ValueError(f"there is a game or encoding called {taken[0]!r} already")
    _modules.update(dict.fromkeys(names, module))
    _turf.GAMES.extend(module.GAMES)
    _turf.ENCODINGS.extend(module.ENCODINGS)
    if find_spec("gymnasium") is not None:
        from turf_rl._register import register

        register()


def module_of(name: str) -> Any:
    """Returns the native module of a game or encoding; for an unknown name the package's own, which reports it."""
    return _modules.get(name, _turf)


def is_policy(bot: object) -> TypeGuard[_turf.Policy]:
    """Returns true for a policy of any module."""
    return isinstance(bot, tuple({module.Policy for module in _modules.values()}))


def load_policy(path: Any) -> Union[_turf.Policy, Any]:
    """The policy in a file, as the class of the module whose encoding it reads."""
    policy = _turf.Policy.load(path)
    module = module_of(policy.encoding)
    return policy if module is _turf else module.Policy.load(path)
