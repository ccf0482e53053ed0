#include "gamecore/worstcase/deniers.h"

#include <algorithm>

namespace {

/// Adds a goal to the last denier if it has the same monsters, otherwise to a new one.
void add(std::vector<Denier> &deniers, const std::vector<std::size_t> &things, Denier::Goal goal)
{
    if (deniers.empty() || deniers.back().things != things) {
        deniers.push_back({things, {}});
    }
    deniers.back().goals.push_back(std::move(goal));
}

void sortByGoals(std::vector<Denier> &deniers)
{
    std::stable_sort(deniers.begin(), deniers.end(),
                     [](const Denier &a, const Denier &b) { return a.goals.size() > b.goals.size(); });
}

} // namespace

std::vector<Denier> deniersOf(const WorstCase &found)
{
    std::vector<Denier> deniers;
    for (const Denial &denial : found.denials) {
        Denier::Goal goal{denial.condition, denial.goal};
        for (const Point stand : denial.stands) {
            goal.stands.push_back({stand});
        }
        add(deniers, {denial.thing}, std::move(goal));
    }
    sortByGoals(deniers);
    return deniers;
}

std::vector<Denier> deniersOf(const WorstPairs &found)
{
    std::vector<Denier> deniers;
    for (const PairDenial &denial : found.denials) {
        Denier::Goal goal{denial.condition, denial.goal};
        for (const std::array<Point, 2> &stand : denial.stands) {
            goal.stands.push_back({stand.begin(), stand.end()});
        }
        add(deniers, {denial.things.begin(), denial.things.end()}, std::move(goal));
    }
    sortByGoals(deniers);
    return deniers;
}
