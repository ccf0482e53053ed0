#pragma once

#include "gamecore/play/shownstats.h"

#include <QStringList>

/// Returns lines that describe what the player knows of a cell: the actor on it, with its intention and the likely
/// outcome of a fight, the items, and the terrain. Each line has one or a few sentences. `shownStats` decides whether
/// the hero's hit points are shown. Cells out of view are described as remembered, with a note. Empty for a cell
/// outside the level. `isRevealed` includes what the hero does not know.
QStringList lookLines(const World &world, Point cell, const ShownStats &shownStats, bool isRevealed = false);
