#pragma once

#include "tests/bench/maps.h"
#include "tests/bench/report/report.h"

// What is measured against libtcod. Without it (notcod.cpp) each says that its rows are left out.

inline constexpr QLatin1StringView
    withoutTcod("libtcod was not found when this was built (Debian: libtcod-dev): rows against it are left out.");
/// Whether it is there.
bool hasTcod();

/// F1 to F4.
void measureSightDuels(Report &report);

/// P1 to P3.
void measurePathDuels(Report &report);

/// T1 and T2.
void measureTurnDuels(Report &report);

// What is counted instead of timed: one side does so many of them. The peer is a number of TcodMap::algorithms; nothing
// is our side.
void playSight(MapKind kind, std::optional<int> algorithm, int views);
void playTurns(MapKind kind, std::optional<int> algorithm, int turns);
