#pragma once

#include "gamecore/playtest/playtest.h"

/// Formats a playtest as text, one row per bot: shares in percent, their intervals, and other key numbers.
QString tableOf(const Playtest &playtest);
/// Formats where the games of each bot ended, and why, as text: a row per level of a campaign, whose names are
/// `levels`, or a row per dungeon depth if `levels` is empty.
QString placeTablesOf(const Playtest &playtest, const QStringList &levels);
/// Compares two versions of a level, one row for each bot in both: `better`, `worse` or `no_difference`. Empty if they
/// have no games in common.
QString tableOf(const Playtest &before, const Playtest &now);
