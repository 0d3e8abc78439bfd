# Asked once, outside any isolation: where this Python and its libraries lie. Prints one JSON object.
import json
import os
import sys
import sysconfig

libraries = set()
try:
    with open("/proc/self/maps") as maps:
        for line in maps:
            path = line.rstrip("\n")[73:]
            if path.startswith("/") and ".so" in os.path.basename(path):
                libraries.add(os.path.dirname(path))
except OSError:
    pass

standard = {os.path.realpath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}


def installed(path):
    """Of the standard library or of installed packages; not somebody's project on the search path."""
    real = os.path.realpath(path)
    within = any(real == root or real.startswith(root + os.sep) for root in standard)
    return within or os.path.basename(real) in ("site-packages", "dist-packages")


print(
    json.dumps(
        {
            "executable": os.path.realpath(sys.executable),
            "version": list(sys.version_info[:3]),
            "path": [path for path in sys.path if path and os.path.isdir(path) and installed(path)],
            "libraries": sorted(libraries),
        }
    )
)
