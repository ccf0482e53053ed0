#include "gamecore/rules/growth.h"

int xpForNextLevel(const World &world)
{
    return world.rules().levelXpBase + world.character().level * world.rules().levelXpStep;
}

void grow(World &world, EventList &events)
{
    const int margin = world.rules().levelUp == LevelUp::Exceeded ? 1 : 0;
    Character &character = world.character();
    while (world.status() == Status::Playing && character.xp >= xpForNextLevel(world) + margin) {
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
        character.baseMaxHp += rules.levelHp;
        world.setHp(heroId, world.hero().hp + rules.levelHp);
        break;
    case Growth::Power:
        character.basePower += rules.levelPower;
        break;
    case Growth::Defense:
        character.baseDefense += rules.levelDefense;
        break;
    }
    return Reason::None;
}
