#pragma once

#include "gamecore/play/shownstats.h"

#include <QCoreApplication>

#include <memory>

class Timeline;
class World;

/// The ghost: the hero of another game with the same start. He is shown beside the hero of the watched game, as he was
/// at the same time.
struct Ghost {
    /// Timeline of the ghost's game, moved to the time of the watched game; null: no ghost.
    std::shared_ptr<Timeline> timeline;
    QString name;          ///< name that the user gave to the ghost's game, or the hero's name; may be empty
    ShownStats shownStats; ///< facts that matter in the ghost's game and are thus described
};

/// Texts for moments of watched games, in the program's language, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// Returns the time of a moment: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Describes the ghost, which must exist, and its state. The ghost's depth is included if it differs from `depth`,
    /// the depth of the watched hero.
    static QString of(const Ghost &ghost, int depth);

private:
    static QString stateOf(const Ghost &ghost);
    static QString healthOf(const Ghost &ghost);
};
