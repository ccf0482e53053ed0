#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

/// Returns a level as lines for line-based programs such as git's textconv: its values, one a line with their names,
/// its size and rows, all things that are not in the rows, and a summary of the proof with its hash. The lines are the
/// same in every language of the program. Two levels have equal lines if and only if their files are equal.
QStringList linesOf(const Level &level, const Catalogue &catalogue);
/// Returns a ValueName as one word: `rules.moves`, `legend["~"]`. Omits a leading "unknown".
QString pathOf(const QStringList &name);
