#include "editor/storage/filecaches.h"
#include "gamecore/base/files.h"
#include "gamecore/packing/bundlefile.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

/// A reader of a file's contents that counts its calls.
struct CountingReader {
    std::shared_ptr<std::atomic<int>> reads;

    std::optional<QByteArray> read(const QString &path, const std::atomic<bool> & /*isCancelled*/) const
    {
        ++*reads;
        IssueList issues;
        return readFileOrEntry(path, 1000, issues);
    }
};

} // namespace

/// Facts about files are read once, in a worker thread, and read again after a file has changed.
class TestFileFactCache : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_reads = std::make_shared<std::atomic<int>>(0);
        m_told.clear();
        m_readings = std::make_unique<FileFactCache<QByteArray>>(
            [this](const QString &, const QByteArray &text) { m_told.append(text); });
    }

    void readFilesAreCached()
    {
        write(u"one"_s, "first");
        write(u"two"_s, "second");
        request({u"one"_s, u"two"_s});
        QVERIFY(m_told.isEmpty());
        QTRY_COMPARE(m_told, QList<QByteArray>({"first", "second"}));
        QVERIFY(m_readings->known(path(u"one"_s)));
        m_told.clear();
        request({u"two"_s, u"one"_s});
        QCOMPARE(m_told, QList<QByteArray>({"second", "first"})); // without waiting
        QCOMPARE(m_reads->load(), 2);
    }

    void changedFilesAreReadAgain()
    {
        write(u"one"_s, "first");
        request({u"one"_s});
        QTRY_COMPARE(m_told.size(), 1);
        write(u"one"_s, "another");
        QVERIFY(!m_readings->known(path(u"one"_s)));
        request({u"one"_s});
        QTRY_COMPARE(m_told, QList<QByteArray>({"first", "another"}));
    }

    void outdatedReadingsAreReadAgain()
    {
        write(u"one"_s, "first");
        request({u"one"_s});
        QTRY_COMPARE(m_told.size(), 1);
        request({u"one"_s}, [](const QByteArray &text) { return text == "first"; });
        QCOMPARE(m_told.size(), 2);
        request({u"one"_s}, [](const QByteArray &) { return false; });
        QTRY_COMPARE(m_told.size(), 3);
        QCOMPARE(m_reads->load(), 2);
    }

    void unreadableFilesAreSkipped()
    {
        write(u"one"_s, "first");
        request({u"none"_s, u"one"_s});
        QTRY_COMPARE(m_told, QList<QByteArray>({"first"}));
        QVERIFY(!m_readings->known(path(u"none"_s)));
    }

    void aFileIsReadAgainWhenItsArchiveChanges()
    {
        const auto pack = [this](const QByteArray &text) {
            write(u"a.mazewright"_s, writeArchive({{.name = u"one"_s, .bytes = text}}));
        };
        pack("first");
        request({u"a.mazewright/one"_s});
        QTRY_COMPARE(m_told.size(), 1);
        request({u"a.mazewright/one"_s});
        QCOMPARE(m_told.size(), 2); // without waiting
        QCOMPARE(m_reads->load(), 1);
        pack("another");
        QVERIFY(!m_readings->known(path(u"a.mazewright/one"_s)));
        request({u"a.mazewright/one"_s});
        QTRY_COMPARE(m_told, QList<QByteArray>({"first", "first", "another"}));
    }

private:
    void write(const QString &name, const QByteArray &text) { QVERIFY(!writeWhole(path(name), text)); }

    QString path(const QString &name) const { return m_folder->filePath(name); }

    void request(const QStringList &names, const FileFactCache<QByteArray>::Holds &holds = {})
    {
        QStringList paths;
        for (const QString &name : names) {
            paths.append(path(name));
        }
        m_readings->request(
            paths, [reads = m_reads] { return CountingReader{reads}; }, holds);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FileFactCache<QByteArray>> m_readings;
    std::shared_ptr<std::atomic<int>> m_reads;
    QList<QByteArray> m_told;
};

MAZEWRIGHT_SUITE(filefactcache, TestFileFactCache)
#include "tst_filefactcache.moc"
