"""Sources put together, so that clang-tidy reads the headers of Qt once for many of them instead of once for each.

Two sources go into one unit if they are compiled alike, no name belongs to each of them alone, and no type that one has
for itself stands in the other, where it could be another type. Sources of one folder are built together anyway:
unitnames.py keeps what each has for itself apart. What goes wrong all the same is looked at in smaller units.
"""
import re
import shlex
import sys
from pathlib import Path

LOCAL_TYPE = re.compile(r"(?:struct|class|enum class|enum|union) (\w+)")
LOCAL_ENUMERATORS = re.compile(r"enum (?!class)\w+(?: : [\w:]+)? \{(.*)\}")
ALIAS = re.compile(r"using (\w+) =")
PROGRAMS_OWN = re.compile(r"(?:int|void \*?)\s*(main|operator new|operator delete)\b")
LOCAL_NAME = re.compile(r"(?!namespace|using |template|#|//|/\*|[\s{}]).*?(\w+)\s*[({=;\[]")
COMPILER = re.compile(r"(?:\+\+|cc|clang)(?:-\d+)?$")
WORD = re.compile(r"[A-Za-z_]\w+")
CALLED = re.compile(r"(?<![\w.>:])([a-z]\w+)\(")
PRECOMPILED = ("-Winvalid-pch", "-fpch-preprocess")
# Lone tests bring a main() of their own.
WITHOUT_MAIN = "#undef QTEST_GUILESS_MAIN\n#define QTEST_GUILESS_MAIN(test)\n"


def local_names(text):
    """What stands in an anonymous namespace, is static or is a type of a source; rather too many than too few."""
    names, inside = set(), False
    for line in text.split("\n"):
        if line == "namespace {":
            inside = True
        elif line.startswith("} // namespace"):
            inside = False
            continue
        if match := LOCAL_ENUMERATORS.match(line):
            names.update(WORD.findall(match.group(1)))
        if match := ALIAS.match(line) or PROGRAMS_OWN.match(line) or LOCAL_TYPE.match(line) or (
                (inside or line.startswith("static ")) and LOCAL_NAME.match(line)):
            names.add(match.group(1))
    return names


def meant_words(text):
    """Names of types, and of functions that are called without an object: what could be another file's by mistake."""
    return {word for word in WORD.findall(text) if word[0].isupper()} | set(CALLED.findall(text))


def plain_arguments(command):
    """The compiler and its arguments without what starts it, such as ccache, and without headers that gcc precompiled,
    which clang cannot read."""
    arguments = shlex.split(command)
    del arguments[:next(place for place, argument in enumerate(arguments) if COMPILER.search(argument))]
    for place in reversed(range(len(arguments))):
        if arguments[place] in PRECOMPILED:
            del arguments[place]
        elif arguments[place] == "-include" and arguments[place + 1].endswith("cmake_pch.hxx"):
            del arguments[place:place + 2]
    return arguments


def split_command(command):
    """(what has to be alike for two files to share a unit, the folders of what moc made)"""
    arguments = plain_arguments(command)
    output = arguments.index("-o")
    del arguments[output:output + 2]
    source = arguments.index("-c")
    del arguments[source:source + 2]
    made = tuple(argument for argument in arguments if argument.endswith("_autogen/include"))
    return tuple(argument for argument in arguments if argument not in made), made


class Unit:
    def __init__(self, folder, flags):
        self.folder, self.flags = folder, flags
        self.paths, self.names, self.words, self.made = [], set(), set(), []

    def takes(self, path, flags, names, words, by_folder):
        if (self.folder, self.flags) != (Path(path).parts[0], flags):
            return False
        if self.names & names:
            return False
        if by_folder and all(Path(other).parent == Path(path).parent for other in self.paths):
            return True
        return not self.names & words and not self.words & names

    def add(self, path, names, words, made):
        self.paths.append(path)
        self.names |= names
        self.words |= words
        self.made += [folder for folder in made if folder not in self.made]

    def write(self, root, file):
        """Writes the unit and answers with its entry of the compile commands."""
        is_test = "-DQT_TESTLIB_LIB" in self.flags
        head = f"#include <QtTest>\n{WITHOUT_MAIN}" if is_test else ""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(head + "".join(f'#include "{root / path}" // NOLINT\n' for path in self.paths), encoding="utf-8")
        arguments = [*self.flags, *self.made, "-c", str(file)]
        return {"directory": str(root), "file": str(file), "arguments": arguments}


def units_of(commands, text_of, most_files, by_folder=False):
    """commands: {path from the root: compile command}; text_of: the text of a path; most_files: in one unit;
    by_folder: sources of one folder are trusted to keep apart what each has for itself."""
    units = []
    for path in sorted(commands):
        text = text_of(path).decode()
        names, words = local_names(text), meant_words(text)
        flags, made = split_command(commands[path])
        free = (unit for unit in units if len(unit.paths) < most_files and unit.takes(path, flags, names, words, by_folder))
        unit = next(free, None)
        if unit is None:
            unit = Unit(Path(path).parts[0], flags)
            units.append(unit)
        unit.add(path, names, words, made)
    return units


SELF_TEST = (
    ("namespace {\nint gap(int cell)\n{\n    return cell;\n}\n} // namespace\n", {"gap"}),
    ("namespace {\n\nconstexpr int margin = 4;\nconst QColor color{1, 2, 3};\n\n} // namespace\n", {"margin", "color"}),
    ("class TestDoors : public QObject {\n};\n", {"TestDoors"}),
    ("static std::vector<int> rows();\nint Canvas::rows() const\n{\n    return wide();\n}\n", {"rows"}),
    ("namespace {\n\nenum Role { Path = 256, Name };\nusing What = Fix::What;\n\n} // namespace\n", {"Role", "Path", "Name", "What"}),
    ("int main(int argc, char *argv[])\n{\n}\n", {"main"}),
    ("using namespace Qt::StringLiterals;\nQString told(int cell)\n{\n}\n", set()),
)


def self_test():
    failures = [(text, local_names(text)) for text, names in SELF_TEST if local_names(text) != names]
    commands = {f"app/{name}.cpp": f"c++ -Iroot -O2 -o {name}.o -c /{name}.cpp" for name in "abc"}
    commands["app/d.cpp"] = "c++ -Iroot -O1 -o d.o -c /d.cpp"
    texts = {"app/a.cpp": b"static int gap();", "app/b.cpp": b"static int gap();"}
    paths = [unit.paths for unit in units_of(commands, lambda path: texts.get(path, b""), 10)]
    single = [unit.paths for unit in units_of(commands, lambda path: texts.get(path, b""), 1)]
    started = plain_arguments("cmake -E env A=b /bin/ccache /bin/c++ -O2 -Winvalid-pch -include /x/cmake_pch.hxx -c a.cpp")
    if started != ["/bin/c++", "-O2", "-c", "a.cpp"]:
        failures.append(started)
    if paths != [["app/a.cpp", "app/c.cpp"], ["app/b.cpp"], ["app/d.cpp"]] or len(single) != len(commands):
        failures.append((paths, single))
    sys.exit(f"self-test failed: {failures}" if failures else 0)


if __name__ == "__main__":
    self_test()
