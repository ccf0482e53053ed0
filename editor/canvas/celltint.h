#pragma once

#include "gamecore/base/enumerators.h"

#include <cstdint>

/// The reasons for highlighting cells, in the order of painting. Each tint has its own look (tintedcells.cpp), and no
/// two looks differ only in color. A cell can have several tints.
enum class CellTint : std::uint8_t {
    Trail,      ///< cells where the hero has been: in a watched run or in the last test play
    GhostTrail, ///< cells where the hero has been in a second run, shown for comparison with the watched one
    Path,       ///< the path that the hero would take
    Reach,      ///< cells that the player can choose as a target
    Area,       ///< cells that an effect on the present target would reach
    Threat,     ///< cells where something harmful is about to happen
    Hit,        ///< cells of actors that the effect would hit
    HitSelf,    ///< the hero's cell, if the effect would hit him
    Selected,   ///< the selection in the editor
    Warned,     ///< cells of warnings of the check
    Marked,     ///< cells of errors of the check
    Otherwise,  ///< cell where the last test play would first take another course, now that the level was edited
    HintWay,    ///< the path of a hint, without its goal
    HintGoal,   ///< the goal of a hint
    Cursor,     ///< CursorLook::Mouse
    KeyCursor   ///< CursorLook::Keys
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();

/// The first tint that is drawn above sprites. Earlier tints are drawn below sprites, so that sprites keep their
/// colors.
inline constexpr CellTint firstAbove = CellTint::Hit;
