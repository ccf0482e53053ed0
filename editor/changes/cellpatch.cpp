#include "editor/changes/cellpatch.h"

#include <algorithm>

namespace {

/// Rectangles that together are no larger than this are worth a few cells too many.
constexpr qint64 smallArea = 4096;

qint64 areaOf(const QRect &cells)
{
    return qint64(cells.width()) * cells.height();
}

QRect insideOf(const QRect &cells, Size size)
{
    return cells & QRect(0, 0, size.width, size.height);
}

/// The things of the rows from the first to one past the last: a level has them in reading order.
std::pair<std::vector<Thing>::const_iterator, std::vector<Thing>::const_iterator>
thingsOfRows(const std::vector<Thing> &things, const QRect &cells)
{
    const auto isAbove = [](const Thing &thing, int y) { return thing.cell.y < y; };
    const auto first = std::lower_bound(things.begin(), things.end(), cells.top(), isAbove);
    const auto last = std::find_if(first, things.end(), [&cells](const Thing &t) { return t.cell.y > cells.bottom(); });
    return {first, last};
}

bool holds(const QRect &cells, const Thing &thing)
{
    return cells.contains(thing.cell.x, thing.cell.y);
}

} // namespace

CellPatch patchOf(const Level &level, const QRect &cells)
{
    CellPatch patch{.cells = cells, .terrain = {}, .things = {}};
    const QRect inside = insideOf(cells, level.size());
    if (!inside.isEmpty()) {
        patch.terrain.reserve(std::size_t(areaOf(inside)));
        for (int y = inside.top(); y <= inside.bottom(); ++y) {
            const TerrainId *row = level.terrain.row(y);
            patch.terrain.insert(patch.terrain.end(), row + inside.left(), row + inside.right() + 1);
        }
    }
    const auto [first, last] = thingsOfRows(level.things, cells);
    std::copy_if(first, last, std::back_inserter(patch.things), [&cells](const Thing &t) { return holds(cells, t); });
    return patch;
}

bool applyPatch(Level &level, const CellPatch &patch)
{
    const QRect inside = insideOf(patch.cells, level.size());
    const std::size_t count = inside.isEmpty() ? 0 : std::size_t(areaOf(inside));
    if (patch.terrain.size() != count) {
        return false;
    }
    auto next = patch.terrain.begin();
    for (int y = inside.top(); count > 0 && y <= inside.bottom(); ++y) {
        std::copy_n(next, inside.width(), level.terrain.row(y) + inside.left());
        next += inside.width();
    }
    const auto [first, last] = thingsOfRows(level.things, patch.cells);
    std::vector<Thing> rows;
    std::copy_if(first, last, std::back_inserter(rows), [&patch](const Thing &t) { return !holds(patch.cells, t); });
    rows.insert(rows.end(), patch.things.begin(), patch.things.end());
    sortThings(rows);
    const auto place = level.things.erase(first, last);
    level.things.insert(place, std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    return true;
}

void TouchedCells::add(const QRect &cells)
{
    if (cells.isEmpty()) {
        return;
    }
    if (!m_rects.empty()) {
        const QRect both = m_rects.back() | cells;
        if (areaOf(both) <= std::max({smallArea, areaOf(m_rects.back()), areaOf(cells)})) {
            m_rects.back() = both;
            return;
        }
    }
    m_rects.push_back(cells);
    if (m_rects.size() > mostRects) {
        QRect all;
        for (const QRect &rect : m_rects) {
            all |= rect;
        }
        m_rects = {all};
    }
}

qint64 TouchedCells::count() const
{
    qint64 count = 0;
    for (const QRect &rect : m_rects) {
        count += areaOf(rect);
    }
    return count;
}
