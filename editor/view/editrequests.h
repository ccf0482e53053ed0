#pragma once

#include "gamecore/softlock/trap.h"

#include <QObject>

struct Run;

/// Requests from parts of the editor to the window, which carries them out.
class EditRequests : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// The window should show the editor, because the editor has opened a level that the user should see.
    void showEditor();
    /// The window should open a level file in a tab, or show the file's tab if there is one.
    void openFile(const QString &path);
    /// A level file was renamed. Its tab is already updated; the window should replace the path in its lists of recent
    /// levels and games.
    void fileMoved(const QString &from, const QString &to);
    /// The window should ask the user for the meanings of the tiles in the open Tiled map, and rebuild its level.
    void askTiles();
    /// The window should play a campaign from the level at index `place` on, as a test that returns to the editor.
    /// `notice` is shown to the player first; empty: none.
    void playCampaign(const QString &path, qsizetype place, const QString &notice);
    /// The window should replay a run that was read from a share code.
    void watchRun(const Run &run);
    /// The window should replay how the hero gets into a trap of the level, that is, a position in which he is stuck
    /// for good.
    void watchTrap(const Trap &trap);
    /// The window should search longer for a trap in the level, and report the result.
    void findTrap();
};
