#include "gamecore/base/hasher.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/levelhash.h"
#include "gamecore/replay/proof.h"
#include "gamecore/replay/runwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString wonByExit = u"\"ruleset\": \"tombs\", \"rules\": { \"win\": [\"exit\"] }"_s;
const QString wonByTreasure = u"\"ruleset\": \"buchhaim\""_s;

Run recordedOn(const Level &level, const QStringList &lines, RunOrigin::By by = RunOrigin::By::Person)
{
    Run run = recordedRun(Game::start(shippedCatalogue(), playable(level), 1).game, lines);
    run.origin.by = by;
    return run;
}

/// Returns the level with a run of itself as its proof.
Level proven(Level level, const QStringList &lines, RunOrigin::By by = RunOrigin::By::Person)
{
    level.proof = jsonOf(recordedOn(level, lines, by));
    return level;
}

ProofVerdict worthOf(const Level &level)
{
    return verdictOnProof(playable(level), shippedCatalogue());
}

Level threeSteps()
{
    return levelFrom({u"@  X"_s}, wonByExit);
}

} // namespace

Q_DECLARE_METATYPE(ProofVerdict::Fault)

/// Proofs that are stored with a level, and their validity.
class TestProof : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLevelKeepsItsProof()
    {
        const Level level = proven(threeSteps(), {u"move east"_s, u"move east"_s, u"move east"_s});
        const QByteArray text = writeLevelJson(level, *shippedCatalogue());
        const ReadLevel read = readLevelJson(text, *shippedCatalogue());
        QVERIFY(read.issues.isEmpty());
        QCOMPARE(*read.level, level);
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), text);
        const QByteArray end = "\"]\n        ]\n    }\n}\n";
        QVERIFY2(text.endsWith(end), text.constData());
        QVERIFY2(text.contains("    \"proof\": {\n        \"format\": \"mazewright-run\",\n        \"version\": 1,\n"
                               "        \"level_hash\": "),
                 text.constData());
        QVERIFY2(text.contains("        \"commands\": [\n            [\"move east\", 3]\n        ],\n"),
                 text.constData());
    }

    void theLevelHashIgnoresTheProof()
    {
        const Level level = threeSteps();
        QCOMPARE(levelHashOf(playable(proven(level, {u"move east"_s}))), levelHashOf(playable(level)));
    }

    void aWinningRunProvesTheLevel()
    {
        const ProofVerdict verdict = worthOf(proven(threeSteps(), {u"move east"_s, u"move east"_s, u"move east"_s}));
        QCOMPARE(verdict.what, ProofVerdict::What::Proven);
        QCOMPARE(verdict.origin.by, RunOrigin::By::Person);
        QVERIFY(issuesOf(verdict, true).isEmpty());
    }

    void withoutAProofTheVerdictIsNone() { QCOMPARE(worthOf(threeSteps()).what, ProofVerdict::What::None); }

    void anEditOffTheRouteMakesTheProofStale()
    {
        Level level = levelFrom({u"@  X"_s, u"    "_s}, wonByExit);
        level = proven(level, {u"move east"_s, u"move east"_s, u"move east"_s});
        level.terrain.set({0, 1}, shippedCatalogue()->wall());
        QCOMPARE(worthOf(level).what, ProofVerdict::What::Stale);
    }

    void anEditOnTheRouteMakesTheProofFail()
    {
        Level level = levelFrom({u"@  X"_s, u"    "_s}, wonByExit);
        level = proven(level, {u"move east"_s, u"move east"_s, u"move east"_s});
        level.terrain.set({2, 0}, shippedCatalogue()->wall());
        const ProofVerdict verdict = worthOf(level);
        QCOMPARE(verdict.what, ProofVerdict::What::Fails);
        QCOMPARE(verdict.fault, ProofVerdict::Fault::NotWon);
        QCOMPARE(verdict.turn, 1);
    }

    void otherRulesMakeTheProofStale()
    {
        Level level = proven(threeSteps(), {u"move east"_s, u"move east"_s, u"move east"_s});
        level.proof.insert(u"rules_version"_s, 1'000'000);
        QCOMPARE(worthOf(level).what, ProofVerdict::What::Stale);
    }

    void runsWithAFaultProveNothing_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("by");
        QTest::addColumn<ProofVerdict::Fault>("fault");
        const QStringList gold{u"@ g"_s};
        QTest::newRow("that ends before") << gold << wonByTreasure << QStringList{u"move east"_s}
                                          << int(RunOrigin::By::Person) << ProofVerdict::Fault::NotWon;
        QTest::newRow("a death on the way, even if the hero comes back")
            << QStringList{u"O@g"_s} << wonByTreasure << QStringList{u"move west"_s, u"move east"_s}
            << int(RunOrigin::By::Person) << ProofVerdict::Fault::Death;
        QTest::newRow("nothing could harm him")
            << gold << wonByTreasure << QStringList{u"protect on"_s, u"move east"_s, u"move east"_s}
            << int(RunOrigin::By::Person) << ProofVerdict::Fault::Protected;
        QTest::newRow("a solver's steps closer than its step_ms")
            << gold << wonByTreasure << QStringList{u"move east"_s, u"advance 119"_s, u"move east"_s}
            << int(RunOrigin::By::Solver) << ProofVerdict::Fault::TooFast;
        QTest::newRow("a solver's steps as close as its step_ms")
            << gold << wonByTreasure << QStringList{u"move east"_s, u"advance 120"_s, u"move east"_s}
            << int(RunOrigin::By::Solver) << ProofVerdict::Fault::None;
        QTest::newRow("a person is as quick as he is")
            << gold << wonByTreasure << QStringList{u"move east"_s, u"move east"_s} << int(RunOrigin::By::Person)
            << ProofVerdict::Fault::None;
    }

    void runsWithAFaultProveNothing()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const QString, rules);
        QFETCH(const QStringList, lines);
        QFETCH(const int, by);
        QFETCH(const ProofVerdict::Fault, fault);
        const ProofVerdict verdict = worthOf(proven(levelFrom(rows, rules), lines, RunOrigin::By(by)));
        QCOMPARE(verdict.fault, fault);
        QCOMPARE(verdict.what,
                 fault == ProofVerdict::Fault::None ? ProofVerdict::What::Proven : ProofVerdict::What::Fails);
    }

    void anUnreadableProofGivesThePlace()
    {
        Level level = proven(threeSteps(), {u"move east"_s, u"move east"_s, u"move east"_s});
        level.proof.insert(u"commands"_s, QJsonArray({u"move east"_s, u"fly"_s}));
        const ProofVerdict verdict = worthOf(level);
        QCOMPARE(verdict.what, ProofVerdict::What::Unreadable);
        QCOMPARE(verdict.issues.count(), 1);
        QCOMPARE(verdict.issues[0].code, IssueCode::BadValue);
        QCOMPARE(verdict.issues[0].path, u"proof.commands[1]"_s);
    }

    void theLevelCheckRatesTheProof()
    {
        const IssueList missing = issuesOf({}, true);
        QVERIFY(issuesOf({}, false).isEmpty());
        QCOMPARE(missing[0].code, IssueCode::ProofMissing);
        QCOMPARE(severityOf(missing[0]), Severity::Error);
        const ProofVerdict fails{.what = ProofVerdict::What::Fails, .fault = ProofVerdict::Fault::Death, .turn = 7};
        QCOMPARE(issuesOf(fails, false)[0].code, IssueCode::ProofFails);
        QCOMPARE(severityOf(issuesOf(fails, false)[0]), Severity::Warning);
        QCOMPARE(severityOf(issuesOf(fails, true)[0]), Severity::Error);
        QCOMPARE(figureOf(issuesOf(fails, false)[0], "turn"_L1), 7);
        QCOMPARE(issuesOf({.what = ProofVerdict::What::Stale}, false)[0].code, IssueCode::ProofStale);
    }

    void everyShippedLevelIsProven_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(u":/levels"_s, {u"*.level.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path)) << path;
        }
    }

    void everyShippedLevelIsProven()
    {
        QFETCH(const QString, path);
        const ReadLevel read = openLevelFile(path, *shippedCatalogue());
        QCOMPARE(worthOf(read.level.value()).what, ProofVerdict::What::Proven);
    }
};

MAZEWRIGHT_SUITE(proof, TestProof)
#include "tst_proof.moc"
