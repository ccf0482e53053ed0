#pragma once

#include "editor/tools/toolbox.h"

/// What the status bar says while editing, as plain text: the cell under the cursor with what is on it and the size of
/// what is being drawn; nothing without a cursor.
QString statusText(const LevelDocument &document, const Toolbox &toolbox, std::optional<Point> cursor);
