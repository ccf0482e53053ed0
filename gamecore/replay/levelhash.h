#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// Returns a hash of everything that affects the play of a level, the same on every platform: cells, things with their
/// values, rules in force except `hints`, and the properties of all terrain and kinds that can occur. Texts,
/// translations, looks and the legend are left out, and so are kinds that the level cannot use. Defining a new kind
/// therefore changes no existing hash.
std::uint64_t levelHashOf(const PlayableLevel &level);
