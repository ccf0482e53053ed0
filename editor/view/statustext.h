#pragma once

#include "editor/tools/toolbox.h"

/// Describes a cell for screen readers, as plain text: position, terrain, things, selection and issues. During a stroke
/// also the size of the drawn shape, and why a thing cannot be put there.
QString cellSentence(const LevelDocument &document, const Toolbox &toolbox, Point cell);

/// Returns the text of the status bar, as plain text: the cell under the cursor, its content, the size of the shape
/// that the tool would draw, and why a thing cannot be put there. Empty without a cursor.
QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor);
