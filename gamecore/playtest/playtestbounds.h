#pragma once

#include "gamecore/playtest/figures.h"

#include <QStringList>

// Size limits of a playtest, so that every playtest file can be read back with little memory.
//
// Cell counts are sparse. If a playtest of huge levels has too many of them, whole types of cell counts (visits, waits
// and so on) are omitted, always in the same order, until the rest fits. A type that is omitted for a part of the games
// is also omitted for all games together, since all games together never have fewer cell counts than a part. However
// the games were split, merging their parts therefore gives the same figures.

/// The maximum number of cell counts in a playtest, over all bots, levels, depths and types.
inline constexpr qint64 mostCellCounts = 1'500'000;
/// The maximum number of elements of `ends` and `stepsToWin`, over all bots.
inline constexpr qint64 mostOtherRows = 400'000;
/// The maximum number of games in a playtest, over all bots: the file has a letter for each game.
inline constexpr qint64 mostGamesTogether = 20'000'000;

/// The types of cell counts in the order in which they are omitted.
inline constexpr std::array<CellCounts LevelFigures::*, cellCountsRows.size()> omissionOrder{
    &LevelFigures::visits, &LevelFigures::waits, &LevelFigures::hits, &LevelFigures::takes, &LevelFigures::deaths};

/// Returns the number of types to omit, from the beginning of `omissionOrder`. The result is at least `leftOut`, the
/// number of types already omitted.
int kindsToLeaveOut(const std::vector<BotFigures> &bots, int leftOut);
/// True if a type is among the first `leftOut` types of omissionOrder.
bool isLeftOut(CellCounts LevelFigures::*counts, int leftOut);
/// Returns the names in files of the types in `omissionOrder`, in this order.
QStringList wordsOfLeftOut();
/// Clears the counts of the first `leftOut` types of omissionOrder.
void leaveOut(std::vector<BotFigures> &bots, int leftOut);
