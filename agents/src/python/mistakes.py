# What is handed in by mistake in the place of a bot, or with a mistake of its whole text: each with what to do.
import io
import re
import tokenize

SIGNATURES = (
    (b"PK\x03\x04", "a zip archive"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"Rar!", "a RAR archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"%PDF", "a PDF document"),
    (b"<", "a web page"),
)
TWO_BYTE_MARKS = (b"\xff\xfe", b"\xfe\xff")
GBK_PAIR = re.compile(rb"[\xa1-\xf7][\xa1-\xfe]")
# Lines that only Python 2 reads, apart from print and exec, which Python itself names.
PYTHON_2 = re.compile(r"\s*(except\s+[\w.]+\s*,\s*\w+\s*:|raise\s+[\w.]+\s*,)|.*(<>|`\w+`|\b0[0-7]+\b|\b\d+L\b|\bur['\"])")
FRAMEWORKS = ("torch", "tensorflow", "keras", "jax", "paddle", "mindspore", "sklearn")


def wrong_file(source):
    """What the file is, if it is no Python text, and what to do."""
    start = source.lstrip()
    if not start:
        return "the file is empty", "save the bot into it, then hand it in again"
    if start.startswith(b"{") and b'"nbformat"' in source:
        fix = "hand in its code as a .py file: Save and Export Notebook As, Executable Script, or jupyter nbconvert --to script"
        return "this is a Jupyter notebook, no Python file", fix
    names = [name for magic, name in SIGNATURES if start.startswith(magic)]
    if not names and b"\0" in source and not source.startswith(TWO_BYTE_MARKS):
        names = ["a binary file"]
    if names:
        return "this is %s, no Python file" % names[0], "hand in the bot's .py file itself: one text file, unpacked"
    return None


def wrong_encoding(source):
    """Which encoding the file has, if it is neither UTF-8 nor the one that its first lines name, and what to do."""
    try:
        if not source.startswith(TWO_BYTE_MARKS):
            source.decode(tokenize.detect_encoding(io.BytesIO(source).readline)[0])
            return None
        name = "UTF-16"
    except (SyntaxError, LookupError, UnicodeDecodeError):
        name = "GBK" if GBK_PAIR.search(source) else "another encoding"
    return "the file is in %s, not in UTF-8" % name, "save it in the encoding UTF-8, then hand it in again"


def wrong_line(error):
    """What Python does not read, and what to do."""
    why = getattr(error, "msg", None) or str(error) or type(error).__name__
    if isinstance(error, TabError):
        return "tabs and spaces are mixed in the indentation", "indent with spaces only: editors turn all tabs into spaces"
    if "in call to" in why or PYTHON_2.match(getattr(error, "text", None) or ""):
        return "this is Python 2: %s" % why, "write it for Python 3, print(…) with parentheses: 2to3 turns a whole file"
    return "Python cannot read it: %s: %s" % (type(error).__name__, why), "mend this line"
