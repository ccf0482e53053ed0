#include "gamecore/solving/openground.h"

OpenGround::OpenGround(const ClockworkGround &ground) : m_ground(ground), m_marks(std::size_t(ground.cellCount()), 0)
{
}

const std::vector<OpenGround::Change> &OpenGround::changesWith(const Holdings &holdings)
{
    ++m_mark;
    m_cells.clear();
    m_changes.clear();
    visit(m_ground.start());
    std::size_t looked = 0;
    while (looked < m_cells.size()) { // they grow
        lookFrom(m_cells[looked++], holdings);
    }
    return m_changes;
}

void OpenGround::lookFrom(Cell cell, const Holdings &holdings)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        if (m_ground.isStepOpen(cell, Direction(i), holdings)) {
            lookTo(cell, m_ground.neighbor(cell, Direction(i)), holdings);
        }
    }
    lookAtDoors(cell, holdings);
    if (const Spot *spot = m_ground.spotAt(cell)) {
        lookAtSpot(cell, *spot, holdings);
    }
}

void OpenGround::lookTo(Cell from, Cell to, const Holdings &holdings)
{
    const Spot *spot = m_ground.spotAt(to);
    if (spot && !m_ground.isPlain(*spot, holdings)) {
        Change change{.from = from, .to = to, .holdings = holdings};
        change.isWon = m_ground.arrive(*spot, change.holdings).isWon;
        m_changes.push_back(std::move(change));
        // He may have come through here when he did not win by it yet, or had no room in his bag.
        if (!m_changes.back().isWon && !m_ground.mayBagBeFull()) {
            return;
        }
    }
    visit(to);
}

void OpenGround::lookAtDoors(Cell cell, const Holdings &holdings)
{
    for (const Direction direction : straightDirections) {
        const int door = m_ground.openableDoor(m_ground.neighbor(cell, direction), holdings);
        if (door >= 0) {
            m_changes.push_back({.from = cell, .to = cell, .holdings = holdings});
            m_changes.back().holdings.add(door);
        }
    }
}

/// Where it takes a turn.
void OpenGround::lookAtSpot(Cell cell, const Spot &spot, const Holdings &holdings)
{
    if (m_ground.isPickingPaid() && m_ground.nextItem(spot, holdings) >= 0) {
        m_changes.push_back({.from = cell, .to = cell, .holdings = holdings});
        m_changes.back().holdings.add(m_ground.nextItem(spot, holdings));
    }
    if (!m_ground.isRealTime() && m_ground.isWonByStairs(spot, holdings)) {
        m_changes.push_back({.from = cell, .to = cell, .holdings = holdings, .isWon = true});
    }
}

void OpenGround::visit(Cell cell)
{
    int &mark = m_marks[std::size_t(cell)];
    if (mark != m_mark) {
        mark = m_mark;
        m_cells.push_back(cell);
    }
}
