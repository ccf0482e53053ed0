#pragma once

#include <QImage>

#include <algorithm>

class Game;

// The pictures of the start page's showcase. They can be drawn in any thread.

/// Returns the logical pixels over which the picture fades at both ends of a side of that length.
inline double showcaseFade(int length)
{
    return std::min(48.0, length * 0.2);
}

/// Draws the surroundings of the hero as the game shows them, without marks. The picture is at least as large as
/// `size`, in logical pixels of a screen whose pixel ratio is `ratio`. Unknown cells are dark, and so are known ones
/// that no known cells inside the picture connect with the hero. The cells are so large, and the hero so far from the
/// middle, up to a third of the way to an edge, that the known part fills the picture as well as possible. Monsters and
/// items that the fade or the edge of the picture would cut, and items out of the hero's sight, are left out. Returns a
/// null image if most of the picture would be dark.
QImage pictureOfHero(const Game &game, QSize size, double ratio);
/// Draws the place of a game's level with the most monsters and items, as if the hero had just come there.
QImage pictureOfPromise(const Game &game, QSize size, double ratio);
