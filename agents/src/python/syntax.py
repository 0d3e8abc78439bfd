# Whether a contest would take a bot file: syntax.py TOP_LEVEL IMPORTS < FILE. TOP_LEVEL are the names that may stand
# outside, IMPORTS the modules that may be used, both with commas. Says what is wrong, or nothing.
import ast
import sys

top_level, imports = [set(argument.split(",")) for argument in sys.argv[1:3]]
BANNED = {"open", "exec", "eval", "compile", "globals", "input", "breakpoint", "__import__", "__builtins__"}


def complaints(source):
    try:
        if sys.version_info >= (3, 8):
            tree = ast.parse(source, feature_version=(3, 5))
        else:
            tree = ast.parse(source)
    except SyntaxError as error:
        yield getattr(error, "lineno", 0), "no Python 3.5: %s" % error
        return
    for statement in tree.body:
        named = isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and statement.name
        if named not in top_level:
            yield statement.lineno, "%s outside of %s" % (named or type(statement).__name__, ", ".join(sorted(top_level)))
    for node in ast.walk(tree):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or "."]
        elif isinstance(node, (ast.Global, ast.JoinedStr)):
            yield node.lineno, "a global name" if isinstance(node, ast.Global) else "an f-string"
        elif isinstance(node, ast.Name) and node.id in BANNED:
            yield node.lineno, "use of %s" % node.id
        for module in modules:
            if module not in imports:
                yield node.lineno, "import of %s" % module


for line, what in complaints(sys.stdin.buffer.read().decode("utf-8")):
    print("line %s: %s" % (line, what))
