#pragma once

#include "gamecore/softlock/trap.h"

#include <QObject>

struct Run;

/// Requests from parts of the editor to the window.
class EditRequests : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// Shows the editor, because a new level should become visible.
    void showEditor();
    /// Opens a level file in a tab, or shows its tab.
    void openFile(const QString &path);
    /// Reports that a level file was renamed; its tab is already updated.
    void fileMoved(const QString &from, const QString &to);
    /// Asks for the meanings of the tiles in the open Tiled map, and rebuilds its level.
    void askTiles();
    /// Plays a campaign from one of its levels, as a test that returns to the editor. `notice` is shown to the player
    /// first; usually empty.
    void playCampaign(const QString &path, qsizetype place, const QString &notice);
    /// Replays a run from elsewhere.
    void watchRun(const Run &run);
    /// Replays how the hero gets into a trap of the level.
    void watchTrap(const Trap &trap);
    /// Searches for a trap without a time limit, and reports the result.
    void findTrap();
};
