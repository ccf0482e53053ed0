#include "gamecore/solving/solver.h"

#include "gamecore/base/cancel.h"
#include "gamecore/solving/bestsearch.h"
#include "gamecore/solving/hopeless.h"
#include "gamecore/solving/lockedout.h"

Solver::Solver(const CataloguePtr &shipped, const PlayableLevel &level)
    : m_shipped(shipped), m_level(level), m_isHopeless(isHopeless(level) || isLockedOut(shipped, level))
{
    if (!m_isHopeless && isClockwork(level)) {
        m_exact = std::make_unique<const ClockworkSolver>(shipped, level);
    }
}

Solution Solver::searchBest(std::uint64_t seed, const SolveBounds &bounds, const SolveWatch &watch, qint64 before) const
{
    Game game = Game::start(m_shipped, m_level, seed).game;
    BestSearch search(game.world(), bounds);
    Solution solution{.solvable = search.search(watch, before)};
    solution.states = before + search.states();
    if (solution.solvable == Solvable::Can) {
        solution.commands = search.commands();
        const bool isWon = isWonWithoutDeath(game, solution.commands);
        Q_ASSERT_X(isWon, "Solver::searchBest", "a way that was found does not win");
        solution.steps = game.world().steps();
        return isWon ? solution : Solution{.states = solution.states};
    }
    return solution;
}

Solution Solver::solve(std::uint64_t seed, const SolveBounds &bounds, const SolveWatch &watch) const
{
    if (m_isHopeless) {
        return {.solvable = Solvable::Cannot};
    }
    if (!m_exact) {
        return searchBest(seed, bounds, watch, 0);
    }
    const Solution exact = m_exact->solve(seed, bounds, watch);
    SolveBounds rest = bounds;
    rest.states -= exact.states;
    const bool goesOn = exact.solvable == Solvable::Unknown && rest.states > 0 && !isSet(watch.isCancelled);
    return goesOn ? searchBest(seed, rest, watch, exact.states) : exact;
}

Solution solve(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed, const SolveBounds &bounds,
               const SolveWatch &watch)
{
    return Solver(shipped, level).solve(seed, bounds, watch);
}
