#include "gamecore/data/slot.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, slotCount> slotNames{"none"_L1, "right_hand"_L1, "left_hand"_L1, "head"_L1,
                                                             "body"_L1};

} // namespace

QLatin1StringView slotKey(Slot slot)
{
    return slotNames[std::size_t(slot)];
}

QStringList slotKeys()
{
    return {slotNames.begin(), slotNames.end()};
}
