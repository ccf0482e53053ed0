#pragma once

#include "editor/edits/thingorder.h"

class LevelDocument;
class Toolbox;

// Acts on the things that are selected in the toolbox, each as one step. False if nothing changed.

/// Puts copies down (duplicateOf()), which are selected then.
bool duplicateSelected(LevelDocument &document, Toolbox &toolbox);
/// Moves the one thing that is selected up or down in its cell; it stays selected.
bool moveSelectedInCell(LevelDocument &document, Toolbox &toolbox, ThingStep step);
/// Whether moveSelectedInCell() would change something.
bool canMoveInCell(const LevelDocument &document, const Toolbox &toolbox, ThingStep step);
