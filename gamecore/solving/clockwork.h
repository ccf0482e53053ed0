#pragma once

#include "gamecore/solving/exactsearch.h"

// Exact solver for clockwork levels. In these levels, the monsters do not react to the hero, so the monsters' positions
// depend only on seed and time. Such a game is a maze with moving walls. A search finds the quickest path through the
// maze (gamecore/solving/exactsearch.h).

/// True if ClockworkGround models the terrain of a level exactly; the monsters do not matter. The conditions are: no
/// terrain moves the hero, each door turns into its final terrain when it is opened, and the hero starts on walkable
/// terrain. Takes time linear in the number of cells.
bool hasClockworkGround(const PlayableLevel &level);
/// True if a level is certainly a clockwork. The conditions are: hasClockworkGround() is true, each monster stays or
/// patrols, no monster can ever come to face a door or gate, and Rules::contact kills, so that monsters never block the
/// hero. Takes time linear in the number of cells.
bool isClockwork(const PlayableLevel &level);

/// Returns the cells that single patrols deny to the hero, in a level for which isClockwork() holds. A patrol denies a
/// cell if the hero cannot reach it without meeting this patrol, even if all doors were open and he could choose how
/// the patrol moves along its route. An example is the far end of a corridor that the patrol never leaves.
///
/// The result is certain for every seed, but not complete. Cells that two patrols deny only together are missing.
/// Patrols whose route is too large, and patrols that start on the hero's start, are skipped. Each cell is listed once.
///
/// For each patrol, visits the pairs of a cell of the hero and a cell of the patrol: at most 200,000 pairs, which takes
/// a few milliseconds.
std::vector<ClockworkGround::Cell> cellsDeniedByPatrols(const PlayableLevel &level, const ClockworkGround &ground);

/// Solver for all seeds of one clockwork level. It holds the terrain and the distances to victory without monsters.
/// Safe to call from several threads at once.
///
/// The search covers steps, keys, doors, plates, treasure, exits and stairs, and damaging terrain. It ignores the use
/// of items other than keys, regained hit points, and items for which a full bag has no room. In levels where one of
/// these ignored things could matter, solutions are still valid, but `isShortest` is false and `Unknown` replaces
/// `Cannot`.
class ClockworkSolver {
public:
    /// isClockwork(level) must hold. `shipped` is the catalogue that Game::start() takes. `mostDistances` limits the
    /// memory of StepLowerBound; with a lower limit, searches visit more states.
    ClockworkSolver(const CataloguePtr &shipped, const PlayableLevel &level,
                    qint64 mostDistances = StepLowerBound::usualDistances);
    ClockworkSolver(const ClockworkSolver &) = delete;
    ClockworkSolver &operator=(const ClockworkSolver &) = delete;
    ~ClockworkSolver() = default;

    /// Solves the game of one seed. A solution is replayed on a game before it is returned. The first search looks for
    /// the shortest solution. A quarter of `bounds.states` is reserved for a second search, which runs if the first one
    /// runs out of states, and accepts any solution.
    Solution solve(std::uint64_t seed, const SolveBounds &bounds = {}, const SolveProgress &watch = {}) const;

private:
    bool mayBeWon() const;
    Solution search(const World &world, const SolveBounds &bounds, const SolveProgress &watch, ExactSearch::Aim aim,
                    qint64 before) const;

    CataloguePtr m_shipped;
    PlayableLevel m_level;
    std::vector<Point> m_walked; ///< cells on which any patrol may ever stand
    ClockworkGround m_ground;
    StepLowerBound m_least;
};

/// Solves one seed of a level for which isClockwork() holds.
Solution solveExactly(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
                      const SolveBounds &bounds, const SolveProgress &watch = {});
