#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/rules.h"
#include "gamecore/level/level.h"
#include "gamecore/pathfinding/step.h"

/// True if terrain and the rules `moves` and `corners` allow a step between neighboring cells. World and Ground share
/// this function. `isWalkable(Point)` is true for a passable cell inside the level.
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

/// The properties of Ground for all cells, as bit grids.
struct GroundCells {
    BitGrid walkable;
    BitGrid harmless;
    BitGrid freeDoors;
    BitGrid lockedDoors;
    BitGrid crowd = {}; ///< cells where actors may stop a drifting hero (crowdOf()); empty if none. Not set by
                        ///< Ground::cells().
};

/// The terrain of a level as drawn, with every door closed, and the keys that open its doors. It equals the terrain of
/// a World before its first turn. Things are ignored. `terrain` must outlive this object.
class Ground {
public:
    /// `catalogue` is the one in force (catalogueOf()).
    Ground(const Grid<TerrainId> &terrain, const Catalogue &catalogue, const Rules &rules);

    Size size() const { return m_terrain.size(); }
    const Rules &rules() const { return m_rules; }

    /// True if a cell is inside the level and passable.
    bool isWalkable(Point cell) const { return has(cell, Walkable); }
    /// True if a cell is passable now, or once its door is opened.
    bool mayBeWalkable(Point cell) const { return has(cell, Walkable) || isDoor(cell); }
    /// True if a cell is passable and harmless. Monsters enter no other cells by themselves.
    bool isHarmless(Point cell) const { return has(cell, Harmless); }
    bool isTransparent(Point cell) const { return has(cell, Transparent); }
    /// True if a cell is a closed door. A straight step of the hero opens it, except a gate, which is opened by a plate
    /// (isPlate()).
    bool isDoor(Point cell) const { return has(cell, Door); }
    /// True if a cell is a door that needs no key.
    bool isFreeDoor(Point cell) const { return has(cell, Door) && lockAt(cell) == noLock; }

    /// Returns the key of the door on a cell as an index in keys(); `noLock` if there is no door, or a door that needs
    /// no key.
    int lockAt(Point cell) const { return m_terrain.contains(cell) ? m_locks[m_terrain.at(cell)] : noLock; }
    /// Returns the items and plates that open doors of the catalogue, as catalogue keys. In the functions below, `key`
    /// is an index in this list.
    const std::vector<QString> &keys() const { return m_keys; }
    static constexpr int noLock = -1;
    /// True if opening a door uses up this key; otherwise a single key opens all its doors.
    bool isUsedUp(int key) const { return m_isUsedUp[std::size_t(key)]; }
    /// True if the key is terrain (a plate). Reaching a plate opens all its doors (gates) at once; these can then be
    /// entered diagonally.
    bool isPlate(int key) const { return m_isPlate[std::size_t(key)]; }

    /// Returns the properties of all cells, without the crowd.
    GroundCells cells() const;

    bool isStepOpen(Point from, Direction direction) const
    {
        return ::isStepOpen(from, direction, m_rules, [this](Point cell) { return isWalkable(cell); });
    }
    /// True if a monster would take a step by itself. It opens no doors, and takes no step that enters a harmful cell
    /// or in which the ground would carry it over such a cell.
    bool isMonsterStepOpen(Point from, Direction direction) const
    {
        return isStepOpen(from, direction)
               && areAllCellsOfStep(*this, from, direction, [this](Point cell) { return isHarmless(cell); });
    }

    // Drift is the movement of an actor by the ground: see gamecore/pathfinding/step.h. A door has the drift of the
    // terrain it becomes, since it is opened before it is entered.
    Drift driftAt(Point cell) const { return m_drifts[m_terrain.at(cell)]; }
    /// True if the ground of any cell moves actors, or may do so once a door is open.
    bool hasDrift() const { return m_hasDrift; }

    /// Returns the increment for loops over Direction that find out which cells can be reached: 1 for all eight
    /// directions, 2 for the four straight ones. If corners cannot be cut, diagonal steps can be left out, since two
    /// straight steps lead to the same cell.
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
