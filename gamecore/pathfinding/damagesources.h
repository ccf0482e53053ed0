#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/ground.h"

#include <array>
#include <limits>

/// Everything in a level that may harm monsters, estimated generously: a monster that counts as safe is certainly safe.
/// Includes the hero's initial items, and all items in the level, lying or carried.
class DamageSources {
public:
    /// `catalogue` is the one in force (catalogueOf()).
    DamageSources(const Level &level, const Catalogue &catalogue, const Rules &rules);

    /// True if a monster breathes fire, or if an item wounds, confuses or charms. Any monster may then be harmed,
    /// wherever it is.
    bool harmsAll() const { return m_harmsAll; }
    /// True if the hero's blows could wound a monster of this kind while he wears the best gear of the level. Also true
    /// if he can gain levels that raise his power: he then becomes strong enough for any monster.
    bool isHurtByBlows(const Kind &monster) const;
    /// True if a monster of this kind may be harmed in any way.
    bool harms(const Kind &monster) const { return m_harmsAll || isHurtByBlows(monster); }
    /// True if an item may teleport any monster to any harmless ground.
    bool teleports() const { return m_teleports; }
    /// Returns how freely a monster may walk: as its behavior says, or anywhere if some item makes monsters flee,
    /// stumble or follow.
    BehaviorRow::Walk walkOf(const Thing &monster, const Kind &kind) const;

private:
    void addThing(const Thing &thing);
    void addMonster(const Thing &thing, const Kind &kind);
    void addItem(const Kind &item);
    int heroPower() const;

    const Catalogue &m_catalogue;
    Rules m_rules;
    std::array<int, slotCount> m_worn{}; ///< by slot: greatest power of a wearable item
    int m_lowestDefenseWithXp =
        std::numeric_limits<int>::max(); ///< lowest defense of the monsters that give experience
    bool m_harmsAll = false;
    bool m_movesAll = false; ///< an item makes monsters flee, stumble or follow
    bool m_teleports = false;
};
