#include "editor/document/leveldocument.h"
#include "gamecore/base/rng.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/level/levelwriter.h"
#include "tests/support/drawnlevel.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

Paint kind(const QString &key)
{
    return Paint::ofKind(key);
}

Paint terrain(const QString &key)
{
    return Paint::ofTerrain(shippedCatalogue()->terrainOf(key).value());
}

Area cellArea(const LevelDocument &document, Point cell)
{
    return Area(std::vector{cell}, document.level().size());
}

void paint(LevelDocument &document, Point cell, const Paint &paint)
{
    document.stroke(u"draw"_s,
                    changeByPainting(document.level(), *document.catalogue(), cellArea(document, cell), paint));
}

QByteArray jsonOf(const LevelDocument &document)
{
    return writeLevelJson(document.level(), *document.baseCatalogue());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

/// While it lives no file can be longer than a few bytes, as on a disk that is full.
class FullDisk {
public:
    FullDisk()
    {
        getrlimit(RLIMIT_FSIZE, &m_limit);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 10, .rlim_max = m_limit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_limit);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_limit{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wallRemovesTheThingsOnItsCell();
    void walkableTerrainLeavesThings();
    void erasingRemovesThingsAndMakesFloor();
    void aThingReplacesOneOfItsCategoryOnly();
    void aThingOnAWallMakesFloor();
    void placingTheStartMovesIt();
    void placingTheStartRemovesSeveral();
    void unknownThingsStayUntilPaintedOver();
    void paintedThingsStayInReadingOrder();
    void movingAThingKeepsItsValues();
    void movingToNowhereChangesNothing();
    void removingTakesTheLastThingOfACell();

    void aNewDocumentIsUnmodifiedAndPlayable();
    void aStrokeIsOneStepWithItsName();
    void anEmptyStrokeIsNoStep();
    void aCanceledStrokeLeavesNoTrace();
    void aRestartedStrokeKeepsOnlyWhatFollows();
    void undoCancelsAnOpenStroke();
    void everyChangeTellsItsRegion();
    void undoAndRedoTellTheSameRegion();
    void aLevelInAnUneditedStateTellsNoEdit();
    void typingInOneFieldIsOneStep();
    void typingBackToTheOldTextIsNoStep();
    void typingInAnotherFieldIsAnotherStep();
    void rulesAndRulesetAreSteps();
    void aRuleSetToUndefinedIsTakenAway();
    void anotherRulesetChangesTheCatalogue();

    void savingMakesItUnmodified();
    void undoingBackToTheSavedStateIsUnmodified();
    void savedBytesAreTheCanonicalFile();
    void savingMakesTheFolder();
    void aReadOnlyLevelNeedsAnotherPath();
    void failedSavingSaysWhy_data();
    void failedSavingSaysWhy();
    void failedSavingKeepsTheOldFile();

    void tenThousandEditsUndoAndRedoToTheByte();

    void issuesFollowEdits();
    void issuesOfALargeLevelComeWithoutWaiting();
    void onlyTheNewestLevelsIssuesAreTold();
    void aLargeUniformFillIsCompact();
};

void TestDocument::wallRemovesTheThingsOnItsCell()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@gO"_s}));
    paint(document, {1, 0}, terrain(u"wall"_s));
    QCOMPARE(rowsOf(document.level()), QStringList{u"@#O"_s});
    QCOMPARE(int(document.level().things.size()), 2);
}

void TestDocument::walkableTerrainLeavesThings()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@gO"_s}));
    const QByteArray before = jsonOf(document);
    paint(document, {1, 0}, terrain(u"floor"_s));
    QCOMPARE(jsonOf(document), before);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestDocument::erasingRemovesThingsAndMakesFloor()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@#O"_s}));
    paint(document, {1, 0}, Paint::eraser());
    paint(document, {2, 0}, Paint::eraser());
    QCOMPARE(rowsOf(document.level()), QStringList{u"@  "_s});
}

void TestDocument::aThingReplacesOneOfItsCategoryOnly()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@O"_s}));
    paint(document, {1, 0}, kind(u"treasure"_s));
    paint(document, {1, 0}, kind(u"troll"_s));
    QCOMPARE(int(document.level().things.size()), 3);
    QCOMPARE(document.level().things[1].kind, u"treasure"_s);
    QCOMPARE(document.level().things[2].kind, u"troll"_s);
}

void TestDocument::aThingOnAWallMakesFloor()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@##"_s}));
    paint(document, {2, 0}, kind(u"orc"_s));
    QCOMPARE(rowsOf(document.level()), QStringList{u"@#O"_s});
}

void TestDocument::placingTheStartMovesIt()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@ #"_s}));
    paint(document, {2, 0}, kind(u"start"_s));
    QCOMPARE(rowsOf(document.level()), QStringList{u"  @"_s});
    document.undo();
    QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
}

void TestDocument::placingTheStartRemovesSeveral()
{
    LevelDocument document(shippedCatalogue());
    Level level = drawnLevel({u"@ @"_s, u"@g "_s});
    level.things.push_back({.cell = {9, 9}, .kind = u"start"_s, .values = {}});
    document.reset(level);
    const QByteArray before = jsonOf(document);
    paint(document, {1, 1}, kind(u"start"_s));
    QCOMPARE(rowsOf(document.level()), (QStringList{u"   "_s, u"   "_s}));
    QCOMPARE(int(document.level().things.size()), 2);
    QCOMPARE(document.level().things[0].kind, u"treasure"_s);
    QCOMPARE(document.level().things[1].kind, u"start"_s);
    QVERIFY(document.issues().isEmpty());
    document.undo();
    QCOMPARE(jsonOf(document), before);
}

void TestDocument::unknownThingsStayUntilPaintedOver()
{
    LevelDocument document(shippedCatalogue());
    Level level = drawnLevel({u"@?? "_s});
    level.things.push_back({.cell = {3, 0}, .kind = u"unicorn"_s, .values = {}});
    document.reset(level);
    paint(document, {1, 0}, terrain(u"floor"_s));
    paint(document, {2, 0}, kind(u"orc"_s));
    paint(document, {3, 0}, terrain(u"floor"_s));
    QCOMPARE(rowsOf(document.level()), QStringList{u"@ O "_s});
    QCOMPARE(document.level().things.back().kind, u"unicorn"_s);
    paint(document, {3, 0}, kind(u"orc"_s));
    QCOMPARE(rowsOf(document.level()), QStringList{u"@ OO"_s});
    for (int i = 0; i < 3; ++i) {
        document.undo();
    }
    QCOMPARE(document.level(), level);
}

void TestDocument::paintedThingsStayInReadingOrder()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"   "_s, u" @ "_s, u"   "_s}));
    for (const Point cell : {Point{2, 2}, Point{0, 0}, Point{1, 1}, Point{2, 0}, Point{0, 2}}) {
        paint(document, cell, kind(u"orc"_s));
    }
    std::vector<Thing> sorted = document.level().things;
    sortThings(sorted);
    QCOMPARE(document.level().things, sorted);
    QCOMPARE(int(sorted.size()), 6);
}

void TestDocument::movingAThingKeepsItsValues()
{
    LevelDocument document(shippedCatalogue());
    Level level = drawnLevel({u"@  #"_s});
    level.things.push_back({.cell = {1, 0}, .kind = u"treasure"_s, .values = {{u"gold"_s, 200}}});
    document.reset(level);
    document.stroke(u"move"_s, changeByMoving(document.level(), *document.catalogue(), {1, 0}, {3, 0}));
    const Thing expected{.cell = {3, 0}, .kind = u"treasure"_s, .values = {{u"gold"_s, 200}}};
    QCOMPARE(document.level().things.back(), expected);
    QCOMPARE(document.level().terrain.at({3, 0}), shippedCatalogue()->floor());
    document.undo();
    QCOMPARE(document.level(), level);
}

void TestDocument::movingToNowhereChangesNothing()
{
    const Level level = drawnLevel({u"@ g"_s});
    const Catalogue &catalogue = *shippedCatalogue();
    QVERIFY(changeByMoving(level, catalogue, {0, 0}, {0, 0}).isEmpty());
    QVERIFY(changeByMoving(level, catalogue, {0, 0}, {0, 1}).isEmpty());
    QVERIFY(changeByMoving(level, catalogue, {0, 0}, {-1, 0}).isEmpty());
    QVERIFY(changeByMoving(level, catalogue, {1, 0}, {2, 0}).isEmpty());
}

void TestDocument::removingTakesTheLastThingOfACell()
{
    LevelDocument document(shippedCatalogue());
    Level level = drawnLevel({u"@"_s});
    level.things.push_back({.cell = {0, 0}, .kind = u"orc"_s, .values = {}});
    document.reset(level);
    document.stroke(u"delete"_s, changeByRemoving(document.level(), {0, 0}));
    QCOMPARE(rowsOf(document.level()), QStringList{u"@"_s});
    QVERIFY(changeByRemoving(document.level(), {5, 5}).isEmpty());
}

void TestDocument::aNewDocumentIsUnmodifiedAndPlayable()
{
    const LevelDocument document(shippedCatalogue());
    QVERIFY(!document.isModified());
    QVERIFY(document.needsPath());
    QVERIFY(document.issues().isEmpty());
    QCOMPARE(document.level().size(), LevelDocument::defaultSize);
}

void TestDocument::aStrokeIsOneStepWithItsName()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@   "_s}));
    document.beginStroke(u"draw wall"_s);
    for (const int x : {1, 2, 3}) {
        document.change(
            changeByPainting(document.level(), *document.catalogue(), cellArea(document, {x, 0}), terrain(u"wall"_s)));
        QCOMPARE(document.undoStack().count(), 0);
    }
    document.endStroke();
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.undoStack().undoText(), u"draw wall"_s);
    QCOMPARE(rowsOf(document.level()), QStringList{u"@###"_s});
    document.undo();
    QCOMPARE(rowsOf(document.level()), QStringList{u"@   "_s});
    QVERIFY(!document.isModified());
}

void TestDocument::anEmptyStrokeIsNoStep()
{
    LevelDocument document(shippedCatalogue());
    QSignalSpy edited(&document, &LevelDocument::edited);
    document.beginStroke(u"draw"_s);
    document.change({});
    document.endStroke();
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(edited.count(), 0);
}

void TestDocument::aCanceledStrokeLeavesNoTrace()
{
    LevelDocument document(shippedCatalogue());
    const QByteArray before = jsonOf(document);
    document.beginStroke(u"draw"_s);
    document.change(
        changeByPainting(document.level(), *document.catalogue(), cellArea(document, {3, 3}), terrain(u"wall"_s)));
    QVERIFY(jsonOf(document) != before);
    document.cancelStroke();
    QCOMPARE(jsonOf(document), before);
    QVERIFY(!document.isModified());
    QVERIFY(!document.isStrokeOpen());
}

void TestDocument::aRestartedStrokeKeepsOnlyWhatFollows()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@  "_s}));
    const auto wallOn = [&](Point cell) {
        document.change(
            changeByPainting(document.level(), *document.catalogue(), cellArea(document, cell), terrain(u"wall"_s)));
    };
    document.beginStroke(u"draw"_s);
    wallOn({1, 0});
    document.restartStroke();
    wallOn({2, 0});
    document.endStroke();
    QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
    QCOMPARE(document.undoStack().count(), 1);
}

void TestDocument::undoCancelsAnOpenStroke()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@   "_s}));
    paint(document, {1, 0}, terrain(u"wall"_s));
    document.beginStroke(u"draw"_s);
    document.change(
        changeByPainting(document.level(), *document.catalogue(), cellArea(document, {2, 0}), terrain(u"wall"_s)));
    document.undo();
    QCOMPARE(rowsOf(document.level()), QStringList{u"@   "_s});
    document.redo();
    QCOMPARE(rowsOf(document.level()), QStringList{u"@#  "_s});
}

void TestDocument::everyChangeTellsItsRegion()
{
    LevelDocument document(shippedCatalogue());
    QSignalSpy regions(&document, &LevelDocument::regionChanged);
    const Area area = Area(std::vector<Point>{{3, 4}, {6, 4}, {5, 9}}, document.level().size());
    document.stroke(u"draw"_s, changeByPainting(document.level(), *document.catalogue(), area, terrain(u"wall"_s)));
    QCOMPARE(regions.count(), 1);
    QCOMPARE(regions.at(0).at(0).toRect(), QRect(QPoint(3, 4), QPoint(6, 9)));
}

void TestDocument::undoAndRedoTellTheSameRegion()
{
    LevelDocument document(shippedCatalogue());
    paint(document, {7, 8}, kind(u"start"_s));
    QSignalSpy regions(&document, &LevelDocument::regionChanged);
    QSignalSpy edited(&document, &LevelDocument::edited);
    document.undo();
    document.redo();
    QCOMPARE(regions.count(), 2);
    QCOMPARE(edited.count(), 2);
    const QRect region(QPoint(1, 1), QPoint(7, 8));
    QCOMPARE(regions.at(0).at(0).toRect(), region);
    QCOMPARE(regions.at(1).at(0).toRect(), region);
}

void TestDocument::aLevelInAnUneditedStateTellsNoEdit()
{
    LevelDocument document(shippedCatalogue());
    paint(document, {7, 8}, kind(u"orc"_s));
    QSignalSpy edited(&document, &LevelDocument::edited);
    QSignalSpy replaced(&document, &LevelDocument::levelReplaced);
    document.reset(drawnLevel({u"@"_s}));
    QCOMPARE(edited.count(), 0);
    QCOMPARE(replaced.count(), 1);
    QVERIFY(!document.isModified());
    document.reset(drawnLevel({u"@"_s}), {}, false, false);
    QVERIFY(document.isModified());
}

void TestDocument::typingInOneFieldIsOneStep()
{
    LevelDocument document(shippedCatalogue());
    for (const QString &text : {u"P"_s, u"Pi"_s, u"Pit"_s}) {
        document.setText(TextField::Name, text);
    }
    QCOMPARE(document.undoStack().count(), 1);
    document.endTyping();
    document.setText(TextField::Name, u"Pits"_s);
    QCOMPARE(document.undoStack().count(), 2);
    document.undo();
    QCOMPARE(document.level().name, u"Pit"_s);
    document.undo();
    QCOMPARE(document.level().name, QString());
    QVERIFY(!document.isModified());
}

void TestDocument::typingBackToTheOldTextIsNoStep()
{
    LevelDocument document(shippedCatalogue());
    document.setText(TextField::Author, u"A"_s);
    document.setText(TextField::Author, QString());
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::typingInAnotherFieldIsAnotherStep()
{
    LevelDocument document(shippedCatalogue());
    document.setText(TextField::Name, u"A"_s);
    document.setText(TextField::Description, u"B"_s);
    document.setText(TextField::Name, u"AC"_s);
    QCOMPARE(document.undoStack().count(), 3);
}

void TestDocument::rulesAndRulesetAreSteps()
{
    LevelDocument document(shippedCatalogue());
    const QByteArray before = jsonOf(document);
    document.setRuleset(u"no such"_s);
    document.setRule(u"death"_s, u"permadeath"_s);
    document.setRule(u"death"_s, u"permadeath"_s);
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.level().ruleset, u"no such"_s);
    QCOMPARE(document.level().rules, (QJsonObject{{u"death"_s, u"permadeath"_s}}));
    document.undo();
    document.undo();
    QCOMPARE(jsonOf(document), before);
}

void TestDocument::aRuleSetToUndefinedIsTakenAway()
{
    LevelDocument document(shippedCatalogue());
    document.setRule(u"clock"_s, u"turns"_s);
    document.setRule(u"clock"_s, QJsonValue(QJsonValue::Undefined));
    QVERIFY(document.level().rules.isEmpty());
    document.undo();
    QCOMPARE(document.level().rules.value(u"clock"_s).toString(), u"turns"_s);
}

void TestDocument::anotherRulesetChangesTheCatalogue()
{
    LevelDocument document(shippedCatalogue());
    QSignalSpy changed(&document, &LevelDocument::catalogueChanged);
    document.setRuleset(u"no such"_s);
    QCOMPARE(changed.count(), 1);
    const KindId orc = shippedCatalogue()->kindOf(u"orc"_s).value();
    QCOMPARE(document.catalogue()->kind(orc).behavior, Behavior::Idle);
    document.undo();
    QCOMPARE(changed.count(), 2);
    QCOMPARE(document.catalogue()->kind(orc).behavior, Behavior::Patrol);
}

void TestDocument::savingMakesItUnmodified()
{
    const QTemporaryDir folder;
    LevelDocument document(shippedCatalogue());
    paint(document, {3, 3}, kind(u"orc"_s));
    QVERIFY(document.isModified());
    QSignalSpy title(&document, &LevelDocument::titleChanged);
    QVERIFY(!document.save(folder.filePath(u"a.level.json"_s)));
    QVERIFY(!document.isModified());
    QVERIFY(!document.needsPath());
    QVERIFY(title.count() > 0);
    QCOMPARE(document.path(), folder.filePath(u"a.level.json"_s));
}

void TestDocument::undoingBackToTheSavedStateIsUnmodified()
{
    const QTemporaryDir folder;
    LevelDocument document(shippedCatalogue());
    paint(document, {3, 3}, kind(u"orc"_s));
    QVERIFY(!document.save(folder.filePath(u"a.level.json"_s)));
    paint(document, {4, 3}, kind(u"orc"_s));
    QVERIFY(document.isModified());
    document.undo();
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
    document.redo();
    QVERIFY(!document.isModified());
    document.undo();
    paint(document, {5, 5}, kind(u"orc"_s));
    document.undo();
    QVERIFY2(document.isModified(), "the saved state is no longer within reach");
}

void TestDocument::savedBytesAreTheCanonicalFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.level.json"_s);
    LevelDocument document(shippedCatalogue());
    QFile shipped(u":/levels/buchhaim.level.json"_s);
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray bytes = shipped.readAll();
    document.reset(readLevelJson(bytes, *shippedCatalogue()).level.value());
    QVERIFY(!document.save(path));
    QCOMPARE(contentOf(path), bytes);
}

void TestDocument::savingMakesTheFolder()
{
    const QTemporaryDir folder;
    LevelDocument document(shippedCatalogue());
    const QString path = folder.filePath(u"deep/er/a.level.json"_s);
    QVERIFY(!document.save(path));
    QCOMPARE(contentOf(path), jsonOf(document));
}

void TestDocument::aReadOnlyLevelNeedsAnotherPath()
{
    const QTemporaryDir folder;
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@"_s}), u":/levels/buchhaim.level.json"_s, true);
    QVERIFY(document.needsPath());
    QVERIFY(!document.save(folder.filePath(u"own.level.json"_s)));
    QVERIFY(!document.needsPath());
}

void TestDocument::failedSavingSaysWhy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("what");
    QTest::newRow("a folder of that name") << u"folder"_s << int(SaveFault::What::NotAFile);
    QTest::newRow("a file where the folder should be") << u"file/a.level.json"_s << int(SaveFault::What::NoFolder);
    QTest::newRow("a shipped level") << u":/levels/buchhaim.level.json"_s << int(SaveFault::What::NotAllowed);
    QTest::newRow("a device") << u"/dev/null"_s << int(SaveFault::What::NotAFile);
}

void TestDocument::failedSavingSaysWhy()
{
    QFETCH(QString, name);
    QFETCH(int, what);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    QVERIFY(!writeWhole(folder.filePath(u"file"_s), "x"));
    LevelDocument document(shippedCatalogue());
    paint(document, {3, 3}, kind(u"orc"_s));
    const QString path = QDir::isAbsolutePath(name) ? name : folder.filePath(name);
    const std::optional<SaveFault> fault = document.save(path);
    QVERIFY(fault);
    QCOMPARE(int(fault->what), what);
    QVERIFY(sentenceOf(*fault).contains(path));
    QVERIFY(document.isModified());
    QVERIFY(document.needsPath());
}

void TestDocument::failedSavingKeepsTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.level.json"_s);
    LevelDocument document(shippedCatalogue());
    QVERIFY(!document.save(path));
    const QByteArray old = contentOf(path);
    paint(document, {3, 3}, kind(u"orc"_s));
    {
        const FullDisk full;
        const std::optional<SaveFault> fault = document.save(path);
        QVERIFY(fault);
        QCOMPARE(int(fault->what), int(SaveFault::What::NotWritten));
        QVERIFY(!fault->detail.isEmpty());
    }
    QCOMPARE(document.path(), path);
    QCOMPARE(contentOf(path), old);
    QVERIFY(document.isModified());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"a.level.json"_s});
}

namespace {

/// Random edits of every sort, from a seed.
class RandomEditor {
public:
    explicit RandomEditor(LevelDocument &document) : m_document(document), m_rng(7) {}

    void edit()
    {
        const int what = m_rng.below(20);
        if (what < 12) {
            paintSome();
        } else if (what < 15) {
            const LevelChange change =
                changeByMoving(m_document.level(), *m_document.catalogue(), randomThing(), randomCell());
            m_document.stroke(u"move"_s, change);
        } else if (what < 16) {
            m_document.stroke(u"delete"_s, changeByRemoving(m_document.level(), randomThing()));
        } else if (what < 18) {
            m_document.setText(TextField(m_rng.below(3)), QString::number(m_rng.below(100)));
        } else if (what < 19) {
            const bool isSet = m_rng.below(2) == 0;
            m_document.setRule(u"death"_s, isSet ? QJsonValue(u"permadeath"_s) : QJsonValue(QJsonValue::Undefined));
        } else {
            m_document.undo();
        }
    }

private:
    Point randomCell()
    {
        const int x = m_rng.below(m_document.level().size().width);
        const int y = m_rng.below(m_document.level().size().height);
        return {x, y};
    }

    Point randomThing()
    {
        const std::vector<Thing> &things = m_document.level().things;
        return things.empty() ? Point{} : things[std::size_t(m_rng.below(int(things.size())))].cell;
    }

    Paint randomPaint()
    {
        const Catalogue &catalogue = *m_document.catalogue();
        const int what = m_rng.below(4);
        if (what == 0) {
            return Paint::eraser();
        }
        if (what == 1) {
            return Paint::ofTerrain(TerrainId(m_rng.below(int(catalogue.terrain().size()))));
        }
        return Paint::ofKind(catalogue.kinds()[std::size_t(m_rng.below(int(catalogue.kinds().size())))].key);
    }

    void paintSome()
    {
        m_document.beginStroke(u"draw"_s);
        const Paint paint = randomPaint();
        for (int i = m_rng.below(4) + 1; i > 0; --i) {
            std::vector<Point> cells;
            for (int k = m_rng.below(12); k > 0; --k) {
                cells.push_back(randomCell());
            }
            const Area area(cells, m_document.level().size());
            m_document.change(changeByPainting(m_document.level(), *m_document.catalogue(), area, paint));
        }
        if (m_rng.below(10) == 0) {
            m_document.cancelStroke();
        } else {
            m_document.endStroke();
        }
    }

    LevelDocument &m_document;
    Rng m_rng;
};

} // namespace

void TestDocument::tenThousandEditsUndoAndRedoToTheByte()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"#######"_s, u"#@ g ?#"_s, u"# O@  #"_s, u"#  K  #"_s, u"#######"_s}));
    const QByteArray first = jsonOf(document);
    RandomEditor editor(document);
    for (int i = 0; i < 10'000; ++i) {
        editor.edit();
    }
    document.endTyping();
    const QByteArray last = jsonOf(document);
    const int steps = document.undoStack().index();
    QVERIFY(steps > 5'000);
    QVERIFY(last != first);
    for (int i = 0; i < steps; ++i) {
        document.undo();
    }
    QCOMPARE(jsonOf(document), first);
    QVERIFY(!document.isModified());
    for (int i = 0; i < steps; ++i) {
        document.redo();
    }
    QCOMPARE(jsonOf(document), last);
}

void TestDocument::issuesFollowEdits()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@ g"_s}));
    QVERIFY(document.issues().isEmpty());
    QSignalSpy issues(&document, &LevelDocument::issuesChanged);
    paint(document, {1, 0}, terrain(u"wall"_s));
    QCOMPARE(issues.count(), 1);
    QCOMPARE(document.issues().count(), 1);
    QCOMPARE(document.issues()[0].code, IssueCode::UnreachableTreasure);
    paint(document, {0, 0}, Paint::eraser());
    QCOMPARE(document.issues()[0].code, IssueCode::NoStart);
    document.undo();
    document.undo();
    QVERIFY(document.issues().isEmpty());
}

void TestDocument::issuesOfALargeLevelComeWithoutWaiting()
{
    LevelDocument document(shippedCatalogue());
    document.reset(newLevel(*shippedCatalogue(), {1000, 1000}));
    QTRY_VERIFY(!document.undoStack().canUndo());
    QSignalSpy issues(&document, &LevelDocument::issuesChanged);
    paint(document, {1, 1}, Paint::eraser());
    QCOMPARE(issues.count(), 0);
    QTRY_COMPARE(document.issues().count(), 1);
    QCOMPARE(document.issues()[0].code, IssueCode::NoStart);
}

void TestDocument::onlyTheNewestLevelsIssuesAreTold()
{
    LiveCheck check;
    Level large = newLevel(*shippedCatalogue(), {1000, 1000});
    large.things.clear();
    QSignalSpy told(&check, &LiveCheck::issuesChanged);
    check.check(large, shippedCatalogue());
    check.check(large, shippedCatalogue());
    const Level small = drawnLevel({u"@@"_s});
    check.check(small, shippedCatalogue());
    QTRY_VERIFY(!check.isRunning());
    QCOMPARE(told.count(), 1);
    QCOMPARE(check.issues()[0].code, IssueCode::TwoStarts);
}

void TestDocument::aLargeUniformFillIsCompact()
{
    const Level level = newLevel(*shippedCatalogue(), {1024, 1024});
    std::vector<CellSpan> rows;
    for (int y = 1; y < 1023; ++y) {
        rows.push_back({.y = y, .x = 1, .length = 1022});
    }
    const LevelChange change = changeByPainting(level, *shippedCatalogue(), Area(rows), terrain(u"wall"_s));
    QCOMPARE(int(change.terrain.size()), 1022);
    QCOMPARE(int(change.thingsBefore.size()), 1);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
