#pragma once

#include "gamecore/softlock/trap.h"

#include <QObject>

struct Run;

/// What parts of the editor ask of the window around it.
class EditRequests : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// A level came in that is to be seen, perhaps while the editor was not active.
    void showEditor();
    /// Opens a level file in a tab, or shows it.
    void openFile(const QString &path);
    /// A level file was renamed; its tab knows.
    void fileMoved(const QString &from, const QString &to);
    /// Asks what the tiles of the map of Tiled that is open stand for, and makes its level anew.
    void askTiles();
    /// Plays a campaign from one of its levels, as a test that leads back to the editor. `notice` is what the player
    /// should be told first; mostly empty.
    void playCampaign(const QString &path, qsizetype place, const QString &notice);
    /// Watches a game that came in.
    void watchRun(const Run &run);
    /// Shows how the hero gets into a trap of the level.
    void watchTrap(const Trap &trap);
    /// Searches for a trap with all the time that it takes, and tells what came of it.
    void findTrap();
};
