#include "gamecore/replay/runreader.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

const QString turtle = u":/levels/buchhaim.level.json"_s;

} // namespace

/// The command solve, as a script sees it.
class TestSolve : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void eachSeedHasALine()
    {
        const ProgramResult exact = run({u"solve"_s, turtle});
        QCOMPARE(exact.err, QString());
        QVERIFY2(exact.out.startsWith(u"seed 0: winnable in 1"_s)
                     && exact.out.endsWith(u" steps (the shortest way)\n"_s),
                 qPrintable(exact.out));
        QCOMPARE(exact.exitCode, 0);
        const ProgramResult best = run({u"solve"_s, guarded(), u"--seed"_s, u"7"_s});
        QVERIFY2(best.out.startsWith(u"seed 7: winnable in "_s) && !best.out.contains(u"shortest"_s),
                 qPrintable(best.out));
        QCOMPARE(best.exitCode, 0);
        const ProgramResult cannot = run({u"solve"_s, walled()});
        QCOMPARE(cannot.out, u"seed 0: not winnable\n"_s);
        QCOMPARE(cannot.exitCode, 1);
        const ProgramResult open = run({u"solve"_s, endless(), u"--states"_s, u"500"_s});
        QCOMPARE(open.out, u"seed 0: undecided\n"_s);
        QCOMPARE(open.exitCode, 3);
    }

    void severalSeedsHaveACeiling()
    {
        const ProgramResult can = run({u"solve"_s, turtle, u"--seed"_s, u"3"_s, u"--seeds"_s, u"4"_s});
        const QStringList lines = can.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines.first().startsWith(u"seed 3: winnable in "_s) && lines[3].startsWith(u"seed 6: winnable in "_s));
        QCOMPARE(lines.last(), u"winnable: 4 of 4 seeds (100.0 %)"_s);
        QCOMPARE(can.exitCode, 0);
        const ProgramResult open = run({u"solve"_s, endless(), u"--seeds"_s, u"2"_s, u"--states"_s, u"500"_s});
        QVERIFY2(open.out.endsWith(u"winnable: 0 of 2 seeds (0.0 %); undecided: 2\n"_s), qPrintable(open.out));
        QCOMPARE(open.exitCode, 3);
    }

    void answersAsJson()
    {
        const ProgramResult result = run({u"solve"_s, walled(), u"--seeds"_s, u"2"_s, u"--json"_s});
        QCOMPARE(result.exitCode, 1);
        const auto lost = [](int seed) {
            return QJsonObject{{u"seed"_s, seed}, {u"verdict"_s, u"cannot"_s}, {u"steps"_s, 0}, {u"shortest"_s, false}};
        };
        QCOMPARE(QJsonDocument::fromJson(result.out.toUtf8()).object(),
                 (QJsonObject{{u"seeds"_s, QJsonArray{lost(0), lost(1)}}, {u"ceiling"_s, 0}}));
        const ProgramResult won = run({u"solve"_s, turtle, u"--json"_s});
        const QJsonObject object = QJsonDocument::fromJson(won.out.toUtf8()).object();
        QCOMPARE(object.value("ceiling"_L1), QJsonValue(1));
        const QJsonObject seed = object.value("seeds"_L1).toArray().at(0).toObject();
        QCOMPARE(seed.keys(), (QStringList{u"seed"_s, u"shortest"_s, u"steps"_s, u"verdict"_s}));
        QCOMPARE(seed.value("verdict"_L1).toString(), u"can"_s);
        QVERIFY(seed.value("shortest"_L1).toBool() && seed.value("steps"_L1).toInt() >= 125);
    }

    void theWrittenRunIsValid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("stepMs");
        QTest::newRow("the shortest way, in real time") << turtle << 150;
        QTest::newRow("a fight") << QString() << 120;
    }

    void theWrittenRunIsValid()
    {
        QFETCH(QString, path);
        QFETCH(int, stepMs);
        const ProgramResult solved = run({u"solve"_s, path.isEmpty() ? guarded() : path, u"--run"_s, u"best.run.json"_s,
                                          u"--step-ms"_s, QString::number(stepMs)});
        QCOMPARE(solved.err, QString());
        QCOMPARE(solved.exitCode, 0);
        QCOMPARE(run({u"verify"_s, u"best.run.json"_s}).out, u"best.run.json: holds\n"_s);
        const QJsonObject written = QJsonDocument::fromJson(read(u"best.run.json"_s)).object();
        QCOMPARE(written.value("origin"_L1).toObject().value("by"_L1).toString(), u"solver"_s);
        QCOMPARE(written.value("step_ms"_L1).toInt(stepMs), stepMs);
        QCOMPARE(written.value("outcome"_L1).toString(), u"won"_s);
    }

    void aRunIsWrittenOnlyIfAWinIsKnown()
    {
        const ProgramResult result = run({u"solve"_s, walled(), u"--run"_s, u"none.run.json"_s});
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.err, u"mazewright: none.run.json: No recording written: no winning game is known.\n"_s);
        QVERIFY(!QFileInfo::exists(pathOf(u"none.run.json"_s)));
    }

    void theNumberOfJobsDoesNotChangeResults()
    {
        const QStringList call{u"solve"_s, guarded(), u"--seeds"_s, u"6"_s, u"--run"_s};
        const ProgramResult one = run(call + QStringList{u"a.run.json"_s, u"--jobs"_s, u"1"_s});
        const ProgramResult many = run(call + QStringList{u"b.run.json"_s, u"--jobs"_s, u"3"_s});
        QCOMPARE(one.out, many.out);
        QCOMPARE(read(u"a.run.json"_s), read(u"b.run.json"_s));
    }

    /// A search with too few states is undecided; more states decide it.
    void theStatesOptionBoundsTheSearch()
    {
        QCOMPARE(run({u"solve"_s, guarded(), u"--states"_s, u"1"_s}).exitCode, 3);
        QCOMPARE(run({u"solve"_s, guarded(), u"--states"_s, u"1000"_s}).exitCode, 0);
    }

    void wrongUsagePrintsAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("no level") << QStringList{} << u"needs one LEVEL"_s;
        QTest::newRow("two levels") << QStringList{turtle, turtle} << u"needs one LEVEL"_s;
        QTest::newRow("no seed") << QStringList{turtle, u"--seed"_s, u"-1"_s} << u"--seed must be"_s;
        QTest::newRow("no seeds") << QStringList{turtle, u"--seeds"_s, u"0"_s} << u"--seeds must be"_s;
        QTest::newRow("no states") << QStringList{turtle, u"--states"_s, u"many"_s} << u"--states must be"_s;
        QTest::newRow("no step") << QStringList{turtle, u"--step-ms"_s, u"0"_s} << u"--step-ms must be"_s;
        QTest::newRow("no jobs") << QStringList{turtle, u"--jobs"_s, u"0"_s} << u"--jobs must be"_s;
        QTest::newRow("no folder") << QStringList{turtle, u"--run"_s, u"none/a.run.json"_s} << u"none/a.run.json: "_s;
        QTest::newRow("no file") << QStringList{u"none.level.json"_s} << u"none.level.json"_s;
        QTest::newRow("a level in error") << QStringList{u"error"_s} << u"[no_start]"_s;
    }

    void wrongUsagePrintsAnError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const QString wrong = write(u"wrong.level.json"_s, levelJson({u"  g"_s}));
        const ProgramResult result =
            run(QStringList{u"solve"_s} + (arguments.value(0) == u"error"_s ? QStringList{wrong} : arguments));
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.startsWith(u"mazewright: "_s) && result.err.contains(word), qPrintable(result.err));
    }

    void anInterruptPrintsTheResultsSoFar()
    {
        QProcess process;
        process.setWorkingDirectory(m_dir->path());
        process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"solve"_s, endless(), u"--seeds"_s, u"1000000"_s,
                                                           u"--states"_s, u"2000"_s, u"--jobs"_s, u"2"_s});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupt(process.processId()), 60'000);
        const qint64 before = ticksOf(process.processId());
        QTRY_VERIFY_WITH_TIMEOUT(ticksOf(process.processId()) > before + 50, 60'000); // seeds are being searched
        QCOMPARE(kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().startsWith("seed 0: "));
    }

private:
    QString level(const QString &name, const QStringList &rows, const QString &rules = {}) const
    {
        return write(name, levelJson(rows, u"\"ruleset\": \"classic\", \"rules\": {%1}"_s.arg(rules)));
    }
    QString guarded() const { return level(u"guarded.level.json"_s, {u"@ O g"_s}); }
    QString walled() const { return level(u"walled.level.json"_s, {u"@O#g"_s}); }
    /// Returns a level whose hero may wait for a patrolling monster forever, in a dead end too long for the search to
    /// decide.
    QString endless() const
    {
        return write(u"endless.level.json"_s,
                     levelJson({u"@^O"_s + QString(500, u' ') + u'g'},
                               u"\"ruleset\": \"buchhaim\", \"rules\": {\"clock\": \"turns\"}"_s));
    }
};

MAZEWRIGHT_SUITE(solve, TestSolve)
#include "tst_solve.moc"
