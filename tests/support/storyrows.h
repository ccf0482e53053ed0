#pragma once

#include "gamecore/base/point.h"

#include <QStringList>

/// The level of the story in docs/fairness.md: where its guard is, and where the reader moves him.
inline constexpr Point storyGuard{11, 4};
inline constexpr Point storyGuardMoved{17, 3};

/// The rows of a level that is drawn in a page of the manual, as its readers copy them, counted from 1; empty if there
/// is none.
QStringList storyRows(const QString &page, int number = 1);
/// Moves the guard in these rows.
void moveStoryGuard(QStringList &rows);
