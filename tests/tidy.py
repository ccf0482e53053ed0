#!/usr/bin/env python3
"""Runs clang-tidy on every source that the build compiles, except those that are known to be clean.

    tidy.py ROOT BUILD JOBS [--all] [--profile]
    tidy.py --self-test             tests with made-up files which changes make a source unclean

    --all      checks all sources
    --profile  checks all sources and prints the seconds of each check

clang-tidy spends most of its time on Qt headers. Sources with the same compiler arguments are therefore checked several
at once; with a unity build these are about forty files. If a file has a finding, the sources that include it are not
stored as clean; the other sources of the same unit are.

A clean source is stored under a hash of its text, the text of all project files that it includes, the compiler
arguments, the settings and the version of clang-tidy. The hashes are empty files in $XDG_CACHE_HOME/mazewright/tidy.
All clones of the project share them, as with ccache. Hashes that were not used for 60 days are deleted.
"""
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

TOP_FOLDERS = ("gamecore", "editor", "app", "tests")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
COMPILER = re.compile(r"(?:\+\+|cc|clang)(?:-\d+)?$")
FINDING = re.compile(r"^(?=\S+:\d+:\d+: (?:error|warning): )", re.MULTILINE)
PROFILE_LINE = re.compile(r"^\s*[\d.]+ \([^)]*\)\s+[\d.]+ \([^)]*\)\s+[\d.]+ \([^)]*\)\s+([\d.]+) \([^)]*\)\s+(\S+)$", re.MULTILINE)
KEPT_SECONDS = 60 * 24 * 3600
SOURCES_AT_ONCE = 3
TOGETHER_ONLY = "[clang-diagnostic-error]"


class Tree:
    """The texts of the project's files, and the files that each source includes."""

    def __init__(self, root):
        self.root, self.texts = root, {}

    def text(self, path):
        if path not in self.texts:
            file = self.root / path
            self.texts[path] = file.read_bytes() if file.is_file() else b""
        return self.texts[path]

    def reached(self, path):
        """Returns the file and all project files that it includes, also indirectly, as sorted paths from the root."""
        seen, waiting = {path}, [path]
        while waiting:
            for name in INCLUDE.findall(self.text(waiting.pop())):
                name = name.decode().removeprefix(f"{self.root}/")
                if name not in seen and (self.root / name).is_file():
                    seen.add(name)
                    waiting.append(name)
        return sorted(seen)

    def key(self, path, arguments, common):
        """Returns the hash under which a clean source is stored. It is the same in all clones."""
        digest = hashlib.sha256(common + " ".join(arguments).replace(str(self.root), "").encode())
        for name in self.reached(path):
            text = self.text(name).replace(f"{self.root}/".encode(), b"")
            digest.update(name.encode() + b"\0" + hashlib.sha256(text).digest())
        return digest.hexdigest()


def plain_arguments(command):
    """Returns the compiler arguments without the launcher, gcc's precompiled headers and -Werror.

    Clang cannot read gcc's precompiled headers. Only CI sets -Werror; here every finding is an error anyway.
    """
    arguments = shlex.split(command)
    del arguments[:next(place for place, argument in enumerate(arguments) if COMPILER.search(argument))]
    kept, skipped = [], False
    for place, argument in enumerate(arguments):
        is_precompiled = argument == "-include" and arguments[place + 1].endswith("cmake_pch.hxx")
        if not skipped and not is_precompiled and argument not in ("-Winvalid-pch", "-fpch-preprocess", "-Werror"):
            kept.append(argument)
        skipped = is_precompiled
    return kept


def sources_of(tree, build):
    """Returns {path of a source from the root: compiler arguments}, without sources of only generated code."""
    result = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["directory"], entry["file"])
        if not file.is_relative_to(tree.root):
            continue
        path = file.relative_to(tree.root).as_posix()
        ours = [name for name in tree.reached(path) if name.endswith(".cpp") and name.split("/")[0] in TOP_FOLDERS]
        if ours and "_autogen/" not in path:
            result[path] = plain_arguments(entry["command"])
    return result


def settings_of(tree, path):
    """Returns the settings file for a source; tests have their own."""
    cpp = next(name for name in tree.reached(path) if name.endswith(".cpp") and name.split("/")[0] in TOP_FOLDERS)
    return "tests/.clang-tidy" if cpp.startswith("tests/") else ".clang-tidy"


class Memory:
    """The hashes of clean sources, in the user's cache folder."""

    def __init__(self):
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        self.folder = Path(cache, "mazewright", "tidy")
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.iterdir():
            if file.stat().st_mtime < time.time() - KEPT_SECONDS:
                file.unlink(missing_ok=True)

    def is_clean(self, key):
        file = self.folder / key
        if not file.is_file():
            return False
        file.touch()
        return True

    def remember(self, key):
        (self.folder / key).touch()


def units_of(waiting, sources, settings):
    """Returns lists of sources to check at once: their arguments are equal except for the input and output names."""
    groups = {}
    for path in waiting:
        arguments = sources[path]
        place = arguments.index("-o")
        groups.setdefault((settings[path], *arguments[:place]), []).append(path)
    return [group[first:first + SOURCES_AT_ONCE] for group in groups.values()
            for first in range(0, len(group), SOURCES_AT_ONCE)]


class Runner:
    """Runs clang-tidy on units, which are written to a folder with their compile commands."""

    def __init__(self, tree, sources, settings, folder, options):
        self.tree, self.sources, self.settings, self.folder, self.options = tree, sources, settings, folder, options

    def run(self, unit):
        """Returns (unit, findings of clang-tidy); the findings are empty if there are none."""
        number = hashlib.sha256("\n".join(unit).encode()).hexdigest()
        place = self.folder / number
        place.mkdir()
        file = place / "unit.cpp"
        file.write_text("".join(f'#include "{self.tree.root / path}"\n' for path in unit), encoding="utf-8")
        arguments = self.sources[unit[0]]
        (place / "compile_commands.json").write_text(json.dumps([{
            "directory": str(place), "file": str(file),
            "arguments": [*arguments[:arguments.index("-o")], "-c", str(file)]}]), encoding="utf-8")
        run = subprocess.run(["clang-tidy", "--quiet", "-p", place,
                              f"--config-file={self.tree.root / self.settings[unit[0]]}",
                              r"--header-filter=/(gamecore|editor|app|tests)/.*\.(h|cpp)$", *self.options, file],
                             cwd=self.tree.root, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if run.returncode == 0:
            return unit, run.stderr if self.options else ""
        notes = "\n".join(line for line in run.stderr.splitlines() if not re.match(r"\d+ warnings?.*|Suppressed", line))
        return unit, (run.stdout + notes).replace(f"{self.tree.root}/", "").strip()


def check(tree, build, jobs, everything, profile):
    sources = sources_of(tree, build)
    settings = {path: settings_of(tree, path) for path in sources}
    version = subprocess.run(["clang-tidy", "--version"], check=True, stdout=subprocess.PIPE).stdout
    keys = {path: tree.key(path, arguments, version + tree.text(settings[path])) for path, arguments in sources.items()}
    memory = Memory()
    waiting = [path for path in sources if everything or profile or not memory.is_clean(keys[path])]
    if waiting:
        print(f"clang-tidy: {len(waiting)} of {len(sources)} sources", file=sys.stderr, flush=True)
    unclean, told, seconds = set(), set(), Counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        runner = Runner(tree, sources, settings, Path(folder), ("--enable-check-profile",) if profile else ())
        runs = [pool.submit(runner.run, unit) for unit in units_of(waiting, sources, settings)]
        while runs:
            done = next(as_completed(runs))
            runs.remove(done)
            unit, output = done.result()
            if len(unit) > 1 and TOGETHER_ONLY in output:  # two sources define the same name, which is not an error
                runs += [pool.submit(runner.run, [path]) for path in unit]
                continue
            for took, name in PROFILE_LINE.findall(output) if profile else ():
                seconds[name] += float(took)
            places = set()
            for finding in FINDING.split(output):
                if match := re.match(r"(\S+?):\d+:\d+: ", finding):
                    places.add(match.group(1))
                    if finding not in told:
                        print(finding.rstrip(), flush=True)
                        told.add(finding)
                elif finding.strip() and not profile:
                    print(finding.rstrip(), flush=True)
                    places.update(unit)
            for path in unit:
                if places.isdisjoint({path, *tree.reached(path)}):
                    memory.remember(keys[path])
                else:
                    unclean.add(path)
    for name, took in seconds.most_common():
        print(f"{took:8.1f} s  {name}")
    if unclean:
        sys.exit(f"clang-tidy: something was found in {len(unclean)} of {len(sources)} sources")


SELF_TEST_FILES = {
    "app/door.cpp": '#include "app/door.h"\n',
    "app/door.h": '#include "gamecore/lock.h"\n',
    "app/hall.cpp": "int hall();\n",
    "gamecore/lock.h": "struct Lock;\n",
    "gamecore/unread.h": "struct Unread;\n",
}
# Changed files, with the sources that each change makes unclean.
SELF_TEST = (
    ("gamecore/lock.h", {"app/door.cpp", "build/unity.cxx"}),
    ("app/hall.cpp", {"app/hall.cpp", "build/unity.cxx"}),
    ("gamecore/unread.h", set()),
)


def self_test():
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        for root in (Path(first), Path(second)):
            for path, text in SELF_TEST_FILES.items():
                (root / path).parent.mkdir(exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            (root / "build").mkdir()
            (root / "build/unity.cxx").write_text("".join(f'#include "{root}/app/{name}.cpp"\n' for name in ("door", "hall")))
        sources = ("app/door.cpp", "app/hall.cpp", "build/unity.cxx")

        def keys_in(root):
            return {path: Tree(root).key(path, ("g++", f"-I{root}"), b"") for path in sources}
        before = keys_in(Path(first))
        if before != keys_in(Path(second)):
            sys.exit("self-test: another clone of the same files has other hashes")
        for changed, expected in SELF_TEST:
            file = Path(first) / changed
            file.write_text(SELF_TEST_FILES[changed] + "int changed();\n", encoding="utf-8")
            unclean = {path for path, key in keys_in(Path(first)).items() if key != before[path]}
            file.write_text(SELF_TEST_FILES[changed], encoding="utf-8")
            if unclean != expected:
                sys.exit(f"self-test: a change of {changed} makes {unclean} unclean instead of {expected}")


def main():
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        self_test()
        return
    options = {argument for argument in arguments if argument.startswith("--")}
    places = [argument for argument in arguments if not argument.startswith("--")]
    if len(places) != 3 or options - {"--all", "--profile"}:
        sys.exit(__doc__)
    check(Tree(Path(places[0]).resolve()), Path(places[1]).resolve(), int(places[2]), "--all" in options,
          "--profile" in options)


if __name__ == "__main__":
    main()
