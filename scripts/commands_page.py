"""Writes the flags of every command, as `turf COMMAND --help` prints them, as one page: commands_page.py TURF >PAGE."""

import re
import subprocess
import sys

# Headings of help that list entries; all else is text, and "Examples" are commands.
LISTS = ("Commands:", "Arguments:", "Options:")
ENTRY = re.compile(r" {2,6}(?=[-<\[a-z])(\S.*?)(?: {2,}(\S.*))?$")
HELP_OF_HELP = ("-h, --help", "-V, --version")


def help_of(program, command):
    # Help calls the program by the name that it was started with.
    return subprocess.run(["turf", *command, "--help"], executable=program, capture_output=True, text=True, check=True).stdout


def escaped(text):
    """Escapes what Markdown would read as its own."""
    return re.sub(r"([\\`*_<>\[\]|])", r"\\\1", text)


def entries(lines):
    """Lists entries (name, text) below a heading: either in two columns, or the text indented below its name."""
    found, column = [], None
    for line in filter(str.strip, lines):
        entry, indent = ENTRY.match(line), len(line) - len(line.lstrip())
        if entry and indent < (column or 7):
            found.append((entry[1], [entry[2] or ""]))
            column = line.index(entry[2]) if entry[2] else 7
        else:
            found[-1][1].append(line.strip())
    return [(name, " ".join(filter(None, text))) for name, text in found]


def sections(text):
    """Splits a help into (heading, lines); the first heading is empty."""
    parts = [("", [])]
    for line in text.splitlines():
        if line in LISTS or line == "Examples:":
            parts.append((line, []))
        elif parts[-1][0] in LISTS and line and not line.startswith(" "):
            parts.append(("", [line]))
        else:
            parts[-1][1].append(line)
    return parts


def page(program, command):
    """Writes a command, and those below it."""
    text, below = help_of(program, command), []
    if command:
        print(f"\n## turf {' '.join(command)}\n")
    for heading, lines in sections(text):
        if heading == "Commands:":
            below = [name for name, _ in entries(lines) if name != "help"]
            print("| command | what it does |\n|---|---|")
            for name, about in entries(lines):
                if name != "help":
                    anchor = "-".join(["turf", *command, name])
                    print(f"| [`{' '.join([*command, name])}`](#{anchor}) | {escaped(about)} |")
            print()
        elif heading in LISTS:
            for name, about in entries(lines):
                if not name.startswith(HELP_OF_HELP):
                    print(f"`{name}`\n:   {escaped(about)}\n")
        elif heading == "Examples:":
            joined = re.sub(r"\n  (?!turf|[A-Z_]+=|tensorboard )", " ", "\n".join(lines).rstrip())
            print("```console\n" + "\n".join(line.strip() for line in joined.split("\n")) + "\n```\n")
        elif command:
            kept = [line for line in lines if not line.startswith("Usage:") and "`turf bots` lists" not in line]
            usage = [line for line in lines if line.startswith("Usage:")]
            print(escaped("\n".join(kept).strip()), "\n")
            for line in usage:
                print(f"```console\n{line.removeprefix('Usage: ')}\n```\n")
    for name in below:
        page(program, [*command, name])


page(sys.argv[1], [])
