#pragma once

#include "gamecore/traps/traprun.h"

class LockMap;

/// What a TrapRunLevel is made of. All of it must outlive the call.
struct TrapRunPlan {
    const TrapQuestion &asked;
    const Ground &ground;
    const BitGrid &cells;              ///< that he may come to at most
    const std::vector<LyingKey> &keys; ///< of the level, plates among them
    const LockMap &map;                ///< explored
};

/// A level for TrapRun. Nothing if there is more than fits.
std::optional<TrapRunLevel> trapRunLevelOf(const TrapRunPlan &plan);
