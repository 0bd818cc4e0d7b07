#!/usr/bin/python3
"""A voice for speech-dispatcher that makes no sound: it writes down what would be heard.

Speech takes the time that it would take (EAR_WORDS_A_MINUTE), so that what a screen reader interrupts is cut off where
it would be. Each line of the file EAR_HEARD is JSON: {"what": "begin" | "end" | "cut", "text": ...}.
"""

import json
import os
import re
import select
import sys
import time
from html import unescape

WORDS_A_MINUTE = float(os.environ["EAR_WORDS_A_MINUTE"])
LETTERS_A_WORD = 6
heard = open(os.environ["EAR_HEARD"], "a", buffering=1, encoding="utf-8")
unread = b""
speaking = None
ends = 0.0


def note(what):
    heard.write(json.dumps({"what": what, "text": speaking}, ensure_ascii=False) + "\n")


def answer(line):
    print(line, flush=True)


def read_line(until=None):
    """The next line from speech-dispatcher; None when none has come in time."""
    global unread
    while b"\n" not in unread:
        wait = None if until is None else max(0.0, until - time.monotonic())
        if not select.select([0], [], [], wait)[0]:
            return None
        more = os.read(0, 65536)
        if not more:
            sys.exit(0)
        unread += more
    line, unread = unread.split(b"\n", 1)
    return line.decode("utf-8", "replace").rstrip("\r")


def read_text():
    lines = []
    while (line := read_line()) != ".":
        lines.append(line.removeprefix(".") if line.startswith("..") else line)
    return " ".join(unescape(re.sub(r"<[^>]*>", "", "\n".join(lines))).split())


def begin(text):
    global speaking, ends
    speaking = text
    ends = time.monotonic() + max(0.05, len(text) / LETTERS_A_WORD / WORDS_A_MINUTE * 60)
    note("begin")
    answer("701 BEGIN")


def finish(what, line):
    global speaking
    if speaking is None:
        return
    note(what)
    speaking = None
    answer(line)


while True:
    command = read_line(None if speaking is None else ends)
    if command is None:
        finish("end", "702 END")
    elif command == "INIT":
        answer("299-A voice that is written down.")
        answer("299 OK LOADED SUCCESSFULLY")
    elif command in ("AUDIO", "LOGLEVEL"):
        answer("207 OK RECEIVING SETTINGS")
        read_text()
        answer("203 OK")
    elif command == "SET":
        answer("203 OK RECEIVING SETTINGS")
        read_text()
        answer("203 OK SETTINGS RECEIVED")
    elif command.startswith("LIST VOICES"):
        answer("200-written\ten-US\tnone")
        answer("200 OK VOICE LIST SENT")
    elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
        answer("202 OK RECEIVING MESSAGE")
        text = read_text()
        answer("200 OK SPEAKING")
        begin(text)
    elif command in ("STOP", "PAUSE"):
        finish("cut", "703 STOP")
    elif command == "QUIT":
        answer("210 OK QUIT")
        sys.exit(0)
    else:
        answer("300 ERR UNKNOWN COMMAND")
