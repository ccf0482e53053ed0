#include "gamecore/data/statuseffect.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, statusEffectCount> statusKeys{"confused"_L1, "afraid"_L1, "stunned"_L1,
                                                                      "charmed"_L1, "inhaling"_L1};

} // namespace

QLatin1StringView statusEffectKey(StatusEffect status)
{
    return statusKeys[std::size_t(status)];
}

QStringList itemStatusKeys()
{
    return {statusKeys.begin(), statusKeys.begin() + int(StatusEffect::Inhaling)};
}
