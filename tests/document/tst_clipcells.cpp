#include "editor/edits/clipcells.h"
#include "editor/tools/shapes.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Cells in the clipboard: complete for this program, rows of characters for other programs.
class TestClipCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsRowsInTheLevelsLegend()
    {
        Level level = drawnLevel({u"#@O~"_s, u" g +"_s});
        const Catalogue &catalogue = *shippedCatalogue();
        QCOMPARE(textOf(stampOf(level), level, catalogue), u"#@O~\n g +\n"_s);
        level.legend = {{u"w"_s, u"water"_s}, {u"o"_s, u"orc"_s}};
        QCOMPARE(textOf(stampOf(level), level, catalogue), u"#@ow\n g +\n"_s);
        level.drawn.preferred = U".";
        QCOMPARE(textOf(stampOf(level), level, catalogue), u"#@ow\n.g.+\n"_s);
    }

    void unselectedCellsAreBlankInText()
    {
        const Level level = drawnLevel({u"###"_s, u"#O#"_s});
        const Stamp stamp = stampOf(level, Area({{0, 0}, {1, 0}, {1, 1}}, level.size()));
        QCOMPARE(textOf(stamp, level, *shippedCatalogue()), u"##\n O\n"_s);
    }

    void copiedCellsSurviveTheClipboard()
    {
        Level level = drawnLevel({u"#@O~"_s, u" g ?"_s});
        level.things[1].values = {{u"hp"_s, 3}, {u"note"_s, u"mine"_s}};
        level.things.insert(level.things.begin() + 2, {.cell = {2, 0}, .kind = u"sword"_s, .values = {}});
        level.things.insert(level.things.begin() + 3, {.cell = {2, 0}, .kind = u"nobody_knows"_s, .values = {}});
        const Stamp stamp = stampOf(level);
        const auto data = mimeDataOf(stamp, level, *shippedCatalogue());
        QVERIFY(data->hasText());
        const std::optional<Stamp> read = cellsOf(data->data(cellsMimeType), *shippedCatalogue());
        QVERIFY(read.has_value());
        QCOMPARE(read->things, stamp.things);
        QVERIFY(*read == stamp);
    }

    void irregularShapesSurviveTheClipboard()
    {
        const Level level = drawnLevel({u"####"_s, u"#O #"_s, u"~~~~"_s});
        const Stamp stamp = stampOf(level, Area({{1, 0}, {0, 1}, {1, 1}, {3, 2}}, level.size()));
        const auto data = mimeDataOf(stamp, level, *shippedCatalogue());
        const std::optional<Stamp> read = cellsOf(data->data(cellsMimeType), *shippedCatalogue());
        QVERIFY(read.has_value());
        QCOMPARE(read->cells, stamp.cells);
        QCOMPARE(read->things, stamp.things);
        for (const Point cell : stamp.cells.cells()) {
            QCOMPARE(read->terrain.at(cell), stamp.terrain.at(cell));
        }
    }

    void otherClipboardDataGivesNoCells()
    {
        QVERIFY(!cellsOf({}, *shippedCatalogue()));
        QVERIFY(!cellsOf("##\n", *shippedCatalogue()));
        QVERIFY(!cellsOf("{ \"format\": \"other\" }", *shippedCatalogue()));
    }
};

MAZEWRIGHT_SUITE(clipcells, TestClipCells)
#include "tst_clipcells.moc"
