#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

/// The commands convert and render, as a script sees them.
class TestConvert : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void convertWorksBothWays()
    {
        write(u"maze.txt"_s, "#####\n#@ g#\n#####\n");
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s}).exitCode, 0);
        QVERIFY(read(u"maze.level.json"_s).contains("\"name\": \"maze\""));
        const ProgramResult back = run({u"convert"_s, u"maze.level.json"_s, u"out/../maze.txt"_s});
        QCOMPARE(back.exitCode, 2); // no such folder
        const ProgramResult text = run({u"convert"_s, u"maze.level.json"_s, u"maze.txt"_s});
        QCOMPARE(text.exitCode, 0);
        QCOMPARE(text.err, QString());
        QCOMPARE(read(u"maze.txt"_s), QByteArray("#####\n#@ g#\n#####\n"));
        QCOMPARE(run({u"convert"_s, m_good, u"same.level.json"_s}).exitCode, 0);
        QCOMPARE(read(u"same.level.json"_s), shippedLevelText());
    }

    void convertListsWhatTextCannotHold()
    {
        const ProgramResult result = run({u"convert"_s, m_good, u"out.txt"_s});
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.err.split(u'\n'),
                 (QStringList{u"mazewright: out.txt: note: Text cannot store the name of the level."_s,
                              u"mazewright: out.txt: error: Text cannot store the author of the level."_s,
                              u"mazewright: out.txt: error: Text cannot store the description of the level."_s,
                              u"mazewright: out.txt: error: Text cannot store the translations of the level."_s,
                              u"mazewright: out.txt: error: Text cannot store the proof of the level."_s, QString()}));
        QCOMPARE(read(u"out.txt"_s), QByteArray(rowsOf(shippedLevel()).join(u'\n').toUtf8() + '\n'));
    }

    void losingOnlyTheNameIsANote()
    {
        const QString sentence = u"mazewright: out.txt: note: Text cannot store the name of the level.\n"_s;
        const QString named = write(u"named.level.json"_s, levelJson({u"@ g"_s}, u"\"name\": \"The pit\""_s));
        const ProgramResult note = run({u"convert"_s, named, u"out.txt"_s});
        QCOMPARE(note.exitCode, 0);
        QCOMPARE(note.err, sentence);
        QCOMPARE(read(u"out.txt"_s), QByteArray("@ g\n"));
        const QString german = u"\"name\": \"The pit\", \"translations\": { \"de\": { \"name\": \"Die Grube\" } }"_s;
        const ProgramResult translated =
            run({u"convert"_s, write(u"german.level.json"_s, levelJson({u"@ g"_s}, german)), u"out.txt"_s});
        QCOMPARE(translated.exitCode, 0);
        QCOMPARE(translated.err,
                 sentence
                     + u"mazewright: out.txt: note: Text cannot store the name of the level in other languages.\n"_s);
        const QString more = u"\"name\": \"The pit\", \"rules\": { \"moves\": 8 }"_s;
        const ProgramResult lost =
            run({u"convert"_s, write(u"more.level.json"_s, levelJson({u"@ g"_s}, more)), u"out.txt"_s});
        QCOMPARE(lost.exitCode, 1);
        QCOMPARE(lost.err, sentence + u"mazewright: out.txt: error: Text cannot store the rules of the level.\n"_s);
    }

    void convertKeepsLevelsInError()
    {
        const ProgramResult result = run({u"convert"_s, m_error, u"out.txt"_s});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(read(u"out.txt"_s), QByteArray("@z\n"));
        const QString found = run({u"check"_s, m_error}).out.section(u'\n', 0, 0);
        QVERIFY2(found.contains(u": error: "_s), qPrintable(found));
        QCOMPARE(result.err, QString(u"mazewright: "_s + found + u'\n'));
    }

    void changesMadeWhileReadingAreWarnings()
    {
        write(u"maze.txt"_s, "#####\n#@g\n#####\n");
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s}).err,
                 u"mazewright: maze.txt:2:1: warning: This row has only 3 characters and was padded with wall; the "
                 "longest row has 5. [uneven_rows]\n"_s);
        write(u"maze.txt"_s, "#####\n#@g\n#\n#####\n");
        QCOMPARE(
            run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s}).err,
            u"mazewright: maze.txt:2:1: warning: This row has only 3 characters and was padded with wall; it is the first of 2 such rows; the longest row has 5. [uneven_rows]\n"_s);
    }

    void convertTakesALegend()
    {
        write(u"maze.txt"_s, "=@=x\n");
        write(u"legend.json"_s, R"({ "=": "wall", "x": "troll" })");
        const ProgramResult result =
            run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s, u"--legend"_s, u"legend.json"_s});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(read(u"maze.level.json"_s).contains("\"legend\": { \"=\": \"wall\", \"x\": \"troll\" }"));
        QCOMPARE(run({u"check"_s, u"maze.level.json"_s}).exitCode, 0);
        QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"x.level.json"_s, u"--legend=default"_s}).exitCode, 0);
    }

    void convertNamesMistakesInALegend_data()
    {
        QTest::addColumn<QByteArray>("legend");
        QTest::addColumn<QString>("place");
        QTest::newRow("value that is no text") << QByteArray("{ \"x\":\n 5 }") << u"legend.json:2:2: "_s;
        QTest::newRow("syntax") << QByteArray("{ x }") << u"legend.json:1:3: "_s;
        QTest::newRow("list") << QByteArray("[]") << u"legend.json:1:1: "_s;
    }

    void convertNamesMistakesInALegend()
    {
        QFETCH(QByteArray, legend);
        QFETCH(QString, place);
        write(u"maze.txt"_s, "@\n");
        write(u"legend.json"_s, legend);
        const ProgramResult result =
            run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s, u"--legend"_s, u"legend.json"_s});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith(u"mazewright: "_s + place), qPrintable(result.err));
        QVERIFY(!QFile::exists(pathOf(u"maze.level.json"_s)));
    }

    void convertRefusesUnreadableFiles()
    {
        const ProgramResult result = run({u"convert"_s, u"unreadable.level.json"_s, u"out.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err,
                 u"mazewright: unreadable.level.json:1:11: The file ends too early; expected a value. [syntax]\n"_s);
        QVERIFY(!QFile::exists(pathOf(u"out.level.json"_s)));
    }

    /// The file extension decides how a file is read. A program with a list of rows is read as text and never written;
    /// unknown extensions are read as JSON, and the message says so.
    void theExtensionDecidesHowAFileIsRead()
    {
        write(u"maze.py"_s, "import turtle\nlevel_1 = [\n\"#####\",\n\"#@ g#\",\n\"#####\"]\n");
        QCOMPARE(run({u"convert"_s, u"maze.py"_s, u"fromlist.txt"_s}).exitCode, 0);
        QCOMPARE(read(u"fromlist.txt"_s), QByteArray("#####\n#@ g#\n#####\n"));
        const QByteArray program = read(u"maze.py"_s);
        QCOMPARE(run({u"convert"_s, u"fromlist.txt"_s, u"maze.py"_s}).exitCode, 2);
        QCOMPARE(read(u"maze.py"_s), program);
        write(u"maze.map"_s, "maze\n");
        const ProgramResult result = run({u"convert"_s, u"maze.map"_s, u"out.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.endsWith(
                     u"mazewright: maze.map: Files that end in .txt, .py, .xsb, .sok, .slc, .des, .lua, .md, .js, "
                     ".c, .cpp, .h are read as text, others as JSON.\n"_s),
                 qPrintable(result.err));
    }

    void convertLeavesTheOldFileWhenWritingFails()
    {
        const ProgramResult result = run({u"convert"_s, m_good, u"/proc/nothing.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.err.startsWith(u"mazewright: /proc/nothing.level.json: “/proc/nothing.level.json” could not"_s));
    }

    void convertWritesMapsForTiledWithTheirPicture_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("JSON") << u"maze.tmj"_s << QByteArray("{\n    \"type\": \"map\",\n");
        QTest::newRow("XML") << u"maze.tmx"_s << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map ");
        QTest::newRow("capitals") << u"maze.TMX"_s << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map ");
    }

    void convertWritesMapsForTiledWithTheirPicture()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        const ProgramResult result = run({u"convert"_s, m_good, name});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exitCode, 0);
        const QByteArray map = read(name);
        QVERIFY2(map.startsWith(beginning), map.first(qMin<qsizetype>(80, map.size())).constData());
        QVERIFY(map.contains("\"maze.tiles.png\""));
        QCOMPARE(QImage(pathOf(u"maze.tiles.png"_s)).width(), 16 * 32);
        const ProgramResult back = run({u"convert"_s, name, u"back.level.json"_s});
        QCOMPARE(back.err, QString());
        QCOMPARE(back.exitCode, 0);
        QCOMPARE(read(u"back.level.json"_s), shippedLevelText());
    }

    void aMapThatCannotBeWrittenIsRefused()
    {
        const QString empty = write(u"empty.level.json"_s, levelJson({}));
        const ProgramResult none = run({u"convert"_s, empty, u"empty.tmj"_s});
        QCOMPARE(none.exitCode, 2);
        QVERIFY2(none.err.endsWith(u"empty.tmj: Cannot export the level as a map: it has no cells.\n"),
                 qPrintable(none.err));
        QVERIFY(!QFile::exists(pathOf(u"empty.tmj"_s)));
        const ProgramResult nowhere = run({u"convert"_s, m_good, u"nowhere/maze.tmj"_s});
        QCOMPARE(nowhere.exitCode, 2);
        QVERIFY2(nowhere.err.startsWith(u"mazewright: nowhere/maze.tiles.png: "), qPrintable(nowhere.err));
    }

    void renderWritesAPictureWithoutADisplay()
    {
        for (const QString &look : {u"tiles"_s, u"ascii"_s}) {
            const QString out = pathOf(look + u".png"_s);
            const ProgramResult result =
                run({u"render"_s, m_good, u"-o"_s, out, u"--tile-size"_s, u"16"_s, u"--look"_s, look});
            QCOMPARE(result.exitCode, 0);
            QCOMPARE(result.err, QString());
            const QImage picture(out);
            QCOMPARE(picture.size(), QSize(320, 240));
            QVERIFY(picture.pixel(8, 8) != picture.pixel(24, 24) || look == u"ascii");
        }
        QCOMPARE(run({u"render"_s, m_error, u"-o"_s, pathOf(u"x.png"_s)}).exitCode, 0);
        QCOMPARE(QImage(pathOf(u"x.png"_s)).size(), QSize(64, 32));
    }

    void renderRefusesImpossiblePictures()
    {
        const QString wide = write(u"wide.level.json"_s, levelJson({QString(u'@' + QString(4095, u' '))}));
        const QString none = write(u"none.txt"_s, "\n");
        QCOMPARE(run({u"render"_s, wide, u"-o"_s, u"x.png"_s, u"--tile-size=64"_s}).exitCode, 2);
        QCOMPARE(run({u"render"_s, none, u"-o"_s, u"x.png"_s}).exitCode, 2);
        QCOMPARE(run({u"render"_s, m_good, u"-o"_s, u"/no/such/folder/x.png"_s}).exitCode, 2);
        QCOMPARE(run({u"render"_s, m_unreadable, u"-o"_s, u"x.png"_s}).exitCode, 2);
        QVERIFY(!QFile::exists(pathOf(u"x.png"_s)));
    }

    void aFullDiskLeavesTheOldFile_data()
    {
        QTest::addColumn<QString>("call");
        QTest::newRow("convert") << u"convert %1 %2.level.json"_s;
        QTest::newRow("render") << u"render %1 -o %2.png"_s;
    }

    void aFullDiskLeavesTheOldFile()
    {
        QFETCH(const QString, call);
        const QTemporaryDir folder;
        QFile maze(folder.filePath(u"maze.txt"_s));
        QVERIFY(maze.open(QIODevice::WriteOnly));
        const QByteArray row = QByteArray(200, '#') + '\n';
        maze.write("@" + row.repeated(100));
        maze.close();
        const QString arguments = call.arg(maze.fileName(), folder.filePath(u"old"_s));
        const QString out = arguments.section(u' ', -1);
        QFile old(out);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QProcess shell;
        shell.start(u"bash"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f 1; exec %1 %2"_s.arg(
                                             QStringLiteral(MAZEWRIGHT_PROGRAM), arguments)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }
};

MAZEWRIGHT_SUITE(convert, TestConvert)
#include "tst_convert.moc"
