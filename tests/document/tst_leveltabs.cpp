#include "editor/document/leveltabs.h"
#include "editor/document/propertyedits.h"
#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const OpenLevel &open)
{
    return writeLevelJson(open.level, *shippedCatalogue());
}

void drawWall(LevelDocument &document, Point cell)
{
    paint(document, cell, terrain(u"wall"_s));
}

} // namespace

/// Several open levels, one of them in the document.
class TestLevelTabs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_levels.reset();
        m_document = std::make_unique<LevelDocument>(shippedCatalogue());
        m_levels = std::make_unique<LevelTabs>(*m_document);
    }

    void thereAreNoTabsAtFirst()
    {
        QVERIFY(m_levels->isEmpty());
        QCOMPARE(m_levels->current(), -1);
        QVERIFY(m_levels->modified().isEmpty());
        QVERIFY(!m_levels->canReopen());
        m_levels->showNext(1);
        m_levels->reopen();
        QVERIFY(m_levels->isEmpty());
    }

    void aNewLevelOpensAsTheLastTab()
    {
        add({u"@1"_s});
        add({u"@2"_s});
        m_levels->show(0);
        add({u"@3"_s});
        QCOMPARE(firstRows(), (QStringList{u"@1"_s, u"@2"_s, u"@3"_s}));
        QCOMPARE(m_levels->current(), 2);
        QCOMPARE(rows(), QStringList{u"@3"_s});
    }

    void undoDoesNotAffectOtherTabs()
    {
        add({u"@   "_s});
        drawWall(*m_document, {1, 0});
        add({u"@  g"_s});
        drawWall(*m_document, {2, 0});
        const QByteArray second = bytesOf(m_levels->at(1));
        m_levels->show(0);
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(!m_document->undoStack().canUndo());
        QCOMPARE(bytesOf(m_levels->at(1)), second);
        m_levels->show(1);
        QCOMPARE(rows(), QStringList{u"@ #g"_s});
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@  g"_s});
        m_levels->show(0);
        m_document->redo();
        QCOMPARE(rows(), QStringList{u"@#  "_s});
    }

    void aTabKeepsItsUndoStepsAndSavedState()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.level.json"_s);
        add({u"@   "_s});
        drawWall(*m_document, {1, 0});
        QVERIFY(!m_document->save(path));
        drawWall(*m_document, {2, 0});
        add({u"@"_s});
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->path(), QString());
        QCOMPARE(m_levels->modified(), QList<int>{0});
        m_levels->show(0);
        QCOMPARE(m_document->path(), path);
        QVERIFY(m_document->isModified());
        QCOMPARE(m_document->undoStack().count(), 2);
        m_document->undo();
        QVERIFY(!m_document->isModified());
        QVERIFY(m_levels->modified().isEmpty());
    }

    void typingStepsDoNotMergeAcrossTabs()
    {
        add({u"@"_s});
        setText(*m_document, TextField::Name, u"A"_s);
        add({u"@"_s});
        setText(*m_document, TextField::Name, u"B"_s);
        m_levels->show(0);
        setText(*m_document, TextField::Name, u"AA"_s);
        QCOMPARE(m_document->undoStack().count(), 2);
        m_document->undo();
        QCOMPARE(m_document->level().name, u"A"_s);
        QCOMPARE(m_levels->at(1).level.name, u"B"_s);
    }

    void switchingTabsEndsAnOpenStroke()
    {
        add({u"@  "_s});
        m_document->beginStroke(u"draw wall"_s);
        m_document->change(changeByPainting(m_document->level(), *m_document->catalogue(),
                                            cellArea(*m_document, {1, 0}), terrain(u"wall"_s)));
        add({u"@  "_s});
        QVERIFY(!m_document->isStrokeOpen());
        QCOMPARE(rows(), QStringList{u"@  "_s});
        QCOMPARE(m_document->undoStack().count(), 0);
        m_levels->show(0);
        QCOMPARE(rows(), QStringList{u"@# "_s});
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@  "_s});
    }

    void eachTabHasItsOwnIssues()
    {
        add({u"@g"_s});
        add({u"  "_s});
        QCOMPARE(m_document->issues().count(), 1);
        QCOMPARE(m_document->issues()[0].code, IssueCode::NoStart);
        m_levels->show(0);
        QVERIFY(m_document->issues().isEmpty());
        QCOMPARE(m_levels->at(1).issues.count(), 1);
    }

    void closingShowsTheNextTab()
    {
        for (const QString &row : {u"@1"_s, u"@2"_s, u"@3"_s}) {
            add({row});
        }
        m_levels->show(1);
        m_levels->close(1);
        QCOMPARE(rows(), QStringList{u"@3"_s});
        QCOMPARE(m_levels->current(), 1);
        m_levels->close(1);
        QCOMPARE(rows(), QStringList{u"@1"_s});
        QCOMPARE(m_levels->current(), 0);
    }

    void closingTheOnlyTabLeavesNoTab()
    {
        add({u"@1"_s});
        m_levels->close(0);
        QVERIFY(m_levels->isEmpty());
        QCOMPARE(m_levels->current(), -1);
        QCOMPARE(m_document->level(), newLevel(*shippedCatalogue(), LevelDocument::defaultSize));
        add({u"@2"_s});
        QCOMPARE(firstRows(), QStringList{u"@2"_s});
    }

    void closingAnotherTabKeepsTheCurrentOne()
    {
        for (const QString &row : {u"@1"_s, u"@2"_s, u"@3"_s}) {
            add({row});
        }
        QSignalSpy replaced(m_document.get(), &LevelDocument::levelReplaced);
        m_levels->close(0);
        QCOMPARE(m_levels->current(), 1);
        QCOMPARE(rows(), QStringList{u"@3"_s});
        m_levels->show(0);
        m_levels->close(1);
        QCOMPARE(m_levels->current(), 0);
        QCOMPARE(rows(), QStringList{u"@2"_s});
        QCOMPARE(replaced.count(), 1);
    }

    void aClosedTabReopensWithItsChanges()
    {
        add({u"@  "_s});
        drawWall(*m_document, {1, 0});
        add({u"@2"_s});
        m_levels->close(0);
        QVERIFY(m_levels->canReopen());
        QSignalSpy reopened(m_levels.get(), &LevelTabs::reopened);
        m_levels->reopen();
        QCOMPARE(reopened.count(), 1);
        QCOMPARE(firstRows(), (QStringList{u"@# "_s, u"@2"_s}));
        QCOMPARE(m_levels->current(), 0);
        QVERIFY(m_document->isModified());
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@  "_s});
        QVERIFY(!m_levels->canReopen());
    }

    void tenClosedTabsCanBeReopened()
    {
        for (int i = 0; i < 12; ++i) {
            add({u"@"_s.rightJustified(i + 1, u' ')});
            m_levels->close(0);
        }
        for (int i = 11; i >= 2; --i) {
            QVERIFY(m_levels->canReopen());
            m_levels->reopen();
            QCOMPARE(m_document->level().size().width, i + 1);
        }
        QVERIFY(!m_levels->canReopen());
    }

    void aClosedFileThatIsOpenAgainIsShown()
    {
        add({u"@1"_s}, u"/a.level.json"_s);
        m_levels->close(0);
        add({u"@1"_s}, u"/a.level.json"_s);
        add({u"@2"_s});
        m_levels->reopen();
        QCOMPARE(m_levels->count(), 2);
        QCOMPARE(m_levels->current(), 0);
    }

    void movingKeepsTheCurrentOne()
    {
        for (const QString &row : {u"@1"_s, u"@2"_s, u"@3"_s}) {
            add({row});
        }
        m_levels->show(0);
        m_levels->move(0, 2);
        QCOMPARE(firstRows(), (QStringList{u"@2"_s, u"@3"_s, u"@1"_s}));
        QCOMPARE(m_levels->current(), 2);
        m_levels->move(1, 0);
        QCOMPARE(firstRows(), (QStringList{u"@3"_s, u"@2"_s, u"@1"_s}));
        QCOMPARE(m_levels->current(), 2);
        QCOMPARE(rows(), QStringList{u"@1"_s});
    }

    void steppingThroughTabsWrapsAround()
    {
        for (const QString &row : {u"@1"_s, u"@2"_s, u"@3"_s}) {
            add({row});
        }
        m_levels->showNext(1);
        QCOMPARE(m_levels->current(), 0);
        m_levels->showNext(-1);
        QCOMPARE(m_levels->current(), 2);
        m_levels->showNext(-1);
        QCOMPARE(m_levels->current(), 1);
    }

    void aFileIsFoundUnderAllItsPaths()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.level.json"_s);
        add({u"@"_s});
        QCOMPARE(m_levels->placeOf({}), -1);
        QVERIFY(!m_document->save(path));
        QVERIFY(QFile::link(path, folder.filePath(u"b.level.json"_s)));
        QCOMPARE(m_levels->placeOf(path), 0);
        QCOMPARE(m_levels->placeOf(folder.path() + u"/./a.level.json"_s), 0);
        QCOMPARE(m_levels->placeOf(folder.filePath(u"b.level.json"_s)), 0);
        QCOMPARE(m_levels->placeOf(folder.filePath(u"c.level.json"_s)), -1);
    }

    void aRenamedFileStaysOpen()
    {
        add({u"@1"_s}, u"/a.level.json"_s);
        add({u"@2"_s}, u"/b.level.json"_s);
        add({u"@3"_s}, u"/c.level.json"_s);
        m_levels->close(2);
        QSignalSpy titles(m_document.get(), &LevelDocument::titleChanged);
        m_levels->fileMoved(u"/b.level.json"_s, u"/x.level.json"_s);
        m_levels->fileMoved(u"/a.level.json"_s, u"/y.level.json"_s);
        m_levels->fileMoved(u"/c.level.json"_s, u"/z.level.json"_s);
        QCOMPARE(titles.count(), 3);
        QCOMPARE(m_document->path(), u"/x.level.json"_s);
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_levels->at(0).path, u"/y.level.json"_s);
        m_levels->reopen();
        QCOMPARE(m_document->path(), u"/z.level.json"_s);
    }

    void resettingTheDocumentReplacesTheCurrentTab()
    {
        m_document->reset(drawnLevel({u"@1"_s}));
        QCOMPARE(firstRows(), QStringList{u"@1"_s});
        add({u"@2"_s});
        m_document->reset(drawnLevel({u"@3"_s}));
        QCOMPARE(firstRows(), (QStringList{u"@1"_s, u"@3"_s}));
        m_levels->show(0);
        m_levels->show(1);
        QCOMPARE(rows(), QStringList{u"@3"_s});
    }

    void listenersMayReadAllTabsAtAnyTime()
    {
        int asked = 0;
        const auto ask = [this, &asked] {
            for (int i = 0; i < m_levels->count(); ++i) {
                asked += m_levels->at(i).number > 0 ? 1 : 0;
            }
            QVERIFY(m_levels->current() < m_levels->count());
        };
        connect(m_document.get(), &LevelDocument::levelReplaced, this, ask);
        connect(m_document.get(), &LevelDocument::titleChanged, this, ask);
        connect(m_levels.get(), &LevelTabs::changed, this, ask);
        connect(m_levels.get(), &LevelTabs::leaving, this, ask);
        add({u"@1"_s});
        add({u"@2"_s});
        m_levels->show(0);
        m_levels->close(0);
        m_levels->close(0);
        m_levels->reopen();
        QVERIFY(asked > 0);
    }

    /// Any order of edits and tab changes gives the same result as a separate document for each level.
    void tabsBehaveLikeSeparateDocuments()
    {
        constexpr int levels = 4;
        const QStringList rows{u"@         "_s, u"          "_s, u"          "_s};
        std::vector<std::unique_ptr<LevelDocument>> alone;
        for (int i = 0; i < levels; ++i) {
            alone.push_back(std::make_unique<LevelDocument>(shippedCatalogue()));
            alone.back()->reset(drawnLevel(rows));
            add(rows);
        }
        QList<int> order; // number of each tab's reference document
        for (int i = 0; i < levels; ++i) {
            order.append(i);
        }
        Rng random(7);
        for (int i = 0; i < 3000; ++i) {
            LevelDocument &reference = *alone[std::size_t(order.at(m_levels->current()))];
            const auto draw = [&](const auto &act) {
                act(*m_document);
                act(reference);
            };
            const Point cell{1 + random.below(9), random.below(3)};
            switch (random.below(5)) {
            case 0:
                m_levels->show(random.below(levels));
                break;
            case 1: {
                const int from = random.below(levels);
                const int to = random.below(levels);
                m_levels->move(from, to);
                order.move(from, to);
                break;
            }
            case 2:
                draw([](LevelDocument &document) { document.undo(); });
                break;
            case 3:
                draw([](LevelDocument &document) { document.redo(); });
                break;
            default:
                draw([cell](LevelDocument &document) { drawWall(document, cell); });
            }
        }
        for (int i = 0; i < levels; ++i) {
            const LevelDocument &reference = *alone[std::size_t(order.at(i))];
            QCOMPARE(bytesOf(m_levels->at(i)), bytesOf(reference.open()));
            QCOMPARE(m_levels->at(i).undo.count(), reference.undoStack().count());
            QCOMPARE(m_levels->at(i).isModified(), reference.isModified());
        }
    }

private:
    void add(const QStringList &rows, const QString &path = {}) { m_levels->add(drawnLevel(rows), path); }
    QStringList rows() const { return rowsOf(m_document->level()); }
    QStringList firstRows() const
    {
        QStringList result;
        for (int i = 0; i < m_levels->count(); ++i) {
            result.append(rowsOf(m_levels->at(i).level).first());
        }
        return result;
    }

    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<LevelTabs> m_levels;
};

MAZEWRIGHT_SUITE(leveltabs, TestLevelTabs)
#include "tst_leveltabs.moc"
