#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList maze{u"#####"_s, u"#@ g#"_s, u"# O #"_s, u"#####"_s};

ReadLevel readText(const QByteArray &text, const QJsonObject &legend = {})
{
    return readLevelText(text, *shippedCatalogue(), legend);
}

QStringList lossesOf(const Level &level, const QString &fileName = {})
{
    QStringList losses;
    for (const TextLoss &loss : writeLevelText(level, *shippedCatalogue(), fileName).losses) {
        losses += u"%1 %2 [%3, %4] %5"_s.arg(int(loss.what))
                      .arg(loss.detail)
                      .arg(loss.cell.x)
                      .arg(loss.cell.y)
                      .arg(loss.count);
    }
    return losses;
}

QString lossText(TextLoss::What what, const QString &detail, Point cell = {}, int count = 1)
{
    return u"%1 %2 [%3, %4] %5"_s.arg(int(what)).arg(detail).arg(cell.x).arg(cell.y).arg(count);
}

} // namespace

/// Mazes as text: plain lines, or the tutorial's Python list as copied from a page.
class TestLevelText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormGivesTheSameMaze_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray rows = maze.join(u'\n').toUtf8();
        QTest::newRow("lines") << QByteArray(rows + "\n");
        QTest::newRow("lines without a last line break") << rows;
        QTest::newRow("CRLF") << QByteArray(QByteArray(rows).replace("\n", "\r\n") + "\r\n");
        QTest::newRow("CR alone") << QByteArray(rows).replace('\n', '\r');
        QTest::newRow("fence") << QByteArray("Try this:\n\n```text\n" + rows + "\n```\nHave fun!\n");
        QTest::newRow("fence that is not closed") << QByteArray("```\n" + rows);
        QTest::newRow("three quotes") << QByteArray("level = \"\"\"\n" + rows + "\n\"\"\"\nprint(level)\n");
        QTest::newRow("quotes around") << QByteArray("\"" + rows + "\"\n");
        QTest::newRow("curly quotes around") << QByteArray("“" + rows + "”");
        QTest::newRow("blanks behind some rows") << QByteArray(rows).replace("g#\n", "g#   \n");
        QTest::newRow("tabs behind some rows") << QByteArray(rows).replace("g#\n", "g#\t\t\n");
        QTest::newRow("vault") << QByteArray("TAGS: y\nMAP\n" + rows + "\nENDMAP\nMONS: orc\n");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" + rows);
        QTest::newRow("empty lines around") << QByteArray("\n\n" + rows + "\n\n\n");
        QTest::newRow("Python list") << QByteArray("level_1 = [\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n]\n");
        QTest::newRow("single quotes") << QByteArray("level_1 = [\n'#####',\n'#@ g#',\n'# O #',\n'#####'\n]\n");
        QTest::newRow("indented") << QByteArray(
            "    level_1 = [\n        \"#####\",\n\t\"#@ g#\",\n  \"# O #\",\n \"#####\" ]");
        QTest::newRow("bracket on the first row")
            << QByteArray("level_1 = [\"#####\",\n  \"#@ g#\",\n  \"# O #\",\n  \"#####\"]");
        QTest::newRow("on one line") << QByteArray("levels = ['#####', '#@ g#', '# O #', '#####']");
        QTest::newRow("comma behind the last row")
            << QByteArray("[\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\",\n]");
        QTest::newRow("no brackets") << QByteArray("\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\",\n");
        QTest::newRow("no commas") << QByteArray("[\n\"#####\"\n\"#@ g#\"\n\"# O #\"\n\"#####\"\n]");
        QTest::newRow("cut short behind a row")
            << QByteArray("level_1 = [\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\",\n");
        QTest::newRow("copied from within") << QByteArray("\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"]\n");
        QTest::newRow("empty lines within")
            << QByteArray("x = [\n\n\"#####\",\n\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n\n]\n");
        QTest::newRow("comments") << QByteArray(
            "# Level 1\nlevel_1 = [ # the first\n# rows: \"x\"\n\"#####\", # top\n\"#@ g#\",\n"
            "\"# O #\",\n\"#####\" # bottom\n] # end\n");
        QTest::newRow("among other lines")
            << QByteArray("import turtle\n\nlevels = [\"\"]\n\nlevel_1 = [\n\"#####\",\n\"#@ g#\",\n"
                          "\"# O #\",\n\"#####\"\n]\n\nlevels.append(level_1)\nprint(\"hi\")\n");
        QTest::newRow("in a call") << QByteArray(
            "levels.append([\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n])\n");
        QTest::newRow("typed") << QByteArray(
            "level_1: list[str] = [\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n]\n");
        QTest::newRow("nested") << QByteArray("levels = [[\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n]]\n");
        QTest::newRow("CRLF Python") << QByteArray(
            "level_1 = [\r\n\"#####\",\r\n\"#@ g#\",\r\n\"# O #\",\r\n\"#####\"\r\n]\r\n");
        QTest::newRow("first of two lists")
            << QByteArray("a = [\n\"#####\",\n\"#@ g#\",\n\"# O #\",\n\"#####\"\n]\nb = [\"@\"]\n");
    }

    void everyFormGivesTheSameMaze()
    {
        QFETCH(QByteArray, text);
        const ReadLevel read = readText(text);
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(rowsOf(*read.level), maze);
        QCOMPARE(read.level->ruleset, u"buchhaim"_s);
        QCOMPARE(read.level->name, QString());
    }

    void theTutorialsListGivesTheShippedMaze()
    {
        QByteArray python = "level_1 = [\n";
        for (const QString &row : rowsOf(shippedLevel())) {
            python += "\"" + row.toUtf8() + "\",\n";
        }
        const ReadLevel read = readText(python + "]\n");
        QVERIFY(read.level && read.issues.isEmpty());
        QVERIFY(read.level->terrain == shippedLevel().terrain);
        QVERIFY(read.level->things == shippedLevel().things);
    }

    void mazesThatLookLikePythonStayMazes_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("brackets") << QStringList{u"[####"_s, u"[ @ #"_s, u"#( )]"_s};
        QTest::newRow("bracket at the end of a row") << QStringList{u"@ ["_s, u"###"_s};
        QTest::newRow("a bracket alone") << QStringList{u"["_s, u"#"_s, u"@"_s};
        QTest::newRow("letters before a bracket") << QStringList{u"gO [ "_s, u"##@##"_s};
        QTest::newRow("only number signs and blanks") << QStringList{u"#   #"_s, u"#####"_s, u"    @"_s};
        QTest::newRow("a quote among other rows") << QStringList{u"#####"_s, u"\"   \""_s, u"##@##"_s};
        QTest::newRow("a row in quotes that are not closed") << QStringList{u"[\"##"_s, u"#@#\""_s};
        QTest::newRow("commas") << QStringList{u", , @"_s};
    }

    void mazesThatLookLikePythonStayMazes()
    {
        QFETCH(QStringList, rows);
        const ReadLevel read = readText(rows.join(u'\n').toUtf8());
        QVERIFY(read.level);
        QCOMPARE(read.level->size().height, int(rows.size()));
        QCOMPARE(read.level->size().width, int(rows.first().size()));
    }

    void emptyLinesWithinAreRows()
    {
        const ReadLevel read = readText("\n##\n\n#@\n\n");
        QCOMPARE(rowsOf(*read.level), (QStringList{u"##"_s, u"##"_s, u"#@"_s}));
        QCOMPARE(summary(read.issues), QStringList(u"3:1 uneven_rows"_s));
    }

    void rowsOfBlanksAtTheEndsAreRows()
    {
        const ReadLevel read = readText("  \n @\n  \n");
        QCOMPARE(rowsOf(*read.level), (QStringList{u"  "_s, u" @"_s, u"  "_s}));
        QVERIFY(read.issues.isEmpty());
    }

    void tooManyRowsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("finding");
        QTest::newRow("one too many") << QByteArray("#\n").repeated(4097) << u"4097:1 too_large"_s;
        QTest::newRow("ten million") << QByteArray("#\n").repeated(10000000) << u"4097:1 too_large"_s;
        QTest::newRow("behind empty lines")
            << QByteArray("\n" + QByteArray("#\n").repeated(4097)) << u"4098:1 too_large"_s;
        QTest::newRow("Python") << QByteArray("[\n" + QByteArray("'#',\n").repeated(1000000)) << u"4098:2 too_large"_s;
        QTest::newRow("a row too long") << QByteArray("@\n" + QByteArray(4097, '#')) << u"2:1 too_large"_s;
        QTest::newRow("empty ones and one at the end")
            << QByteArray("#\n" + QByteArray(10000000, '\n') + "#") << u"4097:1 too_large"_s;
    }

    void tooManyRowsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, finding);
        const ReadLevel read = readText(text);
        QVERIFY(!read.level);
        QCOMPARE(summary(read.issues), QStringList{finding});
    }

    void anEmptyTextIsUnreadable_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("line breaks") << QByteArray("\n\r\n\n");
        QTest::newRow("twenty million line breaks") << QByteArray(20000000, '\n');
    }

    void anEmptyTextIsUnreadable()
    {
        QFETCH(QByteArray, text);
        const ReadLevel read = readText(text);
        QCOMPARE(summary(read.issues), QStringList{u"1:1 not_a_level"_s});
        QVERIFY(read.issues[0].isFileEmpty);
        QVERIFY(!read.level);
    }

    void issuesHaveTheirPlaceInTheText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("findings");
        QTest::newRow("unknown character")
            << QByteArray("##\n#@z\n") << QStringList{u"1:1 uneven_rows"_s, u"2:3 unknown_character"_s};
        QTest::newRow("behind empty lines") << QByteArray("\n\n@z\n") << QStringList{u"3:2 unknown_character"_s};
        QTest::newRow("behind wide characters")
            << QByteArray("@é😀\n") << QStringList{u"1:2 unknown_character"_s, u"1:3 unknown_character"_s};
        QTest::newRow("second start") << QByteArray("@ @\n") << QStringList{u"1:3 two_starts"_s};
        QTest::newRow("no start") << QByteArray("\n\n###\n") << QStringList{u"3:1 no_start"_s};
        QTest::newRow("in a Python list")
            << QByteArray("x = [\n  '#@',\n  '#z', '##',\n]\n") << QStringList{u"3:5 unknown_character"_s};
        QTest::newRow("second row of a line")
            << QByteArray("x = ['#@', 'z#']\n") << QStringList{u"1:13 unknown_character"_s};
        QTest::newRow("no start in a Python list")
            << QByteArray("x = [\n  '##',\n]\n") << QStringList{u"2:4 no_start"_s};
        QTest::newRow("unreachable") << QByteArray("@#g\n") << QStringList{u"1:3 unreachable_treasure"_s};
        QTest::newRow("not UTF-8") << QByteArray("@\n#\xff\n") << QStringList{u"2:2 not_utf8"_s};
        QTest::newRow("CRLF") << QByteArray("@ \r\nz \r\n") << QStringList{u"2:1 unknown_character"_s};
        QTest::newRow("behind a tab") << QByteArray("@\tz\n") << QStringList{u"1:9 unknown_character"_s};
        QTest::newRow("one finding a character")
            << QByteArray("@z\nyz\nzz\n") << QStringList{u"1:2 unknown_character"_s, u"2:1 unknown_character"_s};
        QTest::newRow("in quotes") << QByteArray("\n \"@ \nz \"\n") << QStringList{u"3:1 unknown_character"_s};
        QTest::newRow("UTF-16, low byte first") << QByteArray("\xff\xfe@\0", 4) << QStringList{u"1:1 not_utf8"_s};
        QTest::newRow("UTF-16, high byte first") << QByteArray("\xfe\xff\0@", 4) << QStringList{u"1:1 not_utf8"_s};
    }

    void issuesHaveTheirPlaceInTheText()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, findings);
        QCOMPARE(summary(readText(text).issues), findings);
    }

    void aLegendGivesMeaningToCharacters()
    {
        const ReadLevel read = readText("=@x\n", {{u"="_s, u"wall"_s}, {u"x"_s, u"troll"_s}, {u"#"_s, u"wall"_s}});
        QVERIFY(read.level && read.issues.isEmpty());
        QCOMPARE(read.level->legend.keys(), (QStringList{u"="_s, u"x"_s})); // entries that equal the default legend are
                                                                            // dropped
        QCOMPARE(read.level->things[1].kind, u"troll"_s);
        const QByteArray written = writeLevelJson(*read.level, *shippedCatalogue());
        QVERIFY(written.contains("\"=@x\""));
        QCOMPARE(writeLevelJson(*readLevelJson(written, *shippedCatalogue()).level, *shippedCatalogue()), written);
    }

    void rowsInOneLongLineAreRead()
    {
        const QByteArray text =
            "x = [" + QByteArray(12'000'000, ' ') + "'@'," + QByteArray("'z',").repeated(4000) + "]\n";
        const QStringList found = summary(readText(text).issues);
        QCOMPARE(found.first(), u"1:12000011 unknown_character"_s);
    }

    void findingsAboutALegendHaveNoPlaceInTheText()
    {
        QCOMPARE(summary(readText("@", {{u"~"_s, u"lava"_s}}).issues),
                 QStringList(u"0:0 unknown_kind legend[\"~\"]"_s));
    }

    void aTextFileIsNamedAfterItself()
    {
        const QTemporaryDir dir;
        QFile file(dir.filePath(u"The pit.TXT"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("@z\n") == 3);
        file.close();
        const ReadLevel read = openLevelFile(file.fileName(), *shippedCatalogue());
        QCOMPARE(read.level->name, u"The pit"_s);
        QCOMPARE(read.issues[0].file, file.fileName());
        QCOMPARE(levelNameOf(u"a/b/pit.level.json"_s), u"pit"_s);
        QCOMPARE(levelNameOf(u"pit.json"_s), u"pit"_s);
        QCOMPARE(levelNameOf(u"pit.of.doom"_s), u"pit.of.doom"_s);
    }

    void writingTextGivesTheRows()
    {
        QCOMPARE(writeLevelText(levelFrom(maze), *shippedCatalogue()).text,
                 QByteArray(maze.join(u'\n').toUtf8() + '\n'));
        const Level own = levelFrom({u"=@ko"_s}, uR"("legend":{"=":"wall","k":"troll","o":"floor"})"_s);
        const TextExport text = writeLevelText(own, *shippedCatalogue());
        QCOMPARE(text.text, QByteArray("#@T \n"));
        QVERIFY(text.losses.empty());
    }

    void levelsThatFitTextSurviveIt()
    {
        for (const QStringList &rows :
             {maze, QStringList{u"@...#"_s}, QStringList{u"@z"_s, u"é😀"_s}, QStringList{u"   "_s, u"  @"_s}}) {
            const Level level = levelFrom(rows);
            const TextExport text = writeLevelText(level, *shippedCatalogue());
            QVERIFY(text.losses.empty());
            QVERIFY(*readText(text.text).level == level);
        }
    }

    void lossesOfTextAreListed()
    {
        using What = TextLoss::What;
        QCOMPARE(lossesOf(shippedLevel()),
                 (QStringList{lossText(What::Field, u"name"_s), lossText(What::Field, u"author"_s),
                              lossText(What::Field, u"description"_s), lossText(What::Field, u"translations"_s),
                              lossText(What::Field, u"proof"_s)}));
        QCOMPARE(lossesOf(shippedLevel(), shippedLevel().name).size(), 4);
        const Level level =
            levelFrom({u"@  ~  "_s}, uR"("ruleset":"tombs","rules":{"moves":8},"legend":{"~":"basilisk"},
        "kinds":{"monsters":{"rat":{"base":"orc"}}},"zoom":1,"things":[{"cell":[1,0],"kind":"orc","hp":3},
        {"cell":[2,0],"kind":"orc"},{"cell":[2,0],"kind":"troll"},{"cell":[4,0],"kind":"rat"},
        {"cell":[5,0],"kind":"wall"},{"cell":[9,9],"kind":"orc"}])"_s);
        QCOMPARE(lossesOf(level), (QStringList{
                                      lossText(What::Ruleset, u"tombs"_s),
                                      lossText(What::Rules, {}),
                                      lossText(What::Kinds, {}),
                                      lossText(What::UnknownKey, u"zoom"_s),
                                      lossText(What::ThingValues, u"orc"_s, {1, 0}),
                                      lossText(What::SharedCell, u"troll"_s, {2, 0}),
                                      lossText(What::Thing, u"basilisk"_s, {3, 0}),
                                      lossText(What::Thing, u"rat"_s, {4, 0}),
                                      lossText(What::Thing, u"wall"_s, {5, 0}),
                                      lossText(What::Thing, u"orc"_s, {9, 9}),
                                  }));
        QCOMPARE(writeLevelText(level, *shippedCatalogue()).text, QByteArray("@OO   \n"));
        const Level onWall = levelFrom({u"@#"_s}, uR"("things":[{"cell":[1,0],"kind":"orc"}])"_s);
        QCOMPARE(lossesOf(onWall), QStringList(lossText(What::ThingOnTerrain, u"orc"_s, {1, 0})));
    }
};

MAZEWRIGHT_SUITE(leveltext, TestLevelText)
#include "tst_leveltext.moc"
