#pragma once

#include "editor/commands/commandid.h"

#include <QAction>
#include <QCoreApplication>

class Commands;

namespace CommandIds {
inline constexpr CommandId watchGames{"watchGames"};
inline constexpr CommandId watchPlay{"watchPlay"};
inline constexpr CommandId stepForward{"stepForward"};
inline constexpr CommandId stepBack{"stepBack"};
inline constexpr CommandId watchFaster{"watchFaster"};
inline constexpr CommandId watchSlower{"watchSlower"};
inline constexpr CommandId runStart{"runStart"};
inline constexpr CommandId runEnd{"runEnd"};
inline constexpr CommandId nextMark{"nextMark"};
inline constexpr CommandId previousMark{"previousMark"};
inline constexpr CommandId watchEverything{"watchEverything"};
inline constexpr CommandId showTrail{"showTrail"};
inline constexpr CommandId showGhost{"showGhost"};
inline constexpr CommandId takeOver{"takeOver"};
inline constexpr CommandId keepWatched{"keepWatched"};
inline constexpr CommandId saveRun{"saveRun"};
inline constexpr CommandId exportRun{"exportRun"};
inline constexpr CommandId renameGame{"renameGame"};
inline constexpr CommandId deleteGame{"deleteGame"};
} // namespace CommandIds

/// What one can do with a run that is watched. Texts follow the language.
class WatchActions {
    Q_DECLARE_TR_FUNCTIONS(WatchActions)

public:
    explicit WatchActions(Commands &commands);

    void retranslate();
    /// Enables what needs a run.
    void setEnabled(bool isEnabled);
    void setPlaying(bool isPlaying);

    QAction *watch; ///< leads into the mode
    QAction *play;
    QAction *forward;
    QAction *back;
    QAction *faster;
    QAction *slower;
    QAction *start;
    QAction *end;
    QAction *nextMark;
    QAction *previousMark;
    QAction *everything; ///< not only what the hero knew
    QAction *trail;
    QAction *ghost; ///< of the game that is chosen in the list, as `rename` and `remove`
    QAction *takeOver;
    QAction *keep; ///< as proof of the level that is edited
    QAction *save;
    QAction *pictures; ///< saves pictures, a film, or the run in words
    QAction *rename;
    QAction *remove;

private:
    QList<QAction *> ofRun() const;
};
