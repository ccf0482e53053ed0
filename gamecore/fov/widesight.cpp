#include "gamecore/fov/widesight.h"

#include "gamecore/base/bittranspose.h"

#include <algorithm>

namespace {

constexpr int wideWordBits = BitGrid::wordBits;

// A column is 2^48 parts, and an edge stands where it should or at most a little to the right of that. At depth n an
// edge past a column at depth d <= n stands at (2 * column - 1) * n / (2 * d). Where that is no multiple of half a
// column, the next one is at least 1 / (2 * d) >= 2^-14 of a column away in levels of 2^13 rows. The rounding of a step
// makes an error of less than 2 * (2 * d + 1) <= 2^15 + 2 parts, after 2^13 rows less than 2^28 + 2^15, which is 2^-19
// of a column. A margin between the two tells where the edge should be, so that sight is exact: rounding down ignores
// the error, and rounding up ignores what is less than the margin.
constexpr int partBits = 48;
constexpr std::int64_t wholeColumn = std::int64_t(1) << partBits;
constexpr std::int64_t halfColumn = wholeColumn / 2;
constexpr std::int64_t margin = wholeColumn >> 17;

constexpr CellBox turned(CellBox box)
{
    return {box.top, box.left, box.bottom, box.right};
}

constexpr CellBox around(CellBox a, CellBox b)
{
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

} // namespace

inline int WideSight::Edge::floor() const
{
    return int(place >> partBits);
}

inline int WideSight::Edge::ceiling() const
{
    return int((place + wholeColumn - margin) >> partBits);
}

inline int WideSight::Edge::roundedHalfUp() const
{
    return int((place + halfColumn) >> partBits);
}

inline int WideSight::Edge::roundedHalfDown() const
{
    return int((place + halfColumn - margin) >> partBits);
}

/// The edge at the depth after that one; at its own it stands half a cell left of the column.
inline WideSight::Edge WideSight::leftOf(int cell, int depth) const
{
    const int rise = 2 * cell - 1;
    const std::int64_t step = rise * m_halves[std::size_t(depth)] + 2 * depth + 1;
    return {cell * wholeColumn - halfColumn + step, step};
}

void WideSight::compute(const OpaqueGrid &level, Point origin, int radius)
{
    Q_ASSERT(level.size().contains(origin) && radius >= 0);
    prepare(level.size(), radius);
    const CellBox sides = scanBoth(level.columns(), m_turned, {origin.y, origin.x});
    m_box = around(scanBoth(level.rows(), m_seen, origin), turned(sides));
    m_seen.set(origin);
    addTransposed(m_turned, sides, m_seen);
    m_turned.clearWords(sides);
}

/// Clears what is seen, and finds one reach for each depth that the level has room for, whatever the radius.
void WideSight::prepare(Size size, int radius)
{
    if (m_seen.size() != size) {
        m_seen = BitGrid(size);
        m_turned = BitGrid({size.height, size.width});
        m_radius = -1;
        prepareDepths(size);
    } else {
        m_seen.clearWords(m_box);
    }
    if (radius == m_radius) {
        return;
    }
    m_radius = radius;
    m_reach.clear();
    const int lastDepth = std::min(radius, std::max(size.width, size.height));
    std::int64_t reach = radius;
    for (std::int64_t depth = 0; depth <= lastDepth; ++depth) {
        while (reach * reach + depth * depth > std::int64_t(radius) * radius) {
            --reach;
        }
        m_reach.push_back(int(reach));
    }
}

void WideSight::prepareDepths(Size size)
{
    const int side = std::max(size.width, size.height);
    Q_ASSERT(side <= largestSide);
    m_halves.assign(1, 0);
    for (int depth = 1; depth < side; ++depth) {
        m_halves.push_back(halfColumn / depth);
    }
}

/// Scans up and down, or left and right. Returns the box that light reached.
CellBox WideSight::scanBoth(const BitGrid &opaque, BitGrid &seen, Point origin)
{
    Quadrant side{opaque.row(origin.y),
                  seen.row(origin.y),
                  opaque.stride(),
                  origin.x,
                  opaque.width() - 1 - origin.x,
                  std::min(m_radius, opaque.height() - 1 - origin.y)};
    const Extent down = scan(side);
    side.stride = -side.stride;
    side.lastDepth = std::min(m_radius, origin.y);
    const Extent up = scan(side);
    return {origin.x + std::min(up.first, down.first), origin.y - up.depth, origin.x + std::max(up.last, down.last),
            origin.y + down.depth};
}

/// Follows the light through a quadrant, which begins between both diagonals.
WideSight::Extent WideSight::scan(const Quadrant &side)
{
    Extent extent;
    Beam beam{{-wholeColumn, -wholeColumn}, {wholeColumn, wholeColumn}, 1};
    for (;;) {
        while (beam.depth <= side.lastDepth && scanRow(side, beam, extent)) {
            ++beam.depth;
        }
        if (m_waiting.empty()) {
            return extent;
        }
        beam = m_waiting.back();
        m_waiting.pop_back();
    }
}

/// Makes `beam` the part of the next row behind the last gap and leaves those behind other gaps waiting; false if there
/// is no last one, because the row ends in something opaque. Columns are rounded as in the plain algorithm: half up
/// where a beam begins, half down where it ends.
inline bool WideSight::scanRow(const Quadrant &side, Beam &beam, Extent &extent)
{
    const int reach = m_reach[std::size_t(beam.depth)];
    const int first = std::max(beam.start.roundedHalfUp(), -std::min(reach, side.origin));
    const int last = std::min(beam.end.roundedHalfDown(), std::min(reach, side.lastColumn));
    if (first > last) {
        return false;
    }
    extent = {std::max(extent.depth, beam.depth), std::min(extent.first, first), std::max(extent.last, last)};
    // Light may miss the centers of the outermost cells.
    const bool isFirstMissed = beam.start.ceiling() > first;
    const bool isLastMissed = beam.end.floor() < last;
    beam.start.advance();
    beam.end.advance();
    BitGrid::Word missed = isFirstMissed ? 1 : 0;
    for (int cell = first;; cell += wideWordBits - 1) {
        // The last cell of a word is looked at again as the one before those of the next.
        const int more = std::min(last - cell, wideWordBits - 1);
        const bool isEnd = cell + more == last;
        missed |= BitGrid::Word(isEnd && isLastMissed) << unsigned(more);
        const bool isOpen = scanCells(side, beam, cell, more, missed);
        if (isEnd) {
            return isOpen;
        }
        missed = 0;
    }
}

/// Looks at a cell of a row and up to 63 more. Light does not reach the centers of those that are `missed`. Whether the
/// last of them lets light pass.
inline bool WideSight::scanCells(const Quadrant &side, Beam &beam, int first, int more, BitGrid::Word missed)
{
    const std::ptrdiff_t line = beam.depth * side.stride;
    const int x = side.origin + first;
    const BitGrid::Word scanned = ~BitGrid::Word(0) >> unsigned(wideWordBits - 1 - more);
    const BitGrid::Word walls = BitGrid::windowOf(side.opaque + line, x) & scanned;
    BitGrid::addWindowTo(side.seen + line, x, scanned & (walls | ~missed));
    const BitGrid::Word changes = (walls ^ walls << 1U) & scanned & ~BitGrid::Word(1);
    if (changes != 0) {
        findGaps(beam, first, walls, changes);
    }
    return (walls >> unsigned(more) & 1U) == 0;
}

/// The beams that end at a wall wait; `beam` begins behind the last one. `changes` has a bit for each cell that is a
/// wall while the one before it is none, or the reverse.
void WideSight::findGaps(Beam &beam, int first, BitGrid::Word walls, BitGrid::Word changes)
{
    forEachBit(changes, [&](int place) {
        const Edge edge = leftOf(first + place, beam.depth);
        if ((walls >> unsigned(place) & 1U) != 0) {
            m_waiting.push_back({beam.start, edge, beam.depth + 1});
        } else {
            beam.start = edge;
        }
    });
}
