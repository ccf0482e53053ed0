#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/step.h"
#include "gamecore/world/world.h"

/// Which steps the hero takes of his own will, by what he knows: over explored cells without harm, with those whom he
/// sees in his way. Closed doors are opened on the way (that costs a step more, and they are entered straight on);
/// locked ones are not, unless he is to open them. A step is taken with all cells over which the ground carries him
/// (gamecore/pathfinding/step.h), and ends at an exit that wins.
class HeroSteps {
public:
    /// Whether those whom the hero sees are in the way.
    enum class Others : std::uint8_t { Obstruct, Ignored };
    /// Whether locked doors to which he has the key are opened like others.
    enum class Locks : std::uint8_t { Left, Opened };
    /// Whether ground that hurts is walked on.
    enum class Harm : std::uint8_t { Avoided, Endured };

    struct Terms {
        Others others = Others::Obstruct;
        Locks locks = Locks::Left;
        Harm harm = Harm::Avoided;
        std::optional<Point> target = {}; ///< a monster may stand there, and it may be a locked door that he can open
    };

    /// The world must outlive this.
    HeroSteps(const World &world, const Terms &terms) : m_world(world), m_terms(terms) {}

    const World &world() const { return m_world; }
    const Terms &terms() const { return m_terms; }
    bool canEnter(Point cell) const;
    /// Whether he takes a step to a neighbor, wherever it ends.
    bool canStep(Point from, Direction direction) const;
    /// Whether the ground carries him only to where he has explored it.
    bool isEndKnown(Point from, Direction direction) const;
    /// In half steps, as in DistanceMap.
    int costOf(Point to, Direction direction) const;
    Point endOf(Point from, Direction direction) const
    {
        return follow(from, direction, [](Point, Direction) { return true; });
    }
    /// Calls `come(Point cell, Direction heading)` for each cell of a step, as far as he knows them and sees them free,
    /// and as long as it is true. The cell where it ends.
    template<typename Come>
    Point follow(Point from, Direction direction, const Come &come) const;

private:
    bool isFloor(Point cell) const;
    bool isStepSafe(Point from, Direction direction) const;
    bool isTaken(Point cell) const;

    const World &m_world;
    Terms m_terms;
};

/// Whether the hero sees a monster on a cell.
bool isMet(const World &world, Point cell);

/// Whether stepping on a cell can win the level.
bool isWinningExit(const World &world, Point cell);

/// Whether walking into a door opens it: it asks for no key, or the hero has it.
bool canOpen(const World &world, const Terrain &door);

template<typename Come>
Point HeroSteps::follow(Point from, Direction direction, const Come &come) const
{
    if (!m_world.hasDrift()) {
        come(from + stepOf(direction), direction);
        return from + stepOf(direction);
    }
    return followStep(m_world, from, direction, [&](Point cell, Direction heading) {
        const Point before = cell - stepOf(heading);
        const bool endsBefore = !m_world.isExplored(cell) || isTaken(cell) || isWinningExit(m_world, before);
        return (before == from || !endsBefore) && come(cell, heading);
    });
}
