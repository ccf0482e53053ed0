#pragma once

#include "gamecore/data/field.h"

/// What actors and treasure draw by chance. Each purpose counts for itself, so that stumbling changes no later turn. A
/// new one stands at the end: its number is part of the name that chance is drawn by.
enum class Purpose : std::uint8_t {
    Turn,    ///< where an actor that walks by chance goes, such as a patrol once something is in the way
    Delay,   ///< real time: how long until the next action
    Stumble, ///< where confusion leads
    Facing,  ///< at the start, where the level does not say it
    Gold,    ///< at the start, likewise
    Effect,  ///< what the effects of an item leave to chance, for each one they reach
};
inline constexpr int purposeCount = enumeratorCount<Purpose>();

struct PurposeRow {
    Purpose purpose;
    QLatin1StringView key; ///< in snapshots
};

inline constexpr std::array<PurposeRow, purposeCount> purposeRows{
    {{.purpose = Purpose::Turn, .key = QLatin1StringView("turn")},
     {.purpose = Purpose::Delay, .key = QLatin1StringView("delay")},
     {.purpose = Purpose::Stumble, .key = QLatin1StringView("stumble")},
     {.purpose = Purpose::Facing, .key = QLatin1StringView("facing")},
     {.purpose = Purpose::Gold, .key = QLatin1StringView("gold")},
     {.purpose = Purpose::Effect, .key = QLatin1StringView("effect")}}};
static_assert(hasEachItsRow<&PurposeRow::purpose>(purposeRows), "each purpose needs its row in purposeRows");

constexpr const PurposeRow &rowOf(Purpose purpose)
{
    return purposeRows[std::size_t(purpose)];
}

/// How often somebody has drawn for each purpose in play.
using Draws = std::array<std::uint32_t, purposeCount>;
