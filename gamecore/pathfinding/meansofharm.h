#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/ground.h"

#include <array>
#include <limits>

/// Everything in a level that may harm monsters: asked generously, so that what cannot be harmed is certain. What the
/// hero starts with counts, and all that lies or is carried anywhere.
class MeansOfHarm {
public:
    /// `catalogue` is the one in force.
    MeansOfHarm(const Level &level, const Catalogue &catalogue, const Rules &rules);

    /// There is fire, or an item that wounds, confuses or charms: any monster may come to harm, wherever it stands.
    bool harmsAll() const { return m_harmsAll; }
    /// A hero beside such a monster could wound it: with everything to wear that there is, and with any blow if he can
    /// grow.
    bool isHurtByBlows(const Kind &monster) const;
    /// Whether a monster may come to harm at all.
    bool harms(const Kind &monster) const { return m_harmsAll || isHurtByBlows(monster); }
    /// There is an item that may put any monster on any ground that hurts nobody.
    bool teleports() const { return m_teleports; }
    /// How freely a monster may walk at most: as its behavior does, or anywhere if an item may make it run or stumble.
    BehaviorRow::Walk walkOf(const Thing &monster, const Kind &kind) const;

private:
    void addThing(const Thing &thing);
    void addMonster(const Thing &thing, const Kind &kind);
    void addItem(const Kind &item);
    int heroPower() const;

    const Catalogue &m_catalogue;
    Rules m_rules;
    std::array<int, slotCount> m_worn{};
    int m_leastTeacher = std::numeric_limits<int>::max(); ///< the least defense of a monster that gives experience
    bool m_harmsAll = false;
    bool m_movesAll = false; ///< an item makes monsters run, stumble or follow
    bool m_teleports = false;
};
