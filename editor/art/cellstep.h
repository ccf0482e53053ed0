#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"

#include <QtGlobal>

#include <optional>

/// The cell that is `cells` steps away, kept within the level, which has at least one cell.
inline Point stepped(Point cell, Direction direction, int cells, Size level)
{
    const Point way = stepOf(direction);
    return {qBound(0, cell.x + way.x * cells, level.width - 1), qBound(0, cell.y + way.y * cells, level.height - 1)};
}

/// The direction of an arrow key; nothing for other keys.
std::optional<Direction> directionOfArrow(int key);
