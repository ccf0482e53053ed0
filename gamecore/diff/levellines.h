#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

/// Returns a level as lines for line-based programs such as git's textconv: its values, one a line with their names,
/// then its rows, then all things that are not in the rows. A proof is one line. The lines are the same in every
/// language. Two levels have equal lines if and only if their files are equal.
QStringList linesOf(const Level &level, const Catalogue &catalogue);
/// Returns a name as one word: `rules.moves`, `legend["~"]`; unknown keys as in the file.
QString pathOf(const QStringList &name);
