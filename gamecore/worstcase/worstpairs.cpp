#include "gamecore/worstcase/worstpairs.h"

#include "gamecore/base/cancel.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/worstcase/denialsearch.h"

#include <algorithm>
#include <limits>

namespace {

/// A monster of a pair.
struct Partner {
    std::size_t thing = 0;
    std::optional<PatrolStances> stances; ///< std::nullopt if it cannot be checked
};

bool comesToDoor(const PatrolStances &stances)
{
    for (int number = 0; number < stances.count(); ++number) {
        if (stances.at(number).isBeforeDoor()) {
            return true;
        }
    }
    return false;
}

/// Returns the patrols with their stances. Each one keeps a number for each cell, which counts towards the limit of
/// states.
std::vector<Partner> partnersOf(const DenialSearch &search, Size size, qint64 states)
{
    constexpr int bitsOfNumber = 32;
    const qint64 most = states / bitsOfNumber / (qint64(size.width) * size.height);
    std::vector<Partner> partners;
    for (const std::size_t thing : search.patrols()) {
        std::optional<PatrolStances> stances =
            qint64(partners.size()) < most ? search.stancesOf(thing).all : std::nullopt;
        if (stances && comesToDoor(*stances)) {
            stances.reset();
        }
        partners.push_back({thing, std::move(stances)});
    }
    return partners;
}

/// Returns the goals that neither of two monsters denies alone.
std::vector<int> goalsLeft(const DenialSearch &search, const WorstCase &alone, const std::array<std::size_t, 2> &things)
{
    std::vector<int> goals;
    for (int number = 0; number < search.goals(); ++number) {
        const PursuitGoal &goal = search.goal(number);
        const bool isDenied = std::any_of(alone.denials.begin(), alone.denials.end(), [&](const Denial &denial) {
            return (denial.thing == things[0] || denial.thing == things[1]) && denial.condition == goal.condition
                   && denial.goal == goal.cells.front();
        });
        if (!isDenied) {
            goals.push_back(number);
        }
    }
    return goals;
}

/// Adds the goals that a pair can deny. False if some goal could not be decided.
bool addDenials(const DenialSearch &search, const Partner &first, const Partner &second, const std::vector<int> &goals,
                std::vector<PairDenial> &denials)
{
    if (goals.empty()) {
        return true;
    }
    if (!first.stances || !second.stances
        || qint64(first.stances->count()) * second.stances->count() > std::numeric_limits<int>::max()) {
        return false;
    }
    const auto denied = search.ask(TwoPursuers(*first.stances, *second.stances), goals, PairDenial::mostStands);
    if (!denied) {
        return false;
    }
    for (const DenialSearch::Denied &one : *denied) {
        const PursuitGoal &goal = search.goal(one.goal);
        denials.push_back(
            {.things = {first.thing, second.thing}, .condition = goal.condition, .goal = goal.cells.front()});
        for (const std::vector<Point> &cells : one.stands) {
            denials.back().stands.push_back({cells.front(), cells.back()});
        }
    }
    return true;
}

} // namespace

WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds,
                        const std::atomic<bool> *isCancelled, const std::function<void(const WorstPairs &)> &tell)
{
    PursuitScene scene = PursuitScene::of(level);
    const auto patrols = qint64(scene.patrols.size());
    WorstPairs found{.pairs = patrols * (patrols - 1) / 2};
    if (PursuitScene::unsupportedIn(level) != Unsupported::Nothing || level.rules().isBlocking()) {
        found.looked = found.pairs;
        found.isComplete = found.pairs == 0;
        return found;
    }
    const DenialSearch search(level.level(), std::move(scene), bounds, isCancelled);
    const std::vector<Partner> partners = partnersOf(search, level.level().size(), bounds.states);
    for (std::size_t first = 0; first < partners.size(); ++first) {
        for (std::size_t second = first + 1; second < partners.size(); ++second) {
            const std::vector<int> goals = goalsLeft(search, alone, {partners[first].thing, partners[second].thing});
            const bool isAsked = addDenials(search, partners[first], partners[second], goals, found.denials);
            if (!isAsked && isSet(isCancelled)) {
                return found;
            }
            ++found.looked;
            found.asked += isAsked ? 1 : 0;
            if (tell) {
                tell(found);
            }
        }
    }
    found.isComplete = found.asked == found.pairs;
    return found;
}
