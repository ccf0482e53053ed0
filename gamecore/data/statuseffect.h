#pragma once

#include <QLatin1StringView>
#include <QStringList>

#include <cstdint>

/// What can lie over an actor for some of its actions. Closed: each has its rule in gamecore/rules/statuses.h.
enum class StatusEffect : std::uint8_t {
    Confused, ///< stumbles about at random
    Afraid,   ///< runs from the hero
    Stunned,  ///< does nothing
    Charmed,  ///< fights for the hero
    Inhaling, ///< a dragon draws breath: its next action is fire. No item gives it.
};
inline constexpr int statusEffectCount = int(StatusEffect::Inhaling) + 1;

/// Words of files and lines: "confused".
QLatin1StringView statusEffectKey(StatusEffect status);
/// Those that an effect of an item can give.
QStringList itemStatusKeys();
