#include "editor/document/leveldocument.h"
#include "editor/edits/levelreshape.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

static Level resized(Level level, Size size, Point corner)
{
    applyReshape(level, reshapeByResizing(level, size, corner, shippedCatalogue()->wall()));
    return level;
}

static Level laidLevel(Level level, Orientation orientation)
{
    applyReshape(level, reshapeByTurning(level, orientation));
    return level;
}

/// Levels resized, cropped, flipped and rotated, as values and as undo steps.
class TestReshape : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resizingPlacesTheOldLevelAtTheCorner_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QPoint>("corner");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("the same") << QSize(3, 2) << QPoint(0, 0) << QStringList{u"@ O"_s, u"~ g"_s};
        QTest::newRow("larger, upper left")
            << QSize(4, 3) << QPoint(0, 0) << QStringList{u"@ O#"_s, u"~ g#"_s, u"####"_s};
        QTest::newRow("larger, lower right")
            << QSize(4, 3) << QPoint(1, 1) << QStringList{u"####"_s, u"#@ O"_s, u"#~ g"_s};
        QTest::newRow("cut at the left") << QSize(2, 2) << QPoint(-1, 0) << QStringList{u" O"_s, u" g"_s};
        QTest::newRow("cut above and wider") << QSize(5, 1) << QPoint(1, -1) << QStringList{u"#~ g#"_s};
        QTest::newRow("nothing of it left") << QSize(2, 1) << QPoint(9, 0) << QStringList{u"##"_s};
    }

    void resizingPlacesTheOldLevelAtTheCorner()
    {
        QFETCH(QSize, size);
        QFETCH(QPoint, corner);
        QFETCH(QStringList, rows);
        const Level before = drawnLevel({u"@ O"_s, u"~ g"_s});
        const Level after = resized(before, {size.width(), size.height()}, {corner.x(), corner.y()});
        QCOMPARE(rowsOf(after), rows);
        Level back = after;
        revertReshape(back,
                      reshapeByResizing(before, after.size(), {corner.x(), corner.y()}, shippedCatalogue()->wall()));
        QCOMPARE(back, before);
    }

    void turningAndFlippingAffectTheWholeLevel_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::addColumn<int>("quarters");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("left to right") << true << 0 << QStringList{u"O @"_s, u"g ~"_s};
        QTest::newRow("upside down") << true << 2 << QStringList{u"~ g"_s, u"@ O"_s};
        QTest::newRow("right") << false << 1 << QStringList{u"~@"_s, u"  "_s, u"gO"_s};
        QTest::newRow("left") << false << 3 << QStringList{u"Og"_s, u"  "_s, u"@~"_s};
        QTest::newRow("half") << false << 2 << QStringList{u"g ~"_s, u"O @"_s};
    }

    void turningAndFlippingAffectTheWholeLevel()
    {
        QFETCH(bool, isFlipped);
        QFETCH(int, quarters);
        QFETCH(QStringList, rows);
        const Level before = drawnLevel({u"@ O"_s, u"~ g"_s});
        const LevelReshape reshape = reshapeByTurning(before, {isFlipped, quarters});
        Level level = before;
        applyReshape(level, reshape);
        QCOMPARE(rowsOf(level), rows);
        revertReshape(level, reshape);
        QCOMPARE(level, before);
    }

    void directionsTurnWithTheLevel_data()
    {
        QTest::addColumn<bool>("isFlipped");
        QTest::addColumn<int>("quarters");
        QTest::addColumn<QString>("after");
        QTest::newRow("left to right") << true << 0 << u"west"_s;
        QTest::newRow("upside down") << true << 2 << u"east"_s;
        QTest::newRow("right") << false << 1 << u"south"_s;
        QTest::newRow("left") << false << 3 << u"north"_s;
    }

    void directionsTurnWithTheLevel()
    {
        QFETCH(bool, isFlipped);
        QFETCH(int, quarters);
        QFETCH(QString, after);
        Level level = drawnLevel({u"@ O"_s});
        level.things[1].values = {{u"direction"_s, u"east"_s}, {u"hp"_s, 3}};
        level.things.push_back({.cell = {7, 7}, .kind = u"orc"_s, .values = {{u"direction"_s, u"east"_s}}});
        const Level turned = laidLevel(level, {isFlipped, quarters});
        for (const Thing &thing : turned.things) {
            if (thing.kind == "orc"_L1) {
                QCOMPARE(thing.values.value("direction"_L1).toString(), after);
            }
        }
        QCOMPARE(laidLevel(turned, inverseOf({isFlipped, quarters})), level);
    }

    void fourQuartersAreNoChange()
    {
        const Level level = drawnLevel({u"@ O#"_s, u"~ g "_s, u"##T "_s});
        Level turned = level;
        for (int i = 0; i < 4; ++i) {
            turned = laidLevel(turned, Orientation::clockwise());
        }
        QCOMPARE(turned, level);
    }

    void lostCellsAndThingsAreCounted()
    {
        const Level level = drawnLevel({u"@ O"_s, u"~ g"_s});
        const auto loss = [&level](Size size, Point corner) {
            return lossOf(reshapeByResizing(level, size, corner, 0), *shippedCatalogue());
        };
        QCOMPARE(loss({3, 2}, {0, 0}), ReshapeLoss());
        QCOMPARE(loss({9, 9}, {2, 3}), ReshapeLoss());
        QCOMPARE(loss({2, 2}, {0, 0}), (ReshapeLoss{.cells = 2, .things = 2}));
        QCOMPARE(loss({3, 1}, {0, -1}), (ReshapeLoss{.cells = 3, .things = 2, .hasStart = true}));
        QCOMPARE(loss({1, 1}, {-1, 0}), (ReshapeLoss{.cells = 5, .things = 3, .hasStart = true}));
        QCOMPARE(loss({1, 1}, {5, 5}), (ReshapeLoss{.cells = 6, .things = 3, .hasStart = true}));
    }

    void thingsOutsideMayComeInside()
    {
        Level level = drawnLevel({u"@ "_s});
        level.things.push_back({.cell = {3, 0}, .kind = u"orc"_s, .values = {}});
        level.things.push_back({.cell = {0, 4}, .kind = u"troll"_s, .values = {}});
        const LevelReshape reshape = reshapeByResizing(level, {5, 1}, {1, 0}, shippedCatalogue()->floor());
        QCOMPARE(lossOf(reshape, *shippedCatalogue()), ReshapeLoss());
        Level after = level;
        applyReshape(after, reshape);
        QCOMPARE(after.things.at(1).cell, (Point{4, 0}));
        QCOMPARE(after.things.at(2).cell, (Point{1, 4}));
        revertReshape(after, reshape);
        QCOMPARE(after, level);
    }

    void thingsFarOutsideStayOutside()
    {
        Level level = drawnLevel({u"@ "_s});
        constexpr int far = 2'147'483'647;
        level.things.insert(level.things.begin(), {.cell = {-far, -far}, .kind = u"orc"_s, .values = {}});
        level.things.push_back({.cell = {far, far}, .kind = u"troll"_s, .values = {}});
        for (const LevelReshape &reshape :
             {reshapeByResizing(level, {9, 9}, {5, 5}, 0), reshapeByTurning(level, Orientation::clockwise()),
              reshapeByTurning(level, Orientation::leftRight())}) {
            Level after = level;
            applyReshape(after, reshape);
            QCOMPARE(after.things.size(), std::size_t(3));
            QCOMPARE(int(std::count_if(after.things.begin(), after.things.end(),
                                       [&](const Thing &thing) { return after.terrain.contains(thing.cell); })),
                     1);
            revertReshape(after, reshape);
            QCOMPARE(after, level);
        }
    }

    void theOrderWithinACellStays()
    {
        Level level = drawnLevel({u"@  "_s});
        for (const QString &key : {u"sword"_s, u"orc"_s, u"dagger"_s}) {
            level.things.push_back({.cell = {2, 0}, .kind = key, .values = {}});
        }
        const Level turned = laidLevel(level, Orientation::clockwise());
        QCOMPARE(turned.things.at(1).kind, u"sword"_s);
        QCOMPARE(turned.things.at(2).kind, u"orc"_s);
        QCOMPARE(turned.things.at(3).kind, u"dagger"_s);
    }

    void aLevelOfOneCellTurns()
    {
        const Level level = drawnLevel({u"@"_s});
        QCOMPARE(laidLevel(level, Orientation::clockwise()), level);
        QCOMPARE(laidLevel(level, Orientation::upDown()), level);
        QVERIFY(reshapeByResizing(level, {1, 1}, {0, 0}, 0).isEmpty());
        QVERIFY(!reshapeByTurning(level, Orientation::upDown()).isEmpty());
    }

    void contentIsWhatDiffersFromTheCorners_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QRect>("content");
        QTest::newRow("wall keeps its border")
            << QStringList{u"#####"_s, u"#####"_s, u"## ##"_s, u"##@##"_s, u"#####"_s} << QRect(1, 1, 3, 4);
        QTest::newRow("floor has none") << QStringList{u"     "_s, u" ##  "_s, u" #@  "_s, u"     "_s}
                                        << QRect(1, 1, 2, 2);
        QTest::newRow("things count") << QStringList{u"    "_s, u"   O"_s, u"    "_s} << QRect(3, 1, 1, 1);
        QTest::newRow("nothing to keep") << QStringList{u"##"_s, u"##"_s} << QRect(0, 0, 2, 2);
        QTest::newRow("corners differ") << QStringList{u" ##"_s, u"###"_s} << QRect(0, 0, 3, 2);
        QTest::newRow("one cell") << QStringList{u" "_s} << QRect(0, 0, 1, 1);
        QTest::newRow("nothing too much") << QStringList{u"###"_s, u"# #"_s, u"###"_s} << QRect(0, 0, 3, 3);
    }

    void contentIsWhatDiffersFromTheCorners()
    {
        QFETCH(QStringList, rows);
        QFETCH(QRect, content);
        QCOMPARE(contentOf(drawnLevel(rows), *shippedCatalogue()), content);
    }

    void aReshapeIsOneNamedStep()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@ O"_s}));
        const QByteArray before = jsonOf(document);
        QSignalSpy replaced(&document, &LevelDocument::levelReplaced);
        QSignalSpy regions(&document, &LevelDocument::regionChanged);
        document.stroke(u"turn"_s, reshapeByTurning(document.level(), Orientation::clockwise()));
        QCOMPARE(rowsOf(document.level()), (QStringList{u"@"_s, u" "_s, u"O"_s}));
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), u"turn"_s);
        QVERIFY(document.isModified());
        document.undo();
        QCOMPARE(jsonOf(document), before);
        QVERIFY(!document.isModified());
        document.redo();
        QCOMPARE(rowsOf(document.level()), (QStringList{u"@"_s, u" "_s, u"O"_s}));
        QCOMPARE(replaced.count(), 3);
        QCOMPARE(regions.count(), 0);
    }

    void jumpingOverStepsIsSignaledOnce()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@    "_s}));
        for (const int x : {1, 2, 4}) {
            paint(document, {x, 0}, terrain(u"wall"_s));
        }
        QSignalSpy regions(&document, &LevelDocument::regionChanged);
        QSignalSpy replaced(&document, &LevelDocument::levelReplaced);
        QSignalSpy cellsUndone(&document, &LevelDocument::cellsUndone);
        QSignalSpy edited(&document, &LevelDocument::edited);
        document.goToStep(1);
        QCOMPARE(rowsOf(document.level()), QStringList{u"@#   "_s});
        QCOMPARE(regions.count(), 1);
        QCOMPARE(regions.at(0).at(0).toRect(), QRect(2, 0, 3, 1));
        QCOMPARE(cellsUndone.count(), 1);
        QCOMPARE(edited.count(), 1);
        document.goToStep(3);
        QCOMPARE(rowsOf(document.level()), QStringList{u"@## #"_s});
        document.stroke(u"cut"_s, reshapeByResizing(document.level(), {2, 1}, {0, 0}, 0));
        QCOMPARE(replaced.count(), 1);
        document.goToStep(0);
        QCOMPARE(rowsOf(document.level()), QStringList{u"@    "_s});
        QCOMPARE(replaced.count(), 2);
        document.goToStep(0);
        QCOMPARE(cellsUndone.count(), 3);
        QCOMPARE(edited.count(), 4);
    }

    void levelsOfTwoSizesDifferBySmallEdits()
    {
        const Level before = drawnLevel({u"@   "_s, u"####"_s, u"  O "_s});
        const Level after = drawnLevel({u"@   "_s, u"    "_s, u"####"_s, u"  O "_s});
        Level level = before;
        const std::vector<LevelEdit> edits = editsBetween(before, after, shippedCatalogue()->wall());
        QCOMPARE(edits.size(), std::size_t(2));
        applyReshape(level, std::get<LevelReshape>(edits[0]));
        applyChange(level, std::get<LevelChange>(edits[1]));
        QCOMPARE(level, after);
        QVERIFY(editsBetween(before, before, 0).empty());
    }

    void aThousandReshapesUndoAndRedoToTheByte()
    {
        LevelDocument document(shippedCatalogue());
        Level first = drawnLevel({u"@ O#g"_s, u"~ g  "_s, u"##T>X"_s});
        first.things.push_back({.cell = {-3, 9}, .kind = u"orc"_s, .values = {{u"direction"_s, u"west"_s}}});
        document.reset(first);
        Rng rng(11);
        std::vector<QByteArray> states{jsonOf(document)};
        for (int i = 0; i < 1000; ++i) {
            const int sort = rng.below(3);
            const int a = rng.between(1, 12);
            const int b = rng.between(1, 12);
            const int x = rng.between(-4, 4);
            const int y = rng.between(-4, 4);
            if (sort == 0) {
                document.stroke(u"resize"_s, reshapeByResizing(document.level(), {a, b}, {x, y}, TerrainId(a % 3)));
            } else if (sort == 1) {
                document.stroke(u"lay"_s, reshapeByTurning(document.level(), {a % 2 == 0, b % 4}));
            } else {
                const Size size = document.level().size();
                paint(document, {a % size.width, b % size.height}, a % 2 == 0 ? kind(u"orc"_s) : terrain(u"water"_s));
            }
            if (document.undoStack().count() == int(states.size())) {
                states.push_back(jsonOf(document));
            }
        }
        QVERIFY(states.size() > 700);
        for (std::size_t i = states.size(); i-- > 1;) {
            QCOMPARE(jsonOf(document), states[i]);
            document.undo();
        }
        QCOMPARE(document.level(), first);
        for (std::size_t i = 1; i < states.size(); ++i) {
            document.redo();
            QCOMPARE(jsonOf(document), states[i]);
        }
    }

    void theLargestLevelIsTurned()
    {
        Level level = newLevel(*shippedCatalogue(), {largestSide, largestSide});
        const LevelReshape turn = reshapeByTurning(level, Orientation::clockwise());
        QVERIFY(turn.lost.empty());
        applyReshape(level, turn);
        QCOMPARE(level.things.at(0).cell, (Point{largestSide - 2, 1}));
        // The step that crops one column stores the cells of that column only.
        const LevelReshape cut = reshapeByResizing(level, {largestSide - 1, largestSide}, {0, 0}, 0);
        QCOMPARE(cut.lost.size(), std::size_t(largestSide));
    }
};

MAZEWRIGHT_SUITE(reshape, TestReshape)
#include "tst_reshape.moc"
