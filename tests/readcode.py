#!/usr/bin/env python3
"""Reads codes of levels and runs as docs/code-format.md tells, by nothing that the program has: what the page leaves out
or tells wrong is found here.

    readcode.py ROOT PROGRAM
"""
import base64
import binascii
import json
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

PAGE = "docs/code-format.md"

LOGISTIC = [int(word) for word in """1 2 3 5 8 13 22 36 60 98 162 267 439 720 1179 1921 3108 4971 7812 11955 17625 24743
32768 40793 47911 53581 57724 60565 62428 63615 64357 64816 65097 65269 65374 65438 65476 65500 65514 65523 65528 65531
65533 65534 65535""".split()]
M32 = 0xFFFFFFFF
M64 = 0xFFFFFFFFFFFFFFFF


def quotient(a, b):
    """Division that rounds towards 0."""
    return abs(a) // b * (1 if a >= 0 else -1)


def put(value, first, last):
    return max(first, min(last, value))


def squash(place):
    place = put(place, -2816, 2815) + 2816
    left, right = LOGISTIC[place // 128], LOGISTIC[place // 128 + 1]
    return put(left + (right - left) * (place % 128) // 128, 1, 65535)


def stretch_table():
    table, place = [], -2816
    for i in range(4096):
        while place < 2815 and squash(place) < 16 * i + 8:
            place += 1
        table.append(place)
    return table


STRETCH = stretch_table()


class Coder:
    def __init__(self, data):
        self.data, self.place, self.low, self.high, self.value = data, 0, 0, M32, 0
        for _ in range(4):
            self.shift_in()

    def shift_in(self):
        byte = self.data[self.place] if self.place < len(self.data) else 0
        self.place += 1
        self.value = (self.value << 8 | byte) & M32

    def bit(self, chance=32768):
        middle = self.low + ((self.high - self.low) * chance >> 16)
        one = self.value <= middle
        if one:
            self.high = middle
        else:
            self.low = middle + 1
        while self.low >> 24 == self.high >> 24:
            self.shift_in()
            self.low = self.low << 8 & M32
            self.high = (self.high << 8 & M32) | 255
        return int(one)

    def bits(self, count):
        value = 0
        for _ in range(count):
            value = value << 1 | self.bit()
        return value


def learned(state, bit, bound):
    chance, n = state
    chance += quotient(((65535 if bit else 0) - chance) * 2, 2 * n + 3)
    return [put(chance, 1, 65535), min(n + 1, bound)]


class Learned:
    def __init__(self):
        self.state = [32768, 0]

    def code(self, coder):
        bit = coder.bit(self.state[0])
        self.state = learned(self.state, bit, 30)
        return bit


class Numbers:
    def __init__(self):
        self.lengths = [Learned() for _ in range(31)]
        self.seconds = [Learned() for _ in range(31)]

    def code(self, coder):
        length = 0
        while length < 30 and self.lengths[length].code(coder):
            length += 1
        value = 1
        for i in range(length):
            value = value << 1 | (self.seconds[length].code(coder) if i == 0 else coder.bit())
        return value - 1


class Mixed:
    def __init__(self, contexts, bits, bound):
        self.bits, self.bound = bits, bound
        self.tables = [{} for _ in range(contexts)]
        self.weights = [26214] * contexts

    def place(self, x):
        for _ in range(2):
            x = (x ^ x >> 15) * 0x9E3779B1 & M32
        return x >> (32 - self.bits)

    def code(self, contexts, coder=None, known=None):
        places = [self.place(x) for x in contexts]
        states = [table.get(place, [32768, 0]) for table, place in zip(self.tables, places)]
        inputs = [STRETCH[state[0] >> 4] for state in states]
        total = sum(weight * value for weight, value in zip(self.weights, inputs))
        chance = squash(put(quotient(total, 65536), -2816, 2816))
        bit = coder.bit(chance) if coder else known
        error = (65535 if bit else 0) - chance
        for i, value in enumerate(inputs):
            self.weights[i] = put(self.weights[i] + quotient(value * error, 8192), -1048576, 1048576)
            self.tables[i][places[i]] = learned(states[i], bit, self.bound)
        return bit


class Texts:
    def __init__(self, primer):
        self.mixed, self.before = Mixed(6, 16, 30), 0
        for byte in primer:
            self.byte(None, byte)

    def byte(self, coder, known=0):
        node = 1
        for i in range(8):
            contexts = []
            for order in range(6):
                x = self.before & (1 << 8 * order) - 1 | node << 44 | order << 56
                contexts.append((x * 0x9E3779B97F4A7C15 & M64) >> 32)
            node = node << 1 | self.mixed.code(contexts, coder, known >> (7 - i) & 1)
        self.before = (self.before << 8 | node & 255) & M64
        return node & 255

    def code(self, coder):
        text = bytearray()
        while byte := self.byte(coder):
            text.append(byte)
        return text.decode()


NEAR = ((-1, 0), (0, -1), (-1, -1), (1, -1), (-2, 0), (0, -2), (2, -1), (-2, -1), (-1, -2), (1, -2), (-3, 0), (0, -3),
        (3, -1), (-3, -1), (2, -2), (-2, -2), (-4, 0), (0, -4), (4, -1), (-1, -3))


def main_character(coder, usual):
    return usual if coder.bit(60000) else chr(coder.bits(21))


def read_rows(coder):
    numbers = Numbers()
    width, height = numbers.code(coder), numbers.code(coder)
    wall = main_character(coder, "#")
    floor = main_character(coder, " ")
    cells = {}
    counts = [["@", 9], ["O", 6], ["g", 6], ["!", 4], ["T", 4], [">", 4], ["+", 4], ["X", 3], ["R", 2], ["K", 2]]
    counts += [[c, 1] for c in "D~%^:123456lcfi-/[({. #"]
    is_open, is_other, as_left, as_above = Mixed(8, 16, 60), Mixed(3, 12, 60), Learned(), Learned()

    def at(x, y):
        return cells.get((x, y), wall) if 0 <= x < width else wall

    def around(x, y, n):
        bits = 0
        for dx, dy in NEAR[:n]:
            bits = bits << 1 | (at(x + dx, y + dy) != wall)
        return bits

    def character(x, y, left, up):
        a4 = around(x, y, 4)
        edges = (x == 0) | (x == width - 1) << 1 | (y == 0) << 2 | (y == height - 1) << 3
        a10 = around(x, y, 10)
        left, up = min(left, 31), min(up, 31)
        if not is_open.code([16 * a4 + edges, around(x, y, 7), a10, around(x, y, 14), around(x, y, 20), 32 * a4 + left,
                             32 * a4 + up, 1024 * around(x, y, 2) + 32 * left + up], coder):
            return wall
        classes = 0
        for dx, dy in NEAR[:4]:
            c = at(x + dx, y + dy)
            classes = classes * 3 + (0 if c == wall else 1 if c == floor else 2)
        if not is_other.code([0, classes, a10], coder):
            return floor
        west, north = at(x - 1, y), at(x, y - 1)
        if west not in (wall, floor) and as_left.code(coder):
            return west
        if north not in (wall, floor, west) and as_above.code(coder):
            return north
        rest = 1 + sum(count for c, count in counts if c not in (wall, floor))
        for entry in counts:
            if entry[0] in (wall, floor):
                continue
            if coder.bit(put(65536 * entry[1] // rest, 1, 65535)):
                entry[1] += 6
                return entry[0]
            rest -= entry[1]
        c = chr(coder.bits(21))
        counts.append([c, 6])
        return c

    up = [0] * width
    for y in range(height):
        left = 0
        for x in range(width):
            cells[x, y] = character(x, y, left, up[x])
            here = cells[x, y] != wall
            left = left + 1 if x > 0 and here == (cells[x - 1, y] != wall) else 0
            up[x] = up[x] + 1 if y > 0 and here == (cells[x, y - 1] != wall) else 0
    return ["".join(cells[x, y] for x in range(width)) for y in range(height)]


def things_of(text, width):
    things, place = [], 0
    for line in text.split("\n")[:-1]:
        gap, rest = line.split(" ", 1)
        kind, brace, values = rest.partition("{")
        place += int(gap)
        things.append({**json.loads(brace + values or "{}"), "kind": kind, "cell": [place % width, place // width]})
    return things


LINES = {"n": "north", "e": "east", "s": "south", "w": "west", "u": "northeast", "v": "southeast", "x": "southwest",
         "y": "northwest"}
WORDS = {".": "wait", ",": "pickup", ">": "descend", "l": "look"}


def commands_of(text):
    commands, i, advance = [], 0, 120
    while i < len(text):
        letter = text[i]
        i += 1
        if letter == "(":
            end = text.index(")", i)
            line, i = text[i:end], end + 1
        elif letter == "A":
            end = text.index(";", i)
            advance, i = int(text[i:end]), end + 1
            line = f"advance {advance}"
        elif letter == "a":
            line = f"advance {advance}"
        else:
            line = WORDS.get(letter) or "move " + LINES[letter]
        start = i
        while i < len(text) and text[i].isdigit():
            i += 1
        commands.append([line, int(text[start:i])] if i > start else line)
    return commands


def read_level(coder, texts):
    rows = read_rows(coder)
    level = {"format": "mazewright-level", "version": 1, "name": "", "author": "", "description": "",
             "ruleset": "buchhaim"}
    level.update(json.loads(texts.code(coder)) if coder.bit() else {})
    things = things_of(texts.code(coder), len(rows[0])) if coder.bit() else []
    return {**level, "rows": rows, **({"things": things} if things else {})}


def read_run(coder, texts):
    run = {"format": "mazewright-run", "version": 1}
    run.update(json.loads(texts.code(coder)) if coder.bit() else {})
    run["commands"] = commands_of(texts.code(coder)) if coder.bit() else []
    has_level_hash = coder.bit()
    hashes = [f"{coder.bits(64):016x}" for _ in range(Numbers().code(coder))]
    if has_level_hash:
        run["level_hash"] = hashes.pop(0)
    if hashes:
        count = sum(c[1] if isinstance(c, list) else 1 for c in run["commands"])
        run["hashes"] = [list(pair) for pair in zip([*range(0, count, 100), count], hashes)]
    return run


def read_code(text, primer):
    text = "".join(text.split())
    assert text.startswith("mw1"), "no code"
    data = base64.urlsafe_b64decode(text[3:] + "=" * (-len(text[3:]) % 4))
    assert binascii.crc32(data[:1] + data[5:]) == int.from_bytes(data[1:5], "big"), "damaged"
    kind, packing = data[0] & 15, data[0] >> 4
    if packing == 0:
        return json.loads(zlib.decompress(data[5:], -15))
    coder, texts = Coder(data[5:]), Texts(primer)
    level = read_level(coder, texts) if coder.bit() else None
    run = read_run(coder, texts) if coder.bit() else None
    outer, inner, key = (run, level, "level") if kind == 2 else (level, run, "proof")
    return {**outer, **({key: inner} if inner else {})}


def primer_of(page):
    block = page.split('```\n{ "name"')[1].split("```")[0]
    return ('{ "name"' + block).replace("\n", "").replace("|", "\0").encode()


def code_of(program, path):
    return subprocess.run([program, "code", path], check=True, capture_output=True, text=True).stdout


def recorded(program, level, folder):
    run = folder / "a.run.json"
    lines = "".join(f"{line}\n" for line in ["move south", "advance 120", "advance 120", "look", "advance 250"] * 30)
    subprocess.run([program, "headless", level, "--seed", "7", "--record", run], input=lines, check=True,
                   capture_output=True, text=True)
    return run


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root, program = Path(sys.argv[1]), sys.argv[2]
    primer = primer_of((root / PAGE).read_text(encoding="utf-8"))
    levels = root / "resources/levels"
    with tempfile.TemporaryDirectory() as folder:
        files = [levels / "buchhaim.level.json", levels / "campaign/07_the_needle_floor.level.json",
                 root / "tests/maps/can/cave_grass_sea.level.json",
                 recorded(program, levels / "buchhaim.level.json", Path(folder))]
        for path in files:
            said = json.loads(path.read_text(encoding="utf-8"))
            if read_code(code_of(program, path), primer) != said:
                sys.exit(f"{path}: its code holds something else, read as {PAGE} says")
            print(f"{path.name}: read from its code as {PAGE} says")


if __name__ == "__main__":
    main()
