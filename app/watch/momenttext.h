#pragma once

#include <QCoreApplication>

class Timeline;
class World;

/// Words for moments of watched games, in the language of the program, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// What time it is: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Whose ghost goes along beside a hero at `depth`, and how it is. `name` is what the person calls its game, or
    /// empty.
    static QString ofGhost(const Timeline &ghost, const QString &name, int depth);

private:
    static QString stateOf(const Timeline &ghost);
};
