#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// Recording in the headless protocol, replay, and the command verify, as a script sees them.
class TestVerify : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void aReplayPrintsTheSameLines_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a level under real time") << QStringList{u":/levels/buchhaim.level.json"_s};
        QTest::newRow("a level under another ruleset")
            << QStringList{u":/levels/buchhaim.level.json"_s, u"--ruleset"_s, u"tombs"_s};
        QTest::newRow("a dungeon") << QStringList{u"--dungeon"_s, u"--ruleset"_s, u"classic"_s};
    }

    void aReplayPrintsTheSameLines()
    {
        QFETCH(QStringList, arguments);
        const QByteArray lines =
            "look\nmove south\nmove south\nadvance 250\nadvance 250\nfly\nmove  east\npickup\nwait\nlook\n";
        const QStringList call =
            QStringList{u"headless"_s, u"--seed"_s, u"7"_s, u"--record"_s, pathOf(u"a.run.json"_s)};
        const ProgramResult first = run(call + arguments, lines);
        QCOMPARE(first.err, QString());
        QCOMPARE(first.exitCode, 0);
        const ProgramResult again = run({u"headless"_s, u"--replay"_s, pathOf(u"a.run.json"_s)});
        QCOMPARE(again.exitCode, 0);
        // Unknown commands are not part of the game.
        QStringList expected = first.out.split(u'\n');
        expected.removeIf([](const QString &line) { return line.contains(u"unknown_command"); });
        QCOMPARE(again.out.split(u'\n'), expected);
        QVERIFY(expected.size() > 9);
        QCOMPARE(run({u"verify"_s, u"a.run.json"_s}).out, u"a.run.json: holds\n"_s);
    }

    void textDescribesARunCommandByCommand()
    {
        const QString level =
            write(u"gold.level.json"_s, levelJson({u"@ g"_s}, u"\"name\": \"Pit\", \"ruleset\": \"tombs\", \"rules\": "
                                                              u"{\"win\": [\"treasure\"]}, \"things\": []"_s));
        const ProgramResult recorded =
            run({u"headless"_s, level, u"--seed"_s, u"7"_s, u"--record"_s, pathOf(u"a.run.json"_s)},
                "move north\nmove east\nmove east\n");
        QCOMPARE(recorded.exitCode, 0);
        const ProgramResult told = run({u"headless"_s, u"--replay"_s, u"a.run.json"_s, u"--text"_s});
        const QStringList lines = told.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines.first(), u"Pit (tombs, seed 7)"_s);
        QVERIFY2(lines[1].startsWith(u"1. move north: "), qPrintable(lines[1]));
        QCOMPARE(lines[2], u"2. move east"_s);
        QVERIFY2(lines[3].startsWith(u"3. move east: ") && lines[3].contains(u"gold"), qPrintable(lines[3]));
        QCOMPARE(lines.last(), u"won after 2 turns"_s);
        QCOMPARE(run({u"headless"_s, level, u"--text"_s}).exitCode, 2);
    }

    void aReplayTakesNoOtherOptions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("a seed") << QStringList{u"--seed"_s, u"1"_s} << u"--seed"_s;
        QTest::newRow("a dungeon") << QStringList{u"--dungeon"_s} << u"--dungeon"_s;
        QTest::newRow("a ruleset") << QStringList{u"--ruleset"_s, u"tombs"_s} << u"--ruleset"_s;
        QTest::newRow("a record") << QStringList{u"--record"_s, u"b.run.json"_s} << u"--record"_s;
    }

    void aReplayTakesNoLevel()
    {
        const ProgramResult result = run({u"headless"_s, u"--replay"_s, u"a.run.json"_s, u"a.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err, u"mazewright: --replay takes no LEVEL: the recording contains it.\n"_s);
    }

    void aReplayTakesNoOtherOptions()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const ProgramResult result = run(QStringList{u"headless"_s, u"--replay"_s, u"a.run.json"_s} + arguments);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QCOMPARE(result.err,
                 u"mazewright: --replay cannot be combined with %1: the recording decides it.\n"_s.arg(word));
    }

    void anUnwritableFileIsReportedBeforeTheFirstLine()
    {
        const ProgramResult result =
            run({u"headless"_s, m_good, u"--record"_s, pathOf(u"none/a.run.json"_s)}, "move south\n");
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.contains(u"none/a.run.json: "), qPrintable(result.err));
    }

    void eachFileIsFollowedByItsVerdict()
    {
        const QString good = recorded(u"good.run.json"_s);
        QVERIFY2(QFileInfo::exists(good), qPrintable(good));
        changed(good, u"stale.run.json"_s, "\"@  X\"", "\"@  X#\"");
        changed(good, u"fails.run.json"_s, "\"@  X\"", "\"@ #X\"");
        changed(good, u"other.run.json"_s, "\"rules_version\": 1,", "\"rules_version\": 9,");
        const ProgramResult result =
            run({u"verify"_s, u"good.run.json"_s, u"stale.run.json"_s, u"fails.run.json"_s, u"other.run.json"_s});
        QCOMPARE(
            result.out.split(u'\n', Qt::SkipEmptyParts),
            QStringList({u"good.run.json: holds"_s,
                         u"stale.run.json: stale: the level or its data has changed, but the outcome is as recorded"_s,
                         u"fails.run.json: fails at turn 1, after 3 commands"_s,
                         u"other.run.json: other_rules: made by version 9 of the rules"_s}));
        QCOMPARE(result.exitCode, 1);
    }

    void verdictsAsJson()
    {
        const QString good = recorded(u"good.run.json"_s);
        changed(good, u"fails.run.json"_s, "\"outcome\": \"won\"", "\"outcome\": \"lost\"");
        write(u"bad.run.json"_s, "[]");
        const ProgramResult result =
            run({u"verify"_s, u"--json"_s, u"good.run.json"_s, u"fails.run.json"_s, u"bad.run.json"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(
            result.err,
            u"mazewright: bad.run.json:1:1: This is not a Mazewright recording; expected an object in braces. [not_a_run]\n"_s);
        const QJsonArray expected{
            QJsonObject{{u"file"_s, u"good.run.json"_s}, {u"verdict"_s, u"holds"_s}, {u"outcome"_s, u"won"_s}},
            QJsonObject{{u"file"_s, u"fails.run.json"_s},
                        {u"verdict"_s, u"fails"_s},
                        {u"outcome"_s, u"won"_s},
                        {u"turn"_s, 3},
                        {u"depth"_s, 1},
                        {u"command"_s, 3}},
            QJsonObject{{u"file"_s, u"bad.run.json"_s}, {u"verdict"_s, u"unreadable"_s}}};
        QCOMPARE(QJsonDocument::fromJson(result.out.toUtf8()).array(), expected);
    }

    void theWorstFileDecidesTheExitCode()
    {
        const QString good = recorded(u"good.run.json"_s);
        QCOMPARE(run({u"verify"_s, good, good}).exitCode, 0);
        QCOMPARE(run({u"verify"_s, good, u"none.run.json"_s}).exitCode, 2);
        QCOMPARE(run({u"verify"_s}).exitCode, 2);
        QCOMPARE(run({u"verify"_s, good, u"--fast"_s}).exitCode, 2);
    }

    void aRunBecomesTheProofOfItsLevel()
    {
        const QString won = recorded(u"won.run.json"_s);
        QCOMPARE(run({u"verify"_s, u"exit.level.json"_s}).out, u"exit.level.json: none: the level has no proof\n"_s);
        const ProgramResult kept = run({u"prove"_s, u"exit.level.json"_s, u"--run"_s, won});
        QCOMPARE(kept.err, QString());
        QCOMPARE(kept.exitCode, 0);
        const ProgramResult proven = run({u"verify"_s, u"exit.level.json"_s});
        QCOMPARE(proven.out, u"exit.level.json: holds\n"_s);
        QCOMPARE(proven.exitCode, 0);
        const ProgramResult as = run({u"verify"_s, u"exit.level.json"_s, u"--json"_s});
        QVERIFY2(as.out.contains(u"\"verdict\": \"holds\""), qPrintable(as.out));
    }

    void aRunThatDoesNotWinIsNoProof()
    {
        const QString won = recorded(u"won.run.json"_s);
        const QString shorter = changed(won, u"shorter.run.json"_s, "[\"move east\", 3]", "[\"move east\", 2]");
        const ProgramResult refused = run({u"prove"_s, u"exit.level.json"_s, u"--run"_s, won, u"-o"_s, u"a/b"_s});
        QCOMPARE(refused.exitCode, 2);
        const QByteArray before = read(u"exit.level.json"_s);
        const QString hashed = changed(shorter, u"short.run.json"_s, "[3, ", "[2, ");
        const ProgramResult fails = run({u"prove"_s, u"exit.level.json"_s, u"--run"_s, hashed});
        QCOMPARE(fails.err, u"mazewright: %1: This game does not win the level: not_won at turn 2.\n"_s.arg(hashed));
        QCOMPARE(fails.exitCode, 1);
        QCOMPARE(read(u"exit.level.json"_s), before);
        const QString maze = write(u"maze.txt"_s, "@  X\n");
        const ProgramResult text = run({u"prove"_s, maze, u"--run"_s, won});
        QCOMPARE(text.err,
                 u"mazewright: %1: A text file cannot contain a proof; use -o NAME.level.json.\n"_s.arg(maze));
        QCOMPARE(text.exitCode, 2);
        QCOMPARE(read(u"maze.txt"_s), QByteArray("@  X\n"));
    }

    void theCheckPlaysTheProof()
    {
        const QString won = recorded(u"won.run.json"_s);
        const ProgramResult missing = run({u"check"_s, u"exit.level.json"_s, u"--require-proof"_s});
        QCOMPARE(missing.out,
                 u"exit.level.json:1:1: error: The level has no proof that it is winnable. [proof_missing]\n"_s);
        QCOMPARE(missing.exitCode, 1);
        QCOMPARE(run({u"prove"_s, u"exit.level.json"_s, u"--run"_s, won}).exitCode, 0);
        const ProgramResult holds = run({u"check"_s, u"exit.level.json"_s, u"--require-proof"_s});
        QCOMPARE(holds.out, QString());
        QCOMPARE(holds.exitCode, 0);
        const QString longer = changed(pathOf(u"exit.level.json"_s), u"long.level.json"_s, "\"@  X\"", "\"@   X\"");
        const ProgramResult fails = run({u"check"_s, longer});
        QVERIFY2(fails.out.contains(u"warning: The proof fails: the game ends without a win (turn 3). [proof_fails]"),
                 qPrintable(fails.out));
        QCOMPARE(fails.exitCode, 0);
        QCOMPARE(run({u"check"_s, longer, u"--require-proof"_s}).exitCode, 1);
        const QString other = changed(pathOf(u"exit.level.json"_s), u"other.level.json"_s, "\"@  X\"", "\"@  X#\"");
        QVERIFY(run({u"check"_s, other}).out.contains(u"[proof_stale]"));
    }

private:
    /// Returns a recorded game of the level `@  X` in three steps.
    QString recorded(const QString &name) const
    {
        const QString level =
            write(u"exit.level.json"_s,
                  levelJson({u"@  X"_s}, u"\"ruleset\": \"tombs\", \"rules\": {\"win\": [\"exit\"]}"_s));
        const ProgramResult result = run({u"headless"_s, level, u"--seed"_s, u"7"_s, u"--record"_s, pathOf(name)},
                                         "move east\nmove east\nmove east\n");
        return result.exitCode == 0 ? pathOf(name) : result.err;
    }
    QString changed(const QString &run, const QString &name, const QByteArray &from, const QByteArray &to) const
    {
        return write(name, contentOf(run).replace(from, to));
    }
};

MAZEWRIGHT_SUITE(verify, TestVerify)
#include "tst_verify.moc"
