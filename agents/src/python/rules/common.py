# Shared by the process of the rules and those of bots.
import importlib.util
import inspect
import sys


class Beside:
    """Imports modules that lie beside the file of rules: sources by path."""

    def __init__(self, sources):
        self.sources = sources
        self.codes = {}

    def find_spec(self, name, _path=None, _target=None):
        path = name.replace(".", "/")
        package = any(file.startswith(path + "/") for file in self.sources)
        file = path + ("/__init__.py" if package else ".py")
        if package or file in self.sources:
            spec = importlib.util.spec_from_loader(name, self, origin=file, is_package=package)
            spec.has_location = True  # sets __file__
            return spec

    def create_module(self, _spec):
        return None

    def exec_module(self, module):
        file = module.__file__
        if file not in self.codes:
            self.codes[file] = compile(self.sources.get(file, ""), file, "exec", dont_inherit=True)
        exec(self.codes[file], module.__dict__)


class Call:
    """What a referee asks of a bot."""

    def __init__(self, method, arguments, named, limit, valid=None):
        self.method, self.arguments, self.named, self.limit = method, arguments, named, limit
        self.valid = valid  # stays with the referee

    def __reduce__(self):
        return Call, (self.method, self.arguments, self.named, self.limit)


def adopt(module, name):
    """Makes the rules importable, under names that the rules' process has, too."""
    for value in vars(module).values():
        if getattr(value, "__module__", None) == module.__name__ and (inspect.isclass(value) or inspect.isfunction(value)):
            value.__module__ = "game"
    sys.modules["game"] = module
    sys.modules.setdefault(name.rsplit(".", 1)[0], module)
