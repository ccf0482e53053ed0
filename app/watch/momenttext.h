#pragma once

#include "gamecore/play/shownstats.h"

#include <QCoreApplication>

#include <memory>

class Timeline;
class World;

/// The ghost: the hero of another game with the same start, shown beside the watched one as he was at the same time.
struct Ghost {
    std::shared_ptr<Timeline> timeline; ///< timeline of that game, moved to the current time; null: no ghost
    QString name;                       ///< name given to the game by the user, or the hero's name; may be empty
    ShownStats shownStats;              ///< facts that matter in that game, for the text
};

/// Texts for moments of watched games, in the program's language, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// Returns the time: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Describes the ghost, which must exist, and its state. Its depth is included if it differs from `depth`.
    static QString of(const Ghost &ghost, int depth);

private:
    static QString stateOf(const Ghost &ghost);
    static QString healthOf(const Ghost &ghost);
};
