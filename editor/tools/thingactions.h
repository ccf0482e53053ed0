#pragma once

#include "editor/edits/thingmoves.h"

class LevelDocument;
class Toolbox;

// Actions on the selected things. The functions return false if nothing changed.

/// Duplicates the selected things (duplicateOf()) as one undo step, and selects the copies.
bool duplicateSelected(LevelDocument &document, Toolbox &toolbox);
/// Moves the selected thing up or down among the things of its cell, as one undo step. Does nothing unless exactly one
/// thing is selected.
bool moveSelectedInCell(LevelDocument &document, Toolbox &toolbox, ThingStep step);
/// True if moveSelectedInCell() would change something.
bool canMoveInCell(const LevelDocument &document, const Toolbox &toolbox, ThingStep step);
