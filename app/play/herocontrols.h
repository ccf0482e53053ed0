#pragma once

#include "app/games/playsession.h"
#include "app/keys/keynames.h"
#include "app/play/heldcell.h"
#include "app/play/itemprompt.h"
#include "app/play/journeyplayer.h"
#include "app/play/look.h"
#include "app/play/targeting.h"
#include "app/play/waypreview.h"

class LevelPage;
class MainWindow;

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
    /// A key that no widget wanted: ends a journey, or does what one of `actions` does. False: neither.
    bool press(const QKeyEvent &event, const QList<QAction *> &actions);
    /// Call these before and after LevelPage::showPlayed().
    void beforeShown(const EventList &events);
    void afterShown(const EventList &events);

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
