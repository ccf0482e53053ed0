#include "gamecore/solving/backwardspread.h"

#include <algorithm>

BackwardSpread::Field BackwardSpread::spread(const Holdings &holdings, Spots spots)
{
    m_holdings = &holdings;
    m_spots = spots;
    Field field(std::size_t(m_ground.cellCount()), never);
    const auto isNearer = [](const Source &a, const Source &b) { return a.steps < b.steps; };
    std::stable_sort(m_sources.begin(), m_sources.end(), isNearer);
    m_next.clear();
    std::size_t waiting = 0;
    for (int steps = 0; !m_next.empty() || waiting < m_sources.size(); ++steps) {
        std::swap(m_front, m_next);
        m_next.clear();
        steps = m_front.empty() ? m_sources[waiting].steps : steps;
        for (; waiting < m_sources.size() && m_sources[waiting].steps <= steps; ++waiting) {
            m_front.push_back(m_sources[waiting].cell);
        }
        for (const Cell cell : m_front) {
            settle(cell, steps, field);
        }
    }
    m_sources.clear();
    return field;
}

/// Whether he can come to a cell and go on as if nothing were there.
bool BackwardSpread::isCrossed(Cell cell) const
{
    const Spot *spot = m_spots == Spots::Pass ? nullptr : m_ground.spotAt(cell);
    return !spot || m_ground.isPlain(*spot, *m_holdings);
}

/// A start on which something lies has a distance, but nobody comes to it.
void BackwardSpread::settle(Cell cell, int steps, Field &field)
{
    std::uint16_t &known = field[std::size_t(cell)];
    if (known == never) {
        known = std::uint16_t(std::min(steps, never - 1));
        if (isCrossed(cell)) {
            lookBack(cell, field);
        }
    }
}

void BackwardSpread::lookBack(Cell cell, const Field &field)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        const Direction back = Direction((i + directionCount / 2) % directionCount);
        const Cell before = m_ground.neighbor(cell, back);
        const bool isNew = m_ground.isOpen(before, *m_holdings) && field[std::size_t(before)] == never;
        if (isNew && m_ground.isStepOpen(before, Direction(i), *m_holdings)
            && (before == m_ground.start() || isCrossed(before))) {
            m_next.push_back(before);
        }
    }
}
