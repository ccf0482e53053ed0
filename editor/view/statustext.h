#pragma once

#include "editor/tools/toolbox.h"

/// What a screen reader says of a cell, in sentences: where it is, its terrain and things, whether it is selected, the
/// size of the shape that is being drawn to it, what is wrong with it. Plain text.
QString cellSentence(const LevelDocument &document, const Toolbox &toolbox, Point cell);

/// What the status bar says while editing, as plain text: the cell under the cursor with what is on it and the size of
/// what is being drawn; nothing without a cursor.
QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor);
