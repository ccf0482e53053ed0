#include "gamecore/denial/worstcase.h"

#include "gamecore/denial/denialsearch.h"
#include "gamecore/levelfile/playablelevel.h"

#include <numeric>

namespace {

/// Adds what one monster can deny. False: not all of it was found out.
bool addDenials(const DenialSearch &search, std::size_t thing, std::vector<Denial> &denials)
{
    const std::optional<PatrolStances> stances = search.stancesOf(thing);
    if (!stances) {
        return false;
    }
    std::vector<int> goals(std::size_t(search.goals()));
    std::iota(goals.begin(), goals.end(), 0);
    const auto denied = search.ask(OnePursuer(*stances), goals, Denial::mostStands);
    if (!denied) {
        return false;
    }
    for (const DenialSearch::Denied &one : *denied) {
        const PursuitGoal &goal = search.goal(one.goal);
        denials.push_back({.thing = thing, .condition = goal.condition, .goal = goal.cells.front()});
        for (const std::vector<Point> &cells : one.stands) {
            denials.back().stands.push_back(cells.front());
        }
    }
    return true;
}

} // namespace

WorstCase worstCaseOf(const PlayableLevel &level, const WorstCaseBounds &bounds, const std::atomic<bool> *isCancelled)
{
    PursuitScene scene = PursuitScene::of(level);
    if (PursuitScene::isBeyond(level)) {
        return {.patrols = int(scene.patrols.size())};
    }
    const DenialSearch search(level.level(), std::move(scene), bounds, isCancelled);
    WorstCase found{.patrols = int(search.patrols().size()), .goals = search.goals()};
    for (const std::size_t thing : search.patrols()) {
        found.asked += addDenials(search, thing, found.denials) ? 1 : 0;
    }
    found.isComplete = found.asked == found.patrols;
    return found;
}
