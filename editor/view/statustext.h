#pragma once

#include "editor/tools/toolbox.h"

/// Describes a cell for screen readers, as plain text: position, terrain, things, selection and issues. During a
/// stroke, the text also contains the size of the drawn shape, and the reason if the tool cannot put a thing on its new
/// cell.
QString cellSentence(const LevelDocument &document, const Toolbox &toolbox, Point cell);

/// Returns the text of the status bar, as plain text: the cell `cursor`, its content, the size of the shape that the
/// tool would draw, and the reason if the tool cannot put a thing on its new cell. Empty without a cursor.
QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor);
