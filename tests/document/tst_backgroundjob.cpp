#include "editor/storage/backgroundjob.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

/// Returns work that runs until it is cancelled.
BackgroundJob::Work endless(std::atomic<int> &begun, std::atomic<int> &stopped)
{
    return [&begun, &stopped](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &post) {
        ++begun;
        while (!isCancelled) {
            QThread::yieldCurrentThread();
        }
        ++stopped;
        post([] { QFAIL("cancelled work tells nothing"); });
    };
}

/// Waits until all 1 ms timers that were started before have ended.
void letEarlierTimersEnd()
{
    bool hasEnded = false;
    QTimer::singleShot(2, Qt::PreciseTimer, QCoreApplication::instance(), [&hasEnded] { hasEnded = true; });
    QTRY_VERIFY(hasEnded);
}

} // namespace

/// Background work of which only the newest request matters.
class TestBackgroundJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void postsRunInTheThreadOfTheOwner()
    {
        BackgroundJob job;
        QThread *thread = nullptr;
        QThread *worker = nullptr;
        QSignalSpy finished(&job, &BackgroundJob::finished);
        job.start([&](const std::atomic<bool> &, const BackgroundJob::Post &post) {
            worker = QThread::currentThread();
            post([&] { thread = QThread::currentThread(); });
        });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!job.isRunning());
        QCOMPARE(thread, QThread::currentThread());
        QVERIFY(worker != thread);
    }

    void workMayPostSeveralTimes()
    {
        BackgroundJob job;
        QStringList told;
        job.start([&](const std::atomic<bool> &, const BackgroundJob::Post &post) {
            post([&] { told.append(job.isRunning() ? u"first, running"_s : u"first"_s); });
            post([&] { told.append(u"second"_s); });
        });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(told, (QStringList{u"first, running"_s, u"second"_s}));
    }

    void newerWorkCancelsRunningWork()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        BackgroundJob job;
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        int told = 0;
        job.start([&](const std::atomic<bool> &, const BackgroundJob::Post &post) { post([&] { ++told; }); });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(stopped.load(), 1);
        QCOMPARE(told, 1);
    }

    void waitingWorkIsSkippedForNewerWork()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        std::atomic<int> others = 0;
        BackgroundJob job;
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        const auto count = [&](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &) {
            others += isCancelled ? 0 : 1;
        };
        for (int i = 0; i < 5; ++i) {
            job.start(count);
        }
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(others.load() >= 1 && others.load() <= 5);
        QCOMPARE(stopped.load(), 1);
    }

    void cancelledWorkSendsNoSignal()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        BackgroundJob job;
        QSignalSpy finished(&job, &BackgroundJob::finished);
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        job.cancel();
        QVERIFY(!job.isRunning());
        QTRY_COMPARE(stopped.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 0);
    }

    void postsAfterCancelAreDropped()
    {
        std::atomic<bool> isDone = false;
        BackgroundJob job;
        job.start([&](const std::atomic<bool> &, const BackgroundJob::Post &post) {
            post([] { QFAIL("cancelled before it was told"); });
            isDone = true;
        });
        while (!isDone) {
            QThread::yieldCurrentThread(); // without handling events
        }
        job.cancel();
        QCoreApplication::processEvents();
        QVERIFY(!job.isRunning());
    }

    void aNewRunMayStartFromAResult()
    {
        BackgroundJob job;
        QStringList taken;
        const auto worker = [](const auto &) { return QThread::currentThread(); };
        job.run(worker, [&](QThread *first) {
            taken.append(job.isStale() || first == QThread::currentThread() ? u"wrong"_s : u"first"_s);
            job.run(worker, [&](QThread *) { taken.append(u"second"_s); });
            QVERIFY(job.isRunning());
        });
        QTRY_COMPARE(taken, (QStringList{u"first"_s, u"second"_s}));
        QVERIFY(!job.isRunning());
    }

    void aNewerRunDiscardsTheEarlierResult()
    {
        std::atomic<bool> hasComputed = false;
        BackgroundJob job;
        QList<int> taken;
        const auto take = [&taken](int result) { taken.append(result); };
        job.run([&](const auto &) { return hasComputed = true, 1; }, take);
        while (!hasComputed) {
            QThread::yieldCurrentThread(); // without handling events
        }
        job.run([](const auto &) { return 2; }, take);
        QTRY_COMPARE(taken, QList<int>{2});
        QCoreApplication::processEvents();
        QCOMPARE(taken, QList<int>{2});
    }

    void onlyTheLastOfManyRequestsBegins()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        BackgroundJob job;
        job.start(endless(begun, stopped));
        QTRY_COMPARE(begun.load(), 1);
        QList<int> requests;
        for (int i = 0; i < 5; ++i) {
            job.startAfter(20, [&requests, i] { requests.append(i); });
            QVERIFY(job.isStale());
            QVERIFY(!job.isRunning());
        }
        QTRY_COMPARE(stopped.load(), 1); // the first request cancelled the work
        QTRY_COMPARE(requests, QList<int>{4});
        QVERIFY(!job.isStale());
    }

    void aRequestThatWaitsCanBeCancelled()
    {
        BackgroundJob job;
        int begun = 0;
        job.startAfter(1, [&begun] { ++begun; });
        job.cancel();
        QVERIFY(!job.isStale());
        letEarlierTimersEnd();
        QCOMPARE(begun, 0);
        job.startAfter(1, [&begun] { ++begun; });
        job.start([](const auto &, const auto &) {});
        QTRY_VERIFY(!job.isStale());
        letEarlierTimersEnd();
        QCOMPARE(begun, 0);
    }

    void destroyingTheJobCancelsIt()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        {
            BackgroundJob job;
            job.start(endless(begun, stopped));
            QTRY_COMPARE(begun.load(), 1);
        }
        QCOMPARE(stopped.load(), 1);
    }
};

MAZEWRIGHT_SUITE(backgroundjob, TestBackgroundJob)
#include "tst_backgroundjob.moc"
