#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray head = R"({
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "buchhaim",
)";

QByteArray fileWith(const char *rest)
{
    return head + rest;
}

QByteArray writtenAgain(const QByteArray &text)
{
    const CataloguePtr catalogue = shippedCatalogue();
    const ReadLevel read = readLevelJson(text, *catalogue);
    return read.level ? writeLevelJson(*read.level, *catalogue)
                      : "unreadable: " + summary(read.issues).join(u'\n').toUtf8();
}

int changedLines(const QByteArray &before, const QByteArray &after)
{
    const QList<QByteArray> a = before.split('\n');
    const QList<QByteArray> b = after.split('\n');
    int changed = int(qAbs(a.size() - b.size()));
    for (qsizetype i = 0; i < qMin(a.size(), b.size()); ++i) {
        changed += a.at(i) == b.at(i) ? 0 : 1;
    }
    return changed;
}

} // namespace

/// Reading and writing level files. Saving a canonical file changes no byte, and no data of a file is lost.
class TestLevelJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedLevelIsCanonical();
    void canonicalFilesKeepEveryByte_data();
    void canonicalFilesKeepEveryByte();
    void otherFilesBecomeCanonicalAndStaySo_data();
    void otherFilesBecomeCanonicalAndStaySo();
    void theSmallestFileHasAllDefaults();
    void keysAreWrittenInOrder();
    void movingAMonsterChangesAtMostTwoLines();
    void movingAThingWithValuesChangesAtMostTwoLines();
    void plainThingsAreWrittenInRows();
    void readingKeepsTheOrderWithinACell();
    void thingsAreSortedInReadingOrder();
    void aByteOrderMarkAndCrlfAreNoPartOfTheLevel();
    void aNewLevelHasABorderAndAStart();
    void terrainWithoutACharacterGetsOne();
    void aSpareCharacterIsNeverOneThatTheRowsUse();
    void theLargestLevelIsReadAndWritten();
    void randomLevelsKeepEveryByte();
};

void TestLevelJson::theShippedLevelIsCanonical()
{
    QCOMPARE(writtenAgain(shippedLevelText()), shippedLevelText());
}

void TestLevelJson::canonicalFilesKeepEveryByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one cell") << fileWith(R"(    "rows": [
        "@"
    ]
}
)");
    QTest::newRow("dots for floor") << fileWith(R"(    "rows": [
        "#@.O.#"
    ]
}
)");
    QTest::newRow("everything") << QByteArray(R"({
    "format": "mazewright-level",
    "version": 1,
    "name": "Gänge \"und\" \\ Höhlen 😀",
    "author": "A\nB\tC\u0001",
    "description": "</b>&amp;",
    "ruleset": "buchhaim",
    "rules": { "clock": "turns", "death": "permadeath", "moves": 8, "win": [], "safe_turns": 0 },
    "legend": { "o": "orc", "ä": "wall", "😀": "floor" },
    "rows": [
        "ä@😀o",
        "😀😀gä"
    ],
    "things": [
        { "cell": [2, 0], "kind": "treasure" },
        { "cell": [2, 0], "kind": "treasure", "gold": 200 },
        { "cell": [1, 1], "kind": "orc", "hp": 3, "direction": "north", "behavior": "idle", "item": "sword", "power": 5 }
    ],
    "kinds": {
        "monsters": {
            "big_orc": { "base": "orc", "name": "big orc", "hp": 99, "behavior": "idle", "defense": 1, "power": 9 },
            "small_orc": { "base": "orc", "hp": 1 }
        }
    },
    "a_later_key": { "x": [1, 2.5, null, true, 9007199254740993] },
    "zoom": 3
}
)");
    QTest::newRow("unknown characters and two starts") << fileWith(R"(    "rows": [
        "@z@",
        "\"\\\t"
    ]
}
)");
    QTest::newRow("unknown characters and things in a cell") << fileWith(R"(    "rows": [
        "@z"
    ],
    "things": [
        { "cell": [1, 0], "kind": "orc" },
        { "cell": [1, 0], "kind": "troll" }
    ]
}
)");
    QTest::newRow("unknown kinds, ruleset and rules") << QByteArray(R"({
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "nowhere",
    "rules": { "clock": "sundial", "colour": 3 },
    "legend": { "ab": "wall", "~": "lava" },
    "rows": [
        "@~ "
    ],
    "things": [
        { "cell": [7, -2], "kind": "orc", "hp": 0 },
        { "cell": [2, 0], "kind": "basilisk", "eyes": 2 }
    ]
}
)");
    QTest::newRow("own legend over the default one")
        << fileWith(R"(    "legend": { "#": "floor", "@": "orc", "s": "start", "w": "wall" },
    "rows": [
        "ws#@"
    ]
}
)");
    QTest::newRow("a wall without a character") << fileWith(R"(    "legend": { "#": "floor", "█": "wall" },
    "rows": [
        "@#█"
    ]
}
)");
    QTest::newRow("things on walls") << fileWith(R"(    "rows": [
        "@#"
    ],
    "things": [
        { "cell": [1, 0], "kind": "orc" }
    ]
}
)");
    QTest::newRow("no rows") << fileWith(R"(    "rows": []
}
)");
    QTest::newRow("byte order marks within")
        << QByteArray(fileWith("    \"rows\": [\n        \"\ufeff@\"\n    ],\n    \"\ufeffa\": \"\ufeff\\\"\",\n"
                               "    \"\ufeffrows\": \"\ufeff\"\n}\n"));
    QTest::newRow("control characters in rows") << fileWith(R"(    "rows": [
        "@\u0000\u001f"
    ]
}
)");
}

void TestLevelJson::canonicalFilesKeepEveryByte()
{
    QFETCH(QByteArray, text);
    QCOMPARE(writtenAgain(text), text);
}

void TestLevelJson::otherFilesBecomeCanonicalAndStaySo_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const QByteArray oneCell = fileWith("    \"rows\": [\n        \"@\"\n    ]\n}\n");
    QTest::newRow("on one line") << QByteArray(R"({"rows":["@"],"version":1,"format":"mazewright-level"})") << oneCell;
    QTest::newRow("empty rest") << levelJson({u"@"_s}, u"\"rules\":{},\"legend\":{},\"things\":[],\"kinds\":{}"_s)
                                << oneCell;
    QTest::newRow("legend that says what the default says")
        << levelJson({u"@"_s}, uR"("legend":{"#":"wall",".":"floor","O":"orc"})"_s) << oneCell;
    QTest::newRow("escapes that are not needed") << levelJson({u"\\u0040"_s}) << oneCell;
    QTest::newRow("a lone thing stands in rows") << levelJson({u"@ "_s}, uR"("things":[{"kind":"orc","cell":[1,0]}])"_s)
                                                 << fileWith("    \"rows\": [\n        \"@O\"\n    ]\n}\n");
    QTest::newRow("a thing in rows shares its cell")
        << levelJson({u"@O"_s}, uR"("things":[{"kind":"troll","cell":[1,0]}])"_s)
        << fileWith("    \"rows\": [\n        \"@ \"\n    ],\n    \"things\": [\n"
                    "        { \"cell\": [1, 0], \"kind\": \"orc\" },\n"
                    "        { \"cell\": [1, 0], \"kind\": \"troll\" }\n    ]\n}\n");
    QTest::newRow("dots and blanks mixed")
        << levelJson({u"@. ."_s}) << fileWith("    \"rows\": [\n        \"@. .\"\n    ]\n}\n");
    QTest::newRow("short rows") << levelJson({u"@"_s, u"   "_s, QString()})
                                << fileWith("    \"rows\": [\n        \"@##\",\n        \"   \",\n"
                                            "        \"###\"\n    ]\n}\n");
    QTest::newRow("short rows where walls have no character")
        << levelJson({u"@"_s, u"##"_s}, uR"("legend":{"#":"floor"})"_s)
        << fileWith("    \"legend\": { \"#\": \"floor\", \"█\": \"wall\" },\n"
                    "    \"rows\": [\n        \"@█\",\n        \"##\"\n    ]\n}\n");
}

void TestLevelJson::otherFilesBecomeCanonicalAndStaySo()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    QCOMPARE(writtenAgain(text), canonical);
    QCOMPARE(writtenAgain(canonical), canonical);
}

void TestLevelJson::theSmallestFileHasAllDefaults()
{
    const ReadLevel read =
        readLevelJson(R"({"format":"mazewright-level","version":1,"rows":["@"]})", *shippedCatalogue());
    QVERIFY(read.level && read.issues.isEmpty());
    QCOMPARE(read.level->ruleset, u"buchhaim"_s);
    QVERIFY(read.level->name.isEmpty() && read.level->author.isEmpty() && read.level->description.isEmpty());
    QVERIFY(read.level->rules.isEmpty() && read.level->legend.isEmpty() && read.level->kinds.isEmpty());
    QCOMPARE(read.level->things.size(), std::size_t(1));
}

void TestLevelJson::keysAreWrittenInOrder()
{
    const QByteArray text = writtenAgain(
        R"({"zzz":1,"kinds":{"monsters":{"x":{"base":"orc"}}},"things":[{"cell":[0,0],"kind":"orc","hp":1}],
            "rows":["@ "],"legend":{"q":"orc"},"rules":{"moves":8},"ruleset":"buchhaim","description":"d",
            "author":"a","name":"n","aaa":2,"version":1,"format":"mazewright-level"})");
    const QList<QByteArray> keys{"format", "version", "name",   "author", "description", "ruleset", "rules",
                                 "legend", "rows",    "things", "kinds",  "aaa",         "zzz"};
    qsizetype at = 0;
    for (const QByteArray &key : keys) {
        const qsizetype found = text.indexOf(QByteArray("\n    \"" + key + "\": "), at);
        QVERIFY2(found >= at, key);
        at = found + 1;
    }
    QVERIFY(text.endsWith("}\n") && !text.contains('\r'));
}

void TestLevelJson::movingAMonsterChangesAtMostTwoLines()
{
    const CataloguePtr catalogue = shippedCatalogue();
    Level level = shippedLevel();
    for (Thing &thing : level.things) {
        if (thing.kind == u"orc") {
            thing.cell = {15, 10};
        }
    }
    sortThings(level.things);
    const QByteArray moved = writeLevelJson(level, *catalogue);
    QCOMPARE(changedLines(shippedLevelText(), moved), 2);
    QVERIFY(moved.contains("\"#              O   #\""));
}

void TestLevelJson::movingAThingWithValuesChangesAtMostTwoLines()
{
    const CataloguePtr catalogue = shippedCatalogue();
    const QString things = uR"("things":[{"cell":[1,0],"kind":"orc","hp":1},{"cell":[2,0],"kind":"orc","hp":2}])"_s;
    Level level = levelFrom({u"@   "_s}, things);
    const QByteArray before = writeLevelJson(level, *catalogue);
    level.things[2].cell = {3, 0};
    QCOMPARE(changedLines(before, writeLevelJson(level, *catalogue)), 1);
}

void TestLevelJson::plainThingsAreWrittenInRows()
{
    const CataloguePtr catalogue = shippedCatalogue();
    const Level level = levelFrom({u"@Og#"_s}, uR"("things":[{"cell":[2,0],"kind":"treasure","gold":3}])"_s);
    QCOMPARE(isDrawnInRows(level, *catalogue), (std::vector<bool>{true, true, false, false}));
}

void TestLevelJson::readingKeepsTheOrderWithinACell()
{
    const Level level = levelFrom({u"@ "_s}, uR"("things":[{"cell":[1,0],"kind":"troll"},{"cell":[1,0],"kind":"orc"},
                                                           {"cell":[1,0],"kind":"treasure"}])"_s);
    const auto [first, last] = thingsAt(level, {1, 0});
    QCOMPARE(last - first, std::size_t(3));
    QCOMPARE(level.things[first].kind, u"troll"_s);
    QCOMPARE(level.things[first + 1].kind, u"orc"_s);
    QCOMPARE(level.things[first + 2].kind, u"treasure"_s);
    const auto [none, noneEither] = thingsAt(level, {5, 5});
    QCOMPARE(none, noneEither);
}

void TestLevelJson::thingsAreSortedInReadingOrder()
{
    const Level level = levelFrom({u"  @"_s, u"   "_s}, uR"("things":[{"cell":[1,1],"kind":"orc","hp":1},
        {"cell":[0,1],"kind":"orc","hp":2},{"cell":[0,0],"kind":"orc","hp":3}])"_s);
    QList<int> xs;
    for (const Thing &thing : level.things) {
        xs += thing.cell.y * 10 + thing.cell.x;
    }
    QCOMPARE(xs, (QList<int>{0, 2, 10, 11}));
}

void TestLevelJson::aByteOrderMarkAndCrlfAreNoPartOfTheLevel()
{
    QByteArray windows = shippedLevelText();
    windows.replace("\n", "\r\n").prepend("\xef\xbb\xbf");
    QCOMPARE(writtenAgain(windows), shippedLevelText());
}

void TestLevelJson::aNewLevelHasABorderAndAStart()
{
    const CataloguePtr catalogue = shippedCatalogue();
    QVERIFY(writeLevelJson(newLevel(*catalogue, {4, 3}), *catalogue)
                .contains("\"####\",\n        \"#@ #\",\n        \"####\""));
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 3}, Size{1, 9}, Size{20, 15}, Size{4096, 1}}) {
        const Level level = newLevel(*catalogue, size);
        const ReadLevel read = readLevelJson(writeLevelJson(level, *catalogue), *catalogue);
        QVERIFY(read.issues.isEmpty());
        QVERIFY(*read.level == level);
    }
}

void TestLevelJson::terrainWithoutACharacterGetsOne()
{
    const CataloguePtr catalogue = shippedCatalogue();
    Level level = levelFrom({u"@ "_s}, uR"("legend":{"#":"floor"," ":"orc",".":"orc"})"_s);
    level.terrain.set({0, 0}, catalogue->wall());
    const QByteArray text = writeLevelJson(level, *catalogue);
    QVERIFY(text.contains("\"█\": \"wall\""));
    QCOMPARE(writtenAgain(text), text);
}

void TestLevelJson::aSpareCharacterIsNeverOneThatTheRowsUse()
{
    const QByteArray text = levelJson({u"@"_s, u"█#"_s}, uR"("legend":{"#":"floor"})"_s);
    const QByteArray written = writtenAgain(text);
    QVERIFY(written.contains("\"▓\": \"wall\""));
    QVERIFY(written.contains("\"█#\""));
    QCOMPARE(writtenAgain(written), written);
}

void TestLevelJson::theLargestLevelIsReadAndWritten()
{
    const CataloguePtr catalogue = shippedCatalogue();
    const QByteArray text = writeLevelJson(newLevel(*catalogue, {4096, 4096}), *catalogue);
    const ReadLevel read = readLevelJson(text, *catalogue);
    QVERIFY(read.level && read.issues.isEmpty());
    QVERIFY(writeLevelJson(*read.level, *catalogue) == text);
}

/// Writing is stable for random rows and legends: a written file is read and written again without changes.
void TestLevelJson::randomLevelsKeepEveryByte()
{
    const QString characters = u"#. @gOKRT~zé😀"_s;
    const QList<uint> codePoints = characters.toUcs4();
    const QStringList keys{u"wall"_s, u"floor"_s, u"start"_s, u"orc"_s, u"treasure"_s, u"lava"_s};
    Rng rng(77);
    for (int round = 0; round < 3000; ++round) {
        QStringList rows;
        const int height = rng.between(1, 4);
        for (int y = 0; y < height; ++y) {
            QString row;
            for (int x = rng.below(6); x >= 0; --x) {
                const char32_t character = codePoints.at(rng.below(int(codePoints.size())));
                row += QString::fromUcs4(&character, 1);
            }
            rows += row;
        }
        QStringList legend;
        QList<uint> free = codePoints;
        for (int i = rng.below(5); i > 0; --i) {
            const char32_t character = free.takeAt(rng.below(int(free.size())));
            legend += u"\"%1\":\"%2\""_s.arg(QString::fromUcs4(&character, 1), keys.at(rng.below(int(keys.size()))));
        }
        QStringList things;
        for (int i = rng.below(4); i > 0; --i) {
            const int x = rng.between(-1, 5);
            const int y = rng.between(-1, 4);
            const QString kind = keys.at(rng.below(int(keys.size())));
            const QString values = rng.below(2) == 0 ? QString() : u",\"hp\":%1"_s.arg(rng.below(20));
            things += u"{\"cell\":[%1,%2],\"kind\":\"%3\"%4}"_s.arg(x).arg(y).arg(kind, values);
        }
        const QString rest = u"\"legend\":{"_s + legend.join(u',') + u"},\"things\":["_s + things.join(u',') + u']';
        const QByteArray text = levelJson(rows, rest);
        const QByteArray once = writtenAgain(text);
        QVERIFY2(!once.startsWith("unreadable"), once);
        QVERIFY2(writtenAgain(once) == once, text);
        const CataloguePtr catalogue = shippedCatalogue();
        const Level before = *readLevelJson(text, *catalogue).level;
        const Level after = *readLevelJson(once, *catalogue).level;
        QVERIFY2(before.terrain == after.terrain && before.things == after.things, text);
    }
}

MAZEWRIGHT_SUITE(leveljson, TestLevelJson)
#include "tst_leveljson.moc"
