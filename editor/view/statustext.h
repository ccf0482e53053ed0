#pragma once

#include "editor/tools/toolbox.h"

/// Describes a cell for screen readers, as plain text: position, terrain, things, selection, size of the shape being
/// drawn, and issues.
QString cellSentence(const LevelDocument &document, const Toolbox &toolbox, Point cell);

/// Returns the text of the status bar, as plain text: the cell under the cursor, its content, and the size of the shape
/// being drawn. Empty without a cursor.
QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor);
