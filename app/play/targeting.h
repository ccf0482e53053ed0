#pragma once

#include "app/messages/sentence.h"
#include "app/play/cellchooser.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
class LookLabel;
class PlaySession;

/// Uses items of the bag, and aims those that need a cell before anything is spent. Lights where an item can be aimed,
/// what it would fill at the cursor and everyone in view whom it would reach, the hero in the warning color; a label
/// beside the cell says what would become of them. It starts where the hero is spared, if possible: on the nearest
/// enemy, else beside it. Tab and Shift+Tab go round the targets, the nearest first; arrows and the mouse move freely.
/// Enter and a click commit where it is possible, and do nothing where not; Escape, the right button, and anything that
/// happens in the game cancel. A use that would kill the hero is asked about first, however it was chosen.
class TargetingMode : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    /// Begins to aim an item of the bag; one that needs no cell is used at once.
    void use(char letter);
    /// Uses the same kind of item as the last one that reached a monster: on the same monster, or where aiming would
    /// begin if it cannot be reached or the hero would be hurt. Begins to aim instead if he would be hurt there, too.
    void fireAgain();
    /// True if the bag holds an item for fireAgain().
    bool canFireAgain() const { return m_last && letterAgain(); }
    /// False, and nothing happens, if there is no such item in the bag or it needs no cell.
    bool start(char letter);
    void cancel();
    /// Cancels; in another depth, where monsters have other ids, forgets the last target.
    void onPlayed(const EventList &events);
    /// True if Tab has a cell to go to.
    bool hasTargets() const { return !sights().empty(); }
    /// True if the item can be used where the cursor is.
    bool canUse() const;
    bool isActive() const { return m_chooser.isActive(); }
    CellChooser &chooser() { return m_chooser; }

Q_SIGNALS:
    /// The keys that matter now, while it is active; empty once it has ended.
    void noticeChanged(const QString &notice);
    /// Why fireAgain() did nothing.
    void said(const Sentence &sentence);
    void commanded(const Command &command);
    void canceled();

private:
    /// An item that was used on a monster.
    struct Shot {
        KindId kind = 0;
        char letter = 'a';
        ActorId target = nobody; ///< `nobody`: aiming begins anew
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
    LookLabel *m_label; ///< belongs to the canvas
    char m_letter = 'a';
    int m_item = 0;
    std::optional<Point> m_first; ///< where it started, if no monster stands there
    std::optional<Shot> m_last;
    QStringList m_forecast;         ///< the lines beside the cursor
    std::vector<ActorId> m_reached; ///< the actors in these lines
};
