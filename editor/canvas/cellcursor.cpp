#include "editor/canvas/cellcursor.h"

#include "editor/canvas/canvas.h"

#include <QKeyEvent>

#include <array>
#include <span>
#include <utility>

namespace {

/// Returns the last cell; (0, 0) for an empty level.
Point lastCellOf(Size level)
{
    return {qMax(0, level.width - 1), qMax(0, level.height - 1)};
}

struct StepKey {
    Qt::Key key;
    Direction direction;
};

constexpr std::size_t arrowCount = 4;
constexpr std::array<StepKey, 8> stepKeys{{{Qt::Key_Up, Direction::North},
                                           {Qt::Key_Right, Direction::East},
                                           {Qt::Key_Down, Direction::South},
                                           {Qt::Key_Left, Direction::West},
                                           {Qt::Key_PageUp, Direction::NorthEast},
                                           {Qt::Key_PageDown, Direction::SouthEast},
                                           {Qt::Key_End, Direction::SouthWest},
                                           {Qt::Key_Home, Direction::NorthWest}}};

QKeyEvent unshifted(const QKeyEvent &key)
{
    return {key.type(), key.key(), key.modifiers() & ~Qt::ShiftModifier, key.text().toLower()};
}

Point stepped(Point cell, Direction direction, int cells, Size level)
{
    const Point way = stepOf(direction);
    return cellWithin({cell.x + way.x * cells, cell.y + way.y * cells}, level);
}

std::optional<Direction> directionOf(const QKeyEvent &key, const CursorKeys &keys)
{
    for (const StepKey &row : std::span(stepKeys).first(keys.isFar ? arrowCount : stepKeys.size())) {
        if (row.key == key.key()) {
            return row.direction;
        }
    }
    return keys.steps ? keys.steps(unshifted(key)) : std::nullopt;
}

/// Returns the target of Home, End, PgUp and PgDown for long moves.
std::optional<Point> farCellAfter(const QKeyEvent &key, Point from, Size level, Size page)
{
    const bool isWhole = key.modifiers().testFlag(Qt::ControlModifier);
    const bool isSideways = key.modifiers().testFlag(Qt::ShiftModifier);
    const Point last = lastCellOf(level);
    switch (key.key()) {
    case Qt::Key_Home:
        return isWhole ? Point{0, 0} : Point{0, from.y};
    case Qt::Key_End:
        return isWhole ? last : Point{last.x, from.y};
    case Qt::Key_PageUp:
        return isSideways ? stepped(from, Direction::West, page.width, level)
                          : stepped(from, Direction::North, page.height, level);
    case Qt::Key_PageDown:
        return isSideways ? stepped(from, Direction::East, page.width, level)
                          : stepped(from, Direction::South, page.height, level);
    default:
        return std::nullopt;
    }
}

/// Returns the first cell in a straight direction with other terrain than `from`, else the last one of the level.
Point nextTerrain(const Grid<TerrainId> &terrain, Point from, Direction direction)
{
    Point cell = from;
    while (terrain.contains(cell + stepOf(direction)) && terrain.at(cell) == terrain.at(from)) {
        cell = cell + stepOf(direction);
    }
    return cell;
}

} // namespace

Point cellWithin(Point cell, Size level)
{
    const Point last = lastCellOf(level);
    return {qBound(0, cell.x, last.x), qBound(0, cell.y, last.y)};
}

std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page)
{
    if (const std::optional<Direction> direction = directionOf(key, keys)) {
        const bool isShifted = key.modifiers().testFlag(Qt::ShiftModifier);
        return keys.isFar && key.modifiers().testFlag(Qt::ControlModifier)
                   ? nextTerrain(terrain, from, *direction)
                   : stepped(from, *direction, isShifted ? keys.longStep : 1, terrain.size());
    }
    return keys.isFar ? farCellAfter(key, from, terrain.size(), page) : std::nullopt;
}

CellCursor::CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look)
    : m_canvas(canvas), m_keys(std::move(keys)), m_look(look)
{
}

void CellCursor::moveTo(Point cell)
{
    m_canvas.revealCell(cellWithin(cell, m_canvas.levelSize()));
    moveToMouse(cell);
}

void CellCursor::moveToMouse(Point cell)
{
    m_cell = cellWithin(cell, m_canvas.levelSize());
    m_canvas.setCursorCell(m_cell, m_look);
    Q_EMIT moved();
}

void CellCursor::hide()
{
    if (m_cell) {
        m_cell.reset();
        m_canvas.setCursorCell(std::nullopt);
        Q_EMIT moved();
    }
}

std::optional<Point> CellCursor::cellAfter(const QKeyEvent &key, Point from) const
{
    const QSize seen = m_canvas.viewedCells().size().toSize();
    const Size page{qMax(1, seen.width() - 1), qMax(1, seen.height() - 1)};
    return ::cellAfter(key, from, m_keys, m_canvas.terrain(), page);
}
