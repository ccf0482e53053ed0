// Replaces tcod/*.cpp where libtcod is not installed.

#include "tests/bench/tcod/duels.h"

bool hasTcod()
{
    return false;
}

void measureSightDuels(Report &report)
{
    report.leaveOut(withoutTcod);
}

void measurePathDuels(Report &report)
{
    report.leaveOut(withoutTcod);
}

void measureTurnDuels(Report &report)
{
    report.leaveOut(withoutTcod);
}

void playSight(MapKind, std::optional<int>, int)
{
}

void playTurns(MapKind, std::optional<int>, int)
{
}
