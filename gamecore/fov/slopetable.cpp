#include "gamecore/fov/slopetable.h"

#include <QtGlobal>

#include <algorithm>

namespace {

constexpr int floorOf(int over, int under)
{
    return over >= 0 ? over / under : -((under - 1 - over) / under);
}

constexpr int ceilingOf(int over, int under)
{
    return -floorOf(-over, under);
}

/// Columns from one on.
template<typename Mask>
Mask from(int column)
{
    const int bit = column + SlopeTable<Mask>::middle;
    return bit <= 0 ? Mask(~Mask(0)) : bit >= SlopeTable<Mask>::maskBits ? Mask(0) : Mask(~Mask(0) << unsigned(bit));
}

/// Columns up to one, which is among them.
template<typename Mask>
Mask upTo(int column)
{
    return Mask(~from<Mask>(column + 1));
}

} // namespace

template<typename Mask>
void SlopeTable<Mask>::prepare(int radius)
{
    if (radius == m_radius) {
        return;
    }
    Q_ASSERT(radius >= 0 && radius < middle);
    m_radius = radius;
    m_widest = 0;
    m_entries.clear();
    m_first.assign(std::size_t(radius + 1) * maskBits, 0);
    addSlope({-1, 1}, 1);
    addSlope({1, 1}, 1);
    for (int depth = 1; depth <= radius; ++depth) {
        const int reach = std::min(depth, reachAt(depth));
        m_widest = std::max(m_widest, reach);
        for (int column = -reach; column <= reach; ++column) {
            m_first[std::size_t(depth) * maskBits + std::size_t(column + middle)] = std::uint16_t(m_entries.size());
            addSlope({2 * column - 1, 2 * depth}, depth + 1);
        }
    }
}

/// The farthest column within the radius.
template<typename Mask>
int SlopeTable<Mask>::reachAt(int depth) const
{
    int column = m_radius;
    while (column * column + depth * depth > m_radius * m_radius) {
        --column;
    }
    return column;
}

template<typename Mask>
void SlopeTable<Mask>::addSlope(Slope slope, int firstDepth)
{
    for (int depth = firstDepth; depth <= m_radius; ++depth) {
        m_entries.push_back(masksOf(slope, depth));
    }
}

/// Columns are rounded as in the plain algorithm: half up where a beam begins, half down where it ends.
template<typename Mask>
SlopeMasks<Mask> SlopeTable<Mask>::masksOf(Slope slope, int depth) const
{
    const int over = slope.over * depth;
    const int reach = reachAt(depth);
    return {Mask(from<Mask>(floorOf(2 * over + slope.under, 2 * slope.under)) & from<Mask>(-reach) & upTo<Mask>(reach)),
            from<Mask>(ceilingOf(over, slope.under)), upTo<Mask>(ceilingOf(2 * over - slope.under, 2 * slope.under)),
            upTo<Mask>(floorOf(over, slope.under))};
}

template class SlopeTable<std::uint32_t>;
template class SlopeTable<std::uint64_t>;
