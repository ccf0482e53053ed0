#!/usr/bin/env python3
"""Finds sentences that readers have to read twice (CONTRIBUTING.md, Style).

dialect.py ROOT           fails on comments that begin with a relative clause or "Nobody", and on user texts with
                          "nobody", "somebody" or "whoever", unless tests/dialect_allowed.txt lists them
dialect.py ROOT --update  rewrites that list without obsolete entries; check the entries that it adds
dialect.py --self-test    tests that the check can fail
"""

import pathlib
import re
import sys

FOLDERS = ("gamecore", "editor", "app", "tests")
OPENINGS = r"(?:What|Whether|Who|Whoever|That of|Of these|Of|Those|One|Nobody|Somebody|Nothing)"
OPENING = re.compile(rf"(?:^|(?<=[.:;] )){OPENINGS}\b[^.]*")
COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[/!]?<?[ \t]*([^\n]*)')
TEXT = re.compile(
    r'(?:\btr|QT_TR_NOOP|QT_TRANSLATE_NOOP3?|QT_TR_N_NOOP)\(\s*((?:"(?:[^"\\\n]|\\.)*"[\s,]*)+)')
UNCLEAR = re.compile(r"\b(?:nobody|somebody|whoever)\b", re.IGNORECASE)
SHOWN = 40


def sentences(text):
    """Returns the comments of a source with such a beginning, and its user texts with such words."""
    found, block = [], []
    for line in [*text.splitlines(), ""]:
        comments = [match[1] for match in COMMENT.finditer(line) if match[1] is not None]
        is_own_line = line.lstrip().startswith("//")
        if block and not is_own_line:
            found += [match[0].strip() for match in OPENING.finditer(" ".join(block))]
            block = []
        if is_own_line:
            block.append(comments[0].strip())
        else:
            found += [match[0].strip() for comment in comments for match in OPENING.finditer(comment.strip())]
    for call in TEXT.finditer(text):
        words = "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', call[1]))
        found += [f'"{words}"'] if UNCLEAR.search(words) else []
    return found


def places(root):
    """Returns all such sentences of the tree, as lines of the list."""
    files = sorted(path for folder in FOLDERS for path in (root / folder).rglob("*") if path.suffix in (".h", ".cpp"))
    return [f"{path.relative_to(root)}: {sentence}" for path in files
            for sentence in sentences(path.read_text(encoding="utf-8"))]


def self_test():
    source = '''/// Whether a line is a title. Reads one.
int a; ///< what is left; of both: Nobody is here
const QString s = u"// What is this"_s;
tr("Nobody can walk on it"); tr("The hero"
                                " meets somebody");
/// Returns the lines. Those of a maze
/// come first.
'''
    expected = ["Whether a line is a title", "Nobody is here", "Those of a maze come first",
                '"Nobody can walk on it"', '"The hero meets somebody"']
    assert sorted(sentences(source)) == sorted(expected), sentences(source)
    return 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    listed = root / "tests" / "dialect_allowed.txt"
    found = places(root)
    if "--update" in sys.argv:
        listed.write_text("".join(f"{place}\n" for place in sorted(set(found))), encoding="utf-8")
        print(f"dialect: {len(set(found))} places are allowed")
        return 0
    allowed = set(listed.read_text(encoding="utf-8").splitlines())
    new = [place for place in found if place not in allowed]
    gone = sorted(allowed - set(found))
    for place in new[:SHOWN]:
        print(f"{place}\n    say it with the thing as the subject: Returns, True if, The hero, The cell")
    for place in gone[:SHOWN]:
        print(f"tests/dialect_allowed.txt: no longer needed: {place}")
    print(f"dialect: {len(found)} sentences, {len(new)} of them new")
    return 1 if new or gone else 0


if __name__ == "__main__":
    sys.exit(main())
