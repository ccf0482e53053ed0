#include "gamecore/worstcase/worstcase.h"

#include "gamecore/base/cancel.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/worstcase/denialsearch.h"

#include <algorithm>
#include <limits>
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
    found.isComplete = found.asked == found.patrols && !isSet(isCancelled);
    return found;
}

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
