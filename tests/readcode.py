#!/usr/bin/env python3
"""Reads share codes of levels and runs as docs/code-format.md describes, without code of the program. This finds gaps
and errors of the page.

    readcode.py ROOT PROGRAM
"""
import base64
import binascii
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

PAGE = "docs/code-format.md"


def read_code(text, dictionary):
    text = "".join(text.split())
    assert text.startswith("mw2"), "no code"
    data = base64.urlsafe_b64decode(text[3:] + "=" * (-len(text[3:]) % 4))
    assert binascii.crc32(data[4:]) == int.from_bytes(data[:4], "big"), "damaged"
    return zlib.decompressobj(-15, zdict=dictionary).decompress(data[4:])


def dictionary_of(page):
    return page.split("```\n")[1].encode()


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
    dictionary = dictionary_of((root / PAGE).read_text(encoding="utf-8"))
    levels = root / "resources/levels"
    with tempfile.TemporaryDirectory() as folder:
        files = [levels / "buchhaim.level.json", levels / "campaign/07_the_needle_floor.level.json",
                 root / "tests/maps/can/cave_grass_sea.level.json",
                 recorded(program, levels / "buchhaim.level.json", Path(folder))]
        for path in files:
            if read_code(code_of(program, path), dictionary) != path.read_bytes():
                sys.exit(f"{path}: its code holds something else, read as {PAGE} says")
            print(f"{path.name}: read from its code as {PAGE} says")


if __name__ == "__main__":
    main()
