#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/world/world.h"

// Checks whether the rows of a state that was read go together. Findings have paths below `path`, that of the state.

/// Checks a state for a world as its level makes it. World::resume() must not be called with one that has findings.
void checkState(const WorldState &state, const World &fresh, const QString &path, IssueList &issues);

/// Checks the world that has resumed a state: hit points, who is due when, who stands and who carries what. One with
/// findings is not to be played.
void checkResumed(const World &world, const QString &path, IssueList &issues);
