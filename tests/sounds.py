#!/usr/bin/env python3
"""Checks that resources/sounds/make.py writes exactly the WAV files that are committed beside it, and their format.

    sounds.py ROOT
"""
import pathlib
import struct
import subprocess
import sys
import tempfile

MOST_BYTES = 600 * 1024  # of all files together: they are part of the program
LONGEST = 1.2  # seconds: a sound must not outlast the events it belongs to


def complaints(root):
    shipped = {path.name: path.read_bytes() for path in (root / "resources" / "sounds").glob("*.wav")}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-B", str(root / "resources" / "sounds" / "make.py"), folder], check=True)
        made = {path.name: path.read_bytes() for path in pathlib.Path(folder).glob("*.wav")}
    for name in sorted(shipped.keys() | made.keys()):
        if name not in made:
            yield f"resources/sounds/{name}: make.py does not write it"
        elif name not in shipped:
            yield f"resources/sounds/{name}: missing; run resources/sounds/make.py resources/sounds"
        elif shipped[name] != made[name]:
            yield f"resources/sounds/{name}: differs from what make.py writes; run it again"
    for name, content in sorted(shipped.items()):
        kind, channels, rate, _, _, bits = struct.unpack_from("<HHIIHH", content, 20)
        if (content[:4], content[8:12], kind, channels, rate, bits) != (b"RIFF", b"WAVE", 1, 1, 22050, 16):
            yield f"resources/sounds/{name}: not a mono WAV file of 16 bits and 22050 Hz"
        if len(content) - 44 > LONGEST * 2 * 22050:
            yield f"resources/sounds/{name}: longer than {LONGEST} s"
    total = sum(map(len, shipped.values()))
    if total > MOST_BYTES:
        yield f"resources/sounds: {total} bytes, more than {MOST_BYTES}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = list(complaints(pathlib.Path(sys.argv[1])))
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
