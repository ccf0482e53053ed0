#include "app/games/recordings.h"
#include "gamecore/world/event.h"
#include "tests/support/changedbytes.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Game oneTurnLater()
{
    Game game = gameOf(goldCorridor, classicRules);
    EventList events;
    game.play(Command::wait(), events);
    return game;
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

/// The stored facts about kept runs, their names and branches, and the rule that such runs are not deleted
/// automatically.
class TestRecordingBranches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void notedBranchesAreReadBack()
    {
        QVERIFY(branches().isKnown());
        QCOMPARE(branches().protectedIds(), QSet<QString>());
        const RecordingBranch branch{.of = u"a"_s, .after = 12, .name = u"Over the bridge"_s};
        QVERIFY(!branches().note(u"b"_s, branch));
        QVERIFY(!branches().note(u"c"_s, {.of = u"a"_s, .after = 3}));
        QCOMPARE(branches().of(u"b"_s), branch);
        QCOMPARE(branches().of(u"a"_s), RecordingBranch());
        QCOMPARE(branches().branchesOf(u"a"_s), QStringList({u"b"_s, u"c"_s}));
        QCOMPARE(branches().protectedIds(), QSet<QString>({u"a"_s, u"b"_s, u"c"_s}));
    }

    void aNameIsOneShortLine_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kept");
        const qsizetype most = RecordingBranches::longestName;
        QTest::newRow("plain") << u"Over the bridge"_s << u"Over the bridge"_s;
        QTest::newRow("lines and blanks") << u"  Over \n the\tbridge "_s << u"Over the bridge"_s;
        QTest::newRow("markup stays what it is") << u"<b>a</b> &amp;"_s << u"<b>a</b> &amp;"_s;
        QTest::newRow("too long") << QString(most + 5, u'x') << QString(most, u'x');
        QTest::newRow("no half character") << QString(QString(most - 1, u'x') + u"🗝"_s) << QString(most - 1, u'x');
    }

    void aNameIsOneShortLine()
    {
        QFETCH(QString, name);
        QFETCH(QString, kept);
        QVERIFY(!branches().rename(u"a"_s, name));
        QCOMPARE(branches().of(u"a"_s).name, kept);
    }

    void aBranchKeepsItsPlaceWhenItIsNamed()
    {
        QVERIFY(!branches().note(u"b"_s, {.of = u"a"_s, .after = 12}));
        QVERIFY(!branches().rename(u"b"_s, u"Better"_s));
        QCOMPARE(branches().of(u"b"_s), (RecordingBranch{.of = u"a"_s, .after = 12, .name = u"Better"_s}));
        QVERIFY(!branches().rename(u"b"_s, {}));
        QCOMPARE(branches().of(u"b"_s), (RecordingBranch{.of = u"a"_s, .after = 12}));
    }

    void removingARunsNameReleasesIt()
    {
        QVERIFY(!branches().rename(u"a"_s, u"First"_s));
        QCOMPARE(branches().protectedIds(), QSet<QString>{u"a"_s});
        QVERIFY(!branches().rename(u"a"_s, u" "_s));
        QCOMPARE(branches().protectedIds(), QSet<QString>());
    }

    void branchesOfARemovedRunMoveToItsParent()
    {
        QVERIFY(!branches().note(u"b"_s, {.of = u"a"_s, .after = 10}));
        QVERIFY(!branches().note(u"early"_s, {.of = u"b"_s, .after = 4, .name = u"Early"_s}));
        QVERIFY(!branches().note(u"late"_s, {.of = u"b"_s, .after = 30}));
        QVERIFY(!branches().forget(u"b"_s));
        QCOMPARE(branches().of(u"early"_s), (RecordingBranch{.of = u"a"_s, .after = 4, .name = u"Early"_s}));
        QCOMPARE(branches().of(u"late"_s),
                 (RecordingBranch{.of = u"a"_s, .after = 10})); // the runs differ after that beat
    }

    void branchesOfARemovedRootBecomeRoots()
    {
        QVERIFY(!branches().note(u"b"_s, {.of = u"a"_s, .after = 10}));
        QVERIFY(!branches().forget(u"a"_s));
        QCOMPARE(branches().of(u"b"_s), RecordingBranch());
        QCOMPARE(branches().protectedIds(), QSet<QString>{u"b"_s});
    }

    void branchedAndNamedRunsAreNeverDropped()
    {
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(1);
        QVERIFY(!branches().note(u"branch"_s, {.of = u"root"_s, .after = 1}));
        QVERIFY(!branches().rename(u"named"_s, u"Mine"_s));
        keep(runs, {u"root"_s, u"branch"_s, u"named"_s, u"old"_s, u"new"_s});
        QCOMPARE(runs.all(), QStringList({u"new"_s, u"named"_s, u"branch"_s, u"root"_s}));
    }

    void namedRunsDoNotCountTowardTheLimit()
    {
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(2);
        QVERIFY(!branches().rename(u"named"_s, u"Mine"_s));
        keep(runs, {u"old"_s, u"new"_s, u"named"_s});
        QCOMPARE(runs.all(), QStringList({u"named"_s, u"new"_s, u"old"_s}));
    }

    void aLimitOfZeroStillKeepsBranches()
    {
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(0);
        QVERIFY(!branches().note(u"branch"_s, {.of = u"root"_s, .after = 1}));
        runs.record(u"other"_s, oneTurnLater(), {}, {});
        runs.record(u"branch"_s, oneTurnLater(), {}, {});
        QCOMPARE(runs.all(), QStringList{u"branch"_s});
    }

    void removingARunRemovesItsNotes()
    {
        Recordings runs(shippedCatalogue(), folder());
        keep(runs, {u"a"_s, u"b"_s});
        QVERIFY(!branches().rename(u"a"_s, u"Mine"_s));
        QVERIFY(!branches().note(u"b"_s, {.of = u"a"_s, .after = 1}));
        QVERIFY(!runs.remove(u"a"_s));
        QCOMPARE(runs.all(), QStringList{u"b"_s});
        QCOMPARE(branches().protectedIds(), QSet<QString>{u"b"_s});
    }

    void aMissingRunCannotBeRemoved()
    {
        Recordings runs(shippedCatalogue(), folder());
        QVERIFY(!branches().rename(u"a"_s, u"Mine"_s));
        const std::optional<SaveFault> fault = runs.remove(u"a"_s);
        QVERIFY(fault);
        QCOMPARE(fault->path, runs.pathOf(u"a"_s));
        QCOMPARE(branches().of(u"a"_s).name, u"Mine"_s);
    }

    void aDamagedFileIsSetAsideAndOlderRunsStay_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"format\": \"mazewright-bra");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("another format") << QByteArray(R"({"format": "mazewright-scores", "version": 1})");
        QTest::newRow("too large") << QByteArray(5 * 1024 * 1024, ' ');
    }

    void aDamagedFileIsSetAsideAndOlderRunsStay()
    {
        QFETCH(QByteArray, content);
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(1);
        QVERIFY(!branches().rename(u"a"_s, u"Mine"_s));
        keep(runs, {u"a"_s, u"b"_s});
        write(file(), content);
        keep(runs, {u"c"_s});
        QCOMPARE(contentOf(file() + u".damaged"_s), content);
        keep(runs, {u"d"_s, u"e"_s}); // runs from before the damage are kept, but only one of the others
        QStringList left = runs.all();
        left.sort();
        QCOMPARE(left, QStringList({u"a"_s, u"b"_s, u"c"_s, u"e"_s}));
    }

    void aNewerFileIsKeptAndNoRunIsDropped()
    {
        const QByteArray newer = R"({"format": "mazewright-branches", "version": 2, "tree": {}})";
        write(file(), newer);
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(1);
        keep(runs, {u"a"_s, u"b"_s});
        QCOMPARE(runs.all().size(), 2);
        QVERIFY(!branches().isKnown());
        QVERIFY(branches().rename(u"a"_s, u"Mine"_s));
        QCOMPARE(contentOf(file()), newer);
    }

    void aFailedWriteIsReportedAndNoRunIsDropped()
    {
        QVERIFY(QDir(folder()).mkdir(u"branches.json"_s)); // not even root can overwrite a folder
        QVERIFY(QDir(folder()).mkpath(u"branches.json.damaged/full"_s));
        Recordings runs(shippedCatalogue(), folder());
        runs.setMost(1);
        keep(runs, {u"a"_s, u"b"_s});
        QVERIFY(!branches().isKnown());
        const std::optional<SaveFault> fault = branches().note(u"a"_s, {.of = u"b"_s});
        QVERIFY(fault);
        QCOMPARE(fault->path, file());
        QCOMPARE(runs.all().size(), 2);
    }

    void changedBytesAreReadWithoutHarm()
    {
        QVERIFY(!branches().note(u"b"_s, {.of = u"a"_s, .after = 12, .name = u"Better"_s}));
        const QByteArray whole = contentOf(file());
        Rng rng(1);
        for (int i = 0; i < repeats(200, 20000); ++i) {
            write(file(), withBytesChanged(whole, rng));
            for (const QString &id : branches().protectedIds()) {
                QVERIFY(branches().of(id).after >= 0);
                QVERIFY(branches().of(id).name.size() <= RecordingBranches::longestName);
            }
        }
    }

private:
    QString folder() const { return m_folder->path(); }
    QString file() const { return folder() + u"/branches.json"_s; }
    RecordingBranches branches() const { return RecordingBranches(folder()); }

    /// Stores runs with these IDs an hour apart, the last one now.
    void keep(Recordings &runs, const QStringList &ids)
    {
        const QDateTime start = QDateTime::currentDateTime().addDays(-1);
        int hour = 0;
        for (const QString &id : ids) {
            runs.record(id, oneTurnLater(), {}, {});
            runs.flush();
            QFile run(runs.pathOf(id));
            QVERIFY(run.open(QIODevice::ReadWrite));
            QVERIFY(run.setFileTime(start.addSecs(3600LL * hour++), QFileDevice::FileModificationTime));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

MAZEWRIGHT_SUITE(recordingbranches, TestRecordingBranches)
#include "tst_recordingbranches.moc"
