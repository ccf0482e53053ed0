#pragma once

#include "gamecore/base/rng.h"
#include "tests/support/drawnworld.h"

/// Returns a random game that uses everything there is: all terrain, including moving, opening and teleporting terrain;
/// all kinds with their own values; all rulesets with overridden rules; levels down to a single cell. Every tenth game
/// is a dungeon of a ruleset. The same number always gives the same game.
Game anyGame(int number);
/// Returns the catalogue that the level was drawn with, before its ruleset changes it.
CataloguePtr catalogueOfAnyGame(int number);
/// Describes the game in words, for messages.
QString toWords(const Game &game);
