#pragma once

#include "gamecore/worstcase/worstcase.h"
#include "gamecore/worstcase/worstpairs.h"

/// One monster, or two together, with all that they could deny: what was found, as it is told.
struct Denier {
    struct Goal {
        WinCondition condition = WinByTreasure;
        Point cell; ///< as Denial::goal
        std::vector<std::vector<Point>>
            stands{}; ///< the cells of all, in the order of `things`; the most telling first
    };

    std::vector<std::size_t> things; ///< places in Level::things
    std::vector<Goal> goals;         ///< at least one; in the order in which they were found
};

/// Those who deny the most goals first, then in the order in which they were found.
std::vector<Denier> deniersOf(const WorstCase &found);
std::vector<Denier> deniersOf(const WorstPairs &found);
