#pragma once

#include "tests/bench/maps.h"
#include "tests/bench/report/report.h"

// Measurements against libtcod. Without libtcod (notcod.cpp) each reports that its rows are left out.

inline constexpr QLatin1StringView
    withoutTcod("libtcod was not found when this was built (Debian: libtcod-dev): rows against it are left out.");
/// True if libtcod is available.
bool hasTcod();

/// F1 to F4.
void measureSightDuels(Report &report);

/// P1 to P3.
void measurePathDuels(Report &report);

/// T1 and T2.
void measureTurnDuels(Report &report);

// Repetitions of one side for counting instructions instead of timing. The peer is a number of TcodMap::algorithms;
// std::nullopt is our side.
void playSight(MapKind kind, std::optional<int> algorithm, int views);
void playTurns(MapKind kind, std::optional<int> algorithm, int turns);
