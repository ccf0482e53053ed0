#include "gamecore/bots/wayfinding.h"

#include "gamecore/data/kind.h"
#include "gamecore/rules/combat.h"

#include <algorithm>

namespace {

/// Decisions for which a path is kept while each step reveals new cells.
constexpr int longestKept = 8;

/// Returns the lowest start value of the goals, which attracts most.
int pullOf(const std::vector<DistanceMap::Goal> &goals)
{
    int least = 0;
    for (const DistanceMap::Goal &goal : goals) {
        least = std::min(least, goal.value);
    }
    return least;
}

} // namespace

void Wayfinding::begin(const World &world)
{
    m_attraction.begin(world);
    m_ways = nullptr;
    m_harm = HeroSteps::Harm::Avoided;
}

void Wayfinding::look(const World &world, const std::vector<Seen> &monsters)
{
    ++m_keptFor;
    if (!m_ways || m_hasNews) {
        find(world, monsters);
    }
}

HeroSteps Wayfinding::stepsIn(const World &world) const
{
    return {world, {.others = HeroSteps::Others::Ignored, .locks = HeroSteps::Locks::Opened, .harm = m_harm}};
}

/// True if the current goal still exists and no stronger one has appeared.
bool Wayfinding::isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const
{
    const std::optional<DistanceMap::Goal> aim = m_ways ? m_ways->best() : std::nullopt;
    return aim && m_keptFor < longestKept && m_pull == pullOf(goals) && aim->cell != world.hero().cell
           && std::any_of(goals.begin(), goals.end(), [&aim](const DistanceMap::Goal &goal) {
                  return goal.cell == aim->cell && goal.value == aim->value;
              });
}

/// Finds the paths. Harmful terrain is used only if nothing else leads to a goal.
void Wayfinding::find(const World &world, const std::vector<Seen> &monsters)
{
    const std::vector<DistanceMap::Goal> &goals = m_attraction.find(world, monsters);
    m_hasNews = false;
    if (isOnTheWay(world, goals)) {
        return;
    }
    m_keptFor = 0;
    m_pull = pullOf(goals);
    findCrowd(world, monsters);
    for (const HeroSteps::Harm harm : {HeroSteps::Harm::Avoided, HeroSteps::Harm::Endured}) {
        m_harm = harm;
        m_ways = &m_paths.find(stepsIn(world), goals, m_crowd);
        if (value(world.hero().cell) != HeroPaths::unreached) {
            return;
        }
    }
}

/// Finds the monsters that stay in place and cannot be beaten.
void Wayfinding::findCrowd(const World &world, const std::vector<Seen> &monsters)
{
    m_crowd.clear();
    for (const Seen &seen : monsters) {
        const bool stays = rowOf(world.actor(seen.id).behavior).walk == BehaviorRow::Walk::Nowhere;
        const bool isFought = world.rules().contact == Contact::Fight && hitsToKill(world, heroId, seen.id);
        if (world.rules().contact != Contact::Kills && (stays || !isFought)) {
            m_crowd.push_back(seen.cell);
        }
    }
}
