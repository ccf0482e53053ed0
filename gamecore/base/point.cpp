#include "gamecore/base/point.h"

std::optional<Direction> directionFromKey(QStringView key)
{
    for (int i = 0; i < directionCount; ++i) {
        if (directionKey(Direction(i)) == key) {
            return Direction(i);
        }
    }
    return std::nullopt;
}
