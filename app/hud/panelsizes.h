#pragma once

#include "editor/art/fontsize.h"

#include <algorithm>

/// Default sizes of the panels around a game that is played or watched, in pixels.
namespace PanelSizes {

inline constexpr int narrowest = 216;
inline constexpr int widest = 304;

/// Returns the width of the panels beside the game, in a window that is `room` wide.
inline int beside(int room, const QFont &font)
{
    return std::clamp(room * 22 / 100, narrowest, besideFont(widest, font));
}

/// Returns the height of the log below the game.
inline int log(const QFont &font)
{
    return besideFont(96, font);
}

} // namespace PanelSizes
