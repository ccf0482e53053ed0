#pragma once

#include "app/games/playsession.h"
#include "app/keys/keynames.h"
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

/// Plays journeys in a session, one command at a time and at a pace that can be followed, without holding anything up.
class JourneyPlayer : public QObject {
    Q_OBJECT

public:
    /// Milliseconds between two steps.
    static constexpr int turnsPaceMs = 33;
    static constexpr int realTimePaceMs = 100;
    /// Turns of rest between two steps of the timer.
    static constexpr int restsAtOnce = 5;

    /// The session must outlive this.
    explicit JourneyPlayer(PlaySession &session, QObject *parent = nullptr);

    /// Sets out, the first step at once. There must be a game that is under way. `target` is for Travel.
    void begin(Journey::Wish wish, Point target = {});
    /// Ends the journey because the player wants it, and tells nothing. False if there was none.
    bool stop();
    bool isUnderWay() const { return m_timer.isActive(); }
    const Journey &journey() const { return m_journey; }
    /// The way that begin(Wish::Travel) would take; as Journey::preview().
    void preview(Point target, std::vector<Point> &path, int mostCells)
    {
        m_journey.preview(m_session.world(), target, path, mostCells);
    }

    /// Ends the journey if what was played does.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    /// The path of the journey under way; empty once it is over.
    void pathChanged(const std::vector<Point> &cells);
    /// The journey ended by itself; journey() says why.
    void stopped();

private:
    void step();
    void endIfOver();

    PlaySession &m_session;
    Journey m_journey;
    QTimer m_timer;
};

/// Shows the way that a click, or Enter while looking, would take: under the mouse and under the cursor of the
/// keyboard. It is the way itself (Journey::preview()), and there is none where the click would not set out.
///
/// It stays quiet: once anything is played it goes, until the mouse or the cursor comes to another cell, so that
/// nothing points at a mouse that lies still. While a journey is under way the way is that of the journey.
class WayPreview : public QObject {
    Q_OBJECT

public:
    /// Ways past more cells are not looked for, so that no level makes the mouse wait.
    static constexpr int mostCells = 16384;

    /// All must outlive this.
    WayPreview(Canvas &canvas, PlaySession &session, JourneyPlayer &journeys, const CellChooser &lookChooser,
               QObject *parent = nullptr);

    /// Off while the canvas shows no game, or something is aimed at on it.
    void setOn(bool isOn);
    /// The cells as shown; empty while none are.
    const std::vector<Point> &path() const { return m_path; }
    /// Finds the way anew, which a command may have changed.
    void onPlayed(const EventList &events);

private:
    void pointAt(std::optional<Point> cell);
    void update();
    void show(std::vector<Point> path);
    bool isWanted() const;

    Canvas &m_canvas;
    PlaySession &m_session;
    JourneyPlayer &m_journeys;
    const CellChooser &m_lookChooser;
    std::optional<Point> m_cell; ///< the cell whose way is shown or about to be
    std::vector<Point> m_path;
    QTimer m_soon;
    bool m_isOn = false;
};

/// Tells when the left button is held down on a cell for longer than a click takes.
class HeldCell : public QObject {
    Q_OBJECT

public:
    /// Milliseconds.
    static constexpr int longerThanAClick = 350;

    /// The canvas must outlive this.
    explicit HeldCell(Canvas &canvas, QObject *parent = nullptr);

    /// Where the button was pressed.
    Point cell() const { return m_cell; }

Q_SIGNALS:
    void held();
    /// It was let go, or taken to another cell, after it was held.
    void released();

private:
    void press(Point cell, Qt::MouseButton button);
    void release();

    QTimer m_timer;
    Point m_cell;
    bool m_isHeld = false;
};

/// Turns what a person does with keys, mouse and panels into commands of the hero: steps, ways to walk, items that are
/// used, aimed and dropped; and shows what a click would do, and what is under the mouse.
class HeroControls : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    HeroControls(LevelPage &page, PlaySession &session, MainWindow &window);

    /// Whether a game is shown. While it is not, this does nothing.
    void setOn(bool isOn);
    /// Ends what is under way and what is being aimed.
    void stop();
    /// Takes a key that no widget wanted: ends a journey or triggers `deed`. False if there is neither.
    bool press(const QKeyEvent &event, QAction *deed);
    /// Stops held keys, until they are pressed anew, once a monster comes into view or the hero is hurt.
    void holdBack(const EventList &events);

    /// A cell is being looked at or aimed at by keys.
    bool isAiming() { return m_targeting.isActive() || m_look.chooser().isActive(); }
    JourneyPlayer &journeys() { return m_journeys; }
    Look &look() { return m_look; }
    TargetingMode &targeting() { return m_targeting; }
    WayPreview &wayPreview() { return m_wayPreview; }

private:
    void connectSteps();
    void connectDeeds();
    void connectJourneys();
    void connectLook();
    void connectPanels();
    /// A cell was pressed: a step, a way to walk, a turn to wait, or the end of a pause or a journey.
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
    JourneyPlayer m_journeys;
    Look m_look;
    TargetingMode m_targeting;
    WayPreview m_wayPreview;
    HeldCell m_heldCell;
    bool m_isOn = false;
    bool m_isHeldBack = false;    ///< keys held down do nothing more
    bool m_isHeldJourney = false; ///< a journey goes on for as long as the button is held down
};
