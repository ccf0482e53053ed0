#pragma once

#include "gamecore/play/game.h"
#include "tests/support/anyplay.h"

/// Games that are worth saving, and comparisons of restored games.

/// Returns a level with a bit of everything in a few rooms; `clock` is the rule of that name.
Level richLevel(const QString &ruleset, const QString &clock);
/// Starts a game of that level with the clock `place`, or of a dungeon if `place` is "dungeon".
Game newGame(const QString &ruleset, const QString &place, std::uint64_t seed);
/// Returns a dungeon game at depth 2 with monsters and items on the level.
const Game &richGame();

/// Plays `count` commands, or fewer if the game ends.
void playAtRandom(Game &game, AnyPlay &player, int count);

/// Returns the game written to a snapshot and read back. An unreadable snapshot fails the test run.
Game restored(const Game &game);
/// Describes the first difference of two games; empty if they are equal.
QString difference(const Game &one, const Game &two);
