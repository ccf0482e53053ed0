#pragma once

#include "app/settings/keychoice.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QAction>
#include <QCoreApplication>

class Commands;

/// Commands for the hero. The first eight are the directions of a step, in the order of Direction.
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
    Look,   ///< describes cells, chosen by a cursor
    Attack, ///< attacks the nearest monster in view, or steps towards it
    PickUp,
    Inventory,
    Use,
    FireAgain, ///< repeats the last use of an item on a monster
    Drop,
    Character,
    Descend, ///< takes the stairs, or walks there first
    Explore,
    Stairs, ///< walks to the stairs
    Rest
};
inline constexpr int heroActCount = enumeratorCount<HeroAct>();

/// The actions of all commands for the hero, with their keys. A key works if the focused widget does not use it.
class HeroActions {
    Q_DECLARE_TR_FUNCTIONS(HeroActions)

public:
    explicit HeroActions(Commands &commands);

    QAction *operator[](HeroAct act) const { return m_actions.at(qsizetype(act)); }
    const QList<QAction *> &all() const { return m_actions; }
    /// Returns the direction of one of the first eight commands.
    static Direction directionOf(HeroAct step) { return Direction(step); }

    void setEnabled(bool areEnabled);
    /// Sets the item that HeroAct::FireAgain would use, which its menu text names; empty: none. Call it again after a
    /// change of the language.
    void setItemToFire(const QString &name) const;
    /// Returns the first keys for north, west, south and east as text; empty if the arrow keys and keypad work as well,
    /// or if the four steps have no keys.
    QString walkKeys() const;
    /// Returns the keys of an action, given by its object name, in a preset; an empty list for actions that are not for
    /// the hero.
    static QList<QKeySequence> presetKeys(KeyPreset preset, const QString &action);

private:
    void add(HeroAct act, const char *text, const char *statusTip);
    void addSteps();
    void addDeeds();

    Commands &m_commands;
    QList<QAction *> m_actions;
};
