#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/analysis/fix.h"
#include "gamecore/level/level.h"

/// A fix as a change of the level that it was found for, without LevelFix::settings.
LevelChange changeByFixing(const Level &level, const LevelFix &fix);
/// The properties of the level after a fix.
LevelProperties propertiesByFixing(const Level &level, const LevelFix &fix);

/// The name of a fix for undo and for the button that does it. `catalogue` is the one in force.
QString nameOf(const LevelFix &fix, const Level &level, const Catalogue &catalogue);
