#include "editor/art/canvascolors.h"
#include "editor/canvas/overlayitem.h"
#include "editor/document/liveoverlays.h"
#include "editor/edits/levelfixes.h"
#include "editor/panels/overlaylegend.h"
#include "editor/panels/overlayrows.h"
#include "editor/pictures/layerpainter.h"
#include "gamecore/analysis/shape.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr auto everything = Overlays((1 << overlayCount) - 1);

/// Returns the rows with a `*` on each cell of an overlay.
QStringList marked(const QStringList &rows, const ShapeOverlays &shape, Overlay overlay)
{
    QStringList result = rows;
    for (int y = 0; y < shape.cells->height(); ++y) {
        for (int x = 0; x < shape.cells->width(); ++x) {
            result[y][x] = hasOverlay(shape.cells->at({x, y}), overlay) ? QChar(u'*') : result[y][x];
        }
    }
    return result;
}

ShapeOverlays shapeOf(const QStringList &rows, Overlays wanted = everything)
{
    return shapeOverlaysOf(drawnLevel(rows), *shippedCatalogue(), wanted);
}

Level turtleLevel()
{
    const QString file = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels/buchhaim.level.json");
    return *openLevelFile(file, *shippedCatalogue()).level;
}

QStringList textsOf(const std::vector<LegendLine> &lines)
{
    QStringList texts;
    for (const LegendLine &line : lines) {
        texts.append(line.text);
    }
    return texts;
}

/// Draws layers on ground of one color, as the canvas does at that many pixels per cell.
QImage drawn(const std::vector<CellLayer> &layers, Size size, int tile, QColor ground = Qt::black)
{
    LayerPainter painted;
    painted.setLayers(layers, size);
    painted.setScale({tile, 1});
    QImage picture(size.width * tile, size.height * tile, QImage::Format_ARGB32_Premultiplied);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.scale(double(tile) / sceneCell, double(tile) / sceneCell);
    const PixelPainting pixels(&painter, {tile, 1});
    painted.paint(pixels, &painter, QRect(0, 0, size.width, size.height));
    return picture;
}

/// Returns a layer with the patrols of some monsters in the same five times three cells from 1, 1 on.
CellLayer patrolLayer(int monsters)
{
    auto cells = std::make_shared<Grid<std::uint8_t>>(Size{7, 5}, 0);
    for (int i = 0; i < 15; ++i) {
        cells->set({1 + i % 5, 1 + i / 5}, std::uint8_t((1 << monsters) - 1));
    }
    CellLayer layer{.cells = cells, .marks = {}, .numbers = {}};
    for (int i = 0; i < monsters; ++i) {
        layer.marks.push_back(patrolMark(std::size_t(i), std::size_t(monsters)));
    }
    return layer;
}

std::set<std::pair<int, int>> coloredCells(const QImage &picture, int tile)
{
    std::set<std::pair<int, int>> cells;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) != QColor(Qt::black)) {
                cells.insert({x / tile, y / tile});
            }
        }
    }
    return cells;
}

} // namespace

/// Overlays on the edited level, and fixes as edits.
class TestOverlays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOverlayMarksItsCells()
    {
        const QStringList rows{u"#######"_s, u"#@  #g#"_s, u"# # ###"_s, u"# ###K#"_s, u"#######"_s};
        const ShapeOverlays shape = shapeOf(rows);
        QVERIFY(shape.hasStart);
        QCOMPARE(marked(rows, shape, Overlay::Unreachable),
                 (QStringList{u"#######"_s, u"#@  #*#"_s, u"# # ###"_s, u"# ###*#"_s, u"#######"_s}));
        QCOMPARE(marked(rows, shape, Overlay::DeadEnds),
                 (QStringList{u"#######"_s, u"#@  #g#"_s, u"# #*###"_s, u"#*###K#"_s, u"#######"_s}));
        QCOMPARE(marked(rows, shape, Overlay::Chokepoints),
                 (QStringList{u"#######"_s, u"#***#g#"_s, u"#*# ###"_s, u"# ###K#"_s, u"#######"_s}));
        QCOMPARE(shape.counts[std::size_t(Overlay::Unreachable)], 2);
        QCOMPARE(shape.counts[std::size_t(Overlay::DeadEnds)], 2);
        QCOMPARE(shape.counts[std::size_t(Overlay::Chokepoints)], 4);
        QCOMPARE(shape.steps->at({3, 2}), 3);
        QCOMPARE(shape.steps->at({5, 1}), notReached);
        QCOMPARE(shape.farthest, 3);
        QVERIFY(hasOverlay(shape.cells->at({2, 1}), Overlay::StartView));
        QVERIFY(!hasOverlay(shape.cells->at({5, 3}), Overlay::StartView));
        for (int i = 0; i < overlayCount; ++i) { // overlays that cover cells have a mark there
            const OverlayRow &row = overlayRow(Overlay(i));
            const bool isOnCells = shape.counts[std::size_t(i)] > 0 || row.overlay == Overlay::Patrols;
            QVERIFY2(row.mark.has_value() == isOnCells, row.name);
        }
    }

    void onlyRequestedOverlaysAreMade()
    {
        const ShapeOverlays shape = shapeOf({u"@ #g"_s}, overlayBit(Overlay::Unreachable));
        QCOMPARE(shape.cells->cells(), (std::vector<std::uint8_t>{0, 0, 0, overlayBit(Overlay::Unreachable)}));
        QVERIFY(!shape.steps);
    }

    void withoutAStartThereAreNoOverlays()
    {
        for (const QString &row : {u"  g"_s, u"@ @"_s}) {
            const ShapeOverlays shape = shapeOf({row});
            QVERIFY(!shape.hasStart);
            QCOMPARE(shape.cells->cells(), std::vector<std::uint8_t>(3, 0));
            QCOMPARE(textsOf(legendOf({everything, &shape, nullptr}, drawnLevel({row}), *shippedCatalogue(), 1)),
                     QStringList{u"This needs a level with one start"_s});
            QVERIFY(layersOf({everything, &shape, nullptr}, {3, 1}).empty());
        }
    }

    void patrolsOfTheTurtleLevelAreCounted()
    {
        const PatrolsOverlay patrols = patrolsOverlayOf(turtleLevel(), *shippedCatalogue(), std::nullopt);
        QCOMPARE(patrols.monsters, 4);
        QCOMPARE(patrols.floor, 158);
        std::multiset<qint64> cells;
        for (std::size_t i = 0; i < patrols.apart.size(); ++i) {
            cells.insert(patrols.apart[i].cells);
            QVERIFY((patrols.cells->at(patrols.apart[i].cell) >> i & 1) != 0);
            const auto &all = patrols.cells->cells();
            QCOMPARE(std::count_if(all.begin(), all.end(), [i](std::uint8_t bits) { return (bits >> i & 1) != 0; }),
                     patrols.apart[i].cells);
        }
        QCOMPARE(cells, (std::multiset<qint64>{33, 61, 62, 86}));
    }

    void aSingleMonsterCanBeChosen()
    {
        const Level level = turtleLevel();
        const PatrolsOverlay all = patrolsOverlayOf(level, *shippedCatalogue(), std::nullopt);
        for (const PatrolsOverlay::Monster &monster : all.apart) {
            const PatrolsOverlay one = patrolsOverlayOf(level, *shippedCatalogue(), monster.thing);
            QCOMPARE(one.apart.size(), std::size_t(1));
            QCOMPARE(one.apart.front().cells, monster.cells);
            QCOMPARE(one.covered, monster.cells);
        }
    }

    void patrolsOfManyMonstersAreCombined()
    {
        Level level = drawnLevel({u"OOOOOOO#O"_s, u"@########"_s});
        level.ruleset = u"buchhaim"_s;
        const PatrolsOverlay patrols = patrolsOverlayOf(level, *shippedCatalogue(), std::nullopt);
        QCOMPARE(patrols.monsters, 8);
        QVERIFY(patrols.apart.empty());
        QCOMPARE(patrols.covered, 9);
        QCOMPARE(textsOf(legendOf({everything, nullptr, &patrols}, level, *shippedCatalogue(), 1)),
                 QStringList{u"Patrols of 8 monsters together: 9 of 9 floor cells"_s});
    }

    void overlaysFollowEdits()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@  g"_s}));
        LiveOverlays overlays(document);
        overlays.setWanted(overlayBit(Overlay::Unreachable));
        QVERIFY(!overlays.shape());
        overlays.setActive(true);
        QCOMPARE(overlays.shape()->counts[std::size_t(Overlay::Unreachable)], 0);
        paint(document, {1, 0}, terrain(u"wall"_s));
        QCOMPARE(overlays.shape()->counts[std::size_t(Overlay::Unreachable)], 2);
        document.undo();
        QCOMPARE(overlays.shape()->counts[std::size_t(Overlay::Unreachable)], 0);
        overlays.setActive(false);
        QVERIFY(!overlays.shape());
    }

    void overlaysOfALargeLevelFollowInAnotherThread()
    {
        LevelDocument document(shippedCatalogue());
        Level level = newLevel(*shippedCatalogue(), {400, 400});
        document.reset(level);
        LiveOverlays overlays(document);
        overlays.setActive(true);
        overlays.setWanted(overlayBit(Overlay::Unreachable));
        QVERIFY(overlays.isRunning());
        QTRY_VERIFY(overlays.shape());
        paint(document, {2, 1}, terrain(u"wall"_s));
        paint(document, {1, 2}, terrain(u"wall"_s));
        QVERIFY(overlays.isRunning());
        QCOMPARE(overlays.shape()->counts[std::size_t(Overlay::Unreachable)], 0);
        QTRY_VERIFY(!overlays.isRunning());
        QCOMPARE(overlays.shape()->counts[std::size_t(Overlay::Unreachable)], 398LL * 398 - 3);
    }

    void theChosenMonsterStaysChosen()
    {
        LevelDocument document(shippedCatalogue());
        Level level = drawnLevel({u"@ g"_s, u" O "_s, u"  K"_s});
        level.ruleset = u"buchhaim"_s;
        document.reset(level);
        LiveOverlays overlays(document);
        overlays.setActive(true);
        overlays.setChosen(std::size_t(2));
        QCOMPARE(overlays.patrols()->apart.front().cell, (Point{1, 1}));
        paint(document, {2, 0}, Paint::eraser());
        QCOMPARE(overlays.chosen(), std::optional<std::size_t>(1));
        QCOMPARE(overlays.patrols()->apart.front().cell, (Point{1, 1}));
        paint(document, {1, 1}, Paint::eraser());
        QVERIFY(!overlays.chosen());
        QVERIFY(!overlays.patrols());
    }

    void theLegendExplainsTheOverlays()
    {
        const Level level = turtleLevel();
        const ShapeOverlays shape = shapeOverlaysOf(level, *shippedCatalogue(), everything);
        const PatrolsOverlay patrols = patrolsOverlayOf(level, *shippedCatalogue(), std::nullopt);
        const QStringList texts = textsOf(legendOf({everything, &shape, &patrols}, level, *shippedCatalogue(), 1));
        const int ofShape = overlayCount - 1; // one line each, except for the patrols, which have a heading and four
                                              // monsters
        QCOMPARE(texts.size(), ofShape + 5);
        QVERIFY(texts.contains(u"Patrols:"_s));
        QCOMPARE(texts[0], u"Unreachable cells: 0"_s);
        QVERIFY2(texts[ofShape - 1].startsWith(u"Steps from the start: up to "_s), qPrintable(texts[ofShape - 1]));
        QVERIFY2(texts.filter(QRegularExpression(u"^orc \\(\\d+, \\d+\\): 33 of 158 floor cells$"_s)).size() == 1,
                 qPrintable(texts.join(u'\n')));
    }

    void distancesHaveFewBands()
    {
        QCOMPARE(distanceBand(0), 10);
        QCOMPARE(distanceBand(499), 10);
        QCOMPARE(distanceBand(500), 50);
        QCOMPARE(distanceBand(2499), 50);
        QCOMPARE(distanceBand(2500), 100);
        QVERIFY(8'400'000 / distanceBand(8'400'000) < CellLayer::mostBands);
    }

    void allMarksDifferWithoutColor()
    {
        std::vector<CellMark> marks;
        for (std::size_t i = 0; i < std::size_t(PatrolsOverlay::mostApart); ++i) {
            marks.push_back(patrolMark(i, std::size_t(PatrolsOverlay::mostApart)));
        }
        for (int i = 0; i < overlayCount; ++i) {
            const OverlayRow &row = overlayRow(Overlay(i));
            if (row.mark && row.overlay != Overlay::Patrols) { // its mark equals the first one above
                marks.push_back(*row.mark);
            }
        }
        std::set<CellPattern> patterns;
        for (const CellMark &mark : marks) {
            QVERIFY(patterns.insert(mark.pattern).second);
        }
        std::set<QByteArray> pictures;
        for (CellMark mark : marks) {
            mark.color = Qt::white;
            mark.hasOutline = false;
            const QImage picture = markSwatch(mark, 32, 1).toImage();
            pictures.insert(QByteArray(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), marks.size());
    }

    void layersOfAnotherSizeAreLeftOut()
    {
        const ShapeOverlays shape = shapeOf({u"@ g"_s});
        QCOMPARE(layersOf({everything, &shape, nullptr}, {3, 1}).size(), std::size_t(1));
        QVERIFY(layersOf({everything, &shape, nullptr}, {4, 1}).empty());
        const Tileset tileset;
        const LevelPainter painter(tileset, *shippedCatalogue(), TileLook::Tiles, {});
        OverlayItem item(painter);
        item.setSize({3, 1});
        item.setLayers(layersOf({everything, &shape, nullptr}, {3, 1}));
        QCOMPARE(item.layers().size(), std::size_t(1));
        item.setSize({4, 1});
        QVERIFY(item.layers().empty());
    }

    void marksAreDrawnOnlyOnTheirCells_data()
    {
        QTest::addColumn<int>("tile");
        QTest::newRow("with patterns") << 32;
        QTest::newRow("the smallest with patterns") << 10;
        QTest::newRow("as pixels") << 2;
    }

    void marksAreDrawnOnlyOnTheirCells()
    {
        QFETCH(int, tile);
        const ShapeOverlays shape = shapeOf({u"@ #g##"_s, u"######"_s}, overlayBit(Overlay::Unreachable));
        const QImage picture = drawn(layersOf({everything, &shape, nullptr}, {6, 2}), {6, 2}, tile);
        QCOMPARE(coloredCells(picture, tile), (std::set<std::pair<int, int>>{{3, 0}}));
    }

    void numbersAreDrawnInBands()
    {
        const ShapeOverlays shape = shapeOf({u"@                        "_s}, overlayBit(Overlay::Distance));
        const Size size{25, 1};
        const QImage picture = drawn(layersOf({overlayBit(Overlay::Distance), &shape, nullptr}, size), size, 2);
        std::set<QRgb> colors;
        for (int x = 0; x < size.width; ++x) {
            colors.insert(picture.pixel(x * 2, 0));
            QCOMPARE(picture.pixel(x * 2, 0), picture.pixel(x / 10 * 20, 0));
        }
        QCOMPARE(colors.size(), std::size_t(3));
    }

    void overlappingPatrolsStayDistinguishable_data()
    {
        QTest::addColumn<int>("monsters");
        QTest::addColumn<int>("tile");
        for (const int tile : {16, 32, 64}) {
            for (int monsters = 1; monsters <= PatrolsOverlay::mostApart; ++monsters) {
                QTest::addRow("%d of %d px", monsters, tile) << monsters << tile;
            }
        }
    }

    /// Patrols stay distinguishable: each has a line of its own, with its own dashes, however many monsters share the
    /// same cells.
    void overlappingPatrolsStayDistinguishable()
    {
        QFETCH(int, monsters);
        QFETCH(int, tile);
        const Size size{7, 3};
        auto cells = std::make_shared<Grid<std::uint8_t>>(size, 0);
        for (int x = 1; x < 6; ++x) {
            cells->set({x, 1}, std::uint8_t((1 << monsters) - 1));
        }
        CellLayer layer{.cells = cells, .marks = {}, .numbers = {}};
        for (int i = 0; i < monsters; ++i) {
            layer.marks.push_back(patrolMark(std::size_t(i), std::size_t(monsters)));
        }
        const QImage picture = drawn({layer}, size, tile);
        std::set<int> insets;
        std::set<QList<bool>> dashes;
        for (int i = 0; i < monsters; ++i) {
            const QRgb color = layer.marks[std::size_t(i)].color.rgb();
            int top = -1;
            for (int y = tile; y < 2 * tile && top < 0; ++y) {
                for (int x = 3 * tile; x < 4 * tile && top < 0; ++x) {
                    top = picture.pixel(x, y) == color ? y : -1;
                }
            }
            QVERIFY2(top >= 0, qPrintable(QString::number(i)));
            QVERIFY(top < tile + tile / 2);
            QVERIFY(insets.insert(top).second);
            QList<bool> dash;
            for (int x = 3 * tile; x < 4 * tile; ++x) {
                dash.append(picture.pixel(x, top) == color);
                QCOMPARE(picture.pixel(x + tile, top), picture.pixel(x, top)); // the dash continues in the next cell
            }
            QVERIFY(dashes.insert(dash).second);
        }
    }

    /// The floor of a patrol keeps most of its light, and its line has a dark edge on both sides.
    void patrolsKeepTheFloorLight()
    {
        const int tile = 24;
        const QColor floor(0x8f, 0x86, 0x72);
        const QImage picture = drawn({patrolLayer(1)}, {7, 5}, tile, floor);
        const QColor inside = picture.pixelColor(3 * tile + tile / 2, 2 * tile + tile / 2);
        QVERIFY2(inside.lightness() >= floor.lightness() * 7 / 10, qPrintable(inside.name()));
        QStringList across; // of the line along the upper border of the middle cell, from outside
        for (int y = tile - 2; y < tile + 4; ++y) {
            across.append(picture.pixelColor(3 * tile + tile / 2, y).name());
        }
        const QString ink = CanvasColors::ink.name();
        const QString line = patrolMark(0, 1).color.name();
        QCOMPARE(across, (QStringList{floor.name(), ink, line, line, ink, inside.name()}));
    }

    void chokepointsAreSeenBesideTheirNumbers()
    {
        const int tile = 24;
        const Size size{7, 5};
        const auto wanted = Overlays(overlayBit(Overlay::Chokepoints) | overlayBit(Overlay::Distance));
        const ShapeOverlays shape =
            shapeOf({u"#######"_s, u"#@  #g#"_s, u"# # ###"_s, u"# ###K#"_s, u"#######"_s}, wanted);
        const QImage picture = drawn(layersOf({wanted, &shape, nullptr}, size), size, tile);
        const QRgb color = overlayRow(Overlay::Chokepoints).mark->color.rgb();
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                int pixels = 0;
                for (int i = 0; i < tile * tile; ++i) {
                    pixels += picture.pixel(x * tile + i % tile, y * tile + i / tile) == color ? 1 : 0;
                }
                const bool isMarked = hasOverlay(shape.cells->at({x, y}), Overlay::Chokepoints);
                QVERIFY2(isMarked ? pixels >= 16 : pixels == 0, qPrintable(u"%1, %2: %3"_s.arg(x).arg(y).arg(pixels)));
            }
        }
    }

    void aFixIsAChangeThatUndoes()
    {
        const QStringList rows{u"#######"_s, u"#@  #g#"_s, u"# 41#K#"_s, u"###O###"_s, u"#  1  #"_s, u"#######"_s};
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel(rows));
        const QByteArray before = jsonOf(document);
        const std::shared_ptr<const LevelAnalysis> analysis = document.check().analysis();
        int fixes = 0;
        for (const Issue &issue : analysis->issues) {
            for (const LevelFix &fix : fixesFor(document.level(), *analysis, issue)) {
                const Level fixed = fixedLevel(document.level(), fix);
                QVERIFY(!nameOf(fix, document.level(), *document.catalogue()).isEmpty());
                document.changeLevel(u"fix"_s, propertiesByFixing(document.level(), fix),
                                     changeByFixing(document.level(), fix));
                QCOMPARE(document.level(), fixed);
                document.undo();
                QCOMPARE(jsonOf(document), before);
                ++fixes;
            }
        }
        QVERIFY(fixes >= 4);
    }
};

MAZEWRIGHT_SUITE(overlays, TestOverlays)
#include "tst_overlays.moc"
