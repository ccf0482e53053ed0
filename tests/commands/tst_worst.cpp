#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

const QString byTurnsInBuchhaim = u"\"ruleset\": \"buchhaim\", \"rules\": {\"clock\": \"turns\"%1}"_s;
/// A treasure at the end of a dead end, with an orc that patrols before it.
const QStringList deadEndRows{u"#########"_s, u"#@      #"_s, u"####### #"_s, u"#gO     #"_s, u"#########"_s};
/// An orc that turns only at walls, and so never enters the middle.
const QStringList hallRows{u"@    "_s, u"     "_s, u"  g  "_s, u"     "_s, u"    O"_s};
/// Two paths to the treasure, each with an orc that can block it.
const QStringList twoWayRows{u"# # # #"_s, u"   O   "_s, u"# ### #"_s, u"@ ### g"_s,
                             u"# ### #"_s, u"   O   "_s, u"# # # #"_s};
const QString deadEndSentence =
    u"The orc in cell 2, 3 can block the treasure in cell 1, 3 by standing in cell 1, 3 or cell 2, 3 or cell 7, 3.\n"_s;

} // namespace

/// The command worst, as a script sees it.
class TestWorst : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void eachBlockingMonsterHasALine()
    {
        const ProgramResult result = run({u"worst"_s, level(deadEndRows)});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.out,
                 deadEndSentence
                     + u"The only patrolling monster could block a goal for good, whatever the hero does.\n"_s);
        QCOMPARE(result.exitCode, 1);
    }

    void levelsWithoutBlockersSaySo()
    {
        const ProgramResult result = run({u"worst"_s, level(hallRows)});
        QCOMPARE(result.out, u"Found no goal that the only patrolling monster can block.\n"_s);
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(run({u"worst"_s, level({u"@ g"_s})}).out,
                 u"No monster patrols in this level, so there is no worst case.\n"_s);
    }

    void undecidedLevelsGiveAReason_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("sentence");
        const QStringList onStart{u"@O   g"_s};
        QTest::newRow("fights") << deadEndRows << u", \"contact\": \"fight\""_s << QStringList()
                                << u"Cannot analyze this level: touching a monster does not kill the hero.\n"_s;
        QTest::newRow("bounds")
            << deadEndRows << QString() << QStringList{u"--states"_s, u"100"_s}
            << u"None of the patrolling monsters could be checked. Skipped because checking them would take too long: 1.\n"_s;
    }

    void undecidedLevelsGiveAReason()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QStringList, options);
        QFETCH(QString, sentence);
        const ProgramResult result = run(QStringList{u"worst"_s, level(rows, rules)} + options);
        QCOMPARE(result.out, sentence);
        QCOMPARE(result.exitCode, 3);
    }

    void pairsAreCheckedOnRequest()
    {
        const QString path = level(twoWayRows);
        const ProgramResult alone = run({u"worst"_s, path});
        QCOMPARE(
            alone.out,
            u"Checked 2 monsters: found no goal that any of them can block on its own (combinations not considered).\n"_s);
        QCOMPARE(alone.exitCode, 0);
        const ProgramResult pairs = run({u"worst"_s, path, u"--pairs"_s});
        QVERIFY2(pairs.out.startsWith(alone.out), qPrintable(pairs.out));
        QVERIFY2(
            pairs.out.contains(u"\nThe orc in cell 3, 1 and the orc in cell 3, 5 can together block the treasure in "
                               "cell 6, 3 by standing in cells 3, 1 and 3, 5"_s),
            qPrintable(pairs.out));
        QVERIFY2(
            pairs.out.endsWith(u"\nPairs that could block a goal that neither monster can block alone: 1 of 1.\n"_s),
            qPrintable(pairs.out));
        QCOMPARE(pairs.exitCode, 1);
    }

    void pairsThatBlockEachOtherAreNotChecked()
    {
        const ProgramResult result = run({u"worst"_s, level(twoWayRows, u", \"monsters\": \"block\""_s), u"--pairs"_s});
        QVERIFY2(result.out.endsWith(
                     u"\nCannot check pairs: a cell holds only one monster, so two could stop each other.\n"_s),
                 qPrintable(result.out));
        QCOMPARE(result.exitCode, 3);
    }

    void allExitsCountAsOneGoal()
    {
        QStringList rows = deadEndRows;
        rows[3][1] = u'X';
        const ProgramResult result = run({u"worst"_s, level(rows, u", \"win\": [\"exit\"]"_s)});
        QVERIFY2(result.out.startsWith(
                     u"The orc in cell 2, 3 can block every exit (the first is in cell 1, 3) by standing in "_s),
                 qPrintable(result.out));
    }

    void answersAsJson()
    {
        const ProgramResult result = run({u"worst"_s, level(deadEndRows), u"--json"_s, u"--pairs"_s});
        QCOMPARE(result.exitCode, 1);
        const QJsonObject expected =
            QJsonDocument::fromJson(R"({"monsters": 1, "asked": 1, "goals": 1, "complete": true, "beyond": "nothing",
            "denials": [{"monsters": [{"kind": "orc", "cell": [2, 3]}], "goal": "treasure", "cell": [1, 3],
                         "stands": [[[1, 3]], [[2, 3]], [[7, 3]]]}],
            "left_out": [], "pairs": {"pairs": 0, "asked": 0, "complete": true, "denials": []}})")
                .object();
        QCOMPARE(QJsonDocument::fromJson(result.out.toUtf8()).object(), expected);
        const ProgramResult bounded = run({u"worst"_s, level(deadEndRows), u"--json"_s, u"--states"_s, u"1"_s});
        QCOMPARE(QJsonDocument::fromJson(bounded.out.toUtf8()).object().value("left_out"_L1),
                 QJsonValue(QJsonArray{
                     QJsonObject{{u"kind"_s, u"orc"_s}, {u"cell"_s, QJsonArray{2, 3}}, {u"why"_s, u"too_much"_s}}}));
        QCOMPARE(bounded.exitCode, 3);
    }

    void wrongUsagePrintsAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        const QString turtles = u":/levels/buchhaim.level.json"_s;
        QTest::newRow("no level") << QStringList{} << u"needs one LEVEL"_s;
        QTest::newRow("two levels") << QStringList{turtles, turtles} << u"needs one LEVEL"_s;
        QTest::newRow("no states") << QStringList{turtles, u"--states"_s, u"0"_s} << u"--states must be"_s;
        QTest::newRow("no step") << QStringList{turtles, u"--step-ms"_s, u"quick"_s} << u"--step-ms must be"_s;
        QTest::newRow("no file") << QStringList{u"none.level.json"_s} << u"none.level.json"_s;
        QTest::newRow("a level in error") << QStringList{u"wrong.level.json"_s} << u"[no_start]"_s;
    }

    void wrongUsagePrintsAnError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        write(u"wrong.level.json"_s, levelJson({u"  g"_s}));
        const ProgramResult result = run(QStringList{u"worst"_s} + arguments);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.contains(word), qPrintable(result.err));
    }

    /// An interrupt prints the results so far. All pairs of many monsters in a wide hall would take far longer.
    void anInterruptPrintsTheResultsSoFar()
    {
        QStringList wide(60, QString(60, u' '));
        wide.front()[0] = u'@';
        for (int i = 0; i < 12; ++i) {
            wide[4 + 4 * i][5 + 4 * i] = u'O';
            wide[4 + 4 * i][55 - 4 * i] = u'g';
        }
        QProcess process;
        process.setWorkingDirectory(m_dir->path());
        process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"worst"_s, level(wide), u"--pairs"_s});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupt(process.processId()), 60'000);
        QCOMPARE(kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(out.contains(u"Not checked because the search was stopped: "_s), qPrintable(out));
    }

private:
    QString level(const QStringList &rows, const QString &rules = {}, const QString &name = u"a.level.json"_s) const
    {
        return write(name, levelJson(rows, byTurnsInBuchhaim.arg(rules)));
    }
};

MAZEWRIGHT_SUITE(worst, TestWorst)
#include "tst_worst.moc"
