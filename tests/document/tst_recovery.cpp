#include "editor/document/propertyedits.h"
#include "editor/document/recoverywriter.h"
#include "gamecore/levelfile/levelreader.h"
#include "tests/driver/painting.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Lost work in recovery files: when it is stored, where, for how long, and for which window.
class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_document = std::make_unique<LevelDocument>(shippedCatalogue());
        m_levels = std::make_unique<LevelTabs>(*m_document);
        m_keeper = std::make_unique<RecoveryWriter>(*m_document, *m_levels, folder());
    }

    void cleanup()
    {
        m_keeper.reset();
        m_levels.reset();
        m_document.reset();
        m_home.reset();
    }

    void anUnmodifiedLevelHasNoRecoveryFile()
    {
        open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
        QCOMPARE(files(u"recovery"_s), QStringList());
    }

    void everyStepIsBackedUpBeforeTheNext()
    {
        open({u"@   "_s, u"  O "_s});
        for (const Point cell : {Point{1, 0}, Point{3, 1}, Point{2, 1}}) {
            draw(cell);
            QVERIFY(kept() == m_document->level());
        }
        QCOMPARE(rowsOf(*kept()), (QStringList{u"@#  "_s, u"  ##"_s}));
    }

    void undoneStepsAndTextsAreBackedUpToo()
    {
        open({u"@   "_s});
        draw({1, 0});
        draw({2, 0});
        m_document->undo();
        QVERIFY(kept() == m_document->level());
        setText(*m_document, TextField::Name, u"Pit"_s);
        QCOMPARE(kept()->name, u"Pit"_s);
        setRule(*m_document, u"death"_s, u"permadeath"_s);
        QVERIFY(kept() == m_document->level());
    }

    void undoingToTheSavedStateRemovesTheBackup()
    {
        open({u"@   "_s});
        draw({1, 0});
        m_document->undo();
        QVERIFY(!m_document->isModified());
        QCOMPARE(files(u"recovery"_s), QStringList());
        m_document->redo();
        QVERIFY(kept() == m_document->level());
    }

    void savingRemovesTheBackup()
    {
        open({u"@   "_s});
        draw({1, 0});
        QVERIFY(!m_document->save(m_home->filePath(u"a.level.json"_s)));
        QCOMPARE(files(u"recovery"_s), QStringList());
        draw({2, 0});
        QVERIFY(kept() == m_document->level());
    }

    void aNormalExitLeavesNoFiles()
    {
        open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
        draw({1, 0});
        QVERIFY(kept());
        m_keeper.reset();
        QCOMPARE(QDir(m_home->filePath(u"recovery"_s)).entryList(QDir::Files), QStringList());
    }

    void anOpenStrokeIsBackedUpAfterAWhile()
    {
        open({u"@   "_s});
        m_document->beginStroke(u"draw"_s);
        m_document->change(changeByPainting(m_document->level(), *m_document->catalogue(),
                                            cellArea(*m_document, {1, 0}), terrain(u"wall"_s)));
        QCOMPARE(files(u"recovery"_s), QStringList());
        QTRY_VERIFY_WITH_TIMEOUT(kept() == m_document->level(), 5 * RecoveryWriter::longestMs);
        m_document->endStroke();
        QVERIFY(kept() == m_document->level());
    }

    void aCanceledStrokeIsRemovedFromTheBackup()
    {
        open({u"@   "_s});
        draw({3, 0});
        m_document->beginStroke(u"draw"_s);
        m_document->change(changeByPainting(m_document->level(), *m_document->catalogue(),
                                            cellArea(*m_document, {1, 0}), terrain(u"wall"_s)));
        m_keeper->keep();
        QCOMPARE(rowsOf(*kept()), QStringList{u"@# #"_s});
        m_document->cancelStroke();
        m_keeper->keep();
        QCOMPARE(rowsOf(*kept()), QStringList{u"@  #"_s});
    }

    void aLargeLevelIsBackedUpInTheBackground()
    {
        m_document->reset(newLevel(*shippedCatalogue(), {1000, 1000}));
        for (int i = 10; i < 200; ++i) {
            draw({i, i});
            if (i == 100) {
                m_document->undo();
            }
        }
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper->isKept(), 5 * RecoveryWriter::longestMs);
        QVERIFY(kept() == m_document->level());
        m_document->stroke(u"fill"_s, changeByPainting(m_document->level(), *m_document->catalogue(),
                                                       Area::all(m_document->level().size()), terrain(u"water"_s)));
        draw({500, 500});
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper->isKept(), 5 * RecoveryWriter::longestMs);
        QVERIFY(kept() == m_document->level());
    }

    void aLargeLevelInAnotherTabIsBackedUp()
    {
        m_document->reset(newLevel(*shippedCatalogue(), {1000, 1000}));
        draw({10, 10});
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper->isKept(), 5 * RecoveryWriter::longestMs);
        draw({20, 20});
        QVERIFY(!m_keeper->isKept());
        const Level drawn = m_document->level();
        m_levels->add(drawnLevel({u"@ "_s}));
        QTRY_VERIFY_WITH_TIMEOUT(kept() == drawn, 5 * RecoveryWriter::longestMs);
        m_levels->show(0);
        m_document->undo();
        m_document->undo();
        QTRY_COMPARE(files(u"recovery"_s), QStringList());
    }

    void anotherLevelInTheDocumentHasAFileOfItsOwn()
    {
        open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
        draw({1, 0});
        m_levels->add(drawnLevel({u"@   "_s}), m_home->filePath(u"b.level.json"_s));
        draw({2, 0});
        QCOMPARE(files(u"recovery"_s).size(), 2);
        m_levels->close(0);
        QCOMPARE(files(u"recovery"_s).size(), 1);
        QVERIFY(kept() == m_document->level());
        m_levels->close(0);
        QCOMPARE(files(u"recovery"_s), QStringList());
    }

    void levelsWithoutAFileAreBackedUp()
    {
        open({u"@   "_s});
        QCOMPARE(files(u"lock"_s), QStringList());
        draw({1, 0});
        QVERIFY(files(u"recovery"_s).first().startsWith(u"untitled-"_s));
        m_levels->add(drawnLevel({u"@  "_s}), u":/levels/pit.level.json"_s, true);
        draw({1, 0});
        QCOMPARE(files(u"recovery"_s).size(), 2);
    }

    void savingUnderANewNameMovesTheBackup()
    {
        const QString path = m_home->filePath(u"b.level.json"_s);
        open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
        draw({1, 0});
        QVERIFY(!m_document->save(path));
        draw({2, 0});
        const QString id = files(u"recovery"_s).first().section(u'.', 0, 0);
        QCOMPARE(readRecoveryFile(folder().pathOf(id), *shippedCatalogue())->info.path, path);
        QCOMPARE(files(u"lock"_s), QStringList{id + u".lock"_s});
    }

    void renamingAFileMovesTheBackup_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("ordinary") << QSize(20, 15);
        QTest::newRow("large") << QSize(1000, 1000);
    }

    /// A renamed file keeps its recovery file under the new name, even for a level in a background tab without further
    /// edits.
    void renamingAFileMovesTheBackup()
    {
        QFETCH(const QSize, size);
        const QString before = m_home->filePath(u"a.level.json"_s);
        const QString after = m_home->filePath(u"b.level.json"_s);
        m_document->reset(newLevel(*shippedCatalogue(), {size.width(), size.height()}), before);
        draw({5, 5});
        QTRY_VERIFY_WITH_TIMEOUT(m_keeper->isKept(), 5 * RecoveryWriter::longestMs);
        const QString former = files(u"recovery"_s).first();
        const Level drawn = m_document->level();
        m_levels->add(drawnLevel({u"@ "_s}));
        m_levels->fileMoved(before, after);
        QCOMPARE(files(u"recovery"_s).size(), 1);
        QVERIFY(files(u"recovery"_s).first() != former);
        QTRY_COMPARE_WITH_TIMEOUT(keptInfo().path, after, 5 * RecoveryWriter::longestMs);
        QVERIFY(kept() == drawn);
        QVERIFY(folder().isOpenElsewhere(after, nullptr));
        QVERIFY(!folder().isOpenElsewhere(before, nullptr));
    }

    void aProtectedCopyKeepsItsBackup()
    {
        const QString path = m_home->filePath(u"a.level.json"_s);
        open({u"@   "_s}, path);
        draw({1, 0});
        m_document->protectFile();
        QVERIFY(kept() == m_document->level());
        QVERIFY(keptInfo().isReadOnly);
        QCOMPARE(keptInfo().path, path);
        QVERIFY(!folder().isOpenElsewhere(path, nullptr));
    }

    void anUnwritableFolderIsReported()
    {
        QFile file(m_home->filePath(u"recovery"_s));
        QVERIFY(file.open(QIODevice::WriteOnly)); // a file blocks the place of the folder
        open({u"@   "_s});
        const QSignalSpy failed(m_keeper.get(), &RecoveryWriter::failed);
        draw({1, 0});
        QCOMPARE(failed.size(), 1);
        QCOMPARE(rowsOf(m_document->level()), QStringList{u"@#  "_s});
        file.remove();
        draw({2, 0});
        QVERIFY(kept() == m_document->level());
    }

    void changesAreSafeAgainOnceAFailedBackupIsNotNeeded()
    {
        QFile file(m_home->filePath(u"recovery"_s));
        QVERIFY(file.open(QIODevice::WriteOnly)); // a file blocks the place of the folder
        open({u"@   "_s});
        const QSignalSpy failed(m_keeper.get(), &RecoveryWriter::failed);
        const QSignalSpy safeAgain(m_keeper.get(), &RecoveryWriter::safeAgain);
        draw({1, 0});
        m_document->undo();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(safeAgain.size(), 1);
        draw({1, 0});
        QCOMPARE(failed.size(), 2);
        m_levels->close(0);
        QCOMPARE(safeAgain.size(), 2);
    }

    void openWorkIsNotOfferedAsLost()
    {
        open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
        draw({1, 0});
        QVERIFY(folder().lostWork().isEmpty());
        folder().discard(files(u"recovery"_s).first().section(u'.', 0, 0));
        QVERIFY(kept() == m_document->level());
    }

    void lostWorkNamesItsLevel()
    {
        QVERIFY(QDir(m_home->path()).mkdir(u"levels"_s));
        const QString path = m_home->filePath(u"levels/a.level.json"_s);
        open({u"@   "_s}, path);
        QVERIFY(!m_document->save(path));
        setText(*m_document, TextField::Name, u"Pit"_s);
        draw({1, 0});
        const QString file = m_home->filePath(u"recovery/"_s + files(u"recovery"_s).first());
        const QString id = files(u"recovery"_s).first().section(u'.', 0, 0).section(u'-', 0, 0) + u"-lost"_s;
        QVERIFY(QFile::copy(file, m_home->filePath(u"recovery/%1.recovery"_s.arg(id))));
        const QList<LostWork> lost = folder().lostWork();
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost.first().id, id);
        QCOMPARE(lost.first().info.path, path);
        QCOMPARE(lost.first().info.name, u"Pit"_s);
        QVERIFY(lost.first().at.secsTo(QDateTime::currentDateTime()) < 60);
        QVERIFY(readRecoveryFile(folder().pathOf(id), *shippedCatalogue())->level == m_document->level());
    }

    void discardedWorkIsDeleted()
    {
        open({u"@   "_s});
        draw({1, 0});
        const QString prefix = m_home->filePath(u"recovery/"_s);
        QVERIFY(QFile::copy(prefix + files(u"recovery"_s).first(), prefix + u"untitled-lost.recovery"_s));
        QCOMPARE(folder().lostWork().size(), 1);
        folder().discard(u"untitled-lost"_s);
        QVERIFY(folder().lostWork().isEmpty());
        QCOMPARE(files(u"recovery"_s).size(), 1);
        QVERIFY(!QFile::exists(folder().pathOf(u"untitled-lost"_s)));
    }

    void aLevelOpenInAnotherProcessIsDetected()
    {
        const QString path = m_home->filePath(u"a.level.json"_s);
        open({u"@   "_s}, path);
        QVERIFY(!m_keeper->isOpenElsewhere());
        LevelDocument other(shippedCatalogue());
        const LevelTabs others(other);
        auto otherKeeper = std::make_unique<RecoveryWriter>(other, others, folder());
        QVERIFY(!otherKeeper->isOpenElsewhere());
        const QSignalSpy claimed(otherKeeper.get(), &RecoveryWriter::claimed);
        other.reset(drawnLevel({u"@ "_s}), path);
        QCOMPARE(claimed.size(), 1);
        QVERIFY(otherKeeper->isOpenElsewhere());
        QVERIFY(m_keeper->isOpenElsewhere());
        otherKeeper.reset();
        QVERIFY(!m_keeper->isOpenElsewhere());
        // A copy that is only read does not count as open elsewhere.
        otherKeeper = std::make_unique<RecoveryWriter>(other, others, folder());
        other.reset(drawnLevel({u"@ "_s}), path, true);
        QVERIFY(!otherKeeper->isOpenElsewhere());
        QVERIFY(!m_keeper->isOpenElsewhere());
    }

private:
    RecoveryFolder folder() const { return RecoveryFolder(m_home->filePath(u"recovery"_s)); }
    QStringList files(const QString &ending) const
    {
        return QDir(m_home->filePath(u"recovery"_s)).entryList({u"*."_s + ending}, QDir::Files);
    }
    /// Reads what would be restored if the program were killed now.
    std::optional<RecoveredLevel> recovered() const
    {
        const QStringList found = files(u"recovery"_s);
        return found.size() == 1
                   ? readRecoveryFile(m_home->filePath(u"recovery/"_s + found.first()), *shippedCatalogue())
                   : std::nullopt;
    }
    std::optional<Level> kept() const
    {
        const std::optional<RecoveredLevel> read = recovered();
        return read ? std::optional(read->level) : std::nullopt;
    }
    RecoveryInfo keptInfo() const { return recovered().value_or(RecoveredLevel()).info; }

    void open(const QStringList &rows, const QString &path = {}) { m_document->reset(drawnLevel(rows), path); }

    void draw(Point cell) { paint(*m_document, cell, terrain(u"wall"_s)); }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<LevelTabs> m_levels;
    std::unique_ptr<RecoveryWriter> m_keeper;
};

MAZEWRIGHT_SUITE(recovery, TestRecovery)
#include "tst_recovery.moc"
