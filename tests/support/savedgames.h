#pragma once

#include "gamecore/play/game.h"
#include "tests/support/anyplay.h"

/// Games that are worth saving, and whether they come back as they were.

/// Something of everything in a few rooms; `clock` is that of the level's rules.
Level richLevel(const QString &ruleset, const QString &clock);
/// Such a level; or a dungeon, where `place` is "dungeon" instead of a clock.
Game newGame(const QString &ruleset, const QString &place, std::uint64_t seed);
/// A dungeon game that has come to its second depth, with monsters and items in it.
const Game &richGame();

/// Until the game is over or `count` commands were played.
void playAtRandom(Game &game, AnyPlay &player, int count);

/// The same, written and read. A snapshot that cannot be read fails the test run.
Game restored(const Game &game);
/// What is not the same in both, in words; empty if all is.
QString difference(const Game &one, const Game &two);
