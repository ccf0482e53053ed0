#pragma once

#include "gamecore/base/enumerators.h"

#include <cstdint>

/// The reasons for highlighting cells, in the order of painting. Each has a look of its own (tintedcells.cpp), and none
/// differs only by color. Several can apply to a cell.
enum class CellTint : std::uint8_t {
    Trail,      ///< cells where the hero has been: in a watched run or in the last test play
    GhostTrail, ///< cells where the hero of another run has been, which is shown for comparison
    Path,       ///< the path that the hero would take
    Reach,      ///< cells that can be chosen as a target
    Area,       ///< the area of an effect on the present target
    Threat,     ///< cells where something harmful is about to happen
    Hit,        ///< actors that the effect would hit
    HitSelf,    ///< the hero, if the effect would hit him
    Selected,   ///< the selection in the editor
    Warned,     ///< cells of warnings of the check
    Marked,     ///< cells of errors of the check
    Otherwise,  ///< where the last test play first differs in the edited level
    HintWay,    ///< the path of a hint, without its goal
    HintGoal,   ///< the goal of a hint
    Cursor,     ///< CursorLook::Mouse
    KeyCursor   ///< CursorLook::Keys
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();

/// The first tint that is drawn above sprites. Earlier ones are drawn below, so that sprites keep their colors.
inline constexpr CellTint firstAbove = CellTint::Hit;
