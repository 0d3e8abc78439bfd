# Whether each given file is what may be pasted into a function of a contest's bot file: syntax.py FILE... Says what is
# wrong, or nothing.
import ast
import sys

ALLOWED = {"itertools", "math", "operator", "time"}

for path in sys.argv[1:]:
    with open(path) as file:
        tree = ast.parse(file.read(), path, feature_version=(3, 5))
    for statement in tree.body:
        if not isinstance(statement, ast.FunctionDef):
            print("%s:%s: a statement that is no def" % (path, statement.lineno))
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module]
        elif isinstance(node, (ast.Global, ast.JoinedStr)):
            print("%s:%s: %s" % (path, node.lineno, type(node).__name__))
        for name in names:
            if name not in ALLOWED:
                print("%s:%s: import of %s" % (path, node.lineno, name))
        if isinstance(node, ast.Name) and node.id in ("open", "eval", "exec", "globals", "__import__"):
            print("%s:%s: %s" % (path, node.lineno, node.id))
