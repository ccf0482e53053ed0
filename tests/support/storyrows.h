#pragma once

#include "gamecore/base/point.h"

#include <QStringList>

/// The level of the story in docs/fairness.md: its guard's cell, and the cell to which the reader moves the guard.
inline constexpr Point storyGuard{11, 4};
inline constexpr Point storyGuardMoved{17, 3};

/// Returns the rows of the level drawing with that number, counted from 1, in a page of the manual, as its readers copy
/// them; empty if there is none.
QStringList storyRows(const QString &page, int number = 1);
/// Moves the guard in these rows.
void moveStoryGuard(QStringList &rows);
