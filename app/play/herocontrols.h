#pragma once

#include "app/games/playsession.h"
#include "app/keys/keybindings.h"
#include "app/keys/windowactions.h"
#include "app/play/itemprompt.h"
#include "app/play/look.h"
#include "app/play/targeting.h"
#include "gamecore/base/point.h"
#include "gamecore/play/journey.h"

#include <QObject>
#include <QTimer>

class Canvas;
class CellChooser;
class EventList;
class LevelPage;
class MainWindow;

/// The execution of journeys in a session, one command at a time and at a visible pace, without blocking the window.
class JourneyRunner : public QObject {
    Q_OBJECT

public:
    /// Milliseconds between two commands of a journey.
    static constexpr int turnsPaceMs = 33;
    static constexpr int realTimePaceMs = 100;
    /// The largest number of commands that one timer event plays while the hero rests.
    static constexpr int restsAtOnce = 5;

    /// The session must outlive this object.
    explicit JourneyRunner(PlaySession &session, QObject *parent = nullptr);

    /// Starts a journey and plays its first command at once. If the journey is impossible, stopped() follows. A game
    /// must be under way. `target` is used only by Wish::Travel.
    void begin(Journey::Wish wish, Point target = {});
    /// Ends the journey at the player's request, without a message. False if there was none.
    bool stop();
    bool isUnderWay() const { return m_timer.isActive(); }
    const Journey &journey() const { return m_journey; }
    /// Stores in `path` the path that begin(Wish::Travel) would take, as Journey::preview() does.
    void preview(Point target, std::vector<Point> &path, int mostCells)
    {
        m_journey.preview(m_session.world(), target, path, mostCells);
    }

    /// Call after each command. Ends the journey if `events` interrupt it.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    /// Emitted with the path of the current journey; empty once it is over.
    void pathChanged(const std::vector<Point> &cells);
    /// Emitted when the journey ends for a reason other than stop(); journey() has the reason.
    void stopped();

private:
    void step();
    void endIfOver();

    PlaySession &m_session;
    Journey m_journey;
    QTimer m_timer;
};

/// A preview of the path that a click, or Enter while looking, would take to the cell under the mouse or the keyboard
/// cursor. The path shown is exactly the path taken (Journey::preview()). No path is shown where a click would not make
/// the hero walk.
///
/// When the hero acts, the path disappears until the mouse or the cursor moves to another cell, so that a resting mouse
/// shows no new path after each step. When only monsters act under real time, the path is updated. During a journey,
/// the path of the journey is shown instead.
class PathPreview : public QObject {
    Q_OBJECT

public:
    /// The largest number of cells that are searched, so that no level makes the mouse lag.
    static constexpr int mostCells = 16384;

    /// All arguments must outlive this object.
    PathPreview(Canvas &canvas, PlaySession &session, JourneyRunner &journeys, const CellChooser &lookChooser,
                QObject *parent = nullptr);

    /// Turns the preview on or off. It must be off while the canvas shows no game or the player is aiming.
    void setOn(bool isOn);
    /// Returns the cells shown; empty if none are.
    const std::vector<Point> &path() const { return m_path; }
    /// Call after each command. Updates or hides the path.
    void onPlayed(const EventList &events);

private:
    void pointAt(std::optional<Point> cell);
    void update();
    void show(std::vector<Point> path);
    bool isWanted() const;

    Canvas &m_canvas;
    PlaySession &m_session;
    JourneyRunner &m_journeys;
    const CellChooser &m_lookChooser;
    std::optional<Point> m_cell; ///< cell to which a path is shown or about to be shown
    std::vector<Point> m_path;
    QTimer m_soon; ///< delays the search
    bool m_isOn = false;
};

/// A detector of the left button being held down on a cell for longer than a click.
class HeldCell : public QObject {
    Q_OBJECT

public:
    /// Time in milliseconds after which a press no longer counts as a click.
    static constexpr int longerThanAClick = 350;

    /// The canvas must outlive this object.
    explicit HeldCell(Canvas &canvas, QObject *parent = nullptr);

    /// Returns the cell where a button was last pressed.
    Point cell() const { return m_cell; }

Q_SIGNALS:
    /// Emitted once when the button has been held down for longer than a click.
    void held();
    /// Emitted after held(), when the button is released or the mouse moves to another cell.
    void released();

private:
    void press(Point cell, Qt::MouseButton button);
    void release();

    QTimer m_timer;
    Point m_cell;
    bool m_isHeld = false;
};

/// The translation of keys, mouse and panel actions into commands of the hero: steps, journeys, and items to use, aim
/// or drop. Also shows the path of a click, and describes the cell under the mouse.
class HeroControls : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this object.
    HeroControls(LevelPage &page, PlaySession &session, MainWindow &window);

    /// Sets whether a game is shown. While none is shown, the controls do nothing.
    void setOn(bool isOn);
    /// Ends the current journey and aiming.
    void stop();
    /// Handles a key that no widget used: ends the current journey, or triggers `deed`, the action of the key. False if
    /// there is no journey and `deed` is null.
    bool press(const QKeyEvent &event, QAction *deed);
    /// Call after each command. If a monster came into view or the hero was hurt, a key that is held down is ignored
    /// until a key is pressed anew.
    void ignoreHeldKeys(const EventList &events);

    /// True while the player looks or aims by keys.
    bool isAiming() { return m_targeting.isActive() || m_look.chooser().isActive(); }
    JourneyRunner &journeys() { return m_journeys; }
    Look &look() { return m_look; }
    TargetingMode &targeting() { return m_targeting; }
    PathPreview &pathPreview() { return m_pathPreview; }

private:
    void connectSteps();
    void connectDeeds();
    void connectJourneys();
    void connectLook();
    void connectPanels();
    /// Handles a click on a cell: the hero steps, starts a journey, picks up an item or waits; or a journey or a pause
    /// ends.
    void pressCell(Point cell, Qt::MouseButton button);
    void goOnHeld();
    void showPath(const std::vector<Point> &cells);
    void begin(Journey::Wish wish, Point target = {});
    void descend();
    void askForItem(ItemPurpose purpose);
    void useItem(char letter);
    bool isPlaying() const { return m_isOn && m_session.isUnderWay(); }

    LevelPage &m_page;
    PlaySession &m_session;
    MainWindow &m_window;
    const WindowActions &m_actions;
    const KeyNames &m_keys;
    JourneyRunner m_journeys;
    Look m_look;
    TargetingMode m_targeting;
    PathPreview m_pathPreview;
    HeldCell m_heldCell;
    bool m_isOn = false;
    bool m_isHeldBack = false;    ///< held keys are ignored
    bool m_isHeldJourney = false; ///< the journey continues while the button is held down
};
