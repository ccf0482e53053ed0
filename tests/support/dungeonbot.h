#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "tests/support/program.h"

#include <QJsonArray>

#include <functional>
#include <optional>

/// Plays depths of a dungeon by headless lines alone, as a stranger's program would: looks, explores by shortest ways,
/// attacks what stands in the way (or walks round it, once a bump has told that nobody fights), takes what it sees,
/// drinks when it is weak, goes down when nothing is left to see.
class DungeonBot {
public:
    explicit DungeonBot(HeadlessGame &game) : m_game(game) {}

    /// Until the hero stands at the next depth. False if he died, or `mostLines` lines did not do.
    bool playDepth(int mostLines);

    /// Every answer to a command, in order.
    const QList<QJsonObject> &answers() const { return m_answers; }

private:
    using IsGoal = std::function<bool(Point)>;

    QString nextLine() const;
    std::optional<QString> lineOfNeed() const;
    std::optional<Direction> stepTo(const IsGoal &isGoal) const;
    bool isKnownFloor(Point cell) const;
    bool isActorInTheWay(Point cell) const;
    bool isFrontier(Point cell) const;
    bool hasItem(Point cell) const;
    char32_t at(Point cell) const;
    Point heroCell() const;

    HeadlessGame &m_game;
    QJsonObject m_look;
    QStringList m_rows;
    QList<QJsonObject> m_answers;
    bool m_isPeaceful = false;
};
