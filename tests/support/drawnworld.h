#pragma once

#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/game.h"
#include "tests/support/drawnlevel.h"

#include <QStringList>

class EventList;

/// Conversion between worlds and rows of text in the default legend, so that tests read like the rules.

/// Returns the shipped maze of the turtle tutorial.
QByteArray shippedLevelText();
Level shippedLevel();

/// Returns a level file with these rows; the first row is on line 2. `rest` follows on the line after the last row,
/// such as `"rules": { "moves": 8 }`.
QByteArray levelJson(const QStringList &rows, const QString &rest = {});
/// A `rest` for a turn-based game.
extern const QString turns;
/// Returns the level of such a file. A file that cannot be opened fails the test run.
Level levelFrom(const QStringList &rows, const QString &rest = {});

/// Starts a game of such a level. An unplayable level fails the test run.
Game gameOf(const QStringList &rows, const QString &rest = {}, std::uint64_t seed = 1);
Game gameOfLevel(const Level &level, std::uint64_t seed = 1);
/// Checks the level with the shipped catalogue. An unplayable level fails the test run.
PlayableLevel playable(const Level &level);

/// Draws a world in the default legend: terrain, then items, then monsters, then the hero on top.
QStringList drawn(const World &world);

/// Returns all events as words: "moved 1 [1, 1] [2, 1]", "collected 20", "died 2" (the hero, by 2), "died 3 by 1",
/// "attacked 1 2 4" (actor, target, damage), "damaged 2 4 attack", "status 2 afraid 8", "used b", "refused blocked".
QStringList words(const EventList &events);
/// Plays one line such as "move east" and returns its events as words.
QStringList play(Game &game, const QString &command);
/// Returns only the first word of each: "moved", "won".
QStringList firstWords(const QStringList &words);

/// Returns one line per issue: "LINE:COL code path".
QStringList summary(const IssueList &issues);
