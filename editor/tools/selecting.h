#pragma once

#include "editor/brushes/area.h"

#include <qnamespace.h>

/// The combination of new cells or things with the selection.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// Returns the combination for held keys: Shift adds, Ctrl subtracts, both intersect.
Combine combineOf(Qt::KeyboardModifiers modifiers);
/// Returns the new selection: `area` combined with the present one, `selected`.
Area combined(const Area &selected, const Area &area, Combine how);
