#pragma once

#include "gamecore/base/enumerators.h"

#include <cstdint>

/// Why cells are set off from others, in the order of painting. Each has a look of its own (tintedcells.cpp), so that
/// no color says it alone.
enum class CellTint : std::uint8_t {
    Trail,      ///< where somebody has been
    GhostTrail, ///< where somebody else has been, beside him
    Path,       ///< where a way would lead
    Reach,      ///< where something can be aimed
    Area,       ///< what would be filled
    Threat,     ///< what is about to be filled by something that hurts
    Hit,        ///< who would be hit
    HitSelf,    ///< the hero himself would be hit
    Selected,   ///< what an editor works on
    Warned,     ///< something is doubtful
    Marked,     ///< something is wrong
    Otherwise,  ///< a game goes otherwise from here on
    HintWay,    ///< the way that a hint shows
    HintGoal,   ///< what a hint names
    Cursor,     ///< the mouse's
    KeyCursor   ///< the keyboard's, which is found at once
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();

/// The first one above sprites, which keep their colors: the ground of cells is tinted below them.
inline constexpr CellTint firstAbove = CellTint::Hit;
