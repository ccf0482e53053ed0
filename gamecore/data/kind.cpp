#include "gamecore/data/kind.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, 4> behaviors{"idle"_L1, "patrol"_L1, "hunt"_L1, "dragon"_L1};
constexpr std::array<QLatin1StringView, slotCount> slotNames{"none"_L1, "right_hand"_L1, "left_hand"_L1, "head"_L1,
                                                             "body"_L1};

} // namespace

QLatin1StringView behaviorKey(Behavior behavior)
{
    return behaviors[std::size_t(behavior)];
}

QStringList behaviorKeys()
{
    return {behaviors.begin(), behaviors.end()};
}

QLatin1StringView slotKey(Slot slot)
{
    return slotNames[std::size_t(slot)];
}

QStringList slotKeys()
{
    return {slotNames.begin(), slotNames.end()};
}

QStringList breathShapeKeys()
{
    return {u"line"_s, u"cone"_s};
}
