#pragma once

#include "gamecore/play/stakes.h"

#include <QCoreApplication>

#include <memory>

class Timeline;
class World;

/// Another game of the same start, whose hero is shown beside the watched one at the same time.
struct Ghost {
    std::shared_ptr<Timeline> timeline; ///< at the current moment; null: no ghost
    QString name;                       ///< name given to the game by the user, or the hero's name; may be empty
    Stakes stakes;                      ///< facts that matter in the game
};

/// Texts for moments of watched games, in the program's language, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// Returns the time: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Describes the ghost, which must exist, and its state compared with a hero at `depth`.
    static QString of(const Ghost &ghost, int depth);

private:
    static QString stateOf(const Ghost &ghost);
    static QString healthOf(const Ghost &ghost);
};
