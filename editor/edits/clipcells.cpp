#include "editor/edits/clipcells.h"

#include "editor/edits/carriedkinds.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/levelfile/rowdrawing.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView maskKey("mask");
constexpr QLatin1StringView groundKey("leaves_ground");

Level levelOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue)
{
    Level level;
    level.ruleset = from.ruleset;
    level.tileset = from.tileset;
    level.legend = from.legend;
    level.kinds = kindsNeeded(from.kinds, stamp.things);
    level.translations = kindTextsOf(from.translations, level.kinds);
    level.drawn.preferred = from.drawn.preferred;
    level.terrain = Grid<TerrainId>(stamp.size(), catalogue.floor());
    level.things = stamp.things;
    for (const Point cell : stamp.cells.cells()) {
        level.terrain.set(cell, stamp.terrain.at(cell));
    }
    return level;
}

/// Returns one character per cell: '#' if it belongs to the stamp.
QJsonArray maskOf(const Stamp &stamp)
{
    QJsonArray rows;
    for (int y = 0; y < stamp.size().height; ++y) {
        QString row;
        for (int x = 0; x < stamp.size().width; ++x) {
            row += stamp.cells.contains({x, y}) ? u'#' : u' ';
        }
        rows.append(row);
    }
    return rows;
}

Area areaOfMask(const QJsonArray &rows, Size size)
{
    std::vector<Point> cells;
    for (int y = 0; y < size.height; ++y) {
        const QString row = rows.at(y).toString();
        for (int x = 0; x < std::min(size.width, int(row.size())); ++x) {
            if (row.at(x) == u'#') {
                cells.push_back({x, y});
            }
        }
    }
    return Area(std::move(cells), size);
}

} // namespace

QString textOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue)
{
    const Level level = levelOf(stamp, from, catalogue);
    const LegendTable legend(catalogue, completeLegend(level, catalogue), level.drawn.preferred);
    RowDrawing drawing(level, catalogue, legend);
    for (const Thing &thing : level.things) {
        if (const std::optional<char32_t> character = legend.characterOf(thing)) {
            drawing.set(thing.cell, *character);
        }
    }
    QString text;
    for (int y = 0; y < level.size().height; ++y) {
        text += drawing.row(y) + u'\n';
    }
    return text;
}

std::unique_ptr<QMimeData> mimeDataOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue)
{
    Level level = levelOf(stamp, from, catalogue);
    if (stamp.cells != Area::all(stamp.size())) {
        level.unknown.insert(maskKey, maskOf(stamp));
    }
    if (stamp.isThingsOnly) {
        level.unknown.insert(groundKey, true);
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(textOf(stamp, from, catalogue));
    data->setData(cellsMimeType, writeLevelJson(level, catalogue));
    return data;
}

std::optional<Level> levelOfCells(const QByteArray &cells, const Catalogue &catalogue)
{
    std::optional<Level> level = readLevelJson(cells, catalogue).level.take();
    if (level) {
        level->unknown = {};
    }
    return level;
}

std::optional<Stamp> cellsOf(const QByteArray &cells, const Catalogue &catalogue)
{
    const ReadLevel read = readLevelJson(cells, catalogue);
    if (!read.level) {
        return std::nullopt;
    }
    const QJsonValue mask = read.level->unknown.value(maskKey);
    const Size size = read.level->size();
    const Area area = mask.isArray() ? areaOfMask(mask.toArray(), size) : Area::all(size);
    Stamp stamp = stampOf(*read.level, area);
    stamp.isThingsOnly = read.level->unknown.value(groundKey).toBool();
    stamp.kinds = read.level->kinds;
    stamp.translations = read.level->translations;
    return stamp;
}
