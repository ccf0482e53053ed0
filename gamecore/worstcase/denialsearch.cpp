#include "gamecore/worstcase/denialsearch.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/behavior.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/worstcase/denialgame.h"

#include <algorithm>
#include <bit>

namespace {

/// Search for the positions that the monsters can reach while the hero waits.
class StandSearch {
public:
    StandSearch(DenialGame &game, const Pursuers &pursuers, Point start)
        : m_game(game), m_pursuers(pursuers), m_start(start), m_isKnown(std::size_t(pursuers.count()), 0)
    {
    }

    /// Returns the positions in the order of the monsters' actions.
    std::vector<int> find()
    {
        for (const int begin : m_pursuers.begins()) {
            if (m_game.isDeniedAtFirst(m_start, begin)) {
                act(begin);
            }
        }
        std::size_t acted = 0;
        while (acted < m_found.size()) { // the list grows
            act(m_found[acted++]);
        }
        return m_found;
    }

private:
    /// Adds the positions after an action. Doors stay closed, since the hero is not there to open them.
    void act(int from)
    {
        const PursuerAction action = m_pursuers.action(from);
        if (action.turns == 0) {
            come(action.onward);
        }
        for (int turn = 0; turn < action.turns; ++turn) {
            come(action.turned[std::size_t(turn)]);
        }
    }

    void come(int to)
    {
        const std::vector<Point> cells = m_pursuers.cells(to);
        const bool meets = std::find(cells.begin(), cells.end(), m_start) != cells.end();
        if (!meets && m_game.isDenied(m_start, to) && m_isKnown[std::size_t(to)] == 0) {
            m_isKnown[std::size_t(to)] = 1;
            m_found.push_back(to);
        }
    }

    DenialGame &m_game;
    const Pursuers &m_pursuers;
    Point m_start;
    std::vector<std::uint8_t> m_isKnown;
    std::vector<int> m_found;
};

struct Stand {
    int position = 0;
    std::vector<Point> cells = {};
    qint64 denied = 0; ///< number of the hero's cells from which the goal is denied
    int steps = 0;     ///< steps from the monsters' cells to the goal
};

bool tellsMore(const Stand &a, const Stand &b)
{
    if (a.denied != b.denied || a.steps != b.steps) {
        return a.denied != b.denied ? a.denied > b.denied : a.steps < b.steps;
    }
    return std::lexicographical_compare(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(), readsBefore);
}

/// Returns the cells that lead to the goal.
std::vector<PursuitHero::Word> cellsToGoal(const PursuitHero &hero, const Grid<int> &steps)
{
    std::vector<PursuitHero::Word> cells(std::size_t(hero.words()), 0);
    for (int y = 0; y < steps.height(); ++y) {
        for (int x = 0; x < steps.width(); ++x) {
            if (steps.at({x, y}) > 0) {
                PursuitHero::set(cells.data(), hero.bitOf({x, y}));
            }
        }
    }
    return cells;
}

/// Returns the positions in which monsters would stand to deny a goal. The monsters can reach such a position while the
/// hero waits at his start, without giving up the denial on the way, and they can stay there since an obstacle stops
/// them.
///
/// The order is: positions that deny the goal from the most cells first, then those nearest to the goal, then reading
/// order. Returns at most `most` positions, no two on the same cells; an empty list if the monsters can stay nowhere.
/// `game` must be solved for the goal, and the goal denied from `start`. `steps` are the distances to the goal
/// (PursuitHero::stepsTo()).
std::vector<int> denialStands(DenialGame &game, const Pursuers &pursuers, const PursuitHero &hero, Point start,
                              const Grid<int> &steps, int most)
{
    const std::vector<PursuitHero::Word> toGoal = cellsToGoal(hero, steps);
    std::vector<Stand> stands;
    for (const int position : StandSearch(game, pursuers, start).find()) {
        if (!pursuers.mayStay(position)) {
            continue;
        }
        Stand stand{.position = position, .cells = pursuers.cells(position)};
        for (const Point cell : stand.cells) {
            stand.steps += steps.at(cell);
        }
        for (int i = 0; i < hero.words(); ++i) {
            stand.denied += std::popcount(toGoal[std::size_t(i)] & ~game.forced(position)[i]);
        }
        stands.push_back(std::move(stand));
    }
    std::stable_sort(stands.begin(), stands.end(), tellsMore);
    std::vector<int> positions;
    std::vector<std::vector<Point>> taken;
    for (const Stand &stand : stands) {
        if (int(positions.size()) < most && std::find(taken.begin(), taken.end(), stand.cells) == taken.end()) {
            positions.push_back(stand.position);
            taken.push_back(stand.cells);
        }
    }
    return positions;
}

} // namespace

DenialSearch::DenialSearch(const Level &level, PursuitScene scene, const WorstCaseBounds &bounds,
                           const std::atomic<bool> *isCancelled)
    : m_level(level), m_scene(std::move(scene)), m_hero(m_scene), m_bounds(bounds),
      m_tempo(PursuitTempo::of(m_scene.rules, bounds.stepMs, rowOf(Behavior::Patrol).everyTurns)),
      m_statesOfPosition(qint64(m_hero.words()) * 64 * m_tempo.phases()), m_isCancelled(isCancelled)
{
    for (const PursuitGoal &goal : m_scene.goals) {
        if (isSet(m_isCancelled)) {
            return;
        }
        if (m_hero.stepsTo(goal.cells).at(m_scene.start) >= 0) { // not cached: large levels may have many goals
            m_goals.push_back(goal);
        }
    }
}

DenialSearch::Stances DenialSearch::stancesOf(std::size_t thing) const
{
    const Thing &monster = m_level.things[thing];
    if (monster.cell == m_scene.start) {
        return {std::nullopt, UncheckedReason::OnStart};
    }
    const qint64 most = m_bounds.states / m_statesOfPosition;
    if (most < int(straightDirections.size())) {
        return {std::nullopt, UncheckedReason::TooMuch};
    }
    std::optional<PatrolStances> stances = PatrolStances::of(m_scene, monster.cell, facingOf(monster), most);
    if (stances && mayBeStopped(*stances, thing)) {
        return {std::nullopt, UncheckedReason::MayBeStopped};
    }
    return {std::move(stances), UncheckedReason::TooMuch};
}

std::optional<std::vector<DenialSearch::Denied>> DenialSearch::ask(const Pursuers &pursuers,
                                                                   const std::vector<int> &goals, int mostStands) const
{
    if (pursuers.count() > m_bounds.states / m_statesOfPosition || isSet(m_isCancelled)) {
        return std::nullopt;
    }
    std::vector<Denied> denied;
    DenialGame game(m_hero, pursuers, m_tempo);
    for (const int number : goals) {
        const PursuitGoal &goal = m_goals[std::size_t(number)];
        const DenialGame::Outcome outcome = game.solve(goal, m_scene.start, m_bounds.looks, m_isCancelled);
        if (outcome == DenialGame::Outcome::Unknown) {
            return std::nullopt;
        }
        if (outcome == DenialGame::Outcome::Denied) {
            denied.push_back({.goal = number});
            const Grid<int> steps = m_hero.stepsTo(goal.cells);
            for (const int position : denialStands(game, pursuers, m_hero, m_scene.start, steps, mostStands)) {
                denied.back().stands.push_back(pursuers.cells(position));
            }
        }
        if (outcome == DenialGame::Outcome::Denied && denied.back().stands.empty()) {
            denied.back().stands.push_back(pursuers.cells(pursuers.begins().front()));
        }
    }
    return denied;
}

/// True if another walking monster may block this one.
bool DenialSearch::mayBeStopped(const PatrolStances &stances, std::size_t thing) const
{
    if (!m_scene.rules.isBlocking()) {
        return false;
    }
    std::vector<Point> others;
    for (const std::vector<std::size_t> &walkers : {m_scene.patrols, m_scene.others}) {
        for (const std::size_t other : walkers) {
            if (other != thing) {
                others.push_back(m_level.things[other].cell);
            }
        }
    }
    const BitGrid theirs = cellsReachableByMonsters(m_scene, others);
    for (int number = 0; number < stances.count(); ++number) {
        if (theirs.at(stances.at(number).cell)) {
            return true;
        }
    }
    return false;
}
