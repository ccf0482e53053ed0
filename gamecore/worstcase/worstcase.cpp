#include "gamecore/worstcase/worstcase.h"

#include "gamecore/base/cancel.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/worstcase/denialsearch.h"

#include <numeric>
#include <optional>

namespace {

/// Adds the goals that one monster can deny. Returns the reason if it could not be checked.
std::optional<UncheckedReason> addDenials(const DenialSearch &search, std::size_t thing, std::vector<Denial> &denials)
{
    const DenialSearch::Stances stances = search.stancesOf(thing);
    if (!stances.all) {
        return stances.why;
    }
    std::vector<int> goals(std::size_t(search.goals()));
    std::iota(goals.begin(), goals.end(), 0);
    const auto denied = search.ask(OnePursuer(*stances.all), goals, Denial::mostStands);
    if (!denied) {
        return UncheckedReason::TooMuch;
    }
    for (const DenialSearch::Denied &one : *denied) {
        const PursuitGoal &goal = search.goal(one.goal);
        denials.push_back({.thing = thing, .condition = goal.condition, .goal = goal.cells.front()});
        for (const std::vector<Point> &cells : one.stands) {
            denials.back().stands.push_back(cells.front());
        }
    }
    return std::nullopt;
}

} // namespace

WorstCase worstCaseOf(const PlayableLevel &level, const WorstCaseBounds &bounds, const std::atomic<bool> *isCancelled,
                      const std::function<void(const WorstCase &)> &tell)
{
    PursuitScene scene = PursuitScene::of(level);
    if (const Unsupported unsupported = PursuitScene::unsupportedIn(level); unsupported != Unsupported::Nothing) {
        return {.patrols = int(scene.patrols.size()), .unsupported = unsupported};
    }
    const DenialSearch search(level.level(), std::move(scene), bounds, isCancelled);
    WorstCase found{.patrols = int(search.patrols().size()), .goals = search.goals()};
    for (const std::size_t thing : search.patrols()) {
        const std::optional<UncheckedReason> why = addDenials(search, thing, found.denials);
        if (why && isSet(isCancelled)) {
            break;
        }
        if (why) {
            found.leftOut.push_back({thing, *why});
        } else {
            ++found.asked;
        }
        if (tell) {
            tell(found);
        }
    }
    found.isComplete = found.asked == found.patrols;
    return found;
}
