#pragma once

#include <QString>

class Game;
struct GameSource;

/// What the level in play is called in the language of the program, plain text: of a dungeon the depth, of a level its
/// own name if it has one.
QString levelTitle(const Game &game);
/// The campaign that is played and how far its level is in it; empty if none is.
QString campaignTitle(const GameSource &source);
