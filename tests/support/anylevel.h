#pragma once

#include "gamecore/base/rng.h"
#include "tests/support/drawnworld.h"

/// A game of anything that exists, drawn by chance: all terrain and ground that moves, opens or carries away, all kinds
/// with any values of their own, all rulesets with any rules over them, sides down to a single cell; each tenth one is
/// the dungeon of a ruleset. The same number is the same game.
Game anyGame(int number);
/// The catalogue that its level was drawn with, before its ruleset changes it.
CataloguePtr catalogueOfAnyGame(int number);
/// What kind of game that is, in words.
QString toWords(const Game &game);
