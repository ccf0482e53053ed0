#include "editor/document/journalkeeper.h"
#include "editor/document/propertyedits.h"
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

/// Which work is kept, where, how long, and who may have it.
class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aLevelWithoutChangesIsNotKept();
    void everyStepIsKeptBeforeTheNextBegins();
    void undoneStepsAndTextsAreKeptToo();
    void backAtWhatWasSavedNothingIsKept();
    void savingEndsIt();
    void anOrderlyEndLeavesNothing();
    void anOpenStrokeIsKeptAfterAWhile();
    void aCanceledStrokeIsForgotten();
    void aLargeLevelIsKeptWithoutWaiting();
    void manyStepsMakeNoLongFile();
    void anotherLevelInTheDocumentHasAJournalOfItsOwn();
    void levelsWithoutAFileAreKept();
    void savedElsewhereItIsThatFilesWork();
    void aFolderThatCannotBeWrittenIsTold();

    void workThatIsOpenIsNotLost();
    void lostWorkIsFoundByItsFileHoweverItIsSpelled();
    void lostWorkIsGivenUpForGood();
    void aLevelThatIsOpenElsewhereIsKnown();

private:
    JournalStore store() const { return JournalStore(shippedCatalogue(), m_home->filePath(u"recovery"_s)); }
    QStringList files(const QString &ending) const
    {
        return QDir(m_home->filePath(u"recovery"_s)).entryList({u"*."_s + ending}, QDir::Files);
    }
    /// What would be restored if the program were killed now.
    std::optional<Level> kept() const;
    void open(const QStringList &rows, const QString &path = {});
    void draw(Point cell) { paint(*m_document, cell, terrain(u"wall"_s)); }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<JournalKeeper> m_keeper;
};

void TestRecovery::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LevelDocument>(shippedCatalogue());
    m_keeper = std::make_unique<JournalKeeper>(*m_document, store());
}

void TestRecovery::cleanup()
{
    m_keeper.reset();
    m_document.reset();
    m_home.reset();
}

std::optional<Level> TestRecovery::kept() const
{
    const QStringList journals = files(u"journal"_s);
    const ReadJournal read = journals.size() == 1 ? store().read(journals.first().section(u'.', 0, 0)) : ReadJournal();
    return read.state == JournalState::Good ? std::optional(read.level) : std::nullopt;
}

void TestRecovery::open(const QStringList &rows, const QString &path)
{
    m_document->reset(drawnLevel(rows), path);
}

void TestRecovery::aLevelWithoutChangesIsNotKept()
{
    open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
    QCOMPARE(files(u"journal"_s), QStringList());
}

void TestRecovery::everyStepIsKeptBeforeTheNextBegins()
{
    open({u"@   "_s, u"  O "_s});
    for (const Point cell : {Point{1, 0}, Point{3, 1}, Point{2, 1}}) {
        draw(cell);
        QVERIFY(kept() == m_document->level());
    }
    QCOMPARE(rowsOf(*kept()), (QStringList{u"@#  "_s, u"  ##"_s}));
}

void TestRecovery::undoneStepsAndTextsAreKeptToo()
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

void TestRecovery::backAtWhatWasSavedNothingIsKept()
{
    open({u"@   "_s});
    draw({1, 0});
    m_document->undo();
    QVERIFY(!m_document->isModified());
    QCOMPARE(files(u"journal"_s), QStringList());
    m_document->redo();
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::savingEndsIt()
{
    open({u"@   "_s});
    draw({1, 0});
    QVERIFY(!m_document->save(m_home->filePath(u"a.level.json"_s)));
    QCOMPARE(files(u"journal"_s), QStringList());
    draw({2, 0});
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::anOrderlyEndLeavesNothing()
{
    open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
    draw({1, 0});
    QVERIFY(kept());
    m_keeper.reset();
    QCOMPARE(QDir(m_home->filePath(u"recovery"_s)).entryList(QDir::Files), QStringList());
}

void TestRecovery::anOpenStrokeIsKeptAfterAWhile()
{
    open({u"@   "_s});
    m_document->beginStroke(u"draw"_s);
    m_document->change(changeByPainting(m_document->level(), *m_document->catalogue(), cellArea(*m_document, {1, 0}),
                                        terrain(u"wall"_s)));
    QCOMPARE(files(u"journal"_s), QStringList());
    QTRY_VERIFY_WITH_TIMEOUT(kept() == m_document->level(), 5 * JournalKeeper::longestMs);
    m_document->endStroke();
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::aCanceledStrokeIsForgotten()
{
    open({u"@   "_s});
    draw({3, 0});
    m_document->beginStroke(u"draw"_s);
    m_document->change(changeByPainting(m_document->level(), *m_document->catalogue(), cellArea(*m_document, {1, 0}),
                                        terrain(u"wall"_s)));
    m_keeper->keep();
    QCOMPARE(rowsOf(*kept()), QStringList{u"@# #"_s});
    m_document->cancelStroke();
    m_keeper->keep();
    QCOMPARE(rowsOf(*kept()), QStringList{u"@  #"_s});
}

void TestRecovery::aLargeLevelIsKeptWithoutWaiting()
{
    m_document->reset(newLevel(*shippedCatalogue(), {1000, 1000}));
    for (int i = 10; i < 200; ++i) {
        draw({i, i});
        if (i == 100) {
            m_document->undo();
        }
    }
    m_keeper->flush();
    QVERIFY(kept() == m_document->level());
    // A fill is more than a record is made for.
    m_document->stroke(u"fill"_s, changeByPainting(m_document->level(), *m_document->catalogue(),
                                                   Area::all(m_document->level().size()), terrain(u"water"_s)));
    draw({500, 500});
    m_keeper->flush();
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::manyStepsMakeNoLongFile()
{
    open({u"@   "_s, u"    "_s});
    for (int i = 0; i < 10'000; ++i) {
        draw({i % 3 + 1, 0});
        m_document->stroke(u"erase"_s, changeByPainting(m_document->level(), *m_document->catalogue(),
                                                        cellArea(*m_document, {i % 3 + 1, 0}), Paint::eraser()));
    }
    QVERIFY(kept() == m_document->level());
    const QString file = files(u"journal"_s).first();
    QVERIFY(QFileInfo(m_home->filePath(u"recovery/"_s + file)).size() < 1'000'000);
    QCOMPARE(files(u"new"_s), QStringList());
}

void TestRecovery::anotherLevelInTheDocumentHasAJournalOfItsOwn()
{
    open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
    const int first = m_document->open().number;
    draw({1, 0});
    open({u"@   "_s}, m_home->filePath(u"b.level.json"_s));
    draw({2, 0});
    QCOMPARE(files(u"journal"_s).size(), 2);
    m_keeper->forgetAllBut({m_document->open().number});
    QCOMPARE(files(u"journal"_s).size(), 1);
    QVERIFY(kept() == m_document->level());
    m_keeper->forgetAllBut({first});
    QCOMPARE(files(u"journal"_s), QStringList());
}

void TestRecovery::levelsWithoutAFileAreKept()
{
    open({u"@   "_s});
    QCOMPARE(files(u"lock"_s), QStringList());
    draw({1, 0});
    QVERIFY(files(u"journal"_s).first().startsWith(u"untitled-"_s));
    m_document->reset(drawnLevel({u"@  "_s}), u":/levels/pit.level.json"_s, true);
    draw({1, 0});
    QCOMPARE(files(u"journal"_s).size(), 2);
}

void TestRecovery::savedElsewhereItIsThatFilesWork()
{
    const QString path = m_home->filePath(u"b.level.json"_s);
    open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
    draw({1, 0});
    QVERIFY(!m_document->save(path));
    draw({2, 0});
    const QString id = files(u"journal"_s).first().section(u'.', 0, 0);
    QCOMPARE(store().read(id).info.path, path);
    QCOMPARE(files(u"lock"_s), QStringList{id + u".lock"_s});
}

void TestRecovery::aFolderThatCannotBeWrittenIsTold()
{
    QFile file(m_home->filePath(u"recovery"_s));
    QVERIFY(file.open(QIODevice::WriteOnly)); // a file where the folder would be
    open({u"@   "_s});
    const QSignalSpy failed(m_keeper.get(), &JournalKeeper::failed);
    draw({1, 0});
    QCOMPARE(failed.size(), 1);
    QCOMPARE(rowsOf(m_document->level()), QStringList{u"@#  "_s});
    file.remove();
    draw({2, 0});
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::workThatIsOpenIsNotLost()
{
    open({u"@   "_s}, m_home->filePath(u"a.level.json"_s));
    draw({1, 0});
    QVERIFY(store().lostWork().isEmpty());
    store().discard(files(u"journal"_s).first().section(u'.', 0, 0));
    QVERIFY(kept() == m_document->level());
}

void TestRecovery::lostWorkIsFoundByItsFileHoweverItIsSpelled()
{
    QVERIFY(QDir(m_home->path()).mkdir(u"levels"_s));
    const QString path = m_home->filePath(u"levels/a.level.json"_s);
    open({u"@   "_s}, path);
    QVERIFY(!m_document->save(path));
    setText(*m_document, TextField::Name, u"Pit"_s);
    draw({1, 0});
    const QString journal = m_home->filePath(u"recovery/"_s + files(u"journal"_s).first());
    const QString id = files(u"journal"_s).first().section(u'.', 0, 0).section(u'-', 0, 0) + u"-lost"_s;
    QVERIFY(QFile::copy(journal, m_home->filePath(u"recovery/%1.journal"_s.arg(id))));
    for (const QString &spelling : {path, m_home->filePath(u"levels/../levels/./a.level.json"_s)}) {
        const QList<LostWork> lost = store().lostWorkOn(spelling);
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost.first().id, id);
        QCOMPARE(lost.first().title.name, u"Pit"_s);
        QVERIFY(lost.first().at.secsTo(QDateTime::currentDateTime()) < 60);
    }
    QVERIFY(store().lostWorkOn(m_home->filePath(u"levels/b.level.json"_s)).isEmpty());
    QVERIFY(store().read(id).level == m_document->level());
}

void TestRecovery::lostWorkIsGivenUpForGood()
{
    open({u"@   "_s});
    draw({1, 0});
    const QString folder = m_home->filePath(u"recovery/"_s);
    QVERIFY(QFile::copy(folder + files(u"journal"_s).first(), folder + u"untitled-lost.journal"_s));
    QCOMPARE(store().lostWork().size(), 1);
    store().discard(u"untitled-lost"_s);
    QVERIFY(store().lostWork().isEmpty());
    QCOMPARE(files(u"journal"_s).size(), 1);
    QCOMPARE(store().read(u"untitled-lost"_s).state, JournalState::Damaged);
}

void TestRecovery::aLevelThatIsOpenElsewhereIsKnown()
{
    const QString path = m_home->filePath(u"a.level.json"_s);
    open({u"@   "_s}, path);
    QVERIFY(!m_keeper->isOpenElsewhere());
    LevelDocument other(shippedCatalogue());
    auto otherKeeper = std::make_unique<JournalKeeper>(other, store());
    QVERIFY(!otherKeeper->isOpenElsewhere());
    const QSignalSpy claimed(otherKeeper.get(), &JournalKeeper::claimed);
    other.reset(drawnLevel({u"@ "_s}), path);
    QCOMPARE(claimed.size(), 1);
    QVERIFY(otherKeeper->isOpenElsewhere());
    QVERIFY(m_keeper->isOpenElsewhere());
    otherKeeper.reset();
    QVERIFY(!m_keeper->isOpenElsewhere());
    // Of one that is only copied nobody need know.
    otherKeeper = std::make_unique<JournalKeeper>(other, store());
    other.reset(drawnLevel({u"@ "_s}), path, true);
    otherKeeper->forgetAllBut({other.open().number});
    QVERIFY(!otherKeeper->isOpenElsewhere());
    QVERIFY(!m_keeper->isOpenElsewhere());
}

MAZEWRIGHT_SUITE(recovery, TestRecovery)
#include "tst_recovery.moc"
