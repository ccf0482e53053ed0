#include "tests/support/drawnworld.h"
#include "tests/support/program.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

using Result = ProgramResult;

Result run(const QStringList &arguments, const QByteArray &input = {}, const QString &folder = {})
{
    return runProgram(QStringLiteral(MAZEWRIGHT_PROGRAM), arguments, input, folder);
}

QJsonObject jsonOf(const QString &line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

/// Plays lines and gives the objects that come back, the first of them the start.
QList<QJsonObject> played(const QString &level, const QByteArray &lines, const QStringList &options = {})
{
    const Result result = run(QStringList{u"headless"_s, level, u"--seed"_s, u"7"_s} + options, lines);
    QList<QJsonObject> objects;
    for (const QString &line : result.out.split(u'\n', Qt::SkipEmptyParts)) {
        objects += jsonOf(line);
    }
    return result.exitCode == 0 && result.err.isEmpty() ? objects : QList<QJsonObject>();
}

} // namespace

/// The real program, as a script sees it.
class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void helpAndVersionExit0();
    void wrongUsageExits2_data();
    void wrongUsageExits2();
    void aMistypedCommandIsNamed_data();
    void aMistypedCommandIsNamed();
    void aFileNamedLikeAMistypedCommandIsALevel();
    void withoutADisplayAWindowIsOneSentence_data();
    void withoutADisplayAWindowIsOneSentence();

    void checkExitsByTheWorstFile_data();
    void checkExitsByTheWorstFile();
    void checkPrintsOneLineAFinding();
    void checkPrintsJson();
    void checkIsInEnglish();

    void convertGoesBothWays();
    void convertListsWhatTextCannotHold();
    void convertKeepsLevelsInError();
    void convertTakesALegend();
    void convertNamesMistakesInALegend_data();
    void convertNamesMistakesInALegend();
    void convertRefusesWhatItCannotRead();
    void convertLeavesTheOldFileWhenWritingFails();
    void aFullDiskLeavesTheOldFile_data();
    void aFullDiskLeavesTheOldFile();

    void renderWritesAPictureWithoutADisplay();
    void renderRefusesPicturesThatCannotBe();

    void headlessBeginsWithItsState();
    void headlessAnswersEachLine();
    void headlessLooks();
    void headlessNamesWrongLines_data();
    void headlessNamesWrongLines();
    void headlessPlaysARealTimeGame();
    void headlessGamesOfASeedAreEqual();
    void headlessDrawsASeedWithoutOne();
    void headlessRefusesLevelsInError();
    void headlessPlaysAnotherRulesetThanAnUnknownOne();
    void headlessAnswersAtOnce();

    void dataWithAMistakeExits2WithItsPlace_data();
    void dataWithAMistakeExits2WithItsPlace();
    void dataOfOnesOwnIsPlayed();

private:
    QString write(const QString &name, const QByteArray &text) const;
    QByteArray read(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_good;
    QString m_error;
    QString m_warning;
    QString m_unreadable;
};

QString TestCommandLine::write(const QString &name, const QByteArray &text) const
{
    QFile file(m_dir->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("%s cannot be written", qUtf8Printable(name));
    }
    return file.fileName();
}

QByteArray TestCommandLine::read(const QString &name) const
{
    QFile file(m_dir->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestCommandLine::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_good = write(u"good.level.json"_s, shippedLevelText());
    m_error = write(u"error.level.json"_s, levelJson({u"@z"_s}));
    m_warning = write(u"warning.level.json"_s, levelJson({u"@#g"_s}));
    m_unreadable = write(u"unreadable.level.json"_s, "{\"rows\": [");
}

void TestCommandLine::helpAndVersionExit0()
{
    for (const QString &option : {u"--help"_s, u"-h"_s, u"help"_s}) {
        const Result help = run({option});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains(u"mazewright check FILE... [--json] [--strict]"_s) && help.err.isEmpty());
        QVERIFY(help.out.contains(u"Examples:"_s));
    }
    QCOMPARE(run({u"check"_s, u"--help"_s}).exitCode, 0);
    QVERIFY(run({u"--version"_s}).out.startsWith(u"mazewright "_s));
}

void TestCommandLine::wrongUsageExits2_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const QStringList &arguments) { QTest::newRow(name) << arguments; };
    row("check without a file", {u"check"_s});
    row("check with an unknown option", {u"check"_s, u"--loud"_s, u"x"_s});
    row("check with a value for a switch", {u"check"_s, u"--json=1"_s, u"x"_s});
    row("convert with one file", {u"convert"_s, u"a.txt"_s});
    row("convert with three files", {u"convert"_s, u"a.txt"_s, u"b.txt"_s, u"c.txt"_s});
    row("convert to another ending", {u"convert"_s, u"a.txt"_s, u"b.png"_s});
    row("convert with an option without a value", {u"convert"_s, u"a.txt"_s, u"b.txt"_s, u"--legend"_s});
    row("convert to an unknown ruleset", {u"convert"_s, u"%good"_s, u"b.txt"_s, u"--ruleset"_s, u"chess"_s});
    row("render without -o", {u"render"_s, u"%good"_s});
    row("render without a level", {u"render"_s, u"-o"_s, u"x.png"_s});
    row("render with a tile size of 0", {u"render"_s, u"%good"_s, u"-o"_s, u"x.png"_s, u"--tile-size"_s, u"0"_s});
    row("render with a tile size of no number", {u"render"_s, u"%good"_s, u"-o"_s, u"x.png"_s, u"--tile-size=big"_s});
    row("render with another look", {u"render"_s, u"%good"_s, u"-o"_s, u"x.png"_s, u"--look"_s, u"oil"_s});
    row("render to another ending", {u"render"_s, u"%good"_s, u"-o"_s, u"x.xyz"_s});
    row("render without an ending", {u"render"_s, u"%good"_s, u"-o"_s, u"png"_s});
    row("headless without a level", {u"headless"_s});
    row("headless with two levels", {u"headless"_s, u"%good"_s, u"%good"_s});
    row("seed below 0", {u"headless"_s, u"%good"_s, u"--seed"_s, u"-1"_s});
    row("seed too large", {u"headless"_s, u"%good"_s, u"--seed"_s, u"9007199254740992"_s});
    row("seed of no number", {u"headless"_s, u"%good"_s, u"--seed"_s, u"luck"_s});
    row("headless with a level and a dungeon", {u"headless"_s, u"%good"_s, u"--dungeon"_s});
    row("headless with a value for a switch", {u"headless"_s, u"--dungeon=tombs"_s});
    row("a dungeon of an unknown ruleset", {u"headless"_s, u"--dungeon"_s, u"--ruleset"_s, u"chess"_s});
    row("a dungeon with a seed of no number", {u"headless"_s, u"--dungeon"_s, u"--seed=1.5"_s});
    const QStringList generate{u"generate"_s, u"-o"_s, u"x.level.json"_s};
    row("generate without -o", {u"generate"_s});
    row("generate to another ending", {u"generate"_s, u"-o"_s, u"x.txt"_s});
    row("generate from a file", generate + QStringList{u"%good"_s});
    row("generate under an unknown ruleset", generate + QStringList{u"--ruleset"_s, u"chess"_s});
    row("generate with a seed below 0", generate + QStringList{u"--seed=-1"_s});
    row("generate with a depth of 0", generate + QStringList{u"--depth=0"_s});
    row("generate below the deepest depth", generate + QStringList{u"--depth=1000"_s});
    row("generate too narrow", generate + QStringList{u"--width=19"_s});
    row("generate too high", generate + QStringList{u"--height=501"_s});
    row("unknown ruleset", {u"headless"_s, u"%good"_s, u"--ruleset"_s, u"chess"_s});
    row("data that is not there", {u"check"_s, u"%good"_s, u"--data"_s, u"/no/such/folder"_s});
}

void TestCommandLine::wrongUsageExits2()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(u"%good"_s, m_good);
    const Result result = run(arguments, {}, m_dir->path());
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.count(u'\n') == 1, qPrintable(result.err));
}

void TestCommandLine::aMistypedCommandIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("advice");
    QTest::newRow("check") << QStringList{u"chek"_s, u"%good"_s} << u"“chek”. Did you mean “check”?"_s;
    QTest::newRow("alone") << QStringList{u"chek"_s} << u"“chek”. Did you mean “check”?"_s;
    QTest::newRow("with options") << QStringList{u"redner"_s, u"%good"_s, u"-o"_s, u"x.png"_s}
                                  << u"“redner”. Did you mean “render”?"_s;
    QTest::newRow("capitals") << QStringList{u"Edit"_s} << u"“Edit”. Did you mean “edit”?"_s;
    QTest::newRow("like nothing") << QStringList{u"xyzzy"_s} << u"“xyzzy”. “mazewright help” lists the commands."_s;
}

void TestCommandLine::aMistypedCommandIsNamed()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QString, advice);
    arguments.replaceInStrings(u"%good"_s, m_good);
    const Result result = run(arguments, {}, m_dir->path());
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err, QString(u"mazewright: There is neither a command nor a level file "_s + advice + u'\n'));
}

void TestCommandLine::aFileNamedLikeAMistypedCommandIsALevel()
{
    write(u"chek"_s, shippedLevelText());
    QCOMPARE(run({u"chek"_s}, {}, m_dir->path()).err, u"mazewright: There is no display to open a window on.\n"_s);
}

void TestCommandLine::withoutADisplayAWindowIsOneSentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("a level") << QStringList{u"%good"_s};
    QTest::newRow("the editor") << QStringList{u"edit"_s};
    QTest::newRow("the editor with a level") << QStringList{u"edit"_s, u"%good"_s};
}

void TestCommandLine::withoutADisplayAWindowIsOneSentence()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(u"%good"_s, m_good);
    const Result result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.count(u'\n') == 1, qPrintable(result.err));
}

void TestCommandLine::checkExitsByTheWorstFile_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("good") << QStringList{u"%good"_s} << 0;
    QTest::newRow("warning") << QStringList{u"%warning"_s} << 0;
    QTest::newRow("warning, strict") << QStringList{u"%warning"_s, u"--strict"_s} << 1;
    QTest::newRow("good, strict") << QStringList{u"--strict"_s, u"%good"_s} << 0;
    QTest::newRow("error") << QStringList{u"%error"_s} << 1;
    QTest::newRow("unreadable") << QStringList{u"%unreadable"_s} << 2;
    QTest::newRow("missing") << QStringList{u"no such file"_s} << 2;
    QTest::newRow("folder") << QStringList{u"/tmp"_s} << 2;
    QTest::newRow("device") << QStringList{u"/dev/zero"_s} << 2;
    QTest::newRow("good and error") << QStringList{u"%good"_s, u"%error"_s} << 1;
    QTest::newRow("unreadable first") << QStringList{u"%unreadable"_s, u"%error"_s, u"%good"_s} << 2;
    QTest::newRow("unreadable last, as JSON") << QStringList{u"%good"_s, u"%unreadable"_s, u"--json"_s} << 2;
    QTest::newRow("name with a dash") << QStringList{u"--"_s, u"-x"_s} << 2;
}

void TestCommandLine::checkExitsByTheWorstFile()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(u"%good"_s, m_good).replaceInStrings(u"%warning"_s, m_warning);
    arguments.replaceInStrings(u"%error"_s, m_error).replaceInStrings(u"%unreadable"_s, m_unreadable);
    const Result result = run(QStringList(u"check"_s) + arguments);
    QTEST(result.exitCode, "exitCode");
    QCOMPARE(result.err, QString());
}

void TestCommandLine::checkPrintsOneLineAFinding()
{
    write(u"two.level.json"_s, levelJson({u"z@#g"_s, u"@"_s}));
    const Result result = run({u"check"_s, u"two.level.json"_s, u"nothing.txt"_s}, {}, m_dir->path());
    QCOMPARE(
        result.out.split(u'\n'),
        (QStringList{
            u"two.level.json:2:2: error: The legend does not know the character “z”. [unknown_character]"_s,
            u"two.level.json:3:1: warning: This row has 1 characters and was padded with wall; the longest row has 4. [uneven_rows]"_s,
            u"two.level.json:3:2: error: The level has another start before this one. [two_starts]"_s,
            u"nothing.txt: error: There is no such file. [unreadable]"_s, QString()}));
}

void TestCommandLine::checkPrintsJson()
{
    const Result result = run({u"check"_s, u"--json"_s, m_warning, m_good});
    const QJsonArray findings = QJsonDocument::fromJson(result.out.toUtf8()).array();
    QCOMPARE(findings.size(), 1);
    const QJsonObject expected{{u"file"_s, m_warning},
                               {u"line"_s, 2},
                               {u"column"_s, 4},
                               {u"path"_s, u"rows[0]"_s},
                               {u"severity"_s, u"warning"_s},
                               {u"code"_s, u"unreachable_treasure"_s},
                               {u"message"_s, u"The hero cannot reach this treasure."_s}};
    QCOMPARE(findings.first().toObject(), expected);
    QCOMPARE(run({u"check"_s, u"--json"_s, m_good}).out, u"[\n]\n"_s);
}

void TestCommandLine::checkIsInEnglish()
{
    QVERIFY(run({u"check"_s, m_error}).out.contains(u"The legend does not know the character"_s));
}

void TestCommandLine::convertGoesBothWays()
{
    write(u"maze.txt"_s, "#####\n#@ g#\n#####\n");
    QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s}, {}, m_dir->path()).exitCode, 0);
    QVERIFY(read(u"maze.level.json"_s).contains("\"name\": \"maze\""));
    const Result back = run({u"convert"_s, u"maze.level.json"_s, u"out/../maze.txt"_s}, {}, m_dir->path());
    QCOMPARE(back.exitCode, 2); // no such folder
    const Result text = run({u"convert"_s, u"maze.level.json"_s, u"maze.txt"_s}, {}, m_dir->path());
    QCOMPARE(text.exitCode, 0);
    QCOMPARE(text.err, QString());
    QCOMPARE(read(u"maze.txt"_s), QByteArray("#####\n#@ g#\n#####\n"));
    QCOMPARE(run({u"convert"_s, m_good, u"same.level.json"_s}, {}, m_dir->path()).exitCode, 0);
    QCOMPARE(read(u"same.level.json"_s), shippedLevelText());
}

void TestCommandLine::convertListsWhatTextCannotHold()
{
    const Result result = run({u"convert"_s, m_good, u"out.txt"_s}, {}, m_dir->path());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.err.split(u'\n'),
             (QStringList{u"mazewright: out.txt: Text cannot hold the name of the level."_s,
                          u"mazewright: out.txt: Text cannot hold the author of the level."_s,
                          u"mazewright: out.txt: Text cannot hold the description of the level."_s, QString()}));
    QCOMPARE(read(u"out.txt"_s), QByteArray(rowsOf(shippedLevel()).join(u'\n').toUtf8() + '\n'));
}

void TestCommandLine::convertKeepsLevelsInError()
{
    QCOMPARE(run({u"convert"_s, m_error, u"out.txt"_s}, {}, m_dir->path()).exitCode, 0);
    QCOMPARE(read(u"out.txt"_s), QByteArray("@z\n"));
}

void TestCommandLine::convertTakesALegend()
{
    write(u"maze.txt"_s, "=@=x\n");
    write(u"legend.json"_s, R"({ "=": "wall", "x": "troll" })");
    const Result result =
        run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s, u"--legend"_s, u"legend.json"_s}, {}, m_dir->path());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(read(u"maze.level.json"_s).contains("\"legend\": { \"=\": \"wall\", \"x\": \"troll\" }"));
    QCOMPARE(run({u"check"_s, u"maze.level.json"_s}, {}, m_dir->path()).exitCode, 0);
    QCOMPARE(run({u"convert"_s, u"maze.txt"_s, u"x.level.json"_s, u"--legend=default"_s}, {}, m_dir->path()).exitCode,
             0);
}

void TestCommandLine::convertNamesMistakesInALegend_data()
{
    QTest::addColumn<QByteArray>("legend");
    QTest::addColumn<QString>("place");
    QTest::newRow("value that is no text") << QByteArray("{ \"x\":\n 5 }") << u"legend.json:2:2: "_s;
    QTest::newRow("syntax") << QByteArray("{ x }") << u"legend.json:1:3: "_s;
    QTest::newRow("list") << QByteArray("[]") << u"legend.json:1:1: "_s;
}

void TestCommandLine::convertNamesMistakesInALegend()
{
    QFETCH(QByteArray, legend);
    QFETCH(QString, place);
    write(u"maze.txt"_s, "@\n");
    write(u"legend.json"_s, legend);
    const Result result =
        run({u"convert"_s, u"maze.txt"_s, u"maze.level.json"_s, u"--legend"_s, u"legend.json"_s}, {}, m_dir->path());
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith(u"mazewright: "_s + place), qPrintable(result.err));
    QVERIFY(!QFile::exists(m_dir->filePath(u"maze.level.json"_s)));
}

void TestCommandLine::convertRefusesWhatItCannotRead()
{
    const Result result = run({u"convert"_s, u"unreadable.level.json"_s, u"out.level.json"_s}, {}, m_dir->path());
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err,
             u"mazewright: unreadable.level.json:1:11: The file ends too early; expected a value. [syntax]\n"_s);
    QVERIFY(!QFile::exists(m_dir->filePath(u"out.level.json"_s)));
}

void TestCommandLine::convertLeavesTheOldFileWhenWritingFails()
{
    const Result result = run({u"convert"_s, m_good, u"/proc/nothing.level.json"_s});
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.err.startsWith(u"mazewright: /proc/nothing.level.json: “/proc/nothing.level.json” could not"_s));
}

void TestCommandLine::aFullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("convert") << u"convert %1 %2.level.json"_s;
    QTest::newRow("render") << u"render %1 -o %2.png"_s;
}

void TestCommandLine::aFullDiskLeavesTheOldFile()
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
    shell.start(u"bash"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f 1; exec %1 %2"_s.arg(QStringLiteral(MAZEWRIGHT_PROGRAM),
                                                                                    arguments)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
}

void TestCommandLine::renderWritesAPictureWithoutADisplay()
{
    for (const QString &look : {u"tiles"_s, u"ascii"_s}) {
        const QString out = m_dir->filePath(look + u".png"_s);
        const Result result = run({u"render"_s, m_good, u"-o"_s, out, u"--tile-size"_s, u"16"_s, u"--look"_s, look});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.err, QString());
        const QImage picture(out);
        QCOMPARE(picture.size(), QSize(320, 240));
        QVERIFY(picture.pixel(8, 8) != picture.pixel(24, 24) || look == u"ascii");
    }
    QCOMPARE(run({u"render"_s, m_error, u"-o"_s, m_dir->filePath(u"x.png"_s)}).exitCode, 0);
    QCOMPARE(QImage(m_dir->filePath(u"x.png"_s)).size(), QSize(64, 32));
}

void TestCommandLine::renderRefusesPicturesThatCannotBe()
{
    const QString wide = write(u"wide.level.json"_s, levelJson({QString(u'@' + QString(4095, u' '))}));
    const QString none = write(u"none.txt"_s, "\n");
    QCOMPARE(run({u"render"_s, wide, u"-o"_s, u"x.png"_s, u"--tile-size=64"_s}, {}, m_dir->path()).exitCode, 2);
    QCOMPARE(run({u"render"_s, none, u"-o"_s, u"x.png"_s}, {}, m_dir->path()).exitCode, 2);
    QCOMPARE(run({u"render"_s, m_good, u"-o"_s, u"/no/such/folder/x.png"_s}).exitCode, 2);
    QCOMPARE(run({u"render"_s, m_unreadable, u"-o"_s, u"x.png"_s}, {}, m_dir->path()).exitCode, 2);
    QVERIFY(!QFile::exists(m_dir->filePath(u"x.png"_s)));
}

void TestCommandLine::headlessBeginsWithItsState()
{
    const QList<QJsonObject> objects = played(m_good, {});
    QCOMPARE(objects.size(), 1);
    QCOMPARE(objects[0].keys(), (QStringList{u"ruleset"_s, u"seed"_s, u"state"_s, u"type"_s}));
    QCOMPARE(objects[0].value("type"_L1).toString(), u"start"_s);
    QCOMPARE(objects[0].value("seed"_L1).toInt(), 7);
    QCOMPARE(objects[0].value("ruleset"_L1).toString(), u"buchhaim"_s);
    QJsonObject state = objects[0].value("state"_L1).toObject();
    QCOMPARE(state.take("hash"_L1).toString().size(), 16);
    const QJsonObject expected{{u"status"_s, u"playing"_s},
                               {u"cell"_s, QJsonArray{2, 1}},
                               {u"hp"_s, 30},
                               {u"max_hp"_s, 30},
                               {u"gold"_s, 0},
                               {u"treasure_left"_s, 4},
                               {u"depth"_s, 1},
                               {u"hero_level"_s, 1},
                               {u"xp"_s, 0},
                               {u"turn"_s, 0},
                               {u"time_ms"_s, 0}};
    QCOMPARE(state, expected);
}

void TestCommandLine::headlessAnswersEachLine()
{
    const QString level = write(u"play.level.json"_s, levelJson({u"@ #"_s, u"   "_s}, uR"("rules":{"clock":"turns",
        "death":"permadeath"},"things":[{"cell":[1,0],"kind":"treasure","gold":40},
        {"cell":[2,1],"kind":"treasure","gold":1}])"_s));
    const QList<QJsonObject> objects = played(level, "move east\n\n  move   west \nadvance 5\nmove south\nwait\n");
    QCOMPARE(objects.size(), 6);
    QCOMPARE(eventsOf(objects[1]).first(2),
             (QStringList{uR"({"actor":1,"event":"moved","from":[0,0],"to":[1,0]})"_s,
                          uR"({"actor":1,"amount":40,"cell":[1,0],"event":"collected","item":"treasure"})"_s}));
    QCOMPARE(objects[1].value("turn"_L1).toInt(), 1);
    QCOMPARE(objects[1].value("took_turn"_L1).toBool(), true);
    QCOMPARE(objects[1].value("state"_L1).toObject().value("gold"_L1).toInt(), 40);
    QCOMPARE(eventsOf(objects[3]), QStringList(uR"({"event":"refused","reason":"wrong_clock"})"_s));
    QCOMPARE(objects[3].value("took_turn"_L1).toBool(), false);
    QCOMPARE(objects[3].value("turn"_L1).toInt(), 2);
}

void TestCommandLine::headlessLooks()
{
    const QString level = write(u"look.level.json"_s, levelJson({u"@.O"_s, u"#g#"_s}));
    const QJsonObject look = played(level, "look\n").value(1);
    QCOMPARE(look.value("type"_L1).toString(), u"look"_s);
    QCOMPARE(look.value("rows"_L1).toArray(), (QJsonArray{u"   "_s, u"# #"_s}));
    const QJsonArray actors{QJsonObject{{u"id"_s, 1},
                                        {u"kind"_s, u"hero"_s},
                                        {u"cell"_s, QJsonArray{0, 0}},
                                        {u"hp"_s, 30},
                                        {u"max_hp"_s, 30},
                                        {u"statuses"_s, QJsonArray()}},
                            QJsonObject{{u"id"_s, 2},
                                        {u"kind"_s, u"orc"_s},
                                        {u"cell"_s, QJsonArray{2, 0}},
                                        {u"hp"_s, 10},
                                        {u"max_hp"_s, 10},
                                        {u"statuses"_s, QJsonArray()}}};
    QCOMPARE(look.value("actors"_L1).toArray(), actors);
    QCOMPARE(look.value("items"_L1).toArray(),
             (QJsonArray{QJsonObject{{u"kind"_s, u"treasure"_s}, {u"cell"_s, QJsonArray{1, 1}}}}));
    QCOMPARE(look.value("inventory"_L1).toArray(), QJsonArray());
    QVERIFY(look.value("state"_L1).isObject());
}

void TestCommandLine::headlessNamesWrongLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::newRow("no such word") << QByteArray("jump") << u"unknown_command"_s;
    QTest::newRow("capitals") << QByteArray("MOVE north") << u"unknown_command"_s;
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe") << u"unknown_command"_s;
    QTest::newRow("very long") << QByteArray(1000000, 'x') << u"unknown_command"_s;
    QTest::newRow("no direction") << QByteArray("move") << u"bad_argument"_s;
    QTest::newRow("another direction") << QByteArray("move up") << u"bad_argument"_s;
    QTest::newRow("time too long") << QByteArray("advance 60001") << u"bad_argument"_s;
    QTest::newRow("no time") << QByteArray("advance 0") << u"bad_argument"_s;
    QTest::newRow("wait with a number") << QByteArray("wait 3") << u"bad_argument"_s;
    QTest::newRow("look with a word") << QByteArray("look around") << u"bad_argument"_s;
}

void TestCommandLine::headlessNamesWrongLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    const QList<QJsonObject> objects = played(m_good, line + "\nlook\n");
    QCOMPARE(objects.size(), 3);
    QCOMPARE(objects[1].value("type"_L1).toString(), u"error"_s);
    QCOMPARE(objects[1].value("code"_L1).toString(), code);
    QVERIFY(objects[1].value("message"_L1).toString().size() < 200);
    QCOMPARE(objects[2].value("state"_L1), objects[0].value("state"_L1));
}

void TestCommandLine::headlessPlaysARealTimeGame()
{
    const QString level = write(u"run.level.json"_s, levelJson({u"#@g"_s}, uR"("things":[{"cell":[0,0],"kind":"orc",
        "behavior":"idle"}])"_s));
    const QList<QJsonObject> objects = played(level, "wait\nadvance 250\nmove east\nmove west\n");
    QCOMPARE(objects.size(), 5);
    QCOMPARE(eventsOf(objects[1]), QStringList(uR"({"event":"refused","reason":"wrong_clock"})"_s));
    QCOMPARE(objects[2].value("took_turn"_L1).toBool(), false);
    QCOMPARE(objects[2].value("state"_L1).toObject().value("time_ms"_L1).toInt(), 250);
    QCOMPARE(eventsOf(objects[3]).last(), uR"({"event":"won"})"_s);
    QCOMPARE(objects[3].value("state"_L1).toObject().value("status"_L1).toString(), u"won"_s);
    QCOMPARE(eventsOf(objects[4]), QStringList(uR"({"event":"refused","reason":"game_over"})"_s));
}

void TestCommandLine::headlessGamesOfASeedAreEqual()
{
    const QByteArray lines = "advance 5000\nmove south\nadvance 60000\nlook\n";
    QCOMPARE(played(m_good, lines), played(m_good, lines));
    QVERIFY(played(m_good, lines) != played(m_good, lines, {u"--seed"_s, u"8"_s}));
}

void TestCommandLine::headlessDrawsASeedWithoutOne()
{
    QStringList seeds;
    for (int i = 0; i < 2; ++i) {
        const QJsonObject start = jsonOf(run({u"headless"_s, m_good}).out);
        const qint64 seed = start.value("seed"_L1).toInteger(-1);
        QVERIFY(seed >= 0 && seed <= qint64(largestSeed));
        seeds += QString::number(seed);
        QCOMPARE(jsonOf(run({u"headless"_s, m_good, u"--seed="_s + seeds.last()}).out), start);
    }
    QVERIFY(seeds[0] != seeds[1]);
}

void TestCommandLine::headlessRefusesLevelsInError()
{
    const Result error = run({u"headless"_s, u"error.level.json"_s}, {}, m_dir->path());
    QCOMPARE(error.exitCode, 1);
    QCOMPARE(error.out, QString());
    QCOMPARE(error.err,
             u"mazewright: error.level.json:2:3: The legend does not know the character “z”. [unknown_character]\n"_s);
    QCOMPARE(run({u"headless"_s, m_unreadable}).exitCode, 2);
    QCOMPARE(run({u"headless"_s, m_warning}).exitCode, 0);
}

void TestCommandLine::headlessPlaysAnotherRulesetThanAnUnknownOne()
{
    const QString chess = write(u"chess.level.json"_s, levelJson({u"@g"_s}, uR"("ruleset":"chess")"_s));
    const QString both = write(u"both.level.json"_s, levelJson({u"@z"_s}, uR"("ruleset":"chess")"_s));
    const QStringList option{u"--ruleset"_s, u"buchhaim"_s};
    QCOMPARE(run({u"headless"_s, chess}).exitCode, 1);
    const QList<QJsonObject> objects = played(chess, "move east\n", option);
    QCOMPARE(objects.size(), 2);
    QCOMPARE(objects[0].value("ruleset"_L1).toString(), u"buchhaim"_s);
    QCOMPARE(objects[1].value("state"_L1).toObject().value("status"_L1).toString(), u"won"_s);
    const Result error = run(QStringList{u"headless"_s, both} + option);
    QCOMPARE(error.exitCode, 1);
    QVERIFY2(error.err.count(u'\n') == 1 && error.err.endsWith(u"[unknown_character]\n"_s), qPrintable(error.err));
}

/// A program that talks to it waits for each answer before it writes the next line.
void TestCommandLine::headlessAnswersAtOnce()
{
    QProcess process;
    process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"headless"_s, m_good});
    for (int i = 0; i < 3; ++i) {
        while (!process.canReadLine()) {
            QVERIFY(process.waitForReadyRead(20000));
        }
        process.readLine();
        process.write("look\n");
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 0);
}

void TestCommandLine::dataWithAMistakeExits2WithItsPlace_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("check") << QStringList{u"check"_s, u"good.level.json"_s};
    QTest::newRow("render") << QStringList{u"render"_s, u"good.level.json"_s, u"-o"_s, u"x.png"_s};
    QTest::newRow("convert") << QStringList{u"convert"_s, u"good.level.json"_s, u"x.level.json"_s};
    QTest::newRow("headless") << QStringList{u"headless"_s, u"good.level.json"_s};
}

void TestCommandLine::dataWithAMistakeExits2WithItsPlace()
{
    QFETCH(QStringList, arguments);
    write(u"treasure.json"_s, "{ \"treasure\": [\n{ \"key\": \"treasure\", \"name\": \"t\", \"glyph\": \"$\", "
                              "\"color\": \"#ffffff\", \"pictures\": [],\n\"gold_min\": -1 } ] }");
    const Result result = run(arguments + QStringList{u"--data"_s, u"."_s}, {}, m_dir->path());
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(
        result.err,
        u"mazewright: ./treasure.json:3:13: The value -1 does not fit; expected a whole number from 0 to 9999. [bad_value]\n"_s);
}

void TestCommandLine::dataOfOnesOwnIsPlayed()
{
    write(u"hero.json"_s, R"({ "hero": [{ "key": "start", "name": "start", "characters": "@", "glyph": "@",
        "color": "#f2b84b", "pictures": ["hero"], "hp": 99 }] })");
    const Result result = run({u"headless"_s, m_good, u"--data="_s + m_dir->path()});
    QCOMPARE(jsonOf(result.out).value("state"_L1).toObject().value("hp"_L1).toInt(), 99);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
