#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/rules.h"
#include "gamecore/level/level.h"
#include "gamecore/pathfinding/step.h"

/// The one rule of steps between neighboring cells as far as the ground goes: four or eight ways, corners. World and
/// Ground share it. `isWalkable(Point)` holds for cells inside the level that can be stood on.
template<typename IsWalkable>
bool isStepOpen(Point from, Direction direction, const Rules &rules, const IsWalkable &isWalkable)
{
    const Point step = stepOf(direction);
    if (!isWalkable(from + step) || (rules.moves == 4 && !isStraight(direction))) {
        return false;
    }
    const bool mayCut = isStraight(direction) || rules.corners == Corners::Cut;
    return mayCut || (isWalkable(from + Point{step.x, 0}) && isWalkable(from + Point{0, step.y}));
}

/// The ground of a level as bits, which the questions of Ground answer cell by cell.
struct GroundCells {
    BitGrid walkable;
    BitGrid harmless;
    BitGrid freeDoors;
    BitGrid lockedDoors;
    BitGrid crowd = {}; ///< where somebody may stand who stops the hero on drifting ground: crowdOf(). Empty: nowhere
};

/// The ground of a level as it is drawn, with every door closed: what a World of it answers before its first turn, and
/// what doors ask for. Things are not asked. `terrain` must outlive it.
class Ground {
public:
    /// `catalogue` is the one in force.
    Ground(const Grid<TerrainId> &terrain, const Catalogue &catalogue, const Rules &rules);

    Size size() const { return m_terrain.size(); }
    const Rules &rules() const { return m_rules; }

    /// Whether a cell is inside the level and can be stood on.
    bool isWalkable(Point cell) const { return has(cell, Walkable); }
    /// Whether a cell can be stood on now or once it is opened.
    bool mayBeWalkable(Point cell) const { return has(cell, Walkable) || isDoor(cell); }
    /// Whether a cell can be stood on and hurts nobody: monsters go there of their own will.
    bool isHarmless(Point cell) const { return has(cell, Harmless); }
    bool isTransparent(Point cell) const { return has(cell, Transparent); }
    /// Whether a cell is a door, which the hero opens with a straight step.
    bool isDoor(Point cell) const { return has(cell, Door); }
    /// Whether a cell is a door that asks for no key.
    bool isFreeDoor(Point cell) const { return has(cell, Door) && lockAt(cell) == noLock; }

    /// Number of the key that opens the door on a cell: a place in keys(); `noLock` for all else.
    int lockAt(Point cell) const { return m_terrain.contains(cell) ? m_locks[m_terrain.at(cell)] : noLock; }
    /// The kinds and terrains that open a door of the catalogue.
    const std::vector<QString> &keys() const { return m_keys; }
    static constexpr int noLock = -1;
    /// Whether such a key is used up by the door that it opens; else one opens all doors of its kind.
    bool isUsedUp(int key) const { return m_isUsedUp[std::size_t(key)]; }
    /// Whether such a key is ground: coming to it opens all its doors from there, and one may then go through them
    /// diagonally, too.
    bool isPlate(int key) const { return m_isPlate[std::size_t(key)]; }

    /// What the questions above answer of every cell.
    GroundCells cells() const;

    bool isStepOpen(Point from, Direction direction) const
    {
        return ::isStepOpen(from, direction, m_rules, [this](Point cell) { return isWalkable(cell); });
    }
    /// Whether a monster may take a step: it opens no doors and does not go where it would be hurt on the way.
    bool isMonsterStepOpen(Point from, Direction direction) const
    {
        return isStepOpen(from, direction)
               && isWholeStep(*this, from, direction, [this](Point cell) { return isHarmless(cell); });
    }

    // How ground moves an actor on: gamecore/pathfinding/step.h. Nobody comes to a door before it is opened, so it has
    // what it opens to.
    Drift driftAt(Point cell) const { return m_drifts[m_terrain.at(cell)]; }
    /// Whether any cell of the level drifts, or may come to.
    bool hasDrift() const { return m_hasDrift; }

    /// The distance between two Directions whose steps change what a hero can come to: 1 if diagonal steps do, else 2.
    /// Where corners are closed, two straight steps lead to the same cell.
    int stride() const { return m_rules.moves == 8 && m_rules.corners == Corners::Cut ? 1 : 2; }

private:
    enum Flag : std::uint8_t { Walkable = 1, Harmless = 2, Transparent = 4, Door = 8 };

    bool has(Point cell, Flag flag) const
    {
        return m_terrain.contains(cell) && (m_flags[m_terrain.at(cell)] & flag) != 0;
    }

    const Grid<TerrainId> &m_terrain;
    Rules m_rules;
    std::vector<std::uint8_t> m_flags; ///< by terrain
    std::vector<int> m_locks;          ///< by terrain
    std::vector<Drift> m_drifts;       ///< by terrain
    bool m_hasDrift = false;
    std::vector<QString> m_keys;
    std::vector<bool> m_isUsedUp; ///< by key
    std::vector<bool> m_isPlate;  ///< by key
};
