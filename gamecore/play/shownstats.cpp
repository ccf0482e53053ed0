#include "gamecore/play/shownstats.h"

#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

bool hurts(const Kind &kind)
{
    return std::any_of(kind.effects.begin(), kind.effects.end(),
                       [](const Effect &effect) { return rowOf(effect.type).wounds; });
}

/// True if the hero can gain from combat: while there are monsters, and always in a dungeon.
bool hasFights(const World &world)
{
    return world.rules().contact == Contact::Fight && (world.stage().isDungeon || world.actorCount() > heroId);
}

bool hasExperience(const World &world)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (world.kindOf(id).xp > 0) {
            return true;
        }
    }
    return world.stage().isDungeon;
}

/// True if a kind counts as gear. The hero's initial items do not count.
bool isGear(const World &world, const Kind &kind)
{
    return kind.isWearable() && !world.kindOf(heroId).items.contains(kind.key);
}

/// True for the treasure that ends a dungeon: taking it wins, so it does not count as gold.
bool isPrize(const World &world, const Item &item)
{
    const Stage &stage = world.stage();
    return stage.isDungeon && stage.lastDepth > 0 && item.kind == stage.prize;
}

} // namespace

ShownStats shownStatsOf(const World &world)
{
    ShownStats shownStats;
    bool hasHarmfulItems = false;
    for (const Item &item : world.items()) {
        const Kind &kind = world.catalogue().kind(item.kind);
        shownStats.isGold = shownStats.isGold || (kind.category == KindCategory::Treasure && !isPrize(world, item));
        shownStats.isStrength = shownStats.isStrength || isGear(world, kind);
        hasHarmfulItems = hasHarmfulItems || hurts(kind);
    }
    const bool isFought = hasFights(world);
    shownStats.isStrength = shownStats.isStrength || isFought;
    shownStats.isGrowth = (isFought || hasHarmfulItems) && hasExperience(world);
    shownStats.isHealth = isFought || hasHarmfulItems || !(world.walkable() == world.harmless());
    addShownStats(world, shownStats);
    return shownStats;
}

void addShownStats(const World &world, ShownStats &shownStats)
{
    const Character &character = world.character();
    shownStats.isHealth = shownStats.isHealth || world.hero().hp < world.maxHp(heroId);
    shownStats.isGrowth = shownStats.isGrowth || character.xp > 0 || character.level > 1;
    shownStats.isGold = shownStats.isGold || world.gold() > 0;
}
