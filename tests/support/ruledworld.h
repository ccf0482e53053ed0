#pragma once

#include "tests/support/drawnworld.h"

/// Levels under a ruleset, in few words.

/// The `rest` of a level for gameOf(): `rules` are laid over the ruleset, `more` follows as it stands. Both are JSON
/// without their braces.
QString ruled(const QString &ruleset, const QString &rules = {}, const QString &more = {});
/// A `things` key: each "orc 3 1" (kind, x, y), with values of its own as "orc 3 1 hp=4 behavior=idle".
QString thingsOf(const QStringList &things);

/// A game under a ruleset whose hero holds `item` under the letter b, beside the dagger under a; what is done with
/// items costs no turn. `rules` and `more` as in ruled(); things of `more` are given as a list.
Game gameWith(const QString &item, const QStringList &rows, const QStringList &things = {}, const QString &rules = {},
              const QString &kinds = {}, std::uint64_t seed = 1);

/// Plays several lines, or one of them several times, and gives the words of all their events.
QStringList playAll(Game &game, const QStringList &commands);
QStringList playTimes(Game &game, int times, const QString &command);
