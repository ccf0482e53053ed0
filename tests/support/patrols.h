#pragma once

#include "tests/support/ruledworld.h"

/// Rows in which the hero above the water sees a monster below it, but cannot reach it.
inline const QStringList behindWater{QStringLiteral("####################"), QStringLiteral("#@                 #"),
                                     QStringLiteral("#~~~~~~~~~~~~~~~~~~#"), QStringLiteral("#                  #"),
                                     QStringLiteral("####################")};
inline const QStringList longCorridor{QStringLiteral("#####################"), QStringLiteral("#@                  #"),
                                      QStringLiteral("#####################")};

/// Returns a `rest` with a patrolling painkiller and with a vision range that reaches it. `values` are the monster's,
/// such as "direction=west"; `rules` override those of `classic`.
inline QString patrolling(Point cell, const QString &values = {}, const QString &rules = {})
{
    const QString thing = QStringLiteral("painkiller %1 %2 behavior=patrol %3").arg(cell.x).arg(cell.y).arg(values);
    return ruled(QStringLiteral("classic"), QStringLiteral("\"fov_radius\": 30") + rules,
                 thingsOf({thing.simplified()}));
}

/// The interval between actions of the same painkiller in real time.
inline constexpr int patrolMs = 100;
inline QString patrollingInRealTime(Point cell, const QString &values = {})
{
    return patrolling(cell, values,
                      QStringLiteral(", \"clock\": \"realtime\", \"first_action_ms\": %1, \"action_min_ms\": %1, "
                                     "\"action_max_ms\": %1")
                          .arg(patrolMs));
}
