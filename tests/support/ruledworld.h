#pragma once

#include "tests/support/drawnworld.h"

/// Levels under a ruleset, in short notation.

/// Returns the `rest` of a level for gameOf(): `rules` override the ruleset; `more` is appended unchanged. Both are
/// JSON without braces.
QString ruled(const QString &ruleset, const QString &rules = {}, const QString &more = {});
/// Returns a `things` key: each thing is "orc 3 1" (kind, x, y), optionally with values, such as "orc 3 1 hp=4
/// behavior=idle".
QString thingsOf(const QStringList &things);

/// Starts a game under a ruleset in which the hero has a dagger (letter a) and `item` (letter b), and using items costs
/// no turn. `rules` as in ruled(); `kinds` are the level's own kinds, as JSON without braces.
Game gameWith(const QString &item, const QStringList &rows, const QStringList &things = {}, const QString &rules = {},
              const QString &kinds = {}, std::uint64_t seed = 1);

/// Play several lines, or one line several times, and return the words of all their events.
QStringList playAll(Game &game, const QStringList &commands);
QStringList playTimes(Game &game, int times, const QString &command);
