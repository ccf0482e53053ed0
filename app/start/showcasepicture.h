#pragma once

#include <QImage>

class Game;

// The pictures of the start page's showcase. They can be drawn in any thread.

/// The parts of the width and of the height over which the picture fades on each side.
namespace ShowcaseFade {
inline constexpr double across = 0.16;
inline constexpr double down = 0.2;
} // namespace ShowcaseFade

/// Draws the surroundings of the hero as the game shows them, with the hero's cell near the middle of the picture. The
/// picture is at least as large as `size`, in logical pixels of a screen whose pixel ratio is `ratio`; what the hero
/// does not know is dark. The cells are so large that the cells in view fill most of the picture's width, if possible.
/// Monsters that the fade or the edge of the picture would cut are left out.
QImage pictureOfHero(const Game &game, QSize size, double ratio);
/// Draws the place of a game's level with the most monsters and items, as if the hero had just come there.
QImage pictureOfPromise(const Game &game, QSize size, double ratio);
