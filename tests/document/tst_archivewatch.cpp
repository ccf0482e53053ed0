#include "editor/document/diskwatch.h"
#include "editor/storage/loadedlevel.h"
#include "gamecore/base/files.h"
#include "gamecore/base/issue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/filetime.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using State = DiskWatch::State;

/// A level in an archive while other programs change the archive. The archive is unpacked again only after a change,
/// and large ones in a worker thread.
class TestArchiveWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_when = QDateTime::currentDateTime().addSecs(-600);
        m_folder = std::make_unique<QTemporaryDir>();
        m_document = std::make_unique<LevelDocument>(shippedCatalogue());
        m_watch = std::make_unique<DiskWatch>(*m_document);
    }

    void cleanup()
    {
        m_watch.reset();
        m_document.reset();
        m_folder.reset();
    }

    void aLargeArchiveIsLeftToTheWorker()
    {
        int works = 0;
        const Worker counting = [&works](const Work &work) {
            ++works;
            return workHere(work);
        };
        pack({u"@   "_s});
        QVERIFY(!isLargeFile(level()));
        QVERIFY(loadLevelBy(level(), *shippedCatalogue(), counting)->level);
        QCOMPARE(works, 0);
        packLarge({u"@   "_s});
        QVERIFY(isLargeFile(level()));
        const std::optional<LoadedLevel> read = loadLevelBy(level(), *shippedCatalogue(), counting);
        QCOMPARE(works, 1);
        QVERIFY(read->level);
        QVERIFY(read->disk.isSameStamp(diskStampOf(archive())));
        QVERIFY(read->disk.isSameContent(diskStateOf(level())));
    }

    void anUnchangedArchiveIsNotUnpackedAgain()
    {
        packLarge({u"@   "_s});
        open();
        m_watch->check();
        QVERIFY(!m_watch->isReading());
        QVERIFY(m_watch->isAsKnown());
        packLarge({u"@   "_s}); // the same level in another archive
        QVERIFY(!m_watch->isAsKnown());
        m_watch->check();
        QVERIFY(m_watch->isReading());
        QTRY_VERIFY(!m_watch->isReading());
        QVERIFY(m_watch->isAsKnown());
        QCOMPARE(m_watch->state(), State::Same);
        QCOMPARE(m_document->undoStack().count(), 0);
        m_watch->check();
        QVERIFY(!m_watch->isReading());
    }

    void aChangedLevelInTheArchiveIsFollowed_data()
    {
        QTest::addColumn<qsizetype>("bulk");
        QTest::addRow("small") << qsizetype(0);
        QTest::addRow("large") << qsizetype(mostCellsHere + 1);
    }

    void aChangedLevelInTheArchiveIsFollowed()
    {
        QFETCH(const qsizetype, bulk);
        pack({u"@   "_s}, bulk);
        open();
        for (const QString &row : {u"@ # "_s, u"@## "_s}) {
            pack({row}, bulk);
            QTRY_COMPARE(rows(), QStringList{row});
        }
        QVERIFY(!m_document->isModified());
    }

    void aDeletedArchiveMayReappear()
    {
        pack({u"@   "_s});
        open();
        QVERIFY(QFile::remove(archive()));
        QTRY_COMPARE(m_watch->state(), State::Gone);
        QCOMPARE(rows(), QStringList{u"@   "_s});
        pack({u"@   "_s});
        QTRY_COMPARE(m_watch->state(), State::Same);
        QVERIFY(m_watch->isAsKnown());
    }

    void aLevelRemovedFromTheArchiveIsReported()
    {
        pack({u"@   "_s});
        open();
        pack({});
        QTRY_COMPARE(m_watch->state(), State::Unreadable);
        QVERIFY(m_watch->issues().isUnreadable());
        m_watch->ignoreDiskChange();
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

private:
    /// Writes the archive with incompressible noise of `bulk` bytes and, unless `rows` is empty, a level in a folder.
    /// Each archive is a second newer than the one before, and all are old.
    void pack(const QStringList &rows, qsizetype bulk = 0)
    {
        QByteArray noise;
        QRandomGenerator random(1);
        while (noise.size() < bulk) {
            noise.append(char(random.bounded(256)));
        }
        std::vector<ArchiveEntry> entries{{.name = u"noise"_s, .bytes = noise}};
        if (!rows.isEmpty()) {
            entries.push_back(
                {.name = u"deep/a.level.json"_s, .bytes = writeLevelJson(drawnLevel(rows), *shippedCatalogue())});
        }
        QVERIFY(!writeWhole(archive(), writeArchive(entries)));
        m_when = m_when.addSecs(1);
        setTime(archive(), m_when);
    }

    void packLarge(const QStringList &rows) { pack(rows, mostCellsHere + 1); }

    void open()
    {
        std::optional<LoadedLevel> read = loadLevelBy(level(), *shippedCatalogue(), workHere);
        QVERIFY(read && read->level);
        m_document->put(m_document->makeOpen(*std::move(read), level(), true));
    }

    QString archive() const { return m_folder->filePath(u"a.mazewright"_s); }
    QString level() const { return archive() + u"/deep/a.level.json"_s; }
    QStringList rows() const { return rowsOf(m_document->level()); }

    QDateTime m_when;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<DiskWatch> m_watch;
};

MAZEWRIGHT_SUITE(archivewatch, TestArchiveWatch)
#include "tst_archivewatch.moc"
