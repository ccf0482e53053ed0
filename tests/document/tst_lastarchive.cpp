#include "editor/storage/filecaches.h"
#include "gamecore/base/files.h"
#include "tests/support/filetime.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QFile>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

/// Unpacks archives, each as soon as the test permits it.
struct HeldUnpacking {
    QSemaphore begun; ///< unpackings that have begun
    QSemaphore may;   ///< unpackings that may continue
    std::atomic<int> count = 0;

    LastArchive::Unpack unpack()
    {
        return [this](const QString &archive, IssueList &issues) {
            ++count;
            begun.release();
            may.acquire();
            return readBundle(archive, issues);
        };
    }
};

} // namespace

/// Reading from an archive unpacks it only once, until the file changes.
class TestLastArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_archive.forget(); }

    void anArchiveIsUnpackedOnceUntilItChanges()
    {
        pack(u"a.mazewright"_s, "aaaa");
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
        pack(u"a.mazewright"_s, "bbbb");
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa")); // its size and time are unchanged, so it counts as
                                                                    // the same file
        setTime(at(u"a.mazewright"_s), m_when.addSecs(1));
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("bbbb"));
        QVERIFY(QFile::remove(at(u"a.mazewright"_s)));
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("nothing"));
    }

    void aForgottenArchiveIsReadAgain()
    {
        pack(u"a.mazewright"_s, "aaaa");
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
        pack(u"a.mazewright"_s, "bbbb");
        m_archive.forget();
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("bbbb"));
    }

    void archivesAreNotMixedUp()
    {
        pack(u"a.mazewright"_s, "aaaa");
        pack(u"b.mazewright"_s, "bbbb");
        QVERIFY(!writeWhole(at(u"plain"_s), "plain"));
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
        QCOMPARE(bytes(u"b.mazewright/one"_s), QByteArray("bbbb"));
        QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
        QCOMPARE(bytes(u"a.mazewright/two"_s), QByteArray("nothing"));
        QCOMPARE(bytes(u"plain"_s), QByteArray("plain"));
    }

    void campaignsAreReadAsWithoutTheCache()
    {
        const QByteArray list = R"({"format": "mazewright-campaign", "version": 1, "levels": ["one"]})";
        const QString good = at(u"good.mazewright"_s);
        QVERIFY(!writeWhole(good, writeArchive({{.name = u"x.campaign.json"_s, .bytes = list}, {.name = u"one"_s}})));
        const QString damaged = at(u"damaged.mazewright"_s);
        QVERIFY(!writeWhole(damaged, "PK"));
        for (const QString &path : {good, damaged, at(u"none.mazewright"_s), m_folder.path()}) {
            const ReadCampaign expected = readCampaign(path);
            const ReadCampaign read = m_archive.readCampaign(path);
            QCOMPARE(read.campaign, expected.campaign);
            QCOMPARE(read.issues.count(), expected.issues.count());
            QVERIFY(read.issues.isEmpty() || read.issues[0].file == expected.issues[0].file);
        }
        QVERIFY(m_archive.readCampaign(good).campaign);
    }

    void fileSizesAreBounded()
    {
        pack(u"a.mazewright"_s, "aaaa");
        IssueList issues;
        QVERIFY(m_archive.readFile(at(u"a.mazewright/one"_s), 4, issues));
        QVERIFY(issues.isEmpty());
        QVERIFY(!m_archive.readFile(at(u"a.mazewright/one"_s), 3, issues));
        QCOMPARE(issues[0].code, IssueCode::TooLarge);
    }

    void concurrentReadersShareTheUnpacking()
    {
        pack(u"a.mazewright"_s, "aaaa");
        HeldUnpacking held;
        LastArchive archive(held.unpack());
        QByteArray first;
        QByteArray second;
        const std::unique_ptr<QThread> one = readElsewhere(archive, u"a.mazewright/one"_s, first);
        held.begun.acquire();
        const std::unique_ptr<QThread> other = readElsewhere(archive, u"a.mazewright/one"_s, second);
        held.may.release(2); // permits one more than expected
        one->wait();
        other->wait();
        QCOMPARE(first, QByteArray("aaaa"));
        QCOMPARE(second, QByteArray("aaaa"));
        QCOMPARE(held.count.load(), 1);
    }

    void anArchiveForgottenWhileUnpackingIsNotCached()
    {
        pack(u"a.mazewright"_s, "aaaa");
        HeldUnpacking held;
        LastArchive archive(held.unpack());
        QByteArray bytes;
        const std::unique_ptr<QThread> other = readElsewhere(archive, u"a.mazewright/one"_s, bytes);
        held.begun.acquire();
        archive.forget(); // does not wait for the unpacking
        held.may.release(3);
        other->wait();
        QCOMPARE(bytes, QByteArray("aaaa"));
        QCOMPARE(bytesBy(archive, u"a.mazewright/one"_s), QByteArray("aaaa"));
        QCOMPARE(held.count.load(), 2);
        QCOMPARE(bytesBy(archive, u"a.mazewright/one"_s), QByteArray("aaaa"));
        QCOMPARE(held.count.load(), 2); // this unpacking stays in the cache
    }

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }

    /// Writes an archive with a fixed file time. Texts of the same length give files of the same size.
    void pack(const QString &name, const QByteArray &text)
    {
        QVERIFY(!writeWhole(at(name), writeArchive({{.name = u"one"_s, .bytes = text}})));
        setTime(at(name), m_when);
    }

    QByteArray bytes(const QString &name) { return bytesBy(m_archive, name); }

    QByteArray bytesBy(LastArchive &archive, const QString &name) const
    {
        IssueList issues;
        return archive.readFile(at(name), 1000, issues).value_or("nothing");
    }

    /// Reads in another thread. Wait for the thread before reading `bytes`.
    std::unique_ptr<QThread> readElsewhere(LastArchive &archive, const QString &name, QByteArray &bytes) const
    {
        std::unique_ptr<QThread> thread(
            QThread::create([this, &archive, name, &bytes] { bytes = bytesBy(archive, name); }));
        thread->start();
        return thread;
    }

    QTemporaryDir m_folder;
    QDateTime m_when = QDateTime::currentDateTime().addSecs(-60);
    LastArchive m_archive;
};

MAZEWRIGHT_SUITE(lastarchive, TestLastArchive)
#include "tst_lastarchive.moc"
