#pragma once

#include "gamecore/playtest/playtest.h"

/// A playtest as rows of text: a bot each, with shares in percent, their intervals, and what else is asked first.
QString tableOf(const Playtest &playtest);
/// Where the games of each bot led, and with what, as rows of text: a row a level of a campaign, `levels` being
/// their names, or without these a row a depth of the dungeon.
QString placeTablesOf(const Playtest &playtest, const QStringList &levels);
/// Two versions of a level, a row for each bot of both: `better`, `worse` or `no_difference`. Empty if they have
/// no games in common.
QString tableOf(const Playtest &before, const Playtest &now);
