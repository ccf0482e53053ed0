#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/analysis/fix.h"
#include "gamecore/level/level.h"

/// Returns the change that a fix makes to cells and things; its change of the properties is in propertiesByFixing().
/// The level must be the one for which the fix was found.
LevelChange changeByFixing(const Level &level, const LevelFix &fix);
/// Returns the properties of the level after a fix, equal to the present ones if the fix does not change them.
LevelProperties propertiesByFixing(const Level &level, const LevelFix &fix);

/// Returns the name of a fix, for its undo step and its button. `catalogue` is the one in force.
QString nameOf(const LevelFix &fix, const Level &level, const Catalogue &catalogue);
