#include "gamecore/solving/patrolways.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

namespace {

class PatrolFlood {
public:
    /// `isCrowded`: another monster may be in the way anywhere.
    PatrolFlood(const Ground &ground, bool isCrowded)
        : m_ground(ground), m_isCrowded(isCrowded), m_ways{.walked = BitGrid(ground.size())},
          m_headings(ground.size(), 0)
    {
    }

    void walk(Point cell, std::optional<Direction> facing);
    void meetOther() { m_ways.isOnRounds = false; }
    const PatrolWays &ways() const { return m_ways; }

private:
    struct Heading {
        Point cell;
        Direction direction;
    };

    void face(Point cell, Direction direction);
    void faceAll(Point cell);
    void goOn(const Heading &heading);

    const Ground &m_ground;
    bool m_isCrowded;
    PatrolWays m_ways;
    Grid<std::uint8_t> m_headings; ///< by cell: those that were met, a bit a direction
    std::vector<Heading> m_waiting;
};

void PatrolFlood::walk(Point cell, std::optional<Direction> facing)
{
    if (facing) {
        face(cell, *facing);
    } else {
        faceAll(cell);
    }
    while (!m_waiting.empty()) {
        const Heading heading = m_waiting.back();
        m_waiting.pop_back();
        goOn(heading);
    }
}

void PatrolFlood::face(Point cell, Direction direction)
{
    const auto bit = std::uint8_t(1U << unsigned(direction));
    const std::uint8_t before = m_headings.at(cell);
    if ((before & bit) == 0) {
        m_headings.set(cell, std::uint8_t(before | bit));
        m_ways.walked.set(cell);
        m_waiting.push_back({cell, direction});
    }
}

void PatrolFlood::faceAll(Point cell)
{
    for (const Direction direction : straightDirections) {
        face(cell, direction);
    }
}

void PatrolFlood::goOn(const Heading &heading)
{
    const Point to = heading.cell + stepOf(heading.direction);
    m_ways.mayFaceDoors = m_ways.mayFaceDoors || m_ground.isDoor(to);
    const bool isOpen = m_ground.isMonsterStepOpen(heading.cell, heading.direction);
    if (isOpen) {
        face(to, heading.direction);
    }
    if (!isOpen || m_isCrowded) {
        faceAll(heading.cell);
    }
}

/// The kind of a thing that is a monster; null for all else.
const Kind *monsterKindOf(const Thing &thing, const Catalogue &catalogue)
{
    const std::optional<KindId> id = catalogue.kindOf(thing.kind);
    const bool isMonster = id && catalogue.kind(*id).category == KindCategory::Monster;
    return isMonster ? &catalogue.kind(*id) : nullptr;
}

} // namespace

PatrolWays patrolWaysOf(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    Q_ASSERT(!ground.hasDrift());
    PatrolFlood flood(ground, ground.rules().isBlocking());
    for (const Thing &thing : level.things) {
        const Kind *kind = monsterKindOf(thing, catalogue);
        if (!kind) {
            continue;
        }
        const Behavior behavior = behaviorOf(thing, *kind);
        if (behavior == Behavior::Patrol) {
            flood.walk(thing.cell, facingOf(thing));
        } else if (behavior != Behavior::Idle) {
            flood.meetOther();
        }
    }
    return flood.ways();
}
