#pragma once

#include "app/play/cellchooser.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class PlaySession;

/// Aims an item that needs a cell, before anything is spent. Lights where it can be aimed, what it would fill at the
/// cursor and everyone in view whom it would hit, the hero in the warning color. It starts on the nearest monster, if
/// possible one that can be hit without the hero; Tab and Shift+Tab go round the monsters, the nearest first; arrows
/// and the mouse move freely. Enter and a click commit where it is possible, and do nothing where not; Escape, the
/// right button, and anything that happens in the game cancel.
class TargetingMode : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    /// False, and nothing happens, if there is no such item in the bag or it needs no cell.
    bool start(char letter);
    void cancel();
    /// Whether Tab has somebody to go to.
    bool hasTargets() const { return !candidates().empty(); }
    /// Whether it can be used where the cursor is.
    bool canUse() const;
    bool isActive() const { return m_chooser.isActive(); }
    CellChooser &chooser() { return m_chooser; }

Q_SIGNALS:
    /// What to do next, while it is active: another text for another cell; empty once it has ended.
    void noticeChanged(const QString &notice);
    void commanded(const Command &command);
    void canceled();

private:
    const World &world() const;
    const Kind &item() const { return world().kindOfItem(m_item); }
    bool hits(ActorId target, Point cell) const;
    std::vector<Point> candidates() const;
    Point firstCell() const;
    void commit(Point cell);
    void show();
    void showReach();
    void showArea(Point cell);
    void showHits(Point cell);
    void finish();

    Canvas &m_canvas;
    PlaySession &m_session;
    CellChooser m_chooser;
    char m_letter = 'a';
    int m_item = 0;
};
