#include "app/games/writequeue.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;

/// The queue keeps files that cannot be written and retries them.
class TestWriteQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFailedWriteIsReportedOnceAndRetried()
    {
        WriteQueue queue;
        const QSignalSpy failed(&queue, &WriteQueue::failed);
        const QSignalSpy written(&queue, &WriteQueue::written);
        QCOMPARE(queue.addAndWait(u"a"_s, writing(u"a"_s))->path, u"a"_s);
        QVERIFY(queue.isUnwritten(u"a"_s));
        QVERIFY(queue.writeRest());
        QCOMPARE(m_tries, 2);
        QCOMPARE(failed.count(), 1);
        m_isFull = false;
        QVERIFY(!queue.writeRest());
        QVERIFY(!queue.isUnwritten(u"a"_s));
        QCOMPARE(written.count(), 1);
        QCOMPARE(m_written, u"a"_s);
        QVERIFY(!queue.writeRest());
        QCOMPARE(m_tries, 3);
    }

    void aSuccessfulWriteRetriesTheOthers()
    {
        WriteQueue queue;
        queue.add(u"a"_s, writing(u"a"_s));
        queue.add(u"b"_s, writing(u"b"_s));
        queue.flush();
        QCOMPARE(m_tries, 2);
        m_isFull = false;
        QVERIFY(!queue.addAndWait(u"c"_s, writing(u"c"_s)));
        QCOMPARE(m_written, u"cab"_s);
    }

    void onlyTheNewestVersionIsWritten()
    {
        WriteQueue queue;
        queue.add(u"a"_s, writing(u"1"_s));
        queue.flush();
        m_isFull = false;
        queue.add(u"a"_s, writing(u"2"_s));
        queue.flush();
        QCOMPARE(m_written, u"2"_s);
    }

    void aDroppedFileIsNotWritten()
    {
        WriteQueue queue;
        queue.add(u"a"_s, writing(u"a"_s));
        queue.flush();
        QVERIFY(queue.drop(u"a"_s));
        QVERIFY(!queue.drop(u"a"_s));
        m_isFull = false;
        QVERIFY(!queue.writeRest());
        QCOMPARE(m_written, QString());
    }

    void pendingFilesAreWrittenOnDestruction()
    {
        {
            WriteQueue queue;
            queue.add(u"a"_s, writing(u"a"_s));
            queue.flush();
            m_isFull = false;
        }
        QCOMPARE(m_written, u"a"_s);
    }

    void init()
    {
        m_isFull = true;
        m_tries = 0;
        m_written.clear();
    }

private:
    /// Appends a text to the written texts, unless the disk is full.
    WriteQueue::Write writing(const QString &text)
    {
        return [this, text]() -> std::optional<SaveFault> {
            ++m_tries;
            if (m_isFull) {
                return SaveFault{.what = SaveFault::What::DiskFull, .path = text, .detail = {}};
            }
            m_written += text;
            return std::nullopt;
        };
    }

    std::atomic<bool> m_isFull = true;
    int m_tries = 0;
    QString m_written;
};

MAZEWRIGHT_SUITE(writequeue, TestWriteQueue)
#include "tst_writequeue.moc"
