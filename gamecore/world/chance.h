#pragma once

#include <QLatin1StringView>

#include <array>
#include <cstdint>

/// What actors and treasure draw by chance. Each counts for itself, so that who stumbles turns no other way later.
enum class Purpose : std::uint8_t {
    Turn,    ///< patrols: where to, once something is in the way
    Delay,   ///< real time: how long until the next action
    Stumble, ///< where confusion leads
    Facing,  ///< at the start, where the level does not say it
    Gold,    ///< at the start, likewise
};
inline constexpr int purposeCount = int(Purpose::Gold) + 1;

/// "turn", "delay", ...
QLatin1StringView purposeKey(Purpose purpose);

/// How often somebody has drawn for each purpose in play.
using Draws = std::array<std::uint32_t, purposeCount>;
