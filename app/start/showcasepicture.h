#pragma once

#include <QImage>

class Game;

// The pictures of the start page's showcase. They can be drawn in any thread.

/// Draws the surroundings of the hero as the game shows them, with the hero's cell in the middle of the picture. The
/// picture is at least as large as `size`, in logical pixels of a screen whose pixel ratio is `ratio`; what the hero
/// does not know is dark. The cells are larger in a larger picture.
QImage pictureOfHero(const Game &game, QSize size, double ratio);
/// Draws the place of a game's level with the most monsters and items, as if the hero had just come there.
QImage pictureOfPromise(const Game &game, QSize size, double ratio);
