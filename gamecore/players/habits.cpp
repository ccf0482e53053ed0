#include "gamecore/players/habits.h"

#include "gamecore/play/explore.h"

namespace {

constexpr int growthCount = 3;

/// For those who press keys without looking: what is done where the hero is, half of the time.
std::optional<Command> keyOfThePlace(const World &world, int roll)
{
    if (roll < 50 && world.terrainAt(world.hero().cell).feature == Feature::Stairs) {
        return Command::descend();
    }
    return roll < 50 && mayTake(world) ? std::optional(Command::pickUp()) : std::nullopt;
}

Command anyUse(const std::vector<Seen> &monsters, OwnLuck &luck)
{
    const auto letter = char('a' + luck.below(largestBag));
    return monsters.empty() ? Command::use(letter)
                            : Command::use(letter, monsters[std::size_t(luck.below(int(monsters.size())))].cell);
}

} // namespace

Command waitOf(const Player &player, const World &world)
{
    return world.isRealTime() ? Command::advance(player.stepMs) : Command::wait();
}

Direction anyDirection(const World &world, OwnLuck &luck)
{
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    return Direction(luck.below(directionCount / stride) * stride);
}

Command slipOf(const Player &player, const World &world, const std::vector<Seen> &monsters, OwnLuck &luck)
{
    const int roll = luck.below(100);
    const bool triesAll = player.slip == 100;
    if (const std::optional<Command> key = triesAll ? keyOfThePlace(world, roll) : std::nullopt) {
        return *key;
    }
    if (triesAll && roll < 10) {
        return anyUse(monsters, luck);
    }
    return roll < 20 ? waitOf(player, world) : Command::move(anyDirection(world, luck));
}

Growth growthOf(const Player &player, const World &world, OwnLuck &luck)
{
    switch (player.growth) {
    case GrowthHabit::Hp:
        return Growth::Hp;
    case GrowthHabit::Power:
        return Growth::Power;
    case GrowthHabit::Defense:
        return Growth::Defense;
    case GrowthHabit::InTurn:
        return Growth((world.character().level - world.character().choicesDue - 1) % growthCount);
    case GrowthHabit::Random:
        break;
    }
    return Growth(luck.below(growthCount));
}
