#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

/// Returns a level as lines for line-based programs such as git's textconv: its values with their names, its
/// translations, its size, its rows, the things that are not drawn in the rows, and a summary of the proof with a hash.
/// The lines are the same in every language of the program. Two levels have equal lines if and only if their files are
/// equal.
QStringList linesOf(const Level &level, const Catalogue &catalogue);
/// Returns a ValueName as one text: `rules.moves`, `legend["~"]`. If the first key is "unknown", leaves it out.
QString pathOf(const QStringList &name);
