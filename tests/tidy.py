#!/usr/bin/env python3
"""Runs clang-tidy over our .cpp files, and only over those that changed since they were last found clean.

    tidy.py ROOT BUILD JOBS

A file counts as unchanged while its text, its compile command, the text of every header of ours that it reaches,
.clang-tidy and clang-tidy's version are the same. What was clean is remembered in BUILD/lint.json.
"""
import hashlib
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path

TOP_FOLDERS = ("gamecore", "editor", "app", "tests")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


class Tree:
    def __init__(self, root):
        self.root = root

    @lru_cache(maxsize=None)
    def text(self, path):
        file = self.root / path
        return file.read_bytes() if file.is_file() else b""

    @lru_cache(maxsize=None)
    def includes(self, path):
        return tuple(name.decode() for name in INCLUDE.findall(self.text(path)))

    def reached(self, path):
        """The file and every file of ours that it includes, directly or not, sorted."""
        seen, waiting = {path}, [path]
        while waiting:
            for name in self.includes(waiting.pop()):
                if name not in seen:
                    seen.add(name)
                    waiting.append(name)
        return sorted(seen)

    def key(self, path, command, common):
        digest = hashlib.sha256(common + command.encode())
        for name in self.reached(path):
            digest.update(name.encode() + b"\0" + hashlib.sha256(self.text(name)).digest())
        return digest.hexdigest()


def commands_of(root, build):
    """{path from the root: compile command} of our sources, without what the build generates."""
    result = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["directory"], entry["file"])
        if file.is_relative_to(root) and file.relative_to(root).parts[0] in TOP_FOLDERS and file.is_file():
            result[file.relative_to(root).as_posix()] = entry.get("command") or " ".join(entry["arguments"])
    return result


def tidy(root, build, path):
    run = subprocess.run(["clang-tidy", "--quiet", "-p", build, root / path], cwd=root, text=True, errors="replace",
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    notes = "\n".join(line for line in run.stderr.splitlines() if not re.match(r"\d+ warnings?.*|Suppressed", line))
    return run.returncode == 0, (run.stdout + notes).replace(f"{root}/", "").strip()


def findings(output):
    """Each finding with the lines that explain it: one in a header comes from every file that includes it."""
    return [part.rstrip() for part in re.split(r"^(?=\S+:\d+:\d+: (?:error|warning): )", output, flags=re.MULTILINE)]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    root, build, jobs = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), int(sys.argv[3])
    tree, memory = Tree(root), build / "lint.json"
    version = subprocess.run(["clang-tidy", "--version"], check=True, stdout=subprocess.PIPE).stdout
    common = version + tree.text(".clang-tidy") + tree.text("tests/.clang-tidy")
    keys = {path: tree.key(path, command, common) for path, command in commands_of(root, build).items()}
    clean = json.loads(memory.read_text(encoding="utf-8")) if memory.is_file() else {}
    clean = {path: key for path, key in clean.items() if keys.get(path) == key}
    waiting = sorted(set(keys) - set(clean))
    if waiting:
        print(f"clang-tidy: {len(waiting)} of {len(keys)} files", file=sys.stderr, flush=True)

    bad, told = 0, set()
    with ThreadPoolExecutor(jobs) as pool:
        runs = {pool.submit(tidy, root, build, path): path for path in waiting}
        for done in as_completed(runs):
            good, output = done.result()
            if good:
                clean[runs[done]] = keys[runs[done]]
                memory.write_text(json.dumps(clean), encoding="utf-8")
                continue
            bad += 1
            for finding in findings(output):
                if finding and finding not in told:
                    print(finding, flush=True)
                    told.add(finding)
    if bad:
        sys.exit(f"clang-tidy: {bad} of {len(keys)} files have something to mend")


if __name__ == "__main__":
    main()
