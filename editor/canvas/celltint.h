#pragma once

#include "gamecore/base/enumerators.h"

#include <cstdint>

/// Why cells are set off from others while playing. Each has a pattern of its own, so that no color says it alone.
enum class CellTint : std::uint8_t {
    Path,   ///< where a way would lead: a dot on each cell
    Reach,  ///< where something can be aimed: lit, with an outline
    Area,   ///< what would be filled: lit strongly, with an outline
    Threat, ///< what is about to be filled by something that hurts: hatched, with an outline
    Hit,    ///< who would be hit: corners of a frame
    HitSelf ///< the same for the hero, in the warning color
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();
