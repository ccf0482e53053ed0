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

/// The actions of the watching mode, and the action that enters it. Other classes connect them to their effects.
class WatchActions {
    Q_DECLARE_TR_FUNCTIONS(WatchActions)

public:
    explicit WatchActions(Commands &commands);

    /// Updates the texts of `play`, which depend on the state. Call it after Commands has updated all other texts.
    void retranslate() { setPlaying(m_isPlaying); }
    /// Enables or disables all actions except `watch`.
    void setEnabled(bool isEnabled);
    /// Gives `play` the text and icon for pausing if `isPlaying`, otherwise for running the recording.
    void setPlaying(bool isPlaying);

    QAction *watch; ///< enters the watching mode
    QAction *play;
    QAction *forward;
    QAction *back;
    QAction *faster;
    QAction *slower;
    QAction *start;
    QAction *end;
    QAction *nextMark;
    QAction *previousMark;
    QAction *everything; ///< shows the whole level instead of what the hero knew
    QAction *trail;      ///< highlights the cells that the hero visited
    QAction *ghost;      ///< shows the game selected in the list as a ghost; `rename` and `remove` act on the same game
    QAction *mute;       ///< turns sounds off
    QAction *takeOver;
    QAction *keep;     ///< saves the run as proof of the edited level
    QAction *save;     ///< saves the run as a file
    QAction *pictures; ///< saves pictures, a film, or the run as text
    QAction *rename;
    QAction *remove;

private:
    /// Registers a command with keys that work while watching.
    QAction *add(CommandId id, const char *text, const char *statusTip, MenuSection section, const QString &icon,
                 const QList<QKeySequence> &keys) const;
    QAction *add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const;
    void addMoves();
    void addRest();
    QList<QAction *> ofRun() const;

    Commands &m_commands;
    bool m_isPlaying = false; ///< the last value of setPlaying()
};
