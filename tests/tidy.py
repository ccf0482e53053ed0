#!/usr/bin/env python3
"""Runs clang-tidy over our .cpp files, and only over those that changed since they were last found clean.

    tidy.py ROOT BUILD JOBS [BASE]
    tidy.py --self-test             proves on invented files what a change concerns

With BASE, a commit that was clean: only over those that reach a file in which the work tree differs from it; over all
where what says how files are compiled or read differs.

A file counts as unchanged while its text, its compile command, the text of every header of ours that it reaches,
.clang-tidy and clang-tidy's version are the same. What was clean is remembered in BUILD/lint.json.

Files are first looked at together (tidyunits.py), many and then some at once, which takes a fraction of the time; where
something is found, each alone, and that is what counts.
"""
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path

from tidyunits import plain_arguments, units_of

TOP_FOLDERS = ("gamecore", "editor", "app", "tests")
CONCERNS_ALL = (".clang-tidy", "CMakeLists.txt", "CMakePresets.json", "tidy.py", "tidyunits.py")
PREVIOUS_DECLARATION = re.compile(r"^(\S+\.cpp):\d+:\d+: note: previous declaration is here", re.MULTILINE)
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


def tidy(root, commands, file, *options):
    run = subprocess.run(["clang-tidy", "--quiet", "-p", commands, *options, file], cwd=root, text=True,
                         errors="replace", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    notes = "\n".join(line for line in run.stderr.splitlines() if not re.match(r"\d+ warnings?.*|Suppressed", line))
    return run.returncode == 0, (run.stdout + notes).replace(f"{root}/", "").strip()


def findings(output):
    """Each finding with the lines that explain it: one in a header comes from every file that includes it."""
    return [part.rstrip() for part in re.split(r"^(?=\S+:\d+:\d+: (?:error|warning): )", output, flags=re.MULTILINE)]


def is_of_another_file(finding):
    """Whether it is a name that hides one which another source has for itself: only together are they in one scope."""
    hidden = PREVIOUS_DECLARATION.search(finding)
    return "[clang-diagnostic-shadow" in finding and hidden is not None and not finding.startswith(hidden.group(1) + ":")


def write_units(root, build, units, commands):
    """[(unit, its file)], with the compile commands of all, each file's too, and the settings of clang-tidy beside them."""
    folder = build / "lint"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    files = [folder / unit.folder / f"unit{number}.cpp" for number, unit in enumerate(units)]
    entries = [unit.write(root, file) for unit, file in zip(units, files)]
    entries += [{"directory": str(build), "file": str(root / path), "arguments": plain_arguments(command)}
                for path, command in commands.items()]
    (folder / "compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")
    for settings in (".clang-tidy", "tests/.clang-tidy"):
        (folder / settings).parent.mkdir(exist_ok=True)
        shutil.copy(root / settings, folder / settings)
    return list(zip(units, files))


def changed_since(root, base):
    """The paths of files that the work tree has otherwise than the commit, or has besides."""
    def git(*arguments):
        run = subprocess.run(["git", "-C", root, *arguments, "-z"], check=True, stdout=subprocess.PIPE, text=True)
        return set(run.stdout.split("\0")) - {""}
    return git("diff", "--name-only", "--no-renames", base) | git("ls-files", "--others", "--exclude-standard")


def concerned(tree, paths, changed):
    """Those of the paths that a change of these files may say something new about."""
    if any(Path(path).name in CONCERNS_ALL for path in changed):
        return set(paths)
    return {path for path in paths if not changed.isdisjoint(tree.reached(path))}


class Lint:
    def __init__(self, root, build, jobs, base=None):
        self.root, self.build, self.jobs = root, build, jobs
        self.tree, self.memory = Tree(root), build / "lint.json"
        self.commands = commands_of(root, build)
        if base:
            chosen = concerned(self.tree, self.commands, changed_since(root, base))
            self.commands = {path: command for path, command in self.commands.items() if path in chosen}
        version = subprocess.run(["clang-tidy", "--version"], check=True, stdout=subprocess.PIPE).stdout
        common = version + self.tree.text(".clang-tidy") + self.tree.text("tests/.clang-tidy")
        self.keys = {path: self.tree.key(path, command, common) for path, command in self.commands.items()}
        clean = json.loads(self.memory.read_text(encoding="utf-8")) if self.memory.is_file() else {}
        self.clean = {path: key for path, key in clean.items() if self.keys.get(path) == key}

    def waiting(self):
        return sorted(set(self.keys) - set(self.clean))

    def remember(self, paths):
        self.clean.update((path, self.keys[path]) for path in paths)
        self.memory.write_text(json.dumps(self.clean), encoding="utf-8")

    def together(self, most_files, by_folder):
        """Remembers the files of every unit in which nothing is found."""
        waiting = {path: self.commands[path] for path in self.waiting()}
        units = units_of(waiting, self.tree.text, most_files, by_folder)
        options = (r"--header-filter=/(gamecore|editor|app|tests)/.*\.(h|cpp)$",)
        with ThreadPoolExecutor(self.jobs) as pool:
            runs = {pool.submit(tidy, self.root, self.build / "lint", file, *options): unit
                    for unit, file in write_units(self.root, self.build, units, self.commands)}
            for done in as_completed(runs):
                good, output = done.result()
                if good or all(is_of_another_file(finding) for finding in findings(output) if finding):
                    self.remember(runs[done].paths)

    def alone(self):
        """Looks at each file that is left, prints what is found and answers how many files have something to mend."""
        bad, told = 0, set()
        with ThreadPoolExecutor(self.jobs) as pool:
            runs = {pool.submit(tidy, self.root, self.build / "lint", self.root / path): path for path in self.waiting()}
            for done in as_completed(runs):
                good, output = done.result()
                if good:
                    self.remember([runs[done]])
                    continue
                bad += 1
                for finding in findings(output):
                    if finding and finding not in told:
                        print(finding, flush=True)
                        told.add(finding)
        return bad


SHADOW = "app/{}:1:2: error: declaration shadows a variable [clang-diagnostic-shadow,-warnings-as-errors]\n{}"
SHADOW_TEST = (
    (SHADOW.format("a.cpp", "app/b.cpp:3:4: note: previous declaration is here"), True),
    (SHADOW.format("a.cpp", "app/a.cpp:3:4: note: previous declaration is here"), False),
    (SHADOW.format("a.h", "app/b.h:3:4: note: previous declaration is here"), False),
    ("app/a.cpp:1:2: error: unused [clang-diagnostic-unused]\napp/b.cpp:3:4: note: previous declaration is here", False),
)

SELF_TEST_FILES = {
    "app/door.cpp": '#include "app/door.h"\n',
    "app/door.h": '#include "gamecore/lock.h"\n',
    "app/hall.cpp": "int hall();\n",
    "gamecore/lock.h": "struct Lock;\n",
}
SELF_TEST = (
    ({"gamecore/lock.h"}, {"app/door.cpp"}),
    ({"app/hall.cpp"}, {"app/hall.cpp"}),
    ({"docs/data.md", "gamecore/unread.h"}, set()),
    ({"tests/.clang-tidy"}, {"app/door.cpp", "app/hall.cpp"}),
    ({"CMakeLists.txt"}, {"app/door.cpp", "app/hall.cpp"}),
)


def self_test():
    if wrong := [finding for finding, expected in SHADOW_TEST if is_of_another_file(finding) != expected]:
        sys.exit(f"self-test: what hides a name of another file was taken wrongly: {wrong}")
    with tempfile.TemporaryDirectory() as folder:
        for path, text in SELF_TEST_FILES.items():
            (Path(folder) / path).parent.mkdir(exist_ok=True)
            (Path(folder) / path).write_text(text, encoding="utf-8")
        tree, sources = Tree(Path(folder)), ("app/door.cpp", "app/hall.cpp")
        found = [(changed, concerned(tree, sources, changed)) for changed, _ in SELF_TEST]
    if found != list(SELF_TEST):
        sys.exit(f"self-test: expected what each change concerns to be {SELF_TEST}, found {found}")


def main():
    if sys.argv[1:] == ["--self-test"]:
        self_test()
        return
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    lint = Lint(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), int(sys.argv[3]), *sys.argv[4:])
    if waiting := lint.waiting():
        print(f"clang-tidy: {len(waiting)} of {len(lint.keys)} files", file=sys.stderr, flush=True)
    for most_files, by_folder in ((60, True), (10, False)):
        lint.together(most_files, by_folder)
    if bad := lint.alone():
        sys.exit(f"clang-tidy: {bad} of {len(lint.keys)} files have something to mend")


if __name__ == "__main__":
    main()
