#include "editor/edits/replacing.h"
#include "editor/tools/shapes.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/painting.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

/// Brush sizes, shapes, symmetry, stamps, random mixes and replacing, as strokes.
class TestDrawing : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openToolbox(); }
    void cleanup() { closeToolbox(); }

    void brushesAndLinesHaveASize()
    {
        setOptions([](DrawOptions &options) { options.brushSize = 3; });
        for (const ToolId tool : {ToolId::Brush, ToolId::Line}) {
            open({u"@      "_s, u"       "_s, u"       "_s, u"       "_s});
            m_toolbox->setTool(tool);
            drag({2, 2}, {4, 2});
            QCOMPARE(rows(), (QStringList{u"@      "_s, u" ##### "_s, u" ##### "_s, u" ##### "_s}));
        }
    }

    void theEraserUsesTheBrushSize()
    {
        setOptions([](DrawOptions &options) { options.brushSize = 2; });
        open({u"@###"_s, u"####"_s});
        m_toolbox->setTool(ToolId::Erase);
        click({1, 0});
        QCOMPARE(rows(), (QStringList{u"@  #"_s, u"#  #"_s}));
        m_document->undo();
        m_toolbox->setTool(ToolId::Brush);
        click({2, 0}, Qt::RightButton);
        QCOMPARE(rows(), (QStringList{u"@#  "_s, u"##  "_s}));
    }

    void shiftDrawsOneStraightLine()
    {
        open({u"@     "_s, u"      "_s, u"      "_s});
        m_toolbox->press({1, 1}, Qt::LeftButton, Qt::ShiftModifier);
        m_toolbox->drag({1, 2}, Qt::ShiftModifier);
        m_toolbox->drag({5, 2}, Qt::ShiftModifier);
        m_toolbox->release({5, 2}, Qt::ShiftModifier);
        QCOMPARE(rows(), (QStringList{u"@     "_s, u" #####"_s, u"      "_s}));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_toolbox->setTool(ToolId::Line);
        m_toolbox->press({1, 2}, Qt::LeftButton, Qt::ShiftModifier);
        m_toolbox->release({3, 1}, Qt::ShiftModifier);
        QCOMPARE(rows(), (QStringList{u"@  #  "_s, u" #####"_s, u" #    "_s}));
    }

    void shiftMayBePressedWhileTheMouseStays()
    {
        open({u"@     "_s, u"      "_s, u"      "_s});
        m_toolbox->press({1, 1}, Qt::LeftButton, {});
        m_toolbox->drag({5, 2});
        QSignalSpy changed(m_toolbox.get(), &Toolbox::previewChanged);
        m_toolbox->setModifiers(Qt::ShiftModifier);
        QVERIFY(changed.count() > 0);
        QCOMPARE(rows(), (QStringList{u"@     "_s, u" #####"_s, u"      "_s}));
        m_toolbox->setTool(ToolId::Rectangle);
        m_toolbox->press({0, 0}, Qt::LeftButton, {});
        m_toolbox->drag({4, 1});
        QCOMPARE(m_toolbox->preview().area.count(), 10);
        m_toolbox->setModifiers(Qt::ShiftModifier);
        QCOMPARE(m_toolbox->preview().area.count(), 15);
    }

    void shapesAreOutlinesIfNotFilled()
    {
        setOptions([](DrawOptions &options) { options.isFilled = false; });
        open({u"@    "_s, u"     "_s, u"     "_s, u"     "_s, u"     "_s});
        m_toolbox->setTool(ToolId::Rectangle);
        drag({1, 1}, {4, 4});
        QCOMPARE(rows(), (QStringList{u"@    "_s, u" ####"_s, u" #  #"_s, u" #  #"_s, u" ####"_s}));
        QCOMPARE(m_document->undoStack().undoText(), u"rectangle of wall"_s);
        m_document->undo();
        m_toolbox->setTool(ToolId::Ellipse);
        drag({0, 0}, {4, 4});
        QCOMPARE(rows(), (QStringList{u"@### "_s, u"#   #"_s, u"#   #"_s, u"#   #"_s, u" ### "_s}));
        QCOMPARE(m_document->undoStack().undoText(), u"ellipse of wall"_s);
    }

    void shiftSquaresShapes()
    {
        open({u"@    "_s, u"     "_s, u"     "_s, u"     "_s});
        m_toolbox->setTool(ToolId::Rectangle);
        m_toolbox->press({1, 1}, Qt::LeftButton, Qt::ShiftModifier);
        m_toolbox->release({3, 2}, Qt::ShiftModifier);
        QCOMPARE(rows(), (QStringList{u"@    "_s, u" ### "_s, u" ### "_s, u" ### "_s}));
    }

    void fillCanReplaceTheTerrainEverywhere()
    {
        setOptions([](DrawOptions &options) { options.reach = FillReach::Alike; });
        open({u"@ # O"_s, u"##  ~"_s});
        m_toolbox->setTool(ToolId::Fill);
        m_toolbox->setPaint(terrain(u"water"_s));
        click({2, 0});
        QCOMPARE(rows(), (QStringList{u"@ ~ O"_s, u"~~  ~"_s}));
        click({2, 0}, Qt::RightButton);
        QCOMPARE(rows(), (QStringList{u"@   O"_s, u"     "_s}));
    }

    void fillPreviewsItsCells()
    {
        open({u"@ #  "_s});
        m_toolbox->setTool(ToolId::Fill);
        m_toolbox->hover(Point{3, 0});
        QCOMPARE(m_toolbox->preview().area, Area({{3, 0}, {4, 0}}, {5, 1}));
        setOptions([](DrawOptions &options) { options.reach = FillReach::Alike; });
        QCOMPARE(m_toolbox->preview().area, Area({{0, 0}, {1, 0}, {3, 0}, {4, 0}}, {5, 1}));
        m_toolbox->selection().setCells(Area({{1, 0}}, {5, 1}));
        QCOMPARE(m_toolbox->preview().area, Area({{1, 0}}, {5, 1}));
    }

    void symmetryRepeatsEveryTool_data()
    {
        QTest::addColumn<ToolId>("tool");
        for (const ToolInfo &info : toolInfos()) {
            if (info.has(ToolOption::Symmetry)) {
                QTest::newRow(info.key.data()) << info.id;
            }
        }
    }

    void symmetryRepeatsEveryTool()
    {
        QFETCH(ToolId, tool);
        const Size size{6, 6};
        for (const Symmetry symmetry : {Symmetry::LeftRight, Symmetry::UpDown, Symmetry::Both, Symmetry::QuarterTurn}) {
            m_document->reset(newLevel(*shippedCatalogue(), size));
            m_document->stroke(u"clear"_s, changeByPainting(m_document->level(), *shippedCatalogue(), Area::all(size),
                                                            terrain(u"grass"_s)));
            m_document->stroke(u"water"_s, changeByPainting(m_document->level(), *shippedCatalogue(),
                                                            Area({{1, 0}, {2, 0}}, size), terrain(u"water"_s)));
            const QByteArray before = jsonOf(*m_document);
            setOptions([symmetry](DrawOptions &options) { options.symmetry = symmetry; });
            m_toolbox->setStamp(stampOf(drawnLevel({u"##"_s})));
            m_toolbox->setTool(tool);
            drag({1, 0}, {2, 0});
            const Level &level = m_document->level();
            const TerrainId drawn = level.terrain.at({1, 0});
            QVERIFY2(drawn != *shippedCatalogue()->terrainOf(u"water"_s), drawsItsShape);
            const Area area = terrainArea(level.terrain, drawn);
            QVERIFY2(area == symmetricArea(Area({{1, 0}, {2, 0}}, size), symmetry, size), drawsItsShape);
            m_document->undo();
            QCOMPARE(jsonOf(*m_document), before);
        }
    }

    void theStartIsNotRepeated()
    {
        setOptions([](DrawOptions &options) { options.symmetry = Symmetry::Both; });
        open({u"    "_s, u"    "_s});
        m_toolbox->setPaint(kind(u"start"_s));
        click({0, 0});
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"    "_s}));
    }

    void theSelectionMasksMirroredCells()
    {
        setOptions([](DrawOptions &options) { options.symmetry = Symmetry::Both; });
        open({u"    "_s, u"    "_s});
        m_toolbox->selection().setCells(Area({{3, 0}, {0, 1}}, {4, 2}));
        click({0, 0});
        QCOMPARE(rows(), (QStringList{u"   #"_s, u"#   "_s}));
    }

    void stampsAreMirroredBySymmetry()
    {
        setOptions([](DrawOptions &options) { options.symmetry = Symmetry::LeftRight; });
        open({u"       "_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"#OT"_s})));
        click({1, 0});
        QCOMPARE(rows(), QStringList{u"#OT TO#"_s});
    }

    void theStampReplacesWholeCells()
    {
        open({u"@#O#"_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"~ "_s})));
        click({1, 0});
        QCOMPARE(rows(), QStringList{u"@~ #"_s});
        QCOMPARE(m_document->undoStack().undoText(), u"stamp"_s);
    }

    void theStampFollowsTheMouseAndIsPlacedByAClick()
    {
        open({u"@     "_s, u"      "_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"#O "_s, u"~ T"_s})));
        QCOMPARE(m_toolbox->tool(), ToolId::Stamp);
        m_toolbox->hover(Point{3, 0});
        Level expected = m_document->level();
        applyChange(expected, m_toolbox->preview().change);
        click({3, 0});
        QCOMPARE(m_document->level(), expected);
        QCOMPARE(rows(), (QStringList{u"@ #O  "_s, u"  ~ T "_s}));
        click({5, 1});
        QCOMPARE(rows(), (QStringList{u"@ #O  "_s, u"  ~ #O"_s}));
    }

    void draggedStampsLieSideBySide()
    {
        open({u"@        "_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"#O"_s})));
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        for (int x = 2; x < 6; ++x) {
            m_toolbox->drag({x, 0});
        }
        m_toolbox->release({5, 0});
        QCOMPARE(rows(), QStringList{u"@#O#O#O  "_s});
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void theRightButtonErasesTheCellsUnderTheStamp()
    {
        open({u"@####"_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"~~"_s})));
        click({1, 0}, Qt::RightButton);
        QCOMPARE(rows(), QStringList{u"@  ##"_s});
    }

    void aStampWithAStartLeavesOne()
    {
        open({u"@    "_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"@@"_s})));
        click({2, 0});
        QCOMPARE(rows(), QStringList{u"   @ "_s});
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@    "_s});
    }

    void stampsFlipAndTurnBeforePlacing()
    {
        open({u"@   "_s, u"    "_s, u"    "_s});
        m_toolbox->takeStamp(stampOf(drawnLevel({u"#O"_s})));
        QSignalSpy changed(m_toolbox.get(), &Toolbox::stampChanged);
        m_toolbox->orientStamp(Orientation::leftRight());
        QCOMPARE(changed.count(), 1);
        click({1, 0});
        m_toolbox->orientStamp(Orientation::clockwise());
        click({3, 1});
        QCOMPARE(rows(), (QStringList{u"@O# "_s, u"   O"_s, u"   #"_s}));
    }

    void puttingTheStampAwayReturnsToTheToolBefore()
    {
        open({u"@   "_s});
        m_toolbox->setTool(ToolId::Wand);
        QVERIFY(!m_toolbox->leaveStampTool());
        m_toolbox->takeStamp(stampOf(drawnLevel({u"#"_s})));
        QVERIFY(m_toolbox->leaveStampTool());
        QCOMPARE(m_toolbox->tool(), ToolId::Wand);
    }

    void anEmptyStampChangesNoCell()
    {
        open({u"@   "_s});
        m_toolbox->setTool(ToolId::Stamp);
        m_toolbox->hover(Point{1, 0});
        QVERIFY(m_toolbox->preview().area.isEmpty());
        drag({1, 0}, {3, 0});
        m_toolbox->orientStamp(Orientation::clockwise());
        QVERIFY(m_toolbox->selection().copy().isEmpty());
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void copiesAreTheSelectedCells()
    {
        open({u"@#O "_s, u"    "_s});
        m_toolbox->selection().setCells(Area({{1, 0}, {2, 0}, {1, 1}}, {4, 2}));
        const Stamp stamp = m_toolbox->selection().copy();
        QCOMPARE(stamp.size(), (Size{2, 2}));
        QCOMPARE(stamp.cells.count(), 3);
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"    "_s}));
        m_toolbox->takeStamp(stamp);
        paint(*m_document, {3, 1}, terrain(u"water"_s));
        click({2, 0});
        QCOMPARE(rows(), (QStringList{u"@ #O"_s, u"   ~"_s}));
    }

    void takingAStampClearsTheSelection()
    {
        open({u"@   "_s});
        m_toolbox->selection().selectAll();
        m_toolbox->takeStamp(m_toolbox->selection().copy());
        QVERIFY(m_toolbox->selection().isEmpty());
    }

    void aMixFollowsItsWeights()
    {
        m_document->reset(newLevel(*shippedCatalogue(), {100, 100}));
        setOptions([](DrawOptions &options) {
            options.mix.parts = {{terrain(u"water"_s), 3}, {terrain(u"grass"_s), 1}};
            options.isMixed = true;
        });
        m_toolbox->setSeeds(1);
        m_toolbox->setTool(ToolId::Rectangle);
        drag({0, 0}, {99, 99});
        const Grid<TerrainId> &drawn = m_document->level().terrain;
        const qint64 water = terrainArea(drawn, *shippedCatalogue()->terrainOf(u"water"_s)).count();
        const qint64 grass = terrainArea(drawn, *shippedCatalogue()->terrainOf(u"grass"_s)).count();
        QCOMPARE(water + grass, 10'000);
        QVERIFY(water > 7'300 && water < 7'700);
    }

    void aStrokesMixDependsOnItsSeedOnly()
    {
        setOptions([](DrawOptions &options) {
            options.mix.parts = {{terrain(u"water"_s), 1}, {kind(u"orc"_s), 1}, {terrain(u"grass"_s), 2}};
            options.isMixed = true;
        });
        QStringList drawn;
        for (const int seed : {7, 7, 8}) {
            open({u"          "_s, u"          "_s});
            m_toolbox->setSeeds(std::uint64_t(seed));
            drag({0, 0}, {9, 0});
            drag({0, 1}, {9, 1});
            drawn.append(rows().join(u'|'));
        }
        QCOMPARE(drawn.at(0), drawn.at(1));
        QVERIFY(drawn.at(0) != drawn.at(2));
        QVERIFY(drawn.at(0).section(u'|', 0, 0) != drawn.at(0).section(u'|', 1, 1));
    }

    void previewsShowTheMixThatIsDrawn()
    {
        setOptions([](DrawOptions &options) {
            options.brushSize = 15;
            options.mix.parts = {{terrain(u"water"_s), 1}, {kind(u"orc"_s), 1}};
            options.isMixed = true;
        });
        open({u"          "_s, u"          "_s});
        for (int i = 0; i < 5; ++i) {
            m_toolbox->hover(std::nullopt);
            m_toolbox->hover(Point{5, 1});
            Level expected = m_document->level();
            applyChange(expected, m_toolbox->preview().change);
            click({5, 1});
            QCOMPARE(m_document->level(), expected);
        }
    }

    void redoDrawsTheSameMix()
    {
        setOptions([](DrawOptions &options) {
            options.mix.parts = {{terrain(u"water"_s), 1}, {kind(u"orc"_s), 1}};
            options.isMixed = true;
        });
        open({u"          "_s});
        drag({0, 0}, {9, 0});
        const QByteArray drawn = jsonOf(*m_document);
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"          "_s});
        m_document->redo();
        QCOMPARE(jsonOf(*m_document), drawn);
    }

    void mixesAreSymmetricToo()
    {
        setOptions([](DrawOptions &options) {
            options.mix.parts = {{terrain(u"water"_s), 1}, {terrain(u"grass"_s), 1}, {kind(u"orc"_s), 1}};
            options.isMixed = true;
            options.symmetry = Symmetry::LeftRight;
        });
        open({u"          "_s});
        drag({0, 0}, {4, 0});
        const QString row = rows().first();
        QString reversed = row;
        std::reverse(reversed.begin(), reversed.end());
        QCOMPARE(row, reversed);
        QVERIFY(row.trimmed().size() == 10);
    }

    void erasingIsNeverMixed()
    {
        setOptions([](DrawOptions &options) {
            options.mix.parts = {{terrain(u"water"_s), 1}};
            options.isMixed = true;
        });
        open({u"@###"_s});
        drag({1, 0}, {2, 0}, Qt::RightButton);
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        m_toolbox->setTool(ToolId::Erase);
        click({3, 0});
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

    void replacingTerrainCountsAndReplaces()
    {
        open({u"@##O"_s, u"~# g"_s});
        QCOMPARE(m_toolbox->countToReplace(terrain(u"wall"_s), terrain(u"grass"_s), false), 3);
        QCOMPARE(m_toolbox->countToReplace(terrain(u"spikes"_s), terrain(u"grass"_s), false), 0);
        m_toolbox->replaceAll(terrain(u"wall"_s), terrain(u"grass"_s), false);
        QCOMPARE(rows(), (QStringList{u"@%%O"_s, u"~% g"_s}));
        QCOMPARE(m_document->undoStack().undoText(), u"replace wall with tall grass"_s);
        m_document->undo();
        QCOMPARE(rows(), (QStringList{u"@##O"_s, u"~# g"_s}));
    }

    void replacingThingsKeepsOtherThings()
    {
        open({u"@O O"_s, u"T   "_s});
        Paint hurt = kind(u"orc"_s);
        hurt.values = {{u"hp"_s, 3}};
        paint(*m_document, {1, 0}, hurt);
        paint(*m_document, {1, 0}, kind(u"sword"_s));
        QCOMPARE(m_toolbox->countToReplace(kind(u"orc"_s), kind(u"troll"_s), false), 2);
        m_toolbox->replaceAll(kind(u"orc"_s), kind(u"troll"_s), false);
        QCOMPARE(m_toolbox->countToReplace(kind(u"orc"_s), kind(u"troll"_s), false), 0);
        QCOMPARE(m_toolbox->countToReplace(kind(u"troll"_s), kind(u"troll"_s), false), 3);
        QCOMPARE(m_toolbox->countToReplace(kind(u"sword"_s), kind(u"troll"_s), false), 1);
        m_toolbox->replaceAll(kind(u"troll"_s), terrain(u"wall"_s), false);
        QCOMPARE(rows(), (QStringList{u"@# #"_s, u"#   "_s}));
    }

    void replacingWithinACategoryKeepsValues()
    {
        open({u"@ O O"_s});
        Paint carrier = kind(u"orc"_s);
        carrier.values = {{u"item"_s, u"red_key"_s}, {u"hp"_s, 3}};
        paint(*m_document, {1, 0}, carrier);
        const Level before = m_document->level();
        m_toolbox->replaceAll(kind(u"orc"_s), kind(u"troll"_s), false);
        const std::vector<Thing> &things = m_document->level().things;
        QCOMPARE(things.size(), std::size_t(4));
        QCOMPARE(things[1].kind, u"troll"_s);
        QCOMPARE(things[1].values, carrier.values);
        QCOMPARE(things[2].kind, u"troll"_s);
        QVERIFY(things[2].values.isEmpty());
        m_document->undo();
        QCOMPARE(m_document->level(), before);
        m_toolbox->replaceAll(kind(u"orc"_s), kind(u"sword"_s), false);
        QCOMPARE(m_document->level().things[1].kind, u"sword"_s);
        QVERIFY(m_document->level().things[1].values.isEmpty()); // a sword has no hit points
    }

    void replacingIncludesCarriedItems()
    {
        open({u"@O4"_s});
        Paint carrier = kind(u"orc"_s);
        carrier.values = {{u"item"_s, u"red_key"_s}, {u"hp"_s, 3}};
        paint(*m_document, {1, 0}, carrier);
        const Level before = m_document->level();
        const auto values = [&] { return m_document->level().things[1].values; };
        QCOMPARE(m_toolbox->countToReplace(kind(u"red_key"_s), kind(u"blue_key"_s), false), 2);
        QCOMPARE(m_toolbox->countToReplace(kind(u"red_key"_s), terrain(u"wall"_s), false), 1);
        m_toolbox->replaceAll(kind(u"red_key"_s), kind(u"blue_key"_s), false);
        QCOMPARE(rows(), QStringList(u"@ 5"_s)); // things with values have no character in the rows
        QCOMPARE(values(), (QJsonObject{{u"item"_s, u"blue_key"_s}, {u"hp"_s, 3}}));
        m_document->undo();
        QCOMPARE(m_document->level(), before);
        m_toolbox->replaceAll(kind(u"red_key"_s), kind(u"orc"_s), false);
        QCOMPARE(values(), (QJsonObject{{u"item"_s, u"red_key"_s}, {u"hp"_s, 3}})); // an orc cannot be carried
    }

    void replacingInTheSelectionLeavesTheRest()
    {
        open({u"##O#"_s, u"O # "_s});
        m_toolbox->selection().setCells(rectangleArea({0, 0}, {1, 1}, {4, 2}));
        QCOMPARE(m_toolbox->countToReplace(terrain(u"wall"_s), terrain(u"grass"_s), true), 2);
        QCOMPARE(m_toolbox->countToReplace(kind(u"orc"_s), kind(u"troll"_s), true), 1);
        m_toolbox->replaceAll(terrain(u"wall"_s), terrain(u"water"_s), true);
        m_toolbox->replaceAll(kind(u"orc"_s), kind(u"dragon"_s), true);
        QCOMPARE(rows(), (QStringList{u"~~O#"_s, u"D # "_s}));
    }

private:
    void setOptions(const std::function<void(DrawOptions &)> &change)
    {
        DrawOptions options = m_toolbox->options();
        change(options);
        m_toolbox->setOptions(options);
    }
};

MAZEWRIGHT_SUITE(drawing, TestDrawing)
#include "tst_drawing.moc"
