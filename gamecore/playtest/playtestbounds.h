#pragma once

#include "gamecore/playtest/figures.h"

#include <QStringList>

// Size limits of a playtest, so that every file can be read back with little memory.
//
// Cell counts are sparse. If a playtest of huge levels has too many of them, whole kinds are omitted, always in the
// same order, until the rest fits. A kind omitted from a part is also omitted from the whole, since the whole never has
// fewer cells than a part. All ways to split the games therefore merge to the same figures.

/// The most cell counts of a playtest, over all bots, places and kinds.
inline constexpr qint64 mostCellCounts = 1'500'000;
/// The most rows of `ends` and `steps_to_win`, over all bots.
inline constexpr qint64 mostOtherRows = 400'000;
/// The most games in one playtest, over all bots: the file has a letter for each.
inline constexpr qint64 mostGamesTogether = 20'000'000;

/// The kinds of cell counts in the order in which they are omitted.
inline constexpr std::array<CellCounts PlaceFigures::*, cellCountsRows.size()> leftOutFirst{
    &PlaceFigures::visits, &PlaceFigures::waits, &PlaceFigures::hits, &PlaceFigures::takes, &PlaceFigures::deaths};

/// Returns the number of kinds from `leftOutFirst` to omit, at least `leftOut`, the number already omitted.
int kindsToLeaveOut(const std::vector<BotFigures> &bots, int leftOut);
/// True if a kind is among the first `leftOut` kinds of leftOutFirst.
bool isLeftOut(CellCounts PlaceFigures::*counts, int leftOut);
/// Returns the keys of `leftOutFirst` in files.
QStringList wordsOfLeftOut();
/// Clears the counts of the first `leftOut` kinds of leftOutFirst.
void leaveOut(std::vector<BotFigures> &bots, int leftOut);
