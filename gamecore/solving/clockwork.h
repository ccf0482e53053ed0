#pragma once

#include "gamecore/solving/exactsearch.h"

// The exact answer for levels like a clockwork: their monsters do not react to the hero, so that where they stand is a
// function of seed and time. Such a game is no game but a labyrinth whose walls move, and the quickest way through it
// is found by search (gamecore/solving/exactsearch.h).

/// Whether ClockworkGround says where the hero of a level can go, whoever its monsters are: nothing moves him on, and
/// doors are closed or open, and nothing else in between. Linear in the number of cells.
bool hasClockworkGround(const PlayableLevel &level);
/// Whether a level is a clockwork. Certain: each of its monsters stays or walks its rounds, a touch kills (so that
/// nobody is in anybody's way), none can ever come to look into a door or gate, and the ground moves nobody on. Linear
/// in the number of cells.
bool isClockwork(const PlayableLevel &level);

/// What is known of such a level for all seeds: its ground, and how many steps it takes without monsters. May be asked
/// by several threads at once.
///
/// What counts as a way: steps, keys, doors, plates, treasure, exits and stairs, ground that hurts. Left out are items
/// that are used, hit points that come back, and what a bag has no room for. Where a level has what could matter of
/// these, a way that is found is one, but `isShortest` is false and instead of `Cannot` it is `Unknown`.
class ClockworkSolver {
public:
    /// isClockwork(level) must hold. `shipped` as for Game::start. With fewer distances searches look at more states.
    ClockworkSolver(const CataloguePtr &shipped, const PlayableLevel &level,
                    qint64 mostDistances = LeastSteps::usualDistances);
    ClockworkSolver(const ClockworkSolver &) = delete;
    ClockworkSolver &operator=(const ClockworkSolver &) = delete;
    ~ClockworkSolver() = default;

    /// The answer for a seed. A way was played on a game before it is claimed. The last quarter of the states goes to a
    /// search for any way, the shortest or not, if the others have not sufficed.
    Solution solve(std::uint64_t seed, const SolveBounds &bounds = {}, const SolveWatch &watch = {}) const;

private:
    bool mayBeWon() const;
    Solution search(const World &world, const SolveBounds &bounds, const SolveWatch &watch, ExactSearch::Aim aim,
                    qint64 before) const;

    CataloguePtr m_shipped;
    PlayableLevel m_level;
    std::vector<Point> m_walked; ///< where any monster may ever stand that walks
    ClockworkGround m_ground;
    LeastSteps m_least;
};

/// The answer for one seed of a level that isClockwork().
Solution solveExactly(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
                      const SolveBounds &bounds, const SolveWatch &watch = {});
