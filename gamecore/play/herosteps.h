#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/step.h"
#include "gamecore/world/world.h"

/// The steps that the hero takes automatically, judged by what he knows. He walks over explored, harmless cells, around
/// actors that he sees. He opens closed doors on the way, which costs one more step, and enters them only with straight
/// steps. Locked doors stay closed unless Locks::Opened. A step includes all cells over which the ground carries him
/// (gamecore/pathfinding/step.h). A step ends at an exit that wins, and before unexplored cells and actors that he
/// sees.
class HeroSteps {
public:
    /// The treatment of actors that the hero sees: they block their cells, or not.
    enum class Others : std::uint8_t { Obstruct, Ignored };
    /// The treatment of locked doors to which the hero has the key: they stay closed, or are opened on the way.
    enum class Locks : std::uint8_t { Left, Opened };
    /// The treatment of harmful ground: the hero walks around it, or over it.
    enum class Harm : std::uint8_t { Avoided, Endured };

    struct Terms {
        Others others = Others::Obstruct;
        Locks locks = Locks::Left;
        Harm harm = Harm::Avoided;
        std::optional<Point> target = {}; ///< destination, which may hold an actor or be a locked door that he can
                                          ///< open; std::nullopt: none
    };

    /// `world` must outlive this object.
    HeroSteps(const World &world, const Terms &terms) : m_world(world), m_terms(terms) {}

    const World &world() const { return m_world; }
    const Terms &terms() const { return m_terms; }
    /// True if the hero walks onto a cell, whatever the side from which he comes: the cell is explored, and the terms
    /// allow it.
    bool canEnter(Point cell) const;
    /// True if the hero takes a step: he can enter the neighbor from this side, and the ground carries him over no
    /// harmful cell, unless the terms have Harm::Endured.
    bool canStep(Point from, Direction direction) const;
    /// True if the hero knows where a step ends: drift carries him only over explored cells.
    bool isEndKnown(Point from, Direction direction) const;
    /// Returns the cost of a step to a neighbor in half steps, as in DistanceMap, including the opening of a closed
    /// door.
    int costOf(Point to, Direction direction) const;
    /// Returns the cell where a step ends, as far as the hero knows.
    Point endOf(Point from, Direction direction) const
    {
        return follow(from, direction, [](Point, Direction) { return true; });
    }
    /// Calls `come(Point cell, Direction heading)` for each cell of a step while `come` returns true. Returns the cell
    /// where the step ends. A step ends before an unexplored or occupied cell, unless this is its first cell, and at an
    /// exit that wins.
    template<typename Come>
    Point follow(Point from, Direction direction, const Come &come) const;

private:
    bool isFloor(Point cell) const;
    bool isStepSafe(Point from, Direction direction) const;
    bool isTaken(Point cell) const;

    const World &m_world;
    Terms m_terms;
};

/// True if the hero sees a monster on a cell.
bool isMet(const World &world, Point cell);

/// True if a cell has an exit that can win the level.
bool isWinningExit(const World &world, Point cell);

/// True if `door` is a closed door that opens when the hero walks into it: it needs no key, or he has the key.
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
