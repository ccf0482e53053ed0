#include "gamecore/pathfinding/patrolwalk.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

PatrolWalk::PatrolWalk(const Ground &ground, const std::atomic<bool> *isCancelled, bool isCrowded)
    : m_ground(ground), m_isCancelled(isCancelled), m_marks(ground.size(), 0), m_isCrowded(isCrowded)
{
}

const std::vector<Point> &PatrolWalk::walk(const Patrol &patrol)
{
    clear();
    return walkAlso(patrol);
}

const std::vector<Point> &PatrolWalk::walkAlso(const Patrol &patrol)
{
    cover(patrol.cell, Covered);
    setOut(patrol);
    while (!m_stops.empty() && !isSet(m_isCancelled)) {
        const Point stop = m_stops.back();
        m_stops.pop_back();
        if (m_ground.hasDrift()) {
            for (const Direction direction : straightDirections) {
                walkWay(stop, direction);
            }
            continue;
        }
        walkRun(stop, Direction::East, Direction::West, WalkedAcross);
        walkRun(stop, Direction::South, Direction::North, WalkedAlong);
    }
    m_stops.clear();
    return m_covered;
}

void PatrolWalk::clear()
{
    for (const Point cell : m_covered) {
        m_marks.set(cell, 0);
    }
    m_covered.clear();
}

void PatrolWalk::cover(Point cell, std::uint8_t marks)
{
    const std::uint8_t before = m_marks.at(cell);
    if (before == 0) {
        m_covered.push_back(cell);
        if (m_isCrowded) {
            m_stops.push_back(cell);
        }
    }
    m_marks.set(cell, std::uint8_t(before | marks));
}

/// Begins a walk. The start cell is not a stop, since the monster may be unable to come back to it. Its initial facing
/// applies until it is stopped.
void PatrolWalk::setOut(const Patrol &patrol)
{
    const bool isFacing = patrol.facing && m_ground.isMonsterStepOpen(patrol.cell, *patrol.facing);
    for (const Direction direction : straightDirections) {
        if (isFacing && direction != *patrol.facing) {
            continue;
        }
        if (m_ground.hasDrift()) {
            walkWay(patrol.cell, direction);
            continue;
        }
        const Point end = slide(patrol.cell, direction, Covered);
        if (end != patrol.cell) {
            m_stops.push_back(end);
        }
    }
}

/// Returns the cell where the monster is stopped.
Point PatrolWalk::slide(Point from, Direction direction, std::uint8_t marks)
{
    Point at = from;
    while (m_ground.isMonsterStepOpen(at, direction)) {
        at = at + stepOf(direction);
        cover(at, marks);
    }
    m_mayFaceDoors = m_mayFaceDoors || m_ground.isDoor(at + stepOf(direction));
    return at;
}

/// Walks until the monster is stopped, or repeats an earlier way.
void PatrolWalk::walkWay(Point from, Direction direction)
{
    Point at = from;
    bool hasMoved = false;
    for (; m_ground.isMonsterStepOpen(at, direction); hasMoved = true) {
        if ((m_marks.at(at) & leftBy(direction)) != 0) {
            return;
        }
        cover(at, leftBy(direction));
        at = followStep(m_ground, at, direction, [this](Point cell, Direction) {
            cover(cell, Covered);
            return true;
        });
    }
    if (hasMoved) {
        m_stops.push_back(at);
    }
}

void PatrolWalk::walkRun(Point stop, Direction forth, Direction back, Mark walked)
{
    if ((m_marks.at(stop) & walked) != 0) {
        return;
    }
    cover(stop, walked);
    for (const Direction direction : {forth, back}) {
        const Point end = slide(stop, direction, std::uint8_t(Covered | walked));
        if (end != stop) {
            m_stops.push_back(end);
        }
    }
}

std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue)
{
    std::vector<Patrol> patrols;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> id = catalogue.kindOf(thing.kind);
        if (!id || !level.terrain.contains(thing.cell)) {
            continue;
        }
        const Kind &kind = catalogue.kind(*id);
        if (kind.category == KindCategory::Monster
            && rowOf(behaviorOf(thing, kind)).walk == BehaviorRow::Walk::Patrols) {
            patrols.push_back({i, thing.cell, facingOf(thing)});
        }
    }
    return patrols;
}

Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled)
{
    Grid<std::uint8_t> cells(ground.size(), 0);
    PatrolWalk walk(ground, isCancelled);
    for (const Patrol &patrol : patrols) {
        walk.walkAlso(patrol);
    }
    for (const Point cell : walk.covered()) {
        cells.set(cell, 1);
    }
    return cells;
}

std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled)
{
    std::vector<Footprint> footprints(patrols.size());
    PatrolWalk walk(ground, isCancelled);
    qint64 steps = 0;
    for (std::size_t i = 0; i < patrols.size() && steps <= mostFootprintSteps && !isSet(isCancelled); ++i) {
        const auto cells = qint64(walk.walk(patrols[i]).size());
        footprints[i] = {!isSet(isCancelled), cells, mark && walk.covers(*mark)};
        steps += cells;
    }
    return footprints;
}
