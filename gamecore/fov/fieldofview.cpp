#include "gamecore/fov/fieldofview.h"

#include "gamecore/base/bitgrid.h"

#include <algorithm>

namespace {

constexpr int topBit = BitGrid::wordBits - 1;
constexpr int usualBeams = 64;

// A column is 2^48 parts. The stored position of an edge is exact or slightly too far right. At depth n, an edge past a
// column at depth d <= n is at (2 * column - 1) * n / (2 * d). If that is not a multiple of half a column, the distance
// to the next multiple is at least 1 / (2 * d) >= 2^-14 of a column, in levels of 2^13 rows. Rounding a step makes an
// error of less than 2 * (2 * d + 1) <= 2^15 + 2 parts. After 2^13 rows, this is less than 2^28 + 2^15 parts, or 2^-19
// of a column. A margin between the two bounds separates error from distance, so the view is exact: rounding down
// ignores the error, and rounding up ignores anything below the margin.
constexpr int partBits = 48;
constexpr std::int64_t wholeColumn = std::int64_t(1) << partBits;
constexpr std::int64_t halfColumn = wholeColumn / 2;
constexpr std::int64_t margin = wholeColumn >> 17;

} // namespace

inline int FieldOfView::Edge::floor() const
{
    return int(place >> partBits);
}

inline int FieldOfView::Edge::ceiling() const
{
    return int((place + wholeColumn - margin) >> partBits);
}

inline int FieldOfView::Edge::roundedHalfUp() const
{
    return int((place + halfColumn) >> partBits);
}

inline int FieldOfView::Edge::roundedHalfDown() const
{
    return int((place + halfColumn - margin) >> partBits);
}

/// Returns the edge at the next depth. At its own depth it is half a cell left of the column.
inline FieldOfView::Edge FieldOfView::leftOf(int column, int depth) const
{
    const int rise = 2 * column - 1;
    const std::int64_t step = rise * m_depths[std::size_t(depth)].half + 2 * depth + 1;
    return {column * wholeColumn - halfColumn + step, step};
}

/// Adds the beams through the gaps in up to 64 cells of a row. All but the last are stored; `beam` becomes the last
/// one.
Q_ALWAYS_INLINE void FieldOfView::split(Beam &beam, int first, Word walls, Word scanned)
{
    // Bits of cells that differ from the cell before them (wall or not).
    for (Word changes = (walls ^ walls << 1U) & scanned & ~Word(1); changes != 0; changes &= changes - 1) {
        const int place = std::countr_zero(changes);
        const Edge edge = leftOf(first + place, beam.depth);
        if ((walls >> unsigned(place) & 1U) != 0) {
            m_waiting.push_back({beam.start, edge, beam.depth + 1});
        } else {
            beam.start = edge;
        }
    }
}

/// Sets the lit cells of a row. `beam` becomes the part of the next row after the last gap; beams after other gaps are
/// stored. False if there is no last beam, because the row ends in an opaque cell. Columns are rounded half up at the
/// start of a beam, and half down at its end.
Q_ALWAYS_INLINE bool FieldOfView::scanRow(const Quadrant &side, Beam &beam)
{
    const int reach = m_depths[std::size_t(beam.depth)].reach;
    const int last = std::min(beam.end.roundedHalfDown(), std::min(reach, side.lastColumn));
    int first = std::max(beam.start.roundedHalfUp(), -std::min(reach, side.origin));
    if (first > last) {
        return false;
    }
    // Light may miss the centers of the outermost cells.
    Word missed = beam.start.ceiling() > first ? 1 : 0;
    const Word lastMissed = beam.end.floor() < last ? 1 : 0;
    const std::ptrdiff_t line = beam.depth * side.stride;
    beam.start.advance();
    beam.end.advance();
    for (;;) {
        const int more = std::min(last - first, topBit);
        const bool isEnd = first + more == last;
        missed |= (isEnd ? lastMissed : 0) << unsigned(more);
        const Word scanned = ~Word(0) >> unsigned(topBit - more);
        const Word walls = BitGrid::windowOf(side.opaque + line, side.origin + first) & scanned;
        BitGrid::addWindowTo(side.seen + line, side.origin + first, scanned & (walls | ~missed));
        if (walls != 0) {
            split(beam, first, walls, scanned);
        }
        if (isEnd) {
            ++beam.depth;
            return (walls >> unsigned(more) & 1U) == 0;
        }
        // The last cell of a word is examined again as the predecessor of the next word's first cell.
        first += topBit;
        missed = 0;
    }
}

/// Follows the light through a quadrant. It begins between both diagonals.
void FieldOfView::scan(const Quadrant &side)
{
    Beam beam{{-wholeColumn, -wholeColumn}, {wholeColumn, wholeColumn}, 1};
    for (;;) {
        while (beam.depth <= side.lastDepth && scanRow(side, beam)) {
        }
        if (m_waiting.empty()) {
            return;
        }
        beam = m_waiting.back();
        m_waiting.pop_back();
    }
}

/// Scans up and down, or left and right in the transposed map, within the box.
void FieldOfView::scanBoth(const BitGrid &opaque, BitGrid &seen, Point origin, CellBox box)
{
    Quadrant side{opaque.row(origin.y),          seen.row(origin.y),   opaque.stride(), origin.x,
                  opaque.width() - 1 - origin.x, box.bottom - origin.y};
    scan(side);
    side.stride = -side.stride;
    side.lastDepth = origin.y - box.top;
    scan(side);
}

CellBox FieldOfView::compute(const OpaqueGrid &level, Point origin, int radius, BitGrid &seen)
{
    const Size size = level.size();
    Q_ASSERT(size.contains(origin) && seen.size() == size && radius >= 0);
    prepare(size, radius);
    const CellBox box{std::max(0, origin.x - radius), std::max(0, origin.y - radius),
                      std::min(size.width - 1, origin.x + radius), std::min(size.height - 1, origin.y + radius)};
    const CellBox turned{box.top, box.left, box.bottom, box.right};
    seen.set(origin);
    scanBoth(level.rows(), seen, origin, box);
    scanBoth(level.columns(), m_turned, {origin.y, origin.x}, turned);
    addTransposed(m_turned, turned, seen);
    m_turned.clearWords(turned);
    return box;
}

/// Computes the values for each depth that the level has room for, whatever the radius.
void FieldOfView::prepare(Size size, int radius)
{
    if (m_turned.size() != Size{size.height, size.width}) {
        m_turned = BitGrid({size.height, size.width});
        m_radius = -1;
    }
    if (radius == m_radius) {
        return;
    }
    m_radius = radius;
    m_waiting.reserve(usualBeams);
    m_depths.clear();
    const int lastDepth = std::min(radius, std::max(size.width, size.height));
    std::int64_t reach = radius;
    for (std::int64_t depth = 0; depth <= lastDepth; ++depth) {
        while (reach * reach + depth * depth > std::int64_t(radius) * radius) {
            --reach;
        }
        m_depths.push_back({int(reach), halfColumn / std::max<std::int64_t>(1, depth)});
    }
}
