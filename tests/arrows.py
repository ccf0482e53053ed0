#!/usr/bin/env python3
"""Checks the dependencies between the rooms of gamecore, editor, app and tests:

- Every #include follows the arrows between rooms.
- Each room has a comment with its purpose.
- Units of some rooms do not include each other in a circle.
- No header includes the headers that are meant for sources only.
- docs/architecture.md lists the rooms in the order of the arrows, with the purposes from their headers.

    arrows.py ROOT         prints FILE:LINE: sentence for each fault; exits with 1 if there is one
    arrows.py --self-test  tests with made-up files that each rule can fail
"""
import re
import sys
import tempfile
from pathlib import Path

TOP_FOLDERS = ("gamecore", "editor", "app", "tests")

# A room may include itself and the rooms to its right.
ROOMS = {
    "gamecore": ("analysis", "worstcase", "softlock", "hints", "solving", "playtest", "bots", "sharing", "replay", "play", "rules", "world", "diff", "levelfile", "tiled", "mapgen",
                 "pathfinding", "level", "data", "json", "packing", "fov", "base"),
    "editor": ("actions", "fileactions", "view", "panels", "levelfiles", "forms", "palette", "tools", "document", "workspace", "commands",
               "widgets", "storage", "edits", "brushes", "canvas", "pictures", "art", "text"),
    "app": ("program", "convert", "versions", "cli", "edit", "play", "start", "watch", "export", "cards", "hud", "sound", "games", "shell", "proofs", "widgets", "manual",
            "keys", "playtests", "settings", "messages"),
}
# The modes of the window. A mode may not include another mode.
MODES = {"app/edit", "app/play", "app/start", "app/watch"}
# The only file outside all rooms.
FRONT_DOOR = "app/main.cpp"

# The other top folders that each top folder may include.
MAY_INCLUDE = {
    "gamecore": (),
    "editor": ("gamecore",),
    "app": ("editor", "gamecore"),
    "tests": ("app", "editor", "gamecore"),
}

# Headers that only sources may include, so that an edit of one recompiles little: most headers only need forward
# declarations. Exceptions are the headers of rules, which report events, and the headers of tests.
FOR_SOURCES = ("gamecore/data/kind.h", "gamecore/world/event.h")
MAY_PASS_ON = (("gamecore", "rules"), ("tests", None))

# At the top of the main header of a room: "// gamecore/level: the authored level as a value."
PURPOSE = re.compile(r"^// ((?:gamecore|editor|app)/\w+): (\w.*(?:\n// .*)*)", re.MULTILINE)
# In docs/architecture.md: "editor: ..." and, indented, "canvas  the one place that shows cells".
PAGE = "docs/architecture.md"
PART_OF_PAGE = re.compile(r"(gamecore|editor|app): ")
ROOM_OF_PAGE = re.compile(r"  (\w+) +(\w.*)")

# Rooms whose units may not include each other in a circle.
WITHOUT_CIRCLES = ("gamecore/world", "gamecore/rules", "gamecore/play", "gamecore/replay", "gamecore/bots",
                   "gamecore/playtest", "gamecore/solving", "gamecore/hints", "gamecore/softlock", "gamecore/worstcase")

# gamecore only computes: it has no user interface, signals, waiting or clocks.
GAMECORE_FORBIDDEN_NAMES = re.compile(
    r"\b(Q_OBJECT|Q_GADGET|Q_NAMESPACE|Q_SIGNALS|Q_SLOTS|Q_EMIT|Q_INVOKABLE|QObject|QWidget|QPainter\w*|QColor|QPixmap"
    r"|QImage|QIcon|QGraphics\w+|QFileDialog|QMessageBox|QTimer|QBasicTimer|QElapsedTimer|QDeadlineTimer|QDateTime"
    r"|QTime|QThread|QCoreApplication|QApplication|QRandomGenerator|system_clock|steady_clock|high_resolution_clock"
    r"|random_device|mt19937|mt19937_64)\b")
# The only Qt headers that gamecore may include: values, texts, containers, files and JSON.
GAMECORE_QT = re.compile(
    r"(QtCore/)?(Q(Any)?(String|Latin1String|Utf8String)(View|List|Literal|Builder|Tokenizer|Converter|Decoder|Encoder)?"
    r"|QStringBuilder|QStringView|QChar|QByteArray\w*|QList|QVector|QSet|QHash|QMap|QMultiMap|QVarLengthArray|QSpan"
    r"|QBitArray|QPair|QFlags|QLocale|QVariant\w*|QJson\w+|QCbor\w+|QXmlStream\w+|QFile|QSaveFile|QFileInfo|QDir|QDirIterator"
    r"|QIODevice|QBuffer|QTextStream|QDataStream|QCryptographicHash|QRegularExpression\w*|QtGlobal|QtEndian|QtMath"
    r"|QtNumeric|QtTypes|QtDebug|QDebug|QtAlgorithms|QtCompare|QSharedPointer|QSharedData\w*|QScopeGuard|QLine|QPoint"
    r"|QRect|QSize|QMargins|QUrl)")

# Forbidden searches: commands are accessed by ID, docks by their location (editor/commands/commands.h).
FOUND_BY_NAME = re.compile(r"findChild(?:ren)?<Q(?:Action|DockWidget|Menu)\b")

# Qt headers for editor/text: the command line uses it, too, so it may not depend on widgets.
QT_CORE = re.compile(GAMECORE_QT.pattern + r"|(QtCore/)?(QObject|QCoreApplication|QTranslator|QLibraryInfo|QMetaEnum)")

# Compression libraries. A single room uses them and limits the size of their output.
PACKING_LIBRARIES = re.compile(r"(zlib|zstd\w*|zip|zipconf|qrencode)\.h")
PACKING_ROOM = ("gamecore", "packing")

# Other programs that the benchmark compares with. Only the benchmark may include them.
PEER_LIBRARIES = re.compile(r"(libtcod|X11)(/.*|\.h(pp)?)")

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]*)"|<([^>]*)>)')
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def without_comments(text):
    """Returns the text with comments and strings replaced by spaces; lines stay the same."""
    return COMMENT_OR_STRING.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def room_of(path):
    """Returns ("gamecore", "level") for gamecore/level/level.h; the room is None for files outside rooms."""
    parts = path.split("/")
    return parts[0], parts[1] if len(parts) > 2 and parts[0] in ROOMS else None


def room_complaint(path):
    top, room = room_of(path)
    if top in ROOMS and room not in ROOMS[top] and path != FRONT_DOOR:
        return f"no room of {top}: a file belongs in one of {', '.join(ROOMS[top])}"
    return None


def quoted_complaint(root, path, target):
    """Returns the fault of #include "target" in the file at path, or None."""
    if target.endswith(".moc") and "/" not in target:
        return None
    if target.split("/")[0] not in TOP_FOLDERS or ".." in target.split("/"):
        return f'"{target}" is not written from the root, such as "gamecore/world/world.h"'
    if not (root / target).is_file():
        return f'"{target}" does not exist'
    top, room = room_of(path)
    if target in FOR_SOURCES and path.endswith(".h") and (top, room) not in MAY_PASS_ON:
        return f'a header may not include "{target}": declare the class, its source looks into it'
    to_top, to_room = room_of(target)
    if to_top != top:
        return None if to_top in MAY_INCLUDE[top] else f'{top} may not include {to_top}: "{target}"'
    if room != to_room and {f"{top}/{room}", f"{to_top}/{to_room}"} <= MODES:
        return f'{top}/{room} may not include {to_top}/{to_room}: "{target}" (modes do not know each other: app/program does)'
    if top in ROOMS and room in ROOMS[top] and to_room in ROOMS[top]:
        order = ROOMS[top]
        if order.index(to_room) < order.index(room):
            return f'{top}/{room} may not include {top}/{to_room}: "{target}" (the arrows are {" > ".join(order)})'
    return None


def angled_complaint(path, target):
    """Returns the fault of #include <target> in the file at path, or None."""
    if target.split("/")[0] in TOP_FOLDERS:
        return f'<{target}> is ours, so it is written in quotes: "{target}"'
    if PEER_LIBRARIES.fullmatch(target) and not path.startswith("tests/bench/"):
        return f"<{target}> is for tests/bench alone"
    if PACKING_LIBRARIES.fullmatch(target):
        return None if room_of(path) == PACKING_ROOM else f"<{target}> is for gamecore/packing alone"
    if not target.startswith("Q") and not re.match(r"q\w*\.h$", target):
        return None
    top, room = room_of(path)
    if top == "gamecore" and not GAMECORE_QT.fullmatch(target):
        return f"gamecore may not include <{target}> (what it may: GAMECORE_QT in tests/arrows.py)"
    if (top, room) == ("editor", "text") and not QT_CORE.fullmatch(target):
        return f"editor/text may not include <{target}>: it has no window, only QtCore"
    return None


def complaints_of(root, path):
    """Yields all faults of a file as (line, sentence)."""
    text = (root / path).read_text(encoding="utf-8", errors="replace")
    if room_complaint(path):
        yield 1, room_complaint(path)
    code = without_comments(text).split("\n")
    for number, (line, bare) in enumerate(zip(text.split("\n"), code), 1):
        include = INCLUDE.match(line)
        if include and bare.lstrip().startswith("#"):
            quoted, angled = include.groups()
            complaint = quoted_complaint(root, path, quoted) if angled is None else angled_complaint(path, angled)
            if complaint:
                yield number, complaint
        elif path.startswith("gamecore/"):
            for name in GAMECORE_FORBIDDEN_NAMES.findall(bare):
                yield number, f"gamecore may not use {name}"
        elif not path.startswith("tests/") and (found := FOUND_BY_NAME.search(bare)):
            yield number, f"{found.group()}>: nothing is looked for by its name (what then: FOUND_BY_NAME in tests/arrows.py)"


def unit_of(path):
    return path.rsplit(".", 1)[0]


def needs_in(root, files, room):
    """Returns {unit: units of the same room that it includes}."""
    needs = {}
    for path in files:
        if path.rsplit("/", 1)[0] == room:
            includes = (INCLUDE.match(line) for line in (root / path).read_text(encoding="utf-8").split("\n"))
            quoted = {unit_of(include.group(1)) for include in includes if include and include.group(1)}
            needs.setdefault(unit_of(path), set()).update(
                unit for unit in quoted if unit.rsplit("/", 1)[0] == room and unit != unit_of(path))
    return needs


def circle_in(needs):
    """Returns units that include each other in a circle, with the first one repeated at the end, or None."""
    done = set()

    def follow(unit, way):
        if unit in way:
            return way[way.index(unit):] + [unit]
        if unit in done:
            return None
        for needed in sorted(needs.get(unit, ())):
            if found := follow(needed, way + [unit]):
                return found
        done.add(unit)
        return None
    return next((found for unit in sorted(needs) if (found := follow(unit, []))), None)


def complaints_of_rooms(root, files):
    """Yields the faults of rooms as a whole, as lines of text."""
    rooms = {}
    for path in files:
        if path.split("/")[0] in ROOMS and path != FRONT_DOOR:
            rooms.setdefault(path.rsplit("/", 1)[0], []).append(path)
    for room, paths in sorted(rooms.items()):
        told = [path for path in paths if path.endswith(".h")
                for name, _ in PURPOSE.findall((root / path).read_text(encoding="utf-8")) if name == room]
        if len(told) != 1:
            yield (f"{room}: {len(told)} of its headers say what it is for; one has to, in its third line: "
                   f'"// {room}: ..."')


def purposes_of(root):
    """Returns {room: its purpose according to its header, in one line without the final period}."""
    headers = (path for top in ROOMS for path in sorted((root / top).rglob("*.h")))
    return {room: " ".join(text.replace("\n// ", " ").split()).rstrip(".")
            for path in headers for room, text in PURPOSE.findall(path.read_text(encoding="utf-8"))}


def rooms_of_page(text):
    """Returns the list in docs/architecture.md as [(part, [(room, purpose)])]."""
    parts = []
    for line in text.split("```")[1].split("\n") if "```" in text else []:
        if part := PART_OF_PAGE.match(line):
            parts.append((part.group(1), []))
        elif parts and (room := ROOM_OF_PAGE.fullmatch(line)):
            parts[-1][1].append(room.groups())
    return parts


def complaints_of_page(text, purposes):
    """Yields the faults of the list of rooms in docs/architecture.md, as lines of text."""
    listed = dict(rooms_of_page(text))
    for top, order in ROOMS.items():
        rooms = listed.get(top, [])
        if tuple(room for room, _ in rooms) != order:
            yield f"{PAGE}: list the rooms of {top} in the order of the arrows: {', '.join(order)}"
        for room, said in rooms:
            purpose = purposes.get(f"{top}/{room}")
            if purpose and said != purpose:
                yield f'{PAGE}: say of {top}/{room} what its header says: "{purpose}"'


def check(root):
    """Returns all faults of a tree as lines of text, and the number of files read."""
    files = sorted(path.relative_to(root).as_posix()
                   for folder in TOP_FOLDERS for path in (root / folder).rglob("*") if path.suffix in (".h", ".cpp"))
    found = [f"{path}:{line}: {sentence}" for path in files for line, sentence in complaints_of(root, path)]
    found += complaints_of_rooms(root, files)
    for room in WITHOUT_CIRCLES:
        if circle := circle_in(needs_in(root, files, room)):
            found.append(f"{room}: its units include each other in a circle: {' > '.join(circle)}")
    page = root / PAGE
    if page.is_file():
        found += complaints_of_page(page.read_text(encoding="utf-8"), purposes_of(root))
    return found, len(files)


# Made-up files, each with words of the expected complaint; None if no complaint is expected.
SELF_TEST = (
    ("gamecore/world/a.cpp", '#include "gamecore/level/level.h"', None),
    ("gamecore/world/a.cpp", '#include "gamecore/world/world.h"\n#include <QString>\n#include <QJsonObject>', None),
    ("gamecore/world/a.cpp", "// not a QObject, see QTimer\n/* Q_OBJECT */", None),
    ("gamecore/world/a.cpp", '// #include "app/shell/mainwindow.h"', None),
    ("gamecore/level/a.cpp", '#include "gamecore/world/world.h"', "gamecore/level may not include gamecore/world"),
    ("gamecore/base/a.h", '\n#include "gamecore/data/catalog.h"', ":2: gamecore/base may not include gamecore/data"),
    ("gamecore/play/a.h", '#include "gamecore/analysis/reach.h"', "gamecore/play may not include gamecore/analysis"),
    ("gamecore/play/a.cpp", '#include "editor/text/words.h"', "gamecore may not include editor"),
    ("gamecore/play/a.cpp", '#include "app/shell/mainwindow.h"', "gamecore may not include app"),
    ("gamecore/play/a.cpp", '#include "tests/support/draw.h"', "gamecore may not include tests"),
    ("gamecore/play/a.cpp", "#include <QColor>", "may not include <QColor>"),
    ("gamecore/play/a.cpp", "#include <QObject>", "may not include <QObject>"),
    ("gamecore/play/a.cpp", "#include <QtGui/QImage>", "may not include <QtGui/QImage>"),
    ("gamecore/play/a.cpp", "#include <QtWidgets>", "may not include <QtWidgets>"),
    ("gamecore/play/a.cpp", "#include <qpainter.h>", "may not include <qpainter.h>"),
    ("gamecore/play/a.cpp", "#include <QElapsedTimer>", "may not include <QElapsedTimer>"),
    ("gamecore/play/a.h", "class A { Q_OBJECT };", "may not use Q_OBJECT"),
    ("gamecore/play/a.h", "class QWidget;", "may not use QWidget"),
    ("gamecore/play/a.cpp", "auto now = QDateTime::currentDateTime();", "may not use QDateTime"),
    ("gamecore/play/a.cpp", "std::mt19937 engine;", "may not use mt19937"),
    ("gamecore/play/a.cpp", "class QGraphicsItem;", "may not use QGraphicsItem"),
    ("gamecore/play/a.cpp", '#include "gamecore/data/kind.h"\n#include "gamecore/world/event.h"', None),
    ("gamecore/play/a.h", '#include "gamecore/data/kind.h"', 'a header may not include "gamecore/data/kind.h"'),
    ("app/shell/a.h", '#include "gamecore/world/event.h"', 'a header may not include "gamecore/world/event.h"'),
    ("gamecore/rules/a.h", '#include "gamecore/world/event.h"', None),
    ("tests/support/a.h", '#include "gamecore/world/event.h"', None),
    ("gamecore/misplaced.cpp", "", "no room of gamecore"),
    ("editor/elsewhere/a.cpp", "", "no room of editor"),
    ("app/misplaced.cpp", "", "no room of app"),
    ("app/main.cpp", '#include "app/shell/mainwindow.h"', None),
    ("app/play/a.cpp", '#include "app/shell/mainwindow.h"', None),
    ("app/shell/a.cpp", '#include "app/play/page.h"', "app/shell may not include app/play"),
    ("app/edit/a.cpp", '#include "app/play/page.h"', "modes do not know each other"),
    ("editor/panels/a.cpp", '#include "editor/text/words.h"\n#include <QWidget>', None),
    ("editor/canvas/a.cpp", '#include "editor/document/document.h"', "editor/canvas may not include editor/document"),
    ("editor/tools/a.cpp", '#include "editor/panels/palette.h"', "editor/tools may not include editor/panels"),
    ("editor/panels/a.cpp", '#include "app/shell/mainwindow.h"', "editor may not include app"),
    ("editor/text/a.cpp", "#include <QCoreApplication>", None),
    ("editor/text/a.cpp", "#include <QLabel>", "editor/text may not include <QLabel>"),
    ("editor/text/a.cpp", "#include <QtGui/QColor>", "editor/text may not include <QtGui/QColor>"),
    ("app/shell/a.cpp", '#include "editor/panels/palette.h"\n#include "gamecore/play/game.h"\n#include "a.moc"', None),
    ("app/shell/a.cpp", '#include "tests/support/draw.h"', "app may not include tests"),
    ("app/shell/a.cpp", '#include "mainwindow.h"', "is not written from the root"),
    ("app/shell/a.cpp", '#include "../app/shell/mainwindow.h"', "is not written from the root"),
    ("app/shell/a.cpp", '#include "app/../app/shell/mainwindow.h"', "is not written from the root"),
    ("app/shell/a.cpp", 'auto *a = findChild<QAction *>(name);', "nothing is looked for by its name"),
    ("app/shell/a.cpp", 'auto *a = findChild<QLineEdit *>();', None),
    ("tests/tst_a.cpp", 'auto *a = findChild<QAction *>(name);', None),
    ("app/shell/a.cpp", '#include "app/gone.h"', '"app/gone.h" does not exist'),
    ("app/shell/a.cpp", "#include <app/shell/mainwindow.h>", "is ours"),
    ("tests/bench/a.cpp", "#include <libtcod/fov.h>\n#include <libtcod.h>\n#include <X11/Xlib.h>", None),
    ("tests/tst_a.cpp", "#include <libtcod.hpp>", "is for tests/bench alone"),
    ("tests/support/a.cpp", "#include <libtcod/fov.h>", "is for tests/bench alone"),
    ("gamecore/base/a.cpp", "#include <libtcod/path.h>", "is for tests/bench alone"),
    ("gamecore/packing/a.h", "// gamecore/packing: invented\n#include <zlib.h>\n#include <zstd.h>\n#include <zip.h>", None),
    ("gamecore/level/a.cpp", "#include <zlib.h>", "is for gamecore/packing alone"),
    ("app/cli/a.cpp", "#include <qrencode.h>", "is for gamecore/packing alone"),
    ("editor/panels/a.cpp", "#include <X11/Xlib.h>", "is for tests/bench alone"),
    ("tests/tst_a.cpp", '#include "app/shell/mainwindow.h"\n#include "tests/support/draw.h"\n#include "tst_a.moc"', None),
)
SELF_TEST_HEADERS = (
    "gamecore/base/point.h", "gamecore/data/catalog.h", "gamecore/rules/turn.h", "gamecore/level/level.h",
    "gamecore/world/world.h",
    "gamecore/play/game.h", "gamecore/analysis/reach.h", "editor/text/words.h", "editor/document/document.h",
    "editor/canvas/canvas.h", "editor/tools/tool.h", "editor/panels/palette.h", "app/shell/mainwindow.h", "app/play/page.h",
    "tests/support/draw.h")


def self_test():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for header in SELF_TEST_HEADERS:
            (root / header).parent.mkdir(parents=True, exist_ok=True)
            (root / header).write_text(f"// {header.rsplit('/', 1)[0]}: invented", encoding="utf-8")
        for plain in ("gamecore/data/kind.h", "gamecore/world/event.h"):
            (root / plain).touch()
        for path, text, expected in SELF_TEST:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
            found, _ = check(root)
            (root / path).unlink()
            if bool(found) != bool(expected) or (expected and not any(expected in line for line in found)):
                failures += 1
                print(f"{path} with {text!r}: expected {expected!r}, found {found}")
        for name, included in (("a.h", "b"), ("b.cpp", "c"), ("b.h", "c"), ("c.cpp", "a")):
            (root / "gamecore/rules").mkdir(exist_ok=True)
            (root / "gamecore/rules" / name).write_text(f'#include "gamecore/rules/{included}.h"', encoding="utf-8")
        (root / "gamecore/rules/c.h").touch()
        if not any("circle" in line for line in check(root)[0]):
            failures += 1
            print("a circle of three units was not found")
        (root / "app/play/page.h").write_text("", encoding="utf-8")
        if not any("app/play: 0 of its headers" in line for line in check(root)[0]):
            failures += 1
            print("a room that does not say what it is for was not found")
    lines = [line for top, order in ROOMS.items() for line in (f"{top}: x", *(f"  {room}  of {room}" for room in order))]
    purposes = {f"{top}/{room}": f"of {room}" for top, order in ROOMS.items() for room in order}
    right = "\n".join(("```", *lines, "```"))
    for text, expected in ((right, 0), (right.replace("  of base", "  something else"), 1),
                           (right.replace("  base  of base\n", ""), 1), ("no list", len(ROOMS))):
        found = list(complaints_of_page(text, purposes))
        if len(found) != expected:
            failures += 1
            print(f"a page with the list {text[:40]!r}...: expected {expected} complaints, found {found}")
    print(f"self-test: {len(SELF_TEST) + 6} cases, {failures} failed")
    return failures


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--self-test":
        sys.exit(1 if self_test() else 0)
    complaints, count = check(Path(sys.argv[1]))
    for line in complaints:
        print(line)
    if complaints:
        sys.exit(1)
    print(f"arrows: {count} files, every include runs along the arrows")


if __name__ == "__main__":
    main()
