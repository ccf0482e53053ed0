#include "gamecore/base/point.h"

namespace {

constexpr std::array<QLatin1StringView, directionCount> keys{
    QLatin1StringView("north"),     QLatin1StringView("northeast"), QLatin1StringView("east"),
    QLatin1StringView("southeast"), QLatin1StringView("south"),     QLatin1StringView("southwest"),
    QLatin1StringView("west"),      QLatin1StringView("northwest")};

} // namespace

QLatin1StringView directionKey(Direction direction)
{
    return keys[std::size_t(direction)];
}

std::optional<Direction> directionFromKey(QStringView key)
{
    for (int i = 0; i < directionCount; ++i) {
        if (keys[std::size_t(i)] == key) {
            return Direction(i);
        }
    }
    return std::nullopt;
}
