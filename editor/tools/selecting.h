#pragma once

#include "editor/brushes/area.h"

#include <qnamespace.h>

/// The combination of new cells or things with the selection.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// Returns the combination for held keys: Shift adds, Ctrl subtracts, both intersect.
Combine combineOf(Qt::KeyboardModifiers modifiers);
Area combined(const Area &selected, const Area &area, Combine how);
