#include "app/cli/solvepool.h"

#include "app/playtests/sharedwork.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace {

/// The seeds as the threads see them.
class SharedSeeds {
public:
    SharedSeeds(const Solver &solver, const SeedRange &seeds, const SolveBounds &bounds,
                const std::atomic<bool> &isCancelled)
        : m_solver(solver), m_seeds(seeds), m_bounds(bounds), m_isCancelled(isCancelled)
    {
    }

    /// Solves seeds that nobody has taken. `states` counts those of the present one.
    void work(std::atomic<qint64> &states)
    {
        for (qint64 i = m_next++; i < m_seeds.count && !m_isCancelled; i = m_next++) {
            const std::uint64_t seed = m_seeds.first + std::uint64_t(i);
            Solution solution = m_solver.solve(seed, m_bounds, {.states = &states, .isCancelled = &m_isCancelled});
            states = 0;
            if (!m_isCancelled) {
                keep(seed, std::move(solution));
            }
        }
    }

    SolvePool::Answers &answers() { return m_answers; }
    qint64 known() const { return m_known; }
    qint64 states() const { return m_states; }

private:
    void keep(std::uint64_t seed, Solution solution)
    {
        const std::lock_guard lock(m_keeping);
        m_answers.verdicts[seed] = {solution.solvable, solution.steps, solution.isShortest};
        if (solution.solvable == Solvable::Can && (!m_answers.firstWon || seed < *m_answers.firstWon)) {
            m_answers.firstWon = seed;
            m_answers.way = std::move(solution.commands);
        }
        ++m_known;
        m_states += solution.states;
    }

    const Solver &m_solver;
    SeedRange m_seeds;
    SolveBounds m_bounds;
    const std::atomic<bool> &m_isCancelled;
    std::atomic<qint64> m_next = 0;
    std::mutex m_keeping;
    SolvePool::Answers m_answers;
    std::atomic<qint64> m_known = 0;
    std::atomic<qint64> m_states = 0;
};

} // namespace

SolvePool::Answers SolvePool::solve(const Solver &solver, const SeedRange &seeds, const SolveBounds &bounds,
                                    const std::atomic<bool> &isCancelled) const
{
    SharedSeeds shared(solver, seeds, bounds, isCancelled);
    const int workers = int(std::clamp<qint64>(seeds.count, 1, std::max(1, threads)));
    std::vector<std::atomic<qint64>> states(static_cast<std::size_t>(workers));
    const auto tellAll = [&] {
        qint64 underWay = 0;
        for (const std::atomic<qint64> &own : states) {
            underWay += own;
        }
        if (tell) {
            tell(shared.known(), shared.states() + underWay);
        }
    };
    doTogether(workers, {.work = [&](int thread) { shared.work(states[std::size_t(thread)]); }, .tell = tellAll});
    return std::move(shared.answers());
}
