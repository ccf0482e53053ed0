#pragma once

#include "gamecore/base/enumerators.h"

#include <cstdint>

/// The reasons for highlighting cells, in the order of painting. Each has a look of its own (tintedcells.cpp), so that
/// color is never the only difference.
enum class CellTint : std::uint8_t {
    Trail,      ///< former cells of an actor
    GhostTrail, ///< former cells of another hero beside this one
    Path,       ///< a possible path
    Reach,      ///< possible targets
    Area,       ///< the area of an effect
    Threat,     ///< cells about to be filled with something harmful
    Hit,        ///< actors that would be hit
    HitSelf,    ///< the hero would hit himself
    Selected,   ///< selected in the editor
    Warned,     ///< a warning
    Marked,     ///< an error
    Otherwise,  ///< the game differs from here on
    HintWay,    ///< the path of a hint
    HintGoal,   ///< the target of a hint
    Cursor,     ///< mouse cursor
    KeyCursor   ///< keyboard cursor, which is more prominent
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();

/// First tint drawn above sprites, which keep their colors: tints of the ground of a cell are drawn below them.
inline constexpr CellTint firstAbove = CellTint::Hit;
