#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// Finds what the hero of a level cannot come to: treasure, items, what monsters carry, and the exit where `win` asks
/// for one. `catalogue` and `rules` are those in force, `reach` is his; `places` as in checkLevel().
void findCutOff(const Level &level, const std::vector<ThingPlace> &places, const Catalogue &catalogue,
                const Rules &rules, const Reach &reach, IssueList &issues);
