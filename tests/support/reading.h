#pragma once

#include "tests/support/itemworld.h"

/// The hero reads what he holds under b, in the middle of a wide hall.

constexpr Point middle{12, 12};

/// Idle trolls stand at these places beside the hero; `rules` as in classicWith().
Game reading(const QString &item, const QList<Point> &offsets, const QString &rules = {});
/// A command: b, aimed at a place beside the hero.
QString aimedAt(Point offset);
