#!/usr/bin/env python3
"""Fails where two files of a folder have the same name to themselves, or one has that of a type in a header: a unity build
(CMakeLists.txt) reads the files of a folder as one, and such names would meet there. The benchmarks and the tests that are
alone are not built so.

unitnames.py ROOT
"""
import collections
import pathlib
import re
import sys

ALONE = re.compile(r"^namespace \{\n(.*?)^\} // namespace\n", re.MULTILINE | re.DOTALL)
TYPE = re.compile(r"^(?:class|struct|enum(?: class)?) (\w+)", re.MULTILINE)
ALIAS = re.compile(r"^using (\w+) =", re.MULTILINE)  # of the same type it may stand twice
PUBLIC = re.compile(r"^(?:class|struct|enum class) (\w+)[^;]*?\{", re.MULTILINE)
VALUE = re.compile(r"^(?:constexpr|const|static)\b[^;({=]*?[\s*&](\w+)(?:\[[^\]]*\])*\s*(?:=|\{|\()", re.MULTILINE)
FUNCTION = re.compile(r"^(?!class |struct |enum |return |else|template|using |using namespace)[A-Za-z_][\w:<>,*& ]*[ *&](\w+)\(((?:[^;{]|\{\})*?)\)(?: const| noexcept)*\n?\s*\{", re.MULTILINE)


def names_alone(text):
    for block in ALONE.findall(text):
        for pattern in (TYPE, VALUE):
            for name in pattern.findall(block):
                yield name, ""
        for name, parameters in FUNCTION.findall(block):
            # With parameters that may be left out, a function is called like several.
            kept, counts = re.sub(r"\s*=[^,]*", "", parameters).split(","), parameters.count("=")
            for count in range(len(kept) - counts, len(kept) + 1):
                yield name, " ".join(re.sub(r"\w+$", "", one.strip()).strip() for one in kept[:count])


def types_of(room, root):
    types = {}
    for path in (root / room).rglob("*.h"):
        for name in PUBLIC.findall(path.read_text(encoding="utf-8")):
            types[name] = str(path.relative_to(root))
    return types


def clashes(folder, types):
    """Each name with the files that have it to themselves, if there are several or a header has a type of that name."""
    found, aliases = collections.defaultdict(set), collections.defaultdict(set)
    for path in sorted(folder.glob("*.cpp")):
        text = path.read_text(encoding="utf-8")
        for name in names_alone(text):
            found[name].add(path.name)
        for name in (name for block in ALONE.findall(text) for name in ALIAS.findall(block)):
            aliases[name].add(path.name)
    for (name, parameters), files in sorted(found.items()):
        if not parameters and name in types:
            files.add(types[name])
        if len(files) > 1:
            yield f"{name}({parameters})", files
    for name in sorted(set(aliases) & set(types)):
        yield name, aliases[name] | {types[name]}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    status = 0
    types = {}
    for room in ("gamecore", "editor", "app", "tests"):
        types |= types_of(room, root)  # a room sees its own and those before it
        for folder in sorted({path.parent for path in (root / room).rglob("*.cpp")} - {root / "tests/alone"}):
            if "bench" in folder.parts:
                continue
            for name, files in clashes(folder, types):
                status = 1
                print(f"{folder.relative_to(root)}: {name} stands in {', '.join(sorted(files))}: rename one")
    return status


if __name__ == "__main__":
    sys.exit(main())
