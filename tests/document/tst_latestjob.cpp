#include "editor/storage/latestjob.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Work that goes on until it is cancelled.
LatestJob::Work endless(std::atomic<int> &begun, std::atomic<int> &stopped)
{
    return [&begun, &stopped](const std::atomic<bool> &isCancelled, const LatestJob::Tell &tell) {
        ++begun;
        while (!isCancelled) {
            QThread::yieldCurrentThread();
        }
        ++stopped;
        tell([] { QFAIL("cancelled work tells nothing"); });
    };
}

} // namespace

/// Work of which only the newest matters.
class TestLatestJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workTellsInTheThreadOfItsOwner()
    {
        LatestJob job;
        QThread *thread = nullptr;
        QThread *worker = nullptr;
        QSignalSpy finished(&job, &LatestJob::finished);
        job.start([&](const std::atomic<bool> &, const LatestJob::Tell &tell) {
            worker = QThread::currentThread();
            tell([&] { thread = QThread::currentThread(); });
        });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!job.isRunning());
        QCOMPARE(thread, QThread::currentThread());
        QVERIFY(worker != thread);
    }

    void itMayTellSeveralTimes()
    {
        LatestJob job;
        QStringList told;
        job.start([&](const std::atomic<bool> &, const LatestJob::Tell &tell) {
            tell([&] { told.append(job.isRunning() ? u"first, running"_s : u"first"_s); });
            tell([&] { told.append(u"second"_s); });
        });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(told, (QStringList{u"first, running"_s, u"second"_s}));
    }

    void newerWorkCancelsWorkThatRuns()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        LatestJob job;
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        int told = 0;
        job.start([&](const std::atomic<bool> &, const LatestJob::Tell &tell) { tell([&] { ++told; }); });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(stopped.load(), 1);
        QCOMPARE(told, 1);
    }

    void workThatWaitsIsLeftOut()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        std::atomic<int> others = 0;
        LatestJob job;
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        const auto count = [&](const std::atomic<bool> &isCancelled, const LatestJob::Tell &) {
            others += isCancelled ? 0 : 1;
        };
        for (int i = 0; i < 5; ++i) {
            job.start(count);
        }
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(others.load() >= 1 && others.load() <= 5);
        QCOMPARE(stopped.load(), 1);
    }

    void cancelledWorkTellsNothing()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        LatestJob job;
        QSignalSpy finished(&job, &LatestJob::finished);
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        job.cancel();
        QVERIFY(!job.isRunning());
        QTRY_COMPARE(stopped.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 0);
    }

    void whatWasToldTooLateIsLeftOut()
    {
        std::atomic<bool> isDone = false;
        LatestJob job;
        job.start([&](const std::atomic<bool> &, const LatestJob::Tell &tell) {
            tell([] { QFAIL("cancelled before it was told"); });
            isDone = true;
        });
        while (!isDone) {
            QThread::yieldCurrentThread(); // without handling events
        }
        job.cancel();
        QCoreApplication::processEvents();
        QVERIFY(!job.isRunning());
    }

    void anOwnerThatGoesCancels()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        {
            LatestJob job;
            job.start(endless(begun, stopped));
            QTRY_COMPARE(begun.load(), 1);
        }
        QCOMPARE(stopped.load(), 1);
    }
};

MAZEWRIGHT_SUITE(latestjob, TestLatestJob)
#include "tst_latestjob.moc"
