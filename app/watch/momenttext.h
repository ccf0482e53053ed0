#pragma once

#include "gamecore/play/stakes.h"

#include <QCoreApplication>

#include <memory>

class Timeline;
class World;

/// A game whose hero goes along with the one that is watched, at the same time.
struct Ghost {
    std::shared_ptr<Timeline> timeline; ///< at the moment that is shown; null: there is no ghost
    QString name;                       ///< what the person calls the game, or its hero; may be empty
    Stakes stakes;                      ///< of the game
};

/// Words for moments of watched games, in the language of the program, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// What time it is: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Whose ghost it is, which there must be, and how it is beside a hero at `depth`.
    static QString of(const Ghost &ghost, int depth);

private:
    static QString stateOf(const Ghost &ghost);
    static QString healthOf(const Ghost &ghost);
};
