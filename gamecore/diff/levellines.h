#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

/// A level as lines for programs that compare line by line, such as git's textconv: what it says, one value a line with
/// its name, then its rows, then what does not stand in them. A proof is one line that changes with it. Lines are the
/// same in every language. Levels whose files are equal have equal lines, and no others do.
QStringList linesOf(const Level &level, const Catalogue &catalogue);
/// A name as one word: `rules.moves`, `legend["~"]`; keys that nobody knows as they stand in the file.
QString pathOf(const QStringList &name);
