#include "editor/brushes/area.h"

#include "editor/brushes/terrainrow.h"

#include <algorithm>
#include <array>

namespace {

bool spanReadsBefore(const CellSpan &a, const CellSpan &b)
{
    return readsBefore({a.x, a.y}, {b.x, b.y});
}

/// The beginning or the end of a span of one of two areas.
struct Edge {
    Point cell;
    std::size_t source = 0;
    int step = 0; ///< 1: begins, -1: ends
};

std::vector<Edge> edgesOf(const Area &a, const Area &b)
{
    std::vector<Edge> edges;
    edges.reserve(2 * (a.spans().size() + b.spans().size()));
    std::size_t source = 0;
    for (const Area *area : {&a, &b}) {
        for (const CellSpan &span : area->spans()) {
            edges.push_back({{span.x, span.y}, source, 1});
            edges.push_back({{span.x + span.length, span.y}, source, -1});
        }
        ++source;
    }
    std::sort(edges.begin(), edges.end(), [](const Edge &x, const Edge &y) { return readsBefore(x.cell, y.cell); });
    return edges;
}

/// Returns the cells for which `keep(isInA, isInB)` is true; keep(false, false) must be false.
template<typename Keep>
Area combined(const Area &a, const Area &b, Keep keep)
{
    const std::vector<Edge> edges = edgesOf(a, b);
    std::array<int, 2> depth{};
    std::vector<CellSpan> spans;
    bool wasKept = false;
    Point from;
    for (std::size_t i = 0; i < edges.size();) {
        const Point cell = edges[i].cell;
        for (; i < edges.size() && edges[i].cell == cell; ++i) {
            depth[edges[i].source] += edges[i].step;
        }
        const bool isKept = keep(depth[0] > 0, depth[1] > 0);
        if (isKept && !wasKept) {
            from = cell;
        } else if (wasKept && !isKept) {
            spans.push_back({.y = from.y, .x = from.x, .length = cell.x - from.x});
        }
        wasKept = isKept;
    }
    return Area(std::move(spans));
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

Area Area::all(Size bounds)
{
    std::vector<CellSpan> spans;
    for (int y = 0; bounds.width > 0 && y < bounds.height; ++y) {
        spans.push_back({.y = y, .x = 0, .length = bounds.width});
    }
    return Area(std::move(spans));
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

Area Area::moved(Point by, Size bounds) const
{
    std::vector<CellSpan> spans;
    for (const CellSpan &span : m_spans) {
        const int first = std::max(0, span.x + by.x);
        const int last = std::min(bounds.width, span.x + span.length + by.x);
        const int y = span.y + by.y;
        if (y >= 0 && y < bounds.height && first < last) {
            spans.push_back({.y = y, .x = first, .length = last - first});
        }
    }
    return Area(std::move(spans));
}

Area united(const Area &a, const Area &b)
{
    return combined(a, b, [](bool isInA, bool isInB) { return isInA || isInB; });
}

Area intersected(const Area &a, const Area &b)
{
    if (a.spans().size() > b.spans().size()) {
        return intersected(b, a);
    }
    std::vector<CellSpan> spans;
    for (const CellSpan &span : a.spans()) {
        const auto endsBefore = [](const CellSpan &other, const CellSpan &first) {
            return readsBefore({other.x + other.length - 1, other.y}, {first.x, first.y});
        };
        auto other = std::lower_bound(b.spans().begin(), b.spans().end(), span, endsBefore);
        for (; other != b.spans().end() && other->y == span.y && other->x < span.x + span.length; ++other) {
            const int first = std::max(span.x, other->x);
            const int end = std::min(span.x + span.length, other->x + other->length);
            spans.push_back({.y = span.y, .x = first, .length = end - first});
        }
    }
    return Area(std::move(spans));
}

Area subtracted(const Area &a, const Area &b)
{
    return combined(a, b, [](bool isInA, bool isInB) { return isInA && !isInB; });
}

Area terrainArea(const Grid<TerrainId> &terrain, TerrainId wanted)
{
    std::vector<CellSpan> spans;
    for (int y = 0; y < terrain.height(); ++y) {
        const TerrainId *row = terrain.row(y);
        const int end = terrain.width();
        for (int x = nextOf(wanted, row, 0, end); x < end;) {
            const int last = endOfRun(row, x, end);
            spans.push_back({.y = y, .x = x, .length = last - x});
            x = nextOf(wanted, row, last, end);
        }
    }
    return Area(std::move(spans));
}
