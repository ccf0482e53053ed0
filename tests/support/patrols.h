#pragma once

#include "tests/support/ruledworld.h"

/// Rows in which whoever walks below the water can be seen from above it and cannot come there.
inline const QStringList behindWater{QStringLiteral("####################"), QStringLiteral("#@                 #"),
                                     QStringLiteral("#~~~~~~~~~~~~~~~~~~#"), QStringLiteral("#                  #"),
                                     QStringLiteral("####################")};
inline const QStringList longCorridor{QStringLiteral("#####################"), QStringLiteral("#@                  #"),
                                      QStringLiteral("#####################")};

/// A `rest` with a painkiller that walks its rounds, and a sight that reaches it; `values` are its own, such as
/// "direction=west", `rules` are laid over those of `classic`.
inline QString patrolling(Point cell, const QString &values = {}, const QString &rules = {})
{
    const QString thing = QStringLiteral("painkiller %1 %2 behavior=patrol %3").arg(cell.x).arg(cell.y).arg(values);
    return ruled(QStringLiteral("classic"), QStringLiteral("\"fov_radius\": 30") + rules,
                 thingsOf({thing.simplified()}));
}

/// The same under real time: it acts once in patrolMs.
inline constexpr int patrolMs = 100;
inline QString patrollingInRealTime(Point cell, const QString &values = {})
{
    return patrolling(cell, values,
                      QStringLiteral(", \"clock\": \"realtime\", \"first_action_ms\": %1, \"action_min_ms\": %1, "
                                     "\"action_max_ms\": %1")
                          .arg(patrolMs));
}
