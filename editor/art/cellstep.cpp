#include "editor/art/cellstep.h"

#include <qnamespace.h>

std::optional<Direction> directionOfArrow(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return Direction::North;
    case Qt::Key_Right:
        return Direction::East;
    case Qt::Key_Down:
        return Direction::South;
    case Qt::Key_Left:
        return Direction::West;
    default:
        return std::nullopt;
    }
}
