# Shared by the process of the rules and those of bots.
import inspect
import sys


def adopt(module, name):
    """Makes the rules importable, under names that the rules' process has, too."""
    for value in vars(module).values():
        if getattr(value, "__module__", None) == module.__name__ and (inspect.isclass(value) or inspect.isfunction(value)):
            value.__module__ = "game"
    sys.modules["game"] = module
    sys.modules.setdefault(name.rsplit(".", 1)[0], module)


def plain(value):
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if hasattr(value, "item"):
        return value.item()
    raise TypeError("an action is a number, a string, or a list of such, not %r" % (value,))
