#pragma once

#include "gamecore/worstcase/worstcase.h"
#include "gamecore/worstcase/worstpairs.h"

/// A monster or a pair of monsters with all goals that they could deny, for display.
struct Denier {
    struct Goal {
        WinCondition condition = WinByTreasure;
        Point cell;                               ///< as Denial::goal
        std::vector<std::vector<Point>> stands{}; ///< as DenialSearch::Denied::stands, in the order of `things`
    };

    std::vector<std::size_t> things; ///< one or two indices in Level::things
    std::vector<Goal> goals;         ///< at least one, in the order in which the search found them
};

/// Returns the deniers, sorted by the number of goals that they deny, the most first. Deniers of equally many goals are
/// in the order of the search.
std::vector<Denier> deniersOf(const WorstCase &found);
std::vector<Denier> deniersOf(const WorstPairs &found);
