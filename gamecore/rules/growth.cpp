#include "gamecore/rules/growth.h"

#include "gamecore/world/event.h"

namespace {

/// Raises a trait and returns the actual gain.
int raise(int &trait, int gain)
{
    const int raised = qMin(gain, largestTrait - trait);
    trait += raised;
    return raised;
}

} // namespace

int xpForNextLevel(const World &world)
{
    return world.rules().levelXpBase + world.character().level * world.rules().levelXpStep;
}

void grow(World &world, EventList &events)
{
    const int margin = world.rules().levelUp == LevelUp::Exceeded ? 1 : 0;
    Character &character = world.character();
    while (world.status() == Status::Playing && character.level < highestLevel
           && character.xp >= xpForNextLevel(world) + margin) {
        character.xp -= xpForNextLevel(world);
        ++character.level;
        ++character.choicesDue;
        events.add({.type = EventType::LevelUp, .actor = heroId, .amount = character.level});
    }
}

Reason chooseGrowth(World &world, Growth growth)
{
    Character &character = world.character();
    if (character.choicesDue == 0) {
        return Reason::NothingHere;
    }
    --character.choicesDue;
    const Rules &rules = world.rules();
    switch (growth) {
    case Growth::Hp:
        world.setHp(heroId, world.hero().hp + raise(character.baseMaxHp, rules.levelHp));
        break;
    case Growth::Power:
        raise(character.basePower, rules.levelPower);
        break;
    case Growth::Defense:
        raise(character.baseDefense, rules.levelDefense);
        break;
    }
    return Reason::None;
}
