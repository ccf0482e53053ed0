#include "gamecore/analysis/footprint.h"

#include "gamecore/analysis/roundsmap.h"
#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

namespace {

/// Walks the rounds of one monster after the other over the same ground, with the memory of the last walk. A walk costs
/// twice the cells of its footprint.
///
/// Where a monster is stopped it may go any of four ways, so it covers the whole straight run through that cell, both
/// along and across, and is stopped again at the ends of these. Where the ground drifts (gamecore/pathfinding/step.h)
/// it may not come back the way it went, so that each way from each cell is walked by itself.
class RoundsWalk {
public:
    explicit RoundsWalk(const Ground &ground, const std::atomic<bool> *isCancelled = nullptr);

    /// The cells of its footprint, each once, in no order that means anything. Valid until the next call. A
    /// cancelled walk lacks some.
    const std::vector<Point> &walk(const Patrol &patrol);
    /// Walks on from the last one: what that has covered counts too, and is not walked again.
    const std::vector<Point> &walkAlso(const Patrol &patrol);
    /// The cells of the last walk, with what it went on from.
    const std::vector<Point> &covered() const { return m_covered; }
    /// Whether the last walk covers a cell.
    bool covers(Point cell) const { return m_marks.contains(cell) && m_marks.at(cell) != 0; }

private:
    enum Mark : std::uint8_t { Covered = 1, WalkedAcross = 2, WalkedAlong = 4 };
    /// The bit of a cell that the walk has left in a direction, where the ground drifts.
    static std::uint8_t leftBy(Direction direction) { return std::uint8_t(2U << (unsigned(direction) / 2)); }

    void clear();
    void cover(Point cell, std::uint8_t marks);
    void setOut(const Patrol &patrol);
    Point slide(Point from, Direction direction, std::uint8_t marks);
    void walkWay(Point from, Direction direction);
    void walkRun(Point stop, Direction forth, Direction back, Mark walked);

    const Ground &m_ground;
    const std::atomic<bool> *m_isCancelled;
    Grid<std::uint8_t> m_marks;
    std::vector<Point> m_covered;
    std::vector<Point> m_stops; ///< from which the walk has still to go on
};

RoundsWalk::RoundsWalk(const Ground &ground, const std::atomic<bool> *isCancelled)
    : m_ground(ground), m_isCancelled(isCancelled), m_marks(ground.size(), 0)
{
}

const std::vector<Point> &RoundsWalk::walk(const Patrol &patrol)
{
    clear();
    return walkAlso(patrol);
}

const std::vector<Point> &RoundsWalk::walkAlso(const Patrol &patrol)
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

void RoundsWalk::clear()
{
    for (const Point cell : m_covered) {
        m_marks.set(cell, 0);
    }
    m_covered.clear();
}

void RoundsWalk::cover(Point cell, std::uint8_t marks)
{
    const std::uint8_t before = m_marks.at(cell);
    if (before == 0) {
        m_covered.push_back(cell);
    }
    m_marks.set(cell, std::uint8_t(before | marks));
}

/// It may stand where it cannot come back to, so its own cell is no stop. A direction of its own counts until something
/// stops it.
void RoundsWalk::setOut(const Patrol &patrol)
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

/// The cell where it is stopped.
Point RoundsWalk::slide(Point from, Direction direction, std::uint8_t marks)
{
    Point at = from;
    while (m_ground.isMonsterStepOpen(at, direction)) {
        at = at + stepOf(direction);
        cover(at, marks);
    }
    return at;
}

/// Walks until it is stopped, or goes on as it did before.
void RoundsWalk::walkWay(Point from, Direction direction)
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

void RoundsWalk::walkRun(Point stop, Direction forth, Direction back, Mark walked)
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

/// Up to so many steps each is walked by itself; a map of all rounds costs about as much.
qint64 fewSteps(const Ground &ground)
{
    return 2 * ground.size().area();
}

} // namespace

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
            && rowOf(behaviorOf(thing, kind)).walk == BehaviorRow::Walk::Rounds) {
            patrols.push_back({i, thing.cell, facingOf(thing)});
        }
    }
    return patrols;
}

Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled)
{
    Grid<std::uint8_t> cells(ground.size(), 0);
    RoundsWalk walk(ground, isCancelled);
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
    const auto goesOn = [isCancelled] { return !isSet(isCancelled); };
    std::size_t next = 0;
    qint64 steps = 0;
    RoundsWalk walk(ground, isCancelled);
    // As soon as those that were walked tell that all would take longer than a map, the map is made.
    const auto isFew = [&] {
        return ground.hasDrift()
               || steps * qint64(patrols.size()) <= fewSteps(ground) * qint64(std::max<std::size_t>(next, 1));
    };
    for (; next < patrols.size() && isFew() && steps <= mostFootprintSteps && goesOn(); ++next) {
        const auto cells = qint64(walk.walk(patrols[next]).size());
        footprints[next] = {goesOn(), cells, mark && walk.covers(*mark)};
        steps += cells;
    }
    if (next == patrols.size() || ground.hasDrift() || !goesOn()) {
        return footprints;
    }
    RoundsMap map(ground, mark, isCancelled);
    for (; next < patrols.size() && steps <= mostFootprintSteps && goesOn(); ++next) {
        footprints[next] = map.count(patrols[next], steps);
    }
    return footprints;
}
