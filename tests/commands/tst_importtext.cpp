#include "gamecore/levelfile/levelformats.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

/// The command convert, with texts in the notations of other games.
class TestImportText : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void aLegendPresetIsChosenByName()
    {
        write(u"rogue.txt"_s, "######\n#@.$.#\n#.o.>#\n######\n");
        const ProgramResult result =
            run({u"convert"_s, u"rogue.txt"_s, u"rogue.level.json"_s, u"--legend"_s, u"roguelike"_s});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exitCode, 0);
        QVERIFY(read(u"rogue.level.json"_s).contains("\"legend\": { \"$\": \"treasure\", \"o\": \"orc\" }"));
        QCOMPARE(rowsIn(u"rogue.level.json"_s), (QStringList{u"######"_s, u"#@.$.#"_s, u"#.o.>#"_s, u"######"_s}));
    }

    void theHeroIsTheOnlyStartBesideStairs()
    {
        write(u"rogue.txt"_s, "######\n#@.$<#\n#...>#\n######\n");
        const ProgramResult result =
            run({u"convert"_s, u"rogue.txt"_s, u"rogue.level.json"_s, u"--legend"_s, u"roguelike"_s});
        QCOMPARE(result.err, QString());
        QVERIFY(read(u"rogue.level.json"_s).contains("\"legend\": { \"$\": \"treasure\", \"<\": \"floor\" }"));
        QCOMPARE(run({u"check"_s, u"rogue.level.json"_s}).exitCode, 0);
    }

    void cellsOutsideASokobanBoardAreWall()
    {
        write(u"boxes.txt"_s, "  ####\n###  #\n#@$ .###\n#      #\n########\n");
        const ProgramResult result =
            run({u"convert"_s, u"boxes.txt"_s, u"boxes.level.json"_s, u"--legend"_s, u"sokoban"_s});
        QCOMPARE(result.err, QString());
        QCOMPARE(rowsIn(u"boxes.level.json"_s),
                 (QStringList{u"########"_s, u"###  ###"_s, u"#@$ .###"_s, u"#      #"_s, u"########"_s}));
    }

    void commentsAndAuthorsAreNoMazes()
    {
        write(u"both.txt"_s, "; One\nAuthor: Anna\n@ g\n\nA long comment, that explains it.\n\n; Two\n@g\n");
        QCOMPARE(run({u"convert"_s, u"both.txt"_s, u"road"_s}).err, QString());
        QCOMPARE(QDir(pathOf(u"road"_s)).entryList({u"*.level.json"_s}),
                 (QStringList{u"01_one.level.json"_s, u"02_two.level.json"_s}));
        QVERIFY(read(u"road/01_one.level.json"_s).contains("\"author\": \"Anna\""));
        QVERIFY(read(u"road/02_two.level.json"_s).contains("\"author\": \"\""));
    }

    void paddedRowsAreOneWarning()
    {
        write(u"maze.txt"_s, "#####\n#@g\n#\n#####\n");
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s}).err.count(u"[uneven_rows]"_s), 1);
        const ProgramResult json = run({u"check"_s, u"maze.txt"_s, u"--json"_s});
        QVERIFY2(json.out.contains(u"\"rows\": 2,"), qPrintable(json.out));
    }

    void anUnknownLegendIsRefused()
    {
        write(u"maze.txt"_s, "@\n");
        const ProgramResult result = run({u"convert"_s, u"maze.txt"_s, u"x.level.json"_s, u"--legend=nethack"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err, u"mazewright: There is no legend nethack. Available: mazewright, sokoban, roguelike, box, "
                             u"boxes, turtle, dcss, "
                             "or the path of a file.\n"_s);
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"x.level.json"_s, u"--unknown=lava"_s}).err,
                 u"mazewright: --unknown must be floor, wall or error.\n"_s);
    }

    void unknownCharactersAreOneErrorEach()
    {
        write(u"maze.txt"_s, "@zzz\nzyzz\n");
        const ProgramResult result = run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(
            result.err,
            u"mazewright: maze.txt:1:2: error: The legend does not define the character “z” (cells: 6). [unknown_character]\nmazewright: maze.txt:2:2: error: The legend does not define the character “y”. [unknown_character]\n"_s);
        const ProgramResult json = run({u"check"_s, u"maze.txt"_s, u"--json"_s});
        QVERIFY2(json.out.contains(u"\"cells\": 6,"), qPrintable(json.out));
    }

    void unknownCharactersFollowTheOption_data()
    {
        QTest::addColumn<QString>("unknown");
        QTest::newRow("floor") << u"floor"_s;
        QTest::newRow("wall") << u"wall"_s;
    }

    void unknownCharactersFollowTheOption()
    {
        QFETCH(QString, unknown);
        write(u"maze.txt"_s, "@zz#\n");
        const ProgramResult result = run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s, u"--unknown"_s, unknown});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.err, u"mazewright: maze.txt: note: “z” became %1 (cells: 2).\n"_s.arg(unknown));
        QCOMPARE(rowsIn(u"maze.level.json"_s), QStringList{u"@zz#"_s});
        QCOMPARE(run({u"convert"_s, u"maze.level.json"_s, u"out.txt"_s}).exitCode, 0);
        QCOMPARE(read(u"out.txt"_s), unknown == u"wall" ? QByteArray("@###\n") : QByteArray("@  #\n"));
    }

    void theAuthorsCharactersArePreserved()
    {
        write(u"maze.txt"_s, "  xxxx\n  x@.x\nxxx..x\nx....x\nxxxxxx\n");
        write(u"legend.json"_s, R"({ "x": "wall", " ": "wall" })");
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"a.level.json"_s, u"--legend"_s, u"legend.json"_s}).exitCode, 0);
        QVERIFY(read(u"a.level.json"_s).contains("\"  xxxx\",\n        \"  x@.x\",\n        \"xxx..x\""));
        QCOMPARE(run({u"convert"_s, u"a.level.json"_s, u"b.level.json"_s}).exitCode, 0);
        QCOMPARE(read(u"b.level.json"_s), read(u"a.level.json"_s));
    }

    void severalMazesBecomeACampaign()
    {
        write(u"both.txt"_s, "; The first: room\n#@g#\n\n; Two\n@ g\n\ng\n");
        const ProgramResult result = run({u"convert"_s, u"both.txt"_s, u"road"_s, u"--ruleset"_s, u"classic"_s});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(QDir(pathOf(u"road"_s)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{u"01_the_first_room.level.json"_s, u"02_two.level.json"_s, u"road.campaign.json"_s}));
        QVERIFY(read(u"road/02_two.level.json"_s).contains("\"name\": \"Two\""));
        QVERIFY(read(u"road/02_two.level.json"_s).contains("\"ruleset\": \"classic\""));
        QCOMPARE(read(u"road/road.campaign.json"_s),
                 QByteArray("{\n    \"format\": \"mazewright-campaign\",\n    \"version\": 1,\n"
                            "    \"name\": \"road\",\n    \"levels\": [\n"
                            "        \"01_the_first_room.level.json\",\n        \"02_two.level.json\"\n    ]\n}\n"));
        QCOMPARE(run({u"check"_s, u"road/road.campaign.json"_s}).exitCode, 0);
        QCOMPARE(QDir(pathOf(QString())).entryList({u".mazewright*"_s}, QDir::AllEntries | QDir::Hidden),
                 QStringList());
    }

    void blankLinesSeparateMazesOnRequest()
    {
        write(u"both.txt"_s, "#@g#\n\n@ g\n");
        QCOMPARE(run({u"convert"_s, u"both.txt"_s, u"one.level.json"_s}).exitCode, 0);
        QCOMPARE(rowsIn(u"one.level.json"_s).size(), 3);
        QCOMPARE(run({u"convert"_s, u"both.txt"_s, u"two"_s, u"--split"_s}).exitCode, 0);
        QCOMPARE(QDir(pathOf(u"two"_s)).entryList({u"*.level.json"_s}),
                 (QStringList{u"01_both_1.level.json"_s, u"02_both_2.level.json"_s}));
    }

    void severalMazesNeedAFolder()
    {
        write(u"both.txt"_s, "; 1\n@ g\n; 2\n@g\n");
        const ProgramResult result = run({u"convert"_s, u"both.txt"_s, u"both.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err,
                 u"mazewright: both.txt holds 2 mazes: name a folder as OUT, which becomes a campaign.\n"_s);
        QVERIFY(!QFileInfo::exists(pathOf(u"both.level.json"_s)));
        QCOMPARE(
            run({u"render"_s, u"both.txt"_s, u"-o"_s, u"x.png"_s}).err,
            u"mazewright: both.txt:2:1: warning: This text contains several mazes; only the first is used (mazes: 2). [several_mazes]\n"_s);
    }

    void anExistingFolderIsNotChanged()
    {
        write(u"both.txt"_s, "; 1\n@ g\n; 2\n@g\n");
        QVERIFY(QDir(pathOf(QString())).mkdir(u"road"_s));
        const ProgramResult result = run({u"convert"_s, u"both.txt"_s, u"road"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err, u"mazewright: road: “road” already exists.\n"_s);
        QVERIFY(QDir(pathOf(u"road"_s)).isEmpty());
    }

    void aCampaignIsWrittenWholeOrNotAtAll()
    {
        write(u"both.txt"_s, "; 1\n@ g\n; 2\n" + QByteArray(4097, '#') + "\n");
        QCOMPARE(run({u"convert"_s, u"both.txt"_s, u"road"_s}).exitCode, 2);
        QVERIFY(!QFileInfo::exists(pathOf(u"road"_s)));
        write(u"good.txt"_s, "; 1\n@ g\n; 2\n@g\n");
        QCOMPARE(run({u"convert"_s, u"good.txt"_s, u"no/such/road"_s}).exitCode, 2);
        QVERIFY(!QFileInfo::exists(pathOf(u"no"_s)));
    }

    void checkLooksAtEveryMaze()
    {
        write(u"both.txt"_s, "; 1\n@ g\n; 2\n@z\n");
        const ProgramResult result = run({u"check"_s, u"both.txt"_s});
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.out.contains(u"both.txt:4:2: error: The legend does not define the character “z”"),
                 qPrintable(result.out));
    }

private:
    QStringList rowsIn(const QString &file)
    {
        return rowsOf(openLevelFile(pathOf(file), *shippedCatalogue()).level.value());
    }
};

MAZEWRIGHT_SUITE(importtext, TestImportText)
#include "tst_importtext.moc"
