#pragma once

#include "editor/edits/thingorder.h"

class LevelDocument;
class Toolbox;

// Actions on the selected things, each as one step. They return false if nothing changed.

/// Duplicates the selected things (duplicateOf()) and selects the copies.
bool duplicateSelected(LevelDocument &document, Toolbox &toolbox);
/// Moves the single selected thing up or down on its cell; it stays selected.
bool moveSelectedInCell(LevelDocument &document, Toolbox &toolbox, ThingStep step);
/// True if moveSelectedInCell() would change something.
bool canMoveInCell(const LevelDocument &document, const Toolbox &toolbox, ThingStep step);
