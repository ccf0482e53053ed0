#pragma once

#include "tests/support/ruledworld.h"

/// Rows in which whoever walks below the water can be seen from above it and cannot come there.
inline const QStringList behindWater{QStringLiteral("####################"), QStringLiteral("#@                 #"),
                                     QStringLiteral("#~~~~~~~~~~~~~~~~~~#"), QStringLiteral("#                  #"),
                                     QStringLiteral("####################")};
inline const QStringList longCorridor{QStringLiteral("#####################"), QStringLiteral("#@                  #"),
                                      QStringLiteral("#####################")};

/// A `rest` with one that walks its rounds, and a sight that reaches it; `values` are its own, such as
/// "direction=west".
inline QString patrolling(Point cell, const QString &values = {})
{
    const QString thing = QStringLiteral("painkiller %1 %2 behavior=patrol %3").arg(cell.x).arg(cell.y).arg(values);
    return ruled(QStringLiteral("classic"), QStringLiteral("\"fov_radius\": 30"), thingsOf({thing.simplified()}));
}
