#pragma once

#include "editor/commands/commands.h"

#include <QAction>
#include <QCoreApplication>

namespace CommandIds {
inline constexpr CommandId watchPlay{"watchPlay"};
inline constexpr CommandId stepForward{"stepForward"};
inline constexpr CommandId stepBack{"stepBack"};
inline constexpr CommandId nextMark{"nextMark"};
inline constexpr CommandId watchEverything{"watchEverything"};
inline constexpr CommandId showGhost{"showGhost"};
inline constexpr CommandId takeOver{"takeOver"};
inline constexpr CommandId renameGame{"renameGame"};
inline constexpr CommandId deleteGame{"deleteGame"};
} // namespace CommandIds

/// What one can do with a run that is watched. Texts follow the language.
class WatchActions {
    Q_DECLARE_TR_FUNCTIONS(WatchActions)

public:
    explicit WatchActions(Commands &commands);

    /// Sets the text that varies anew, once those of all rows are.
    void retranslate() { setPlaying(play->isChecked()); }
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
    /// Registers a command whose keys are for the game.
    QAction *add(CommandId id, const char *text, const char *statusTip, MenuSection section, const QString &icon,
                 const QList<QKeySequence> &keys) const;
    QAction *add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const;
    void addMoves();
    void addRest();
    QList<QAction *> ofRun() const;

    Commands &m_commands;
};
