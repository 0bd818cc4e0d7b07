#!/usr/bin/env python3
"""A bot for Riverstone to begin from: it plays Kakuzu by elimination. See docs/bot-protocol.md."""
import json
import sys

NAMES = [column + row for row in "123456789" for column in "abcdefghi"]
ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [list(squares) for squares in zip(*ROWS)]
BOXES = [[27 * (box // 3) + 3 * (box % 3) + 9 * row + column for row in range(3) for column in range(3)] for box in range(9)]
UNITS = [[unit for unit in ROWS + COLUMNS + BOXES if square in unit] for square in range(81)]


def choose(view):
    """The square where the digit has the fewest alternatives, in the square itself or in its row, column or box."""
    sheet = view["uncovered"].replace("/", "")  # a dot is a stone
    if view["phase"] == "setup":
        return next(NAMES[box[4]] for box in BOXES if all(sheet[square] == "." for square in box))
    seen = [{sheet[other] for unit in UNITS[square] for other in unit} for square in range(81)]
    fits = [set("123456789") - seen[square] if sheet[square] == "." else set() for square in range(81)]
    wanted = str(view["drawn"][-1]) if view["drawn"] else "123456789"  # nothing is drawn where digits are announced
    choices = []
    for square, digit in ((square, digit) for square in range(81) for digit in fits[square] if digit in wanted):
        places = [sum(digit in fits[other] for other in unit) for unit in UNITS[square]]
        choices.append((min(len(fits[square]), *places), NAMES[square], digit))
    _, name, digit = min(choices)
    return name if view["drawn"] else digit + name


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "v": 1, "name": "Example in Python", "author": "You", "games": ["kakuzu"]}
    elif message["type"] == "turn":
        answer = {"type": "move", "move": choose(message["view"])}
    elif message["type"] == "quit":
        break
    if answer:
        print(json.dumps(answer), flush=True)
