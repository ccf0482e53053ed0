#pragma once

#include "gamecore/playtest/figures.h"

#include <QStringList>

// How much a playtest may hold, so that every file of one can be read again, in little memory.
//
// Counts by cell are small where little happened. Where very much did, on huge levels, whole kinds of them are left
// out, always in the same order, until the others are few enough. What is left out of a part is left out of the whole,
// too, since a whole never has fewer cells than a part: so the parts of any split still merge to the same figures.

/// Cells with a count that a playtest holds, of all bots, places and kinds of counts together.
inline constexpr qint64 mostCellCounts = 1'500'000;
/// Rows of `ends` and `steps_to_win` of all bots together.
inline constexpr qint64 mostOtherRows = 400'000;
/// Games of all bots together that are asked for at once: the file has a letter for each.
inline constexpr qint64 mostGamesTogether = 20'000'000;

/// Which kinds are left out first.
inline constexpr std::array<CellCounts PlaceFigures::*, cellCountsRows.size()> leftOutFirst{
    &PlaceFigures::visits, &PlaceFigures::waits, &PlaceFigures::hits, &PlaceFigures::takes, &PlaceFigures::deaths};

/// How many of `leftOutFirst` have to be left out of the figures of a playtest, of which `leftOut` are already.
int kindsToLeaveOut(const std::vector<BotFigures> &bots, int leftOut);
/// Whether a kind is among the first so many of these.
bool isLeftOut(CellCounts PlaceFigures::*counts, int leftOut);
/// The words of `leftOutFirst` in files.
QStringList wordsOfLeftOut();
/// Leaves out the first so many.
void leaveOut(std::vector<BotFigures> &bots, int leftOut);
