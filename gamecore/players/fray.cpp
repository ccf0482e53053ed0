#include "gamecore/players/fray.h"

#include "gamecore/play/danger.h"
#include "gamecore/rules/duel.h"

#include <algorithm>

namespace {

/// More than anybody has.
constexpr int deadly = largestTrait;

/// Whether one step leads into somebody.
bool isBeside(const World &world, Point cell)
{
    const std::optional<Direction> direction = directionOf(cell - world.hero().cell);
    return direction && world.isStepOpen(world.hero().cell, *direction);
}

int blowOf(const World &world, ActorId foe)
{
    return blowDamage(world.power(foe), world.defense(heroId));
}

} // namespace

void Fray::look(const World &world, const std::vector<Seen> &monsters, const Player &player, int despair)
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
    const int accepted = int(qint64(world.hero().hp) * courage / (100 + player.danger));
    m_isFeared = player.danger > 0 && m_loss > 0 && (world.rules().contact == Contact::Kills || m_loss >= accepted);
}

/// All strike from the beginning, and he kills one after the other, the quickest first.
void Fray::count(const World &world)
{
    if (world.rules().contact == Contact::Kills) {
        m_loss = deadly;
        return;
    }
    std::vector<std::pair<int, int>> duels; // blows that it takes, hit points that each of the foe's takes
    for (const Seen &foe : m_foes) {
        const std::optional<int> hits = hitsToKill(world, heroId, foe.id);
        duels.emplace_back(hits.value_or(deadly), blowOf(world, foe.id));
    }
    std::sort(duels.begin(), duels.end());
    qint64 blows = -1; // he strikes first
    qint64 loss = 0;
    for (const auto &[hits, blow] : duels) {
        blows += hits;
        loss += blows * blow;
    }
    m_loss = int(std::min<qint64>(loss, deadly));
}

int Fray::weightOf(const World &world, ActorId foe) const
{
    if (world.rules().contact == Contact::Kills) {
        return 100;
    }
    return int(std::clamp<qint64>(qint64(100) * blowOf(world, foe) / std::max(1, world.hero().hp), 0, 100));
}

const Seen *Fray::weakestBeside(const World &world) const
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
