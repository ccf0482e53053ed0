#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/analysis/fix.h"
#include "gamecore/level/level.h"

/// Returns the changes of cells and things of a fix, without LevelFix::settings. The level must be the one for which
/// the fix was found.
LevelChange changeByFixing(const Level &level, const LevelFix &fix);
/// Returns the properties of the level after a fix.
LevelProperties propertiesByFixing(const Level &level, const LevelFix &fix);

/// Returns the name of a fix, for undo and for its button. `catalogue` is the one in force.
QString nameOf(const LevelFix &fix, const Level &level, const Catalogue &catalogue);
