#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/ground.h"

#include <array>
#include <limits>

/// Everything in a level that may harm monsters, estimated generously: a monster that counts as safe is certainly safe.
/// Includes the hero's initial items, and all items that lie or are carried anywhere.
class MeansOfHarm {
public:
    /// `catalogue` is the one in force.
    MeansOfHarm(const Level &level, const Catalogue &catalogue, const Rules &rules);

    /// True if there is fire, or an item that wounds, confuses or charms. Any monster may then be harmed, wherever it
    /// is.
    bool harmsAll() const { return m_harmsAll; }
    /// True if the hero could wound such a monster next to him: with the best gear available, and with any gear if he
    /// can gain levels.
    bool isHurtByBlows(const Kind &monster) const;
    /// True if a monster may be harmed at all.
    bool harms(const Kind &monster) const { return m_harmsAll || isHurtByBlows(monster); }
    /// True if an item may teleport any monster to any harmless ground.
    bool teleports() const { return m_teleports; }
    /// Returns the freest walk of a monster: that of its behavior, or any if an item may make it flee or stumble.
    BehaviorRow::Walk walkOf(const Thing &monster, const Kind &kind) const;

private:
    void addThing(const Thing &thing);
    void addMonster(const Thing &thing, const Kind &kind);
    void addItem(const Kind &item);
    int heroPower() const;

    const Catalogue &m_catalogue;
    Rules m_rules;
    std::array<int, slotCount> m_worn{};
    int m_leastTeacher = std::numeric_limits<int>::max(); ///< lowest defense of the monsters that give experience
    bool m_harmsAll = false;
    bool m_movesAll = false; ///< an item makes monsters flee, stumble or follow
    bool m_teleports = false;
};
