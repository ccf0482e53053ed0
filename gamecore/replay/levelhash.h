#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// Tells levels apart by all that decides how they are played, the same on every platform: cells, things with their
/// values, rules in force but for `hints`, and the numbers of the terrain and kinds that can come into play. Texts,
/// translations, looks and the legend are not in it, and neither is what other levels alone use: a new kind changes no
/// level's hash.
std::uint64_t levelHashOf(const PlayableLevel &level);
