# Reads a bot's file for `turf check`, without running it: which contest it was written for, and what that contest does
# not take. It stands in the place of a game's part before host.py.
import ast
import importlib.util
import json

ENTRANCES = {"play": "paper", "Player": "duel2048", "player_class": "stellar"}
PAPER_BANS = ("os", "sys", "threading", "multiprocessing")
DUEL_BANS = ("exec", "eval", "compile")
MOST_LINES = 20
PLATFORM = "GameMap Node config MapDesign HexagonForce DesignGenerator GameCore TimeLimit GameException constants".split()
# What the frame holds now, and lay in `stat` itself; and what lay in `storage`.
FLAT = ("turnleft", "timeleft", "fields", "bands", "players", "me", "enemy")
GIVEN = ("size", "log", "memory")
PARAMETERS = {
    "play": ("stat", "storage"),
    "load": ("stat", "storage"),
    "summary": ("match_result", "stat", "storage"),
}
CHANGES = "append extend insert remove pop popitem clear sort reverse update setdefault add discard appendleft".split()


class Contract:
    def __init__(self, _stopwatch):
        pass

    def builtins(self):
        return None

    def take(self, _bot):
        pass

    def on_L(self, body):
        """The game, if it is known, on a line; then the file. The answer: the game, and what is found, as JSON."""
        game, source = body.split(b"\n", 1)
        look = Look(game.decode() or None)
        wrong, encoding = wrong_file(source), wrong_encoding(source)
        kind, line = "error", None
        if not wrong:
            try:
                look.read(ast.parse(source))
                kind, wrong = "encoding", encoding
            except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
                wrong = encoding or wrong_line(error)
                line = None if encoding else getattr(error, "lineno", None)
                words = source.decode("utf-8", "replace").replace("(", " ").replace(":", " ").split()
                known = [ENTRANCES[b] for a, b in zip(words, words[1:]) if a in ("def", "class") and b in ENTRANCES]
                look.game = look.game or (known[0] if known else None)
        if wrong:
            look.tell(kind, line, *wrong)
        findings = [
            dict(kind=k, what=w, fix=f, lines=sorted(set(lines) - {None})[:MOST_LINES])
            for (k, w, f), lines in look.found.items()
        ]
        return json.dumps({"game": look.game, "findings": findings}).encode()


class Look:
    """Collects what is found, equal findings with all their lines."""

    def __init__(self, game):
        self.game = game
        # Whether the rules are a Python file. Modules may lie beside it: a trial game tells which are missing.
        self.in_a_file = bool(game and game.endswith(".py"))
        self.found = {}

    def tell(self, kind, line, what, fix):
        self.found.setdefault((kind, what, fix), []).append(line)

    def read(self, tree):
        bound = top_level(tree)
        self.game = self.game or next((game for name, game in ENTRANCES.items() if name in bound), None)
        for node in ast.walk(tree):
            for name in imported(node):
                self.see_import(name, node.lineno)
            if self.game == "duel2048" and isinstance(node, ast.Name) and node.id in DUEL_BANS:
                self.tell("banned", node.lineno, "the contest bans %s" % node.id, "do without it; the name is not there")
        if self.game == "paper":
            self.see_globals(tree, bound)
            for function in tree.body:
                if isinstance(function, ast.FunctionDef):
                    self.see_older(function, tree)

    def see_import(self, name, line):
        if self.game == "paper" and name in PAPER_BANS:
            fix = "do without it; what must last goes into storage"
            self.tell("banned", line, "the contest bans the import of %s" % name, fix)
        elif self.game == "duel2048" and name not in ALLOWED:
            fix = "do without it; allowed are " + ", ".join(ALLOWED[:-2])
            self.tell("banned", line, "the contest does not allow the import of %s" % name, fix)
        elif not (self.in_a_file and name not in FRAMEWORKS or name in PLATFORM or is_installed(name)):
            fix = "install it for the Python that plays bots, or do without: a missing package loses"
            if name in FRAMEWORKS:
                has = "the standard library and numpy" if is_installed("numpy") else "the standard library"
                fix = "bots here have %s. Train with it, then hand in a file without it: turf export writes plain Python" % has
            self.tell("missing", line, "there is no package %s here" % name, fix)

    def see_globals(self, tree, bound):
        """Names of the file that functions bind anew or change."""
        fix = "keep it in storage, which is the bot's own and lasts over the games of a side order"
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            nodes = list(ast.walk(function))
            meant = {name for node in nodes if isinstance(node, ast.Global) for name in node.names}
            own = {node.arg for node in nodes if isinstance(node, ast.arg)}
            own |= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
            for node in nodes:
                names = node.names if isinstance(node, ast.Global) else [changed(node)]
                for name in names:
                    if name in meant or name in bound - own:
                        self.tell("banned", node.lineno, "the global %s lives on between games" % name, fix)

    def see_older(self, function, tree):
        """What is of the handbook's older contract: fewer parameters, `stat` without frames, a `storage` with things in it."""
        wanted = PARAMETERS.get(function.name)
        if not wanted or function.args.vararg:
            return
        names = [argument.arg for argument in function.args.args]
        if len(names) < len(wanted):
            what = "%s(%s) is of the handbook's older contract" % (function.name, ", ".join(names))
            self.tell("contract", function.lineno, what, "write def %s(%s)" % (function.name, ", ".join(wanted)))
        storage = names[-1] if names else None
        stat = names[-2] if len(names) >= len(wanted) else None
        written = {subscript(node) for node in ast.walk(tree) if is_stored(node)}
        for node in ast.walk(function):
            name, key = subscript(node) or (None, None)
            if name is None or is_stored(node) or (name, key) in written:
                continue
            what = "%s['%s'] is of the handbook's older contract" % (name, key)
            if name == stat and key in FLAT:
                self.tell("contract", node.lineno, what, "read %s['now']['%s']" % (name, key))
            if name == storage and key in GIVEN:
                fix = "storage itself lasts, and begins empty" if key == "memory" else "read stat['%s']" % key
                self.tell("contract", node.lineno, what, fix)


def top_level(tree):
    """The names that the file's own statements bind, without imports."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif not isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update(n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    return names


def imported(node):
    if isinstance(node, ast.Import):
        return [alias.name.split(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [(node.module or ".").split(".")[0]]
    return []


def is_installed(name):
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def subscript(node):
    """Of NAME['KEY'] the name and the key."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        key = node.slice.value if isinstance(node.slice, ast.Constant) else None
        return (node.value.id, key) if isinstance(key, str) else None
    return None


def is_stored(node):
    return isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)


def changed(node):
    """The name whose object a statement changes in place."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        node = node.func.value
    elif not (isinstance(node, (ast.Subscript, ast.Attribute)) and not isinstance(node.ctx, ast.Load)):
        return None
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None
