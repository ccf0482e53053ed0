#include "editor/storage/backgroundjob.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QThread>

#include <stdexcept>

namespace {

const std::atomic<bool> goesOn = false;

} // namespace

/// Work that is split into many equal parts and spread over threads.
class TestParallel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachItemIsProcessedOnce_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addRow("none") << 0;
        QTest::addRow("one") << 1;
        QTest::addRow("four") << 4;
        QTest::addRow("more than there are items") << 200;
    }

    void eachItemIsProcessedOnce()
    {
        QFETCH(const int, threads);
        std::vector<std::atomic<int>> done(100);
        std::atomic<bool> isRight = true;
        forEachInParallel(100, threads, goesOn, [&](qint64 item, int thread) {
            ++done[std::size_t(item)];
            isRight = isRight && thread >= 0 && thread < std::max(1, threads);
        });
        for (const std::atomic<int> &count : done) {
            QCOMPARE(count.load(), 1);
        }
        QVERIFY(isRight);
        forEachInParallel(0, threads, goesOn, [](qint64, int) { QFAIL("there is no item"); });
    }

    void cancelingStartsNoFurtherItem()
    {
        std::atomic<bool> isCancelled = false;
        std::atomic<int> begun = 0;
        forEachInParallel(100, 1, isCancelled, [&](qint64 item, int) {
            ++begun;
            isCancelled = item == 9;
        });
        QCOMPARE(begun.load(), 10);
    }

    void theCallerReportsProgressMeanwhile()
    {
        std::atomic<bool> isTold = false;
        QThread *teller = nullptr;
        forEachInParallel(
            2, 2, goesOn,
            [&](qint64, int) {
                while (!isTold) {
                    QThread::yieldCurrentThread();
                }
            },
            [&] {
                teller = QThread::currentThread();
                isTold = true;
            });
        QCOMPARE(teller, QThread::currentThread());
    }

    void exceptionsReachTheCaller()
    {
        for (const int threads : {1, 4}) {
            std::atomic<int> begun = 0;
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, forEachInParallel(1000, threads, goesOn, [&](qint64 item, int) {
                                         ++begun;
                                         if (item == 20) {
                                             throw std::bad_alloc();
                                         }
                                     }));
            QVERIFY(begun < 1000 || threads > 1);
        }
    }
};

MAZEWRIGHT_SUITE(parallel, TestParallel)
#include "tst_parallel.moc"
