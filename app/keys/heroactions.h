#pragma once

#include "app/settings/keychoice.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QAction>
#include <QCoreApplication>

class Commands;

/// What the player can have the hero do. The first eight are the directions of a step, in their order.
enum class HeroAct : std::uint8_t {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
    Wait,
    Look,
    Attack,
    PickUp,
    Inventory,
    Use,
    FireAgain,
    Drop,
    Character,
    Descend,
    Explore,
    Stairs,
    Rest
};
inline constexpr int heroActCount = enumeratorCount<HeroAct>();

/// One action for everything that the hero does, with its keys, which are for the game only while no widget wants
/// them.
class HeroActions {
    Q_DECLARE_TR_FUNCTIONS(HeroActions)

public:
    explicit HeroActions(Commands &commands);

    QAction *operator[](HeroAct act) const { return m_actions.at(qsizetype(act)); }
    const QList<QAction *> &all() const { return m_actions; }
    /// The direction of the first eight.
    static Direction directionOf(HeroAct step) { return Direction(step); }

    void setEnabled(bool areEnabled);
    /// The first keys that walk north, west, south and east, for people; empty if arrows and keypad walk.
    QString walkKeys() const;
    /// The keys of an action as a preset has them; none for actions that are not of the hero.
    static QList<QKeySequence> presetKeys(KeyPreset preset, const QString &action);

private:
    void add(HeroAct act, const char *text, const char *statusTip);
    void addSteps();
    void addDeeds();

    Commands &m_commands;
    QList<QAction *> m_actions;
};
