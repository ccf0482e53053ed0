#pragma once

#include "gamecore/solving/exactsearch.h"

// Exact solver for clockwork levels. Their monsters do not react to the hero, so their positions depend only on seed
// and time. Such a game is a maze with moving walls, and a search finds the quickest path through it
// (gamecore/solving/exactsearch.h).

/// True if ClockworkGround models the terrain of a level exactly, whatever its monsters do. No terrain moves the hero,
/// each door turns into its final terrain when it is opened, and the hero starts on walkable terrain. Linear in the
/// number of cells.
bool hasClockworkGround(const PlayableLevel &level);
/// True if a level is certainly a clockwork: hasClockworkGround() is true, each monster stays or patrols, and no
/// monster can ever come to face a door or gate. Contact kills, so monsters never block the hero. Linear in the number
/// of cells.
bool isClockwork(const PlayableLevel &level);

/// Solver for all seeds of one clockwork level. It holds the terrain and the distances to victory without monsters.
/// Safe to call from several threads at once.
///
/// The search covers steps, keys, doors, plates, treasure, exits and stairs, and damaging terrain. It ignores the use
/// of items, regained hit points, and items that the full bag has no room for. In levels where one of these could
/// matter, solutions are still valid, but `isShortest` is false and `Unknown` replaces `Cannot`.
class ClockworkSolver {
public:
    /// isClockwork(level) must hold. `shipped` is the catalogue that Game::start() takes. `mostDistances` limits the
    /// memory of StepLowerBound; with a lower limit, searches visit more states.
    ClockworkSolver(const CataloguePtr &shipped, const PlayableLevel &level,
                    qint64 mostDistances = StepLowerBound::usualDistances);
    ClockworkSolver(const ClockworkSolver &) = delete;
    ClockworkSolver &operator=(const ClockworkSolver &) = delete;
    ~ClockworkSolver() = default;

    /// Solves the game of one seed. A solution is replayed on a game before it is returned. A quarter of
    /// `bounds.states` is reserved for a second search, which accepts any solution, in case the search for the shortest
    /// one runs out of states.
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
