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

/// The actions for a watched run. Texts follow the language.
class WatchActions {
    Q_DECLARE_TR_FUNCTIONS(WatchActions)

public:
    explicit WatchActions(Commands &commands);

    /// Updates the variable text, after the texts of all rows.
    void retranslate() { setPlaying(play->isChecked()); }
    /// Enables the actions that need a run.
    void setEnabled(bool isEnabled);
    void setPlaying(bool isPlaying);

    QAction *watch; ///< enters the mode
    QAction *play;
    QAction *forward;
    QAction *back;
    QAction *faster;
    QAction *slower;
    QAction *start;
    QAction *end;
    QAction *nextMark;
    QAction *previousMark;
    QAction *everything; ///< shows more than the hero knew
    QAction *trail;
    QAction *ghost; ///< of the selected game in the list, like `rename` and `remove`
    QAction *takeOver;
    QAction *keep; ///< saves the run as proof of the edited level
    QAction *save;
    QAction *pictures; ///< saves pictures, a film, or the run as text
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
