#pragma once

#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/game.h"
#include "tests/support/drawnlevel.h"

#include <QStringList>

class EventList;

/// Worlds as pictures, so that tests read like the rules: rows of text in the default legend, both ways.

/// The shipped maze of the turtle tutorial.
QByteArray shippedLevelText();
Level shippedLevel();

/// A level file with these rows, the first of which stands on line 2; `rest` follows behind them on the last row's next
/// line, such as `"rules": { "moves": 8 }`.
QByteArray levelJson(const QStringList &rows, const QString &rest = {});
/// A `rest` under which turns are taken.
extern const QString turns;
/// The same, read. A level that cannot be opened fails the test run.
Level levelFrom(const QStringList &rows, const QString &rest = {});

/// A game of such a level. A level that cannot be played fails the test run.
Game gameOf(const QStringList &rows, const QString &rest = {}, std::uint64_t seed = 1);
Game gameOfLevel(const Level &level, std::uint64_t seed = 1);
/// The level, checked by the shipped catalogue. One that cannot be played fails the test run.
PlayableLevel playable(const Level &level);

/// Terrain, then what can be taken, then monsters, then the hero, in the default legend.
QStringList drawn(const World &world);

/// The words of all events: "moved 1 [1, 1] [2, 1]", "collected 20", "died 2" (the hero, by 2), "died 3 by 1",
/// "attacked 1 2 4" (actor, target, damage), "damaged 2 4 attack", "status 2 afraid 8", "used b", "refused blocked".
QStringList words(const EventList &events);
/// Plays one line such as "move east" and gives the words of its events.
QStringList play(Game &game, const QString &command);
/// The first words only: "moved", "won".
QStringList firstWords(const QStringList &words);

/// One line a finding: "LINE:COL code path".
QStringList summary(const IssueList &issues);
