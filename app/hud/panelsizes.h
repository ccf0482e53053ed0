#pragma once

#include "editor/art/fontsize.h"

#include <algorithm>

/// Sizes of the panels around a game, in pixels, while it is played and while it is watched.
namespace PanelSizes {

inline constexpr int narrowest = 216;
inline constexpr int widest = 304;

/// The width of those beside it, in a window of that width.
inline int beside(int room, const QFont &font)
{
    return std::clamp(room * 22 / 100, narrowest, besideFont(widest, font));
}

/// The height of the messages below it.
inline int log(const QFont &font)
{
    return besideFont(96, font);
}

} // namespace PanelSizes
