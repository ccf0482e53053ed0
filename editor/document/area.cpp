#include "editor/document/area.h"

#include <algorithm>

namespace {

bool spanReadsBefore(const CellSpan &a, const CellSpan &b)
{
    return readsBefore({a.x, a.y}, {b.x, b.y});
}

} // namespace

Area::Area(std::vector<Point> cells, Size bounds)
{
    std::erase_if(cells, [bounds](Point cell) { return !bounds.contains(cell); });
    std::sort(cells.begin(), cells.end(), readsBefore);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    for (const Point cell : cells) {
        const bool goesOn =
            !m_spans.empty() && m_spans.back().y == cell.y && m_spans.back().x + m_spans.back().length == cell.x;
        if (goesOn) {
            ++m_spans.back().length;
        } else {
            m_spans.push_back({.y = cell.y, .x = cell.x, .length = 1});
        }
    }
}

Area::Area(std::vector<CellSpan> spans) : m_spans(std::move(spans))
{
    std::sort(m_spans.begin(), m_spans.end(), spanReadsBefore);
}

qint64 Area::count() const
{
    qint64 count = 0;
    for (const CellSpan &span : m_spans) {
        count += span.length;
    }
    return count;
}

bool Area::contains(Point cell) const
{
    const auto after =
        std::upper_bound(m_spans.begin(), m_spans.end(), CellSpan{.y = cell.y, .x = cell.x}, spanReadsBefore);
    if (after == m_spans.begin()) {
        return false;
    }
    const CellSpan &span = *(after - 1);
    return span.y == cell.y && cell.x < span.x + span.length;
}

QRect Area::bounds() const
{
    QRect bounds;
    for (const CellSpan &span : m_spans) {
        bounds |= QRect(span.x, span.y, span.length, 1);
    }
    return bounds;
}

std::vector<Point> Area::cells() const
{
    std::vector<Point> cells;
    cells.reserve(std::size_t(count()));
    for (const CellSpan &span : m_spans) {
        for (int x = span.x; x < span.x + span.length; ++x) {
            cells.push_back({x, span.y});
        }
    }
    return cells;
}
