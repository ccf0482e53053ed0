#include "gamecore/bots/melee.h"

#include "gamecore/play/danger.h"
#include "gamecore/rules/combat.h"

#include <algorithm>

namespace {

/// More hit points than any actor has.
constexpr int deadly = largestTrait;

/// True if one step leads to the cell.
bool isBeside(const World &world, Point cell)
{
    const std::optional<Direction> direction = directionOf(cell - world.hero().cell);
    return direction && world.isStepOpen(world.hero().cell, *direction);
}

int blowOf(const World &world, ActorId foe)
{
    return blowDamage(world.rules(), world.power(foe), world.defense(heroId));
}

/// Returns the number of sides from which the hero can be struck at once; 1 in a passage.
std::size_t sidesOf(const World &world)
{
    std::size_t open = 0;
    for (int i = 0; i < directionCount; ++i) {
        open += world.isStepOpen(world.hero().cell, Direction(i)) ? 1 : 0;
    }
    return open <= 2 ? 1 : open - 1;
}

} // namespace

void Melee::look(const World &world, const std::vector<Seen> &monsters, const Bot &bot, int despair)
{
    m_foes.clear();
    m_loss = 0;
    m_isFeared = false;
    for (const Seen &seen : monsters) {
        if (world.isAlive(seen.id) && isAtHand(world, seen.id)) {
            m_foes.push_back(seen);
        }
    }
    if (m_foes.empty()) {
        return;
    }
    count(world);
    const int courage = 100 + despair;
    const int accepted = int(qint64(world.hero().hp) * courage / (100 + bot.danger));
    m_isFeared = bot.danger > 0 && m_loss > 0 && (world.rules().contact == Contact::Kills || m_loss >= accepted);
}

/// Estimates the loss of the fight. All foes that fit around the hero strike from the beginning. He kills them one
/// after another, the quickest kill first.
void Melee::count(const World &world)
{
    if (world.rules().contact == Contact::Kills) {
        m_loss = deadly;
        return;
    }
    std::vector<std::pair<int, int>> duels; // the hero's blows to kill, hit points lost to each blow of the foe
    for (const Seen &foe : m_foes) {
        const std::optional<int> hits = hitsToKill(world, heroId, foe.id);
        duels.emplace_back(hits.value_or(deadly), blowOf(world, foe.id));
    }
    std::sort(duels.begin(), duels.end());
    const std::size_t atOnce = sidesOf(world);
    qint64 loss = -qint64(duels.front().second); // the hero strikes first
    for (std::size_t i = 0; i < duels.size(); ++i) {
        qint64 blows = 0;
        for (std::size_t k = i; k < std::min(i + atOnce, duels.size()); ++k) {
            blows += duels[k].second;
        }
        loss += blows * duels[i].first;
    }
    m_loss = int(std::min<qint64>(std::max<qint64>(loss, 0), deadly));
}

int Melee::weightOf(const World &world, ActorId foe) const
{
    if (world.rules().contact == Contact::Kills) {
        return 100;
    }
    return int(std::clamp<qint64>(qint64(100) * blowOf(world, foe) / std::max(1, world.hero().hp), 0, 100));
}

const Seen *Melee::weakestBeside(const World &world) const
{
    const Seen *weakest = nullptr;
    int fewest = deadly;
    for (const Seen &foe : m_foes) {
        const std::optional<int> hits = isBeside(world, foe.cell) ? hitsToKill(world, heroId, foe.id) : std::nullopt;
        if (hits && *hits < fewest) {
            weakest = &foe;
            fewest = *hits;
        }
    }
    return weakest;
}
