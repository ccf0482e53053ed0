#pragma once

#include "gamecore/levelfile/playablelevel.h"

/// Whether a level cannot be won with any seed, as far as the maze alone says so (gamecore/reach): treasure or exits
/// that nobody comes to, monsters that nothing harms, or nothing there by which it could be won. True is certain. Time
/// is that of reachFrom().
bool isHopeless(const PlayableLevel &level);
