#pragma once

#include "app/messages/sentence.h"
#include "app/play/cellchooser.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <functional>

class EventList;
class LookLabel;
class PlaySession;

/// The use of items of the bag. For an item that needs a target cell, the player first chooses the cell: aiming.
///
/// While aiming, highlights the item's range, the area of its effect at the cursor, and all actors in view that the
/// item would reach; the hero has the warning color. A label beside the cell shows the forecast. The cursor starts on
/// the nearest enemy for which the item would not hurt the hero; if there is none, on a cell beside an enemy, if
/// possible.
///
/// Tab and Shift+Tab visit the targets, nearest first; arrows and the mouse move freely. Enter and a click use the item
/// if that is possible. Escape, the right button, and any event in the game cancel. A use that would kill the hero
/// always needs a confirmation.
class TargetingMode : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    /// Starts aiming an item of the bag; uses an item that needs no cell at once.
    void use(char letter);
    /// Repeats the last use of an item that works on monsters, with that item or another one of its kind. The target is
    /// the same monster, if the item affects it without hurting the hero; otherwise the cell where aiming would start,
    /// or another enemy if the item would have no effect there. If the use would still hurt the hero or have no effect,
    /// only starts aiming. If there is no such item or no target, only emits said().
    void fireAgain();
    /// True if an item was used on monsters before, and the bag holds this item or another one of its kind.
    bool canFireAgain() const { return m_last && letterAgain(); }
    /// Returns the name of the item that fireAgain() would use; empty if canFireAgain() is false.
    QString itemAgain() const;
    /// Starts aiming an item, and pauses a real-time game. False, without effect, if the bag has no such item, or the
    /// item needs no cell.
    bool start(char letter);
    void cancel();
    /// Keeps the text beside the target off a plate on the canvas, which must outlive this object.
    void avoid(QWidget &plate);
    /// Sets a function that returns true if the keys are shown elsewhere. The sentence about the item then leaves them
    /// out.
    void setKeysShown(std::function<bool()> areShown) { m_areKeysShown = std::move(areShown); }
    /// Call after each command. Cancels aiming. At another depth, where monsters have other ids, also forgets the last
    /// target.
    void onPlayed(const EventList &events);
    /// True if Tab has a cell to go to.
    bool hasTargets() const { return !sights().empty(); }
    /// True if the item can be used at the cursor.
    bool canUse() const;
    bool isActive() const { return m_chooser.isActive(); }
    CellChooser &chooser() { return m_chooser; }

Q_SIGNALS:
    /// Emitted with a sentence about the item and how to use it while aiming; empty when aiming ends.
    void noticeChanged(const QString &notice);
    /// Emitted with the reason why fireAgain() did nothing.
    void said(const Sentence &sentence);
    /// Emitted with the command that uses the item; the receiver executes it.
    void commanded(const Command &command);
    /// Emitted when aiming ended without a use.
    void canceled();

private:
    /// The last use of an item that works on monsters.
    struct Shot {
        KindId kind = 0;
        char letter = 'a';
        ActorId target = nobody; ///< monster that was aimed at; `nobody`: none
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
    QString textForKeys() const;
    QString textForMouse() const;
    void showForecast();
    void placeLabel();
    void showReach();
    void showArea(Point cell);
    void showHits(const EventList &foreseen);
    void finish();

    Canvas &m_canvas;
    PlaySession &m_session;
    CellChooser m_chooser;
    std::function<bool()> m_areKeysShown; ///< null: they are not
    LookLabel *m_label;                   ///< owned by the canvas
    char m_letter = 'a';                  ///< letter of the item being aimed
    int m_item = 0;                       ///< number of the item being aimed, for World::item()
    std::optional<Point> m_first; ///< cell where the cursor started, if no monster is on it; Tab visits this cell, too
    std::optional<Shot> m_last;
    QStringList m_forecast; ///< lines beside the cursor
};
