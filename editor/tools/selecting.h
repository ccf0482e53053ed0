#pragma once

#include "editor/brushes/area.h"

#include <qnamespace.h>

/// How something selected joins what is selected already.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// Shift adds, Ctrl subtracts, both intersect.
Combine combineOf(Qt::KeyboardModifiers modifiers);
Area combined(const Area &selected, const Area &area, Combine how);
