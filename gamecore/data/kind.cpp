#include "gamecore/data/kind.h"

#include <array>

namespace {

constexpr std::array<QLatin1StringView, 2> behaviors{QLatin1StringView("idle"), QLatin1StringView("patrol")};

} // namespace

QLatin1StringView behaviorKey(Behavior behavior)
{
    return behaviors[std::size_t(behavior)];
}

QStringList behaviorKeys()
{
    return {behaviors.begin(), behaviors.end()};
}
