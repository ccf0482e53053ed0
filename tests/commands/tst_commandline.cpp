#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// The program's usage, commands and data folders, as a script sees them.
class TestCommandLine : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void helpAndVersionExit0()
    {
        for (const QString &option : {u"--help"_s, u"-h"_s, u"help"_s}) {
            const ProgramResult help = run({option});
            QCOMPARE(help.exitCode, 0);
            QVERIFY(help.out.contains(u"mazewright check FILE... [--json] [--strict]"_s) && help.err.isEmpty());
            QVERIFY(help.out.contains(u"Examples:"_s));
        }
        QCOMPARE(run({u"check"_s, u"--help"_s}).exitCode, 0);
        QVERIFY(run({u"--version"_s}).out.startsWith(u"mazewright "_s));
    }

    void wrongUsageExits2_data()
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
        row("render with a tile size of no number",
            {u"render"_s, u"%good"_s, u"-o"_s, u"x.png"_s, u"--tile-size=big"_s});
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

    void wrongUsageExits2()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings(u"%good"_s, m_good);
        const ProgramResult result = run(arguments);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.count(u'\n') == 1, qPrintable(result.err));
    }

    void aMistypedCommandIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("advice");
        QTest::newRow("check") << QStringList{u"chek"_s, u"%good"_s}
                               << u"“chek” is neither a command nor a level file. Did you mean “check”?"_s;
        QTest::newRow("alone") << QStringList{u"chek"_s}
                               << u"“chek” is neither a command nor a level file. Did you mean “check”?"_s;
        QTest::newRow("with options") << QStringList{u"redner"_s, u"%good"_s, u"-o"_s, u"x.png"_s}
                                      << u"“redner” is neither a command nor a level file. Did you mean “render”?"_s;
        QTest::newRow("capitals") << QStringList{u"Edit"_s}
                                  << u"“Edit” is neither a command nor a level file. Did you mean “edit”?"_s;
        QTest::newRow("like nothing") << QStringList{
            u"xyzzy"_s} << u"“xyzzy” is neither a command nor a level file. “mazewright help” lists the commands."_s;
    }

    void aMistypedCommandIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const QString, advice);
        arguments.replaceInStrings(u"%good"_s, m_good);
        const ProgramResult result = run(arguments);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QCOMPARE(result.err, QString(u"mazewright: "_s + advice + u'\n'));
    }

    void aFileNamedLikeAMistypedCommandIsALevel()
    {
        write(u"chek"_s, shippedLevelText());
        QCOMPARE(run({u"chek"_s}).err, u"mazewright: Cannot open a window: there is no display.\n"_s);
    }

    void severalLevelsAreForTheEditor()
    {
        const ProgramResult edited = run({u"edit"_s, m_good, m_good});
        QCOMPARE(edited.err, u"mazewright: Cannot open a window: there is no display.\n"_s);
        const ProgramResult played = run({m_good, m_good});
        QCOMPARE(played.exitCode, 2);
        QCOMPARE(played.err, u"mazewright: Cannot play several levels at once; “mazewright edit” opens several.\n"_s);
    }

    void withoutADisplayAWindowPrintsAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("a level") << QStringList{u"%good"_s};
        QTest::newRow("the editor") << QStringList{u"edit"_s};
        QTest::newRow("the editor with a level") << QStringList{u"edit"_s, u"%good"_s};
    }

    void withoutADisplayAWindowPrintsAnError()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings(u"%good"_s, m_good);
        const ProgramResult result = run(arguments);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.count(u'\n') == 1, qPrintable(result.err));
    }

    void dataWithAMistakeExits2WithItsPlace_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList data{u"--data"_s, u"."_s};
        QTest::newRow("check") << QStringList{u"check"_s, u"good.level.json"_s} + data;
        QTest::newRow("render") << QStringList{u"render"_s, u"good.level.json"_s, u"-o"_s, u"x.png"_s} + data;
        QTest::newRow("convert") << QStringList{u"convert"_s, u"good.level.json"_s, u"x.level.json"_s} + data;
        QTest::newRow("headless") << QStringList{u"headless"_s, u"good.level.json"_s} + data;
        QTest::newRow("before the name") << data
                                                + QStringList{u"headless"_s, u"good.level.json"_s, u"--seed"_s, u"7"_s};
    }

    void dataWithAMistakeExits2WithItsPlace()
    {
        QFETCH(QStringList, arguments);
        write(u"treasure.json"_s, "{ \"treasure\": [\n{ \"key\": \"treasure\", \"name\": \"t\", \"glyph\": \"$\", "
                                  "\"color\": \"#ffffff\", \"pictures\": [],\n\"gold_min\": -1 } ] }");
        const ProgramResult result = run(arguments);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QCOMPARE(
            result.err,
            u"mazewright: ./treasure.json:3:13: The value -1 is not allowed; expected a whole number from 0 to 9999. [bad_value]\n"_s);
    }
};

MAZEWRIGHT_SUITE(commandline, TestCommandLine)
#include "tst_commandline.moc"
