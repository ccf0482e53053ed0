#pragma once

#include "gamecore/levelfile/playablelevel.h"

/// Whether the keys of a level do not suffice in any order of doors, with any seed, as if there were no monsters and
/// nothing hurt (gamecore/solving/leaststeps.h). True is certain. False also where something may help that is left out:
/// drifting ground, items that a monster carries or that teleport the hero, a full bag; where dead monsters are asked
/// for; where there are as many keys of each kind as doors, so that isHopeless() knows nearly all; and where there are
/// too many orders. Takes some milliseconds.
bool isLockedOut(const CataloguePtr &shipped, const PlayableLevel &level);
