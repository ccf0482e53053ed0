#pragma once

#include "app/messages/sentence.h"
#include "app/play/cellchooser.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
class LookLabel;
class PlaySession;

/// Uses items of the bag, and aims those that need a cell before they are spent.
///
/// Highlights the range, the area that would be filled at the cursor, and all actors in view that it would reach; the
/// hero is in the warning color. A label beside the cell shows the forecast. The cursor starts where the hero is not
/// hurt, if possible: on the nearest enemy, otherwise beside it.
///
/// Tab and Shift+Tab visit the targets, nearest first; arrows and the mouse move freely. Enter and a click use the item
/// if that is possible. Escape, the right button, and any event in the game cancel. A use that would kill the hero
/// always needs a confirmation.
class TargetingMode : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    /// Starts aiming an item of the bag; an item that needs no cell is used at once.
    void use(char letter);
    /// Uses another item of the same kind as the last one that reached a monster, on the same monster. If that cannot
    /// be reached or the hero would be hurt, uses it on the cell where aiming would start. If the hero would be hurt
    /// there too, starts aiming.
    void fireAgain();
    /// True if the bag holds an item for fireAgain().
    bool canFireAgain() const { return m_last && letterAgain(); }
    /// Starts aiming. False, without effect, if the bag has no such item or it needs no cell.
    bool start(char letter);
    void cancel();
    /// Cancels aiming. At another depth, where monsters have other ids, also forgets the last target.
    void onPlayed(const EventList &events);
    /// True if Tab has a cell to go to.
    bool hasTargets() const { return !sights().empty(); }
    /// True if the item can be used at the cursor.
    bool canUse() const;
    bool isActive() const { return m_chooser.isActive(); }
    CellChooser &chooser() { return m_chooser; }

Q_SIGNALS:
    /// Emitted with the most useful keys while aiming; empty at the end.
    void noticeChanged(const QString &notice);
    /// Emitted with the reason why fireAgain() did nothing.
    void said(const Sentence &sentence);
    void commanded(const Command &command);
    void canceled();

private:
    /// An item that was used on a monster.
    struct Shot {
        KindId kind = 0;
        char letter = 'a';
        ActorId target = nobody; ///< `nobody`: the next use starts aiming
    };

    const World &world() const;
    const Kind &item() const { return world().kindOfItem(m_item); }
    bool hold(char letter);
    EventList foreseenAt(Point cell) const;
    bool sparesHero(Point cell) const;
    std::vector<PlaceOfInterest> targets() const;
    std::vector<Point> enemies() const;
    std::vector<Point> sights() const;
    std::optional<Point> safeCellBeside(Point target) const;
    Point firstCell() const;
    std::optional<char> letterAgain() const;
    Point cellAgain() const;
    bool isWastedAt(Point cell) const;
    std::optional<Point> enemyInView() const;
    void commit(Point cell);
    void confirm(const Command &command);
    void askBefore(const Command &command);
    void carryOut(const Command &command);
    void remember(const Command &command);
    void show();
    void showForecast();
    void placeLabel();
    void showReach();
    void showArea(Point cell);
    void showHits(const EventList &foreseen);
    void finish();

    Canvas &m_canvas;
    PlaySession &m_session;
    CellChooser m_chooser;
    LookLabel *m_label; ///< owned by the canvas
    char m_letter = 'a';
    int m_item = 0;
    std::optional<Point> m_first; ///< initial cell, if it has no monster
    std::optional<Shot> m_last;
    QStringList m_forecast;         ///< lines beside the cursor
    std::vector<ActorId> m_reached; ///< actors in these lines
};
