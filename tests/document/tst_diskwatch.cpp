#include "editor/document/diskwatch.h"
#include "editor/storage/loadedlevel.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/painting.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using State = DiskWatch::State;

/// A level in the editor while other programs change its file.
class TestDiskWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
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

    void anUnmodifiedLevelFollowsItsFile()
    {
        open({u"@   "_s});
        const QSignalSpy followed(m_watch.get(), &DiskWatch::followed);
        write({u"@ # "_s});
        QTRY_COMPARE(rows(), QStringList{u"@ # "_s});
        QCOMPARE(followed.size(), 1);
        QCOMPARE(m_watch->state(), State::Same);
    }

    void followingIsAnUndoStepAndLeavesTheLevelUnmodified()
    {
        open({u"@   "_s});
        write({u"@ # "_s});
        QTRY_COMPARE(m_document->undoStack().count(), 1);
        QVERIFY(!m_document->isModified());
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(m_document->isModified());
        m_document->redo();
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QVERIFY(!m_document->isModified());
    }

    void aFileThatIsReplacedByRenamingIsFollowedAgainAndAgain()
    {
        open({u"@   "_s});
        for (const QString &row : {u"@ # "_s, u"@## "_s, u"@###"_s}) {
            QSaveFile file(pathOf(u"a.level.json"_s)); // writes a temporary file and renames it
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(writeLevelJson(drawnLevel({row}), *shippedCatalogue()));
            QVERIFY(file.commit());
            QTRY_COMPARE(rows(), QStringList{row});
        }
    }

    void aChangedSizeAndTextsAreFollowed()
    {
        open({u"@   "_s});
        Level other = drawnLevel({u"@ O"_s, u" g "_s, u"###"_s});
        other.name = u"Pit"_s;
        other.ruleset = u"tombs"_s;
        other.legend = {{u"w"_s, u"wall"_s}};
        other.unknown = {{u"mood"_s, u"dark"_s}};
        const QSignalSpy catalogueChanged(m_document.get(), &LevelDocument::catalogueChanged);
        write(writeLevelJson(other, *shippedCatalogue()));
        QTRY_VERIFY(m_document->level() == other);
        QVERIFY(!catalogueChanged.isEmpty());
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QCOMPARE(m_document->level().ruleset, u"buchhaim"_s);
    }

    void issuesOfReadingAreShown()
    {
        open({u"@   "_s});
        QByteArray content = writeLevelJson(drawnLevel({u"@ # "_s}), *shippedCatalogue());
        write(content.replace("\"rows\"", "\"later\": 1, \"rows\""));
        QTRY_COMPARE(rows(), QStringList{u"@ # "_s});
        const IssueList &issues = m_document->issues();
        QVERIFY(std::any_of(issues.begin(), issues.end(),
                            [](const Issue &issue) { return issue.code == IssueCode::UnknownKey; }));
    }

    void aModifiedLevelWaitsForTheUsersChoice()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@ # "_s});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        QVERIFY(m_document->isModified());
    }

    void reloadingCanBeUndone()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@ # "_s});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        m_watch->reload();
        QCOMPARE(m_watch->state(), State::Same);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QVERIFY(!m_document->isModified());
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        QVERIFY(m_document->isModified());
    }

    void aKeptVersionIsNotAskedAboutAgain()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@ # "_s});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        m_watch->ignoreDiskChange();
        QCOMPARE(m_watch->state(), State::Same);
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@   "_s});
        write({u"@## "_s});
        QTRY_VERIFY(m_watch->state() == State::Changed || rows() == QStringList{u"@## "_s});
    }

    void savingDoesNotCountAsAChangeOnDisk()
    {
        open({u"@   "_s});
        const QSignalSpy followed(m_watch.get(), &DiskWatch::followed);
        const QSignalSpy changed(m_watch.get(), &DiskWatch::stateChanged);
        for (int x = 1; x < 4; ++x) {
            draw({x, 0});
            QVERIFY(!m_document->save(pathOf(u"a.level.json"_s)));
            m_watch->noteSaved();
            m_document->undo(); // so that the level in the file differs from the document
            m_watch->check();
            m_document->redo();
        }
        QVERIFY(followed.isEmpty());
        QVERIFY(changed.isEmpty());
        QCOMPARE(rows(), QStringList{u"@###"_s});
    }

    void theSameContentWrittenAgainIsNoChange()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@   "_s});
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
    }

    void drawingTheContentOfTheFileCountsAsSaved()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@  #"_s});
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void aDeletedFileIsReportedAndCountsAsUnsaved()
    {
        open({u"@   "_s});
        QVERIFY(QFile::remove(pathOf(u"a.level.json"_s)));
        QTRY_COMPARE(m_watch->state(), State::Gone);
        QVERIFY(m_document->isModified());
        m_watch->ignoreDiskChange();
        QCOMPARE(m_watch->state(), State::Same);
        QVERIFY(m_document->isModified());
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

    void aFileThatReappearsUnchangedIsAccepted()
    {
        open({u"@   "_s});
        QVERIFY(QFile::rename(pathOf(u"a.level.json"_s), pathOf(u"b"_s)));
        QTRY_COMPARE(m_watch->state(), State::Gone);
        QVERIFY(QFile::rename(pathOf(u"b"_s), pathOf(u"a.level.json"_s)));
        QTRY_COMPARE(m_watch->state(), State::Same);
    }

    void aFileThatIsBeingWrittenIsWaitedFor()
    {
        open({u"@   "_s});
        const QSignalSpy changed(m_watch.get(), &DiskWatch::stateChanged);
        const QByteArray whole = writeLevelJson(drawnLevel({u"@###"_s}), *shippedCatalogue());
        write(whole.first(whole.size() / 2));
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
        write(whole);
        QTRY_COMPARE(rows(), QStringList{u"@###"_s});
        QVERIFY(changed.isEmpty());
    }

    void aFileThatCannotBeReadLeavesTheLevel()
    {
        open({u"@   "_s});
        write("{ \"format\": \"mazewright-level\", ");
        QTRY_COMPARE(m_watch->state(), State::Unreadable);
        QVERIFY(m_watch->issues().isUnreadable());
        QCOMPARE(rows(), QStringList{u"@   "_s});
        m_watch->reload();
        QCOMPARE(m_watch->state(), State::Unreadable);
        write({u"@ # "_s});
        QTRY_COMPARE(m_watch->state(), State::Same);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
    }

    void anotherLevelHasAnotherFile()
    {
        open({u"@   "_s});
        draw({3, 0});
        write({u"@ # "_s});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        open({u"@  "_s}, u"b.level.json"_s);
        QCOMPARE(m_watch->state(), State::Same);
        write({u"@ O"_s}, u"b.level.json"_s);
        QTRY_COMPARE(rows(), QStringList{u"@ O"_s});
        m_document->reset(drawnLevel({u"@"_s}));
        m_watch->check();
        QCOMPARE(m_watch->state(), State::Same);
    }

    void aChangeDuringAStrokeWaitsForItsEnd()
    {
        open({u"@   "_s});
        m_document->beginStroke(u"draw"_s);
        write({u"@ # "_s});
        m_watch->check();
        QVERIFY(m_document->isStrokeOpen());
        QCOMPARE(rows(), QStringList{u"@   "_s});
        m_document->endStroke();
        QTRY_COMPARE(rows(), QStringList{u"@ # "_s});
    }

    void aChangeDuringOpeningIsNoticed()
    {
        write({u"@   "_s});
        LoadedLevel old = read();
        write({u"@ # "_s}); // the size of the file is unchanged
        put(std::move(old));
        QCOMPARE(rows(), QStringList{u"@   "_s});
        m_watch->check();
        QCOMPARE(rows(), QStringList{u"@ # "_s});
    }

    void aLargeFileIsFollowedFromAnotherThread()
    {
        writeLarge({5, 5});
        put(read());
        writeLarge({6, 6});
        m_watch->check();
        QVERIFY(m_document->level() == large({5, 5})); // reading is still in progress
        QTRY_VERIFY(m_document->level() == large({6, 6}));
        QVERIFY(!m_document->isModified());
        draw({7, 7});
        writeLarge({8, 8});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        m_watch->reload();
        QVERIFY(m_document->level() == large({8, 8}));
        QCOMPARE(m_watch->state(), State::Same);
    }

    void savingALargeLevelDoesNotCountAsAChange()
    {
        writeLarge({5, 5});
        put(read());
        const QSignalSpy followed(m_watch.get(), &DiskWatch::followed);
        const QSignalSpy changed(m_watch.get(), &DiskWatch::stateChanged);
        draw({6, 6});
        m_watch->check();
        QVERIFY(!m_document->save(pathOf(u"a.level.json"_s)));
        m_watch->noteSaved();
        draw({7, 7}); // so that the level in the file differs from the document
        m_watch->check();
        QTRY_VERIFY(!m_watch->isReading());
        QVERIFY(followed.isEmpty());
        QVERIFY(changed.isEmpty());
    }

    void touchingALargeFileDoesNotCountAsAChange()
    {
        writeLarge({5, 5});
        put(read());
        draw({6, 6});
        const QSignalSpy changed(m_watch.get(), &DiskWatch::stateChanged);
        const QDateTime later = m_document->open().disk->modified.addSecs(5);
        QFile file(pathOf(u"a.level.json"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(later, QFileDevice::FileModificationTime));
        file.close();
        m_watch->check();
        QTRY_COMPARE(m_document->open().disk->modified, later);
        QCOMPARE(m_watch->state(), State::Same);
        QVERIFY(changed.isEmpty());
    }

    void cancelingAReloadKeepsTheChanges()
    {
        writeLarge({5, 5});
        put(read());
        draw({6, 6});
        writeLarge({7, 7});
        QTRY_COMPARE(m_watch->state(), State::Changed);
        m_watch->reload([](const Work &) { return false; });
        QCOMPARE(m_watch->state(), State::Changed);
        QVERIFY(m_document->isModified());
    }

private:
    void write(const QByteArray &content, const QString &name = u"a.level.json"_s)
    {
        QFile file(pathOf(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    void write(const QStringList &rows, const QString &name = u"a.level.json"_s)
    {
        write(writeLevelJson(drawnLevel(rows), *shippedCatalogue()), name);
    }

    void open(const QStringList &rows, const QString &name = u"a.level.json"_s)
    {
        write(rows, name);
        m_document->reset(drawnLevel(rows), pathOf(name));
    }

    /// Shows a loaded level as the window does.
    void put(LoadedLevel read)
    {
        m_document->put(m_document->makeOpen(std::move(read), pathOf(u"a.level.json"_s), false));
    }
    LoadedLevel read() const { return *loadLevelBy(pathOf(u"a.level.json"_s), *shippedCatalogue(), workHere); }

    /// Writes a level of 400x400 with one wall at that cell.
    void writeLarge(Point wall)
    {
        write(writeLevelJson(large(wall), *shippedCatalogue()));
        QVERIFY(isLargeFile(pathOf(u"a.level.json"_s)));
    }

    Level large(Point wall) const
    {
        Level level = newLevel(*shippedCatalogue(), {400, 400});
        level.terrain.set(wall, shippedCatalogue()->wall());
        return level;
    }

    QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    void draw(Point cell) { paint(*m_document, cell, terrain(u"wall"_s)); }
    QStringList rows() const { return rowsOf(m_document->level()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<DiskWatch> m_watch;
};

MAZEWRIGHT_SUITE(diskwatch, TestDiskWatch)
#include "tst_diskwatch.moc"
