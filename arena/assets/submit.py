"""Uploads a bot to an arena and prints its check. It needs Python 3.8 or newer and nothing else.

    python submit.py bot.py --to https://arena.example.org --contest cup

The token of your account page is asked for, or read from TURF_TOKEN.
上传代码并显示检查结果，只需 Python 3.8 以上。令牌在账户页面生成，可存入环境变量 TURF_TOKEN。
"""
import argparse
import getpass
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 300  # seconds


def ask(url, token, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/octet-stream"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=60) as answer:
            return json.loads(answer.read().decode("utf-8"))
    except urllib.error.HTTPError as error:
        try:
            sys.exit("refused: " + json.loads(error.read().decode("utf-8"))["error"])
        except (ValueError, KeyError):
            sys.exit("the arena answered %d" % error.code)
    except (OSError, ValueError) as error:
        sys.exit("the arena does not answer: %s" % error)


def main():
    first, _, rest = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(description=first, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="the bot's file")
    parser.add_argument("--to", required=True, metavar="URL", help="the arena's address")
    parser.add_argument("--contest", required=True, metavar="NAME", help="the contest's name in its address: /c/NAME")
    parser.add_argument("--note", default="", help="a note for your team")
    asked = parser.parse_args()
    try:
        with open(asked.bot, "rb") as file:
            source = file.read()
    except OSError as error:
        sys.exit("cannot read %s: %s" % (asked.bot, error.strerror))
    token = os.environ.get("TURF_TOKEN") or getpass.getpass("token of your account page: ")
    to, quoted = asked.to.rstrip("/"), urllib.parse.quote(asked.contest)
    note = urllib.parse.urlencode({"note": asked.note})
    version = ask("%s/api/contests/%s/versions?%s" % (to, quoted, note), token.strip(), source)
    print("%s: %s/v/%d" % (version["name"], to, version["id"]), flush=True)
    begun = time.time()
    while version["state"] == "waiting" and time.time() - begun < PATIENCE:
        time.sleep(0.7)
        version = ask("%s/api/versions/%d" % (to, version["id"]), token.strip())
    if version["state"] == "waiting":
        sys.exit("it is still being checked: see its page")
    if not version.get("check"):
        sys.exit("its check broke off: see its page")
    print(version["check"], end="")
    sys.exit(0 if version["state"] == "ready" else 1)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):  # a console in another encoding still gets every line
        stream.reconfigure(errors="replace")
    main()
