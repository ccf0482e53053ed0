#pragma once

#include <QString>

class Game;

/// What the level in play is called in the language of the program, plain text: of a dungeon the depth, of a level its
/// own name if it has one.
QString levelTitle(const Game &game);
