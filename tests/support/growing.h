#pragma once

#include <QStringList>

/// A `rest` of a level, as for levelJson(), in which an orc is worth exactly one level-up of the hero.
inline const QString quickGrowth =
    QStringLiteral(R"("ruleset": "classic", "rules": { "vision": "all", "level_xp_base": 35, "level_xp_step": 0 })");
/// Rows in which an orc stands beside the hero.
inline const QStringList orcToTheEast{QStringLiteral("#######"), QStringLiteral("#@O  g#"), QStringLiteral("#     #"),
                                      QStringLiteral("#######")};
