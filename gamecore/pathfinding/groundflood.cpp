#include "gamecore/pathfinding/groundflood.h"

#include "gamecore/pathfinding/neighbors.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace {

constexpr unsigned lastBit = BitGrid::wordBits - 1;

/// Returns all runs of `room` that contain a seed.
BitGrid::Word filled(BitGrid::Word seeds, BitGrid::Word room)
{
    if (seeds == room) {
        return room;
    }
    // Addition carries each seed to the upper end of its run.
    seeds |= ((seeds + room) ^ room) & room;
    for (unsigned step = 1; step < BitGrid::wordBits; step *= 2) {
        seeds |= room & (seeds >> step);
        room &= room >> step;
    }
    return seeds;
}

BitGrid united(BitGrid a, const BitGrid &b)
{
    for (int y = 0; y < a.height(); ++y) {
        BitGrid::Word *row = a.row(y);
        const BitGrid::Word *other = b.row(y);
        for (int i = 0; i < a.wordsPerRow(); ++i) {
            row[i] |= other[i];
        }
    }
    return a;
}

/// True if only a closed door prevents a step, at its end or next to it.
bool isKeptByDoor(const Ground &ground, Point from, Direction direction)
{
    const auto mayBeWalkable = [&ground](Point cell) { return ground.mayBeWalkable(cell); };
    return !ground.isStepOpen(from, direction) && isStepOpen(from, direction, ground.rules(), mayBeWalkable);
}

/// The ground for a drifting hero once doors are open. Doors to cells where he stops are left out, since he reaches
/// those by opening the doors.
struct OpenedGround {
    const Ground &ground;

    bool isStepOpen(Point from, Direction direction) const
    {
        return ground.isStepOpen(from, direction)
               || (isKeptByDoor(ground, from, direction)
                   && (ground.isWalkable(from + stepOf(direction))
                       || driftAt(from + stepOf(direction)) != Drift::None));
    }
    Drift driftAt(Point cell) const { return ground.driftAt(cell); }
};

} // namespace

GroundFlood::GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known)
    : m_ground(ground), m_isOblique(ground.stride() == 1), m_walkable(cells.walkable), m_crowd(cells.crowd),
      m_open(united(cells.walkable, cells.freeDoors)),
      m_reached(known.size() == ground.size() ? std::move(known) : BitGrid(ground.size())), m_waiting(ground.size())
{
    if (ground.hasDrift()) {
        m_stops = m_reached;
        m_headings = Grid<std::uint8_t>(ground.size(), 0);
    }
}

void GroundFlood::add(Point cell)
{
    if (m_ground.hasDrift()) {
        stopOn(cell);
        return;
    }
    if (!m_reached.at(cell)) {
        take({cell.x / BitGrid::wordBits, cell.y}, Word(1) << unsigned(cell.x % BitGrid::wordBits));
    }
}

void GroundFlood::addDoor(Point door)
{
    m_isExact = m_isExact && m_ground.driftAt(door) == Drift::None;
    add(door);
}

GroundFlood::Front GroundFlood::step()
{
    if (m_waitingWords.empty()) {
        return {};
    }
    if (m_ground.hasDrift()) {
        return stepOn();
    }
    const GridWord at = m_waitingWords.back();
    m_waitingWords.pop_back();
    const Front front{at.word, at.y, std::exchange(m_waiting.row(at.y)[at.word], 0)};
    reach(at, front.cells << 1U | front.cells >> 1U, 0);
    reach({at.word - 1, at.y}, front.cells << lastBit, 0);
    reach({at.word + 1, at.y}, front.cells >> lastBit, 0);
    if (at.y > 0) {
        spreadIntoRow(at.y - 1, front);
    }
    if (at.y + 1 < m_open.height()) {
        spreadIntoRow(at.y + 1, front);
    }
    return front;
}

/// Spreads into the row above or below.
void GroundFlood::spreadIntoRow(int y, const Front &from)
{
    if (!m_isOblique) {
        reach({from.word, y}, from.cells, 0);
        return;
    }
    reach({from.word, y}, from.cells, from.cells << 1U | from.cells >> 1U);
    reach({from.word - 1, y}, 0, from.cells << lastBit);
    reach({from.word + 1, y}, 0, from.cells >> lastBit);
}

/// Marks cells as reached. Doors are opened only with straight steps. Each row has an empty margin word on both sides.
void GroundFlood::reach(GridWord at, Word straight, Word oblique)
{
    const Word open = m_open.row(at.y)[at.word];
    const Word reached = m_reached.row(at.y)[at.word];
    const Word cells = ((straight & open) | (oblique & m_walkable.row(at.y)[at.word])) & ~reached;
    if (cells != 0) {
        take(at, filled(cells, open & ~reached));
    }
}

void GroundFlood::take(GridWord at, Word cells)
{
    m_reached.row(at.y)[at.word] |= cells;
    Word &waiting = m_waiting.row(at.y)[at.word];
    if (waiting == 0) {
        m_waitingWords.push_back(at);
    }
    waiting |= cells;
}

/// Spreads from a cell by steps.
GroundFlood::Front GroundFlood::stepOn()
{
    const GridWord at = m_waitingWords.back();
    Word &waiting = m_waiting.row(at.y)[at.word];
    const int bit = std::countr_zero(waiting);
    const Front front{at.word, at.y, Word(1) << unsigned(bit)};
    waiting &= ~front.cells;
    if (waiting == 0) {
        m_waitingWords.pop_back();
    }
    for (int i = 0; i < directionCount; ++i) {
        takeStep({at.word * BitGrid::wordBits + bit, at.y}, Direction(i));
    }
    return front;
}

/// True if the hero can begin such a step. Steps past a door count, since it may be open by then.
bool GroundFlood::canBegin(Point from, Direction direction)
{
    const Point first = from + stepOf(direction);
    if (m_ground.isStepOpen(from, direction)) {
        return true;
    }
    if (!isStraight(direction)) {
        const bool isPastDoor = m_ground.isWalkable(first) && isKeptByDoor(m_ground, from, direction);
        m_isExact = m_isExact && !isPastDoor;
        return isPastDoor;
    }
    const bool isDoor = m_open.contains(first) && m_open.at(first);
    if (isDoor && m_ground.driftAt(first) == Drift::Onward && m_ground.rules().moves == 8) {
        addDoor(first); // once open, it can be entered diagonally
    }
    return isDoor;
}

/// Takes a step. A way that was covered before leads nowhere new, unless it belongs to this same step: the hero then
/// goes round in circles and is released somewhere.
void GroundFlood::takeStep(Point from, Direction direction)
{
    if (!canBegin(from, direction)) {
        return;
    }
    m_step.clear();
    bool isNew = true;
    bool isRound = false;
    followStep(OpenedGround{m_ground}, from, direction, [&](Point cell, Direction heading) {
        const std::uint8_t headings = m_headings.at(cell);
        isNew = (headings & neighborIn(heading)) == 0;
        const Come come{cell, heading};
        isRound = !isNew && std::find(m_step.begin(), m_step.end(), come) != m_step.end();
        if (isNew) {
            m_headings.set(cell, headings | neighborIn(heading));
            m_reached.set(cell, true);
            m_step.push_back(come);
            stopBeforeObstacle(come);
        }
        return isNew;
    });
    if (isRound || m_step.size() == longestStep) {
        m_isExact = false;
        std::for_each(m_step.begin(), m_step.end(), [this](const Come &come) { stopOn(come.cell); });
    } else if (isNew) {
        stopOn(m_step.back().cell);
    }
}

/// Lets the hero stop where a door or an actor blocks his drift.
void GroundFlood::stopBeforeObstacle(const Come &come)
{
    const std::optional<Direction> on = driftDirection(m_ground.driftAt(come.cell), come.heading);
    if (on && (isKeptByDoor(m_ground, come.cell, *on) || isBlockedByActor(come.cell, *on))) {
        m_isExact = false;
        stopOn(come.cell);
    }
}

bool GroundFlood::isBlockedByActor(Point from, Direction direction) const
{
    const Point to = from + stepOf(direction);
    return m_crowd.contains(to) && m_crowd.at(to) && m_ground.isStepOpen(from, direction);
}

void GroundFlood::stopOn(Point cell)
{
    if (!m_stops.at(cell)) {
        m_stops.set(cell, true);
        take({cell.x / BitGrid::wordBits, cell.y}, Word(1) << unsigned(cell.x % BitGrid::wordBits));
    }
}
