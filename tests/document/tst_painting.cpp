#include "editor/brushes/paintlist.h"
#include "editor/document/leveldocument.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// The effects of painting, moving and removing on a level.
class TestPainting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wallRemovesTheThingsOnItsCell()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@gO"_s}));
        paint(document, {1, 0}, terrain(u"wall"_s));
        QCOMPARE(rowsOf(document.level()), QStringList{u"@#O"_s});
        QCOMPARE(int(document.level().things.size()), 2);
    }

    void walkableTerrainLeavesThings()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@gO"_s}));
        const QByteArray before = jsonOf(document);
        paint(document, {1, 0}, terrain(u"floor"_s));
        QCOMPARE(jsonOf(document), before);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void erasingRemovesThingsAndMakesFloor()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@#O"_s}));
        paint(document, {1, 0}, Paint::eraser());
        paint(document, {2, 0}, Paint::eraser());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@  "_s});
    }

    void aThingReplacesOnlyItsCategory()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@O"_s}));
        paint(document, {1, 0}, kind(u"treasure"_s));
        paint(document, {1, 0}, kind(u"troll"_s));
        QCOMPARE(int(document.level().things.size()), 3);
        QCOMPARE(document.level().things[1].kind, u"treasure"_s);
        QCOMPARE(document.level().things[2].kind, u"troll"_s);
    }

    void aThingOnAWallMakesFloor()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@##"_s}));
        paint(document, {2, 0}, kind(u"orc"_s));
        QCOMPARE(rowsOf(document.level()), QStringList{u"@#O"_s});
    }

    void placingTheStartMovesIt()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@ #"_s}));
        paint(document, {2, 0}, kind(u"start"_s));
        QCOMPARE(rowsOf(document.level()), QStringList{u"  @"_s});
        document.undo();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
    }

    void placingTheStartRemovesSeveral()
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

    void unknownThingsStayUntilPaintedOver()
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

    void paintedThingsStayInReadingOrder()
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

    void theEraserIsNotAUsedPaint()
    {
        Level level = drawnLevel({u"@O "_s});
        level.things.push_back({.cell = {2, 0}, .kind = QString(), .values = {}, .character = U'q'});
        const UsedPaints used(level);
        QVERIFY(!used.has(Paint::eraser()));
        QVERIFY(used.has(kind(u"orc"_s)));
        QVERIFY(!used.has(kind(u"troll"_s)));
    }

    void aLargeUniformFillIsCompact()
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
};

MAZEWRIGHT_SUITE(painting, TestPainting)
#include "tst_painting.moc"
