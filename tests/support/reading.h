#pragma once

#include "tests/support/itemworld.h"

/// Position of the hero, in the middle of a wide hall. He reads the scroll with the letter b.

constexpr Point middle{12, 12};

/// Returns a game in which idle trolls stand at these offsets from the hero; `rules` as in classicWith().
Game reading(const QString &item, const QList<Point> &offsets, const QString &rules = {});
/// Returns the command that uses item b on the cell at this offset from the hero.
QString aimedAt(Point offset);
