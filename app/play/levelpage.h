#pragma once

// app/play: the playing mode, with hero controls, journeys, targeting, looking, hints, and the panel of a test play.

#include "app/games/games.h"
#include "app/hud/endscreen.h"
#include "app/hud/growthdialog.h"
#include "app/hud/heroplate.h"
#include "app/hud/inventorypanel.h"
#include "app/hud/inviewpanel.h"
#include "app/hud/keyline.h"
#include "app/hud/logpanel.h"
#include "app/hud/minimap.h"
#include "app/hud/statuspanel.h"
#include "app/hud/worldview.h"
#include "app/play/playdocks.h"
#include "app/play/testpanel.h"
#include "editor/canvas/canvas.h"

#include <QTimer>

#include <functional>

class EventList;
struct Event;
class PauseBanner;
class QToolBar;

/// The canvas and, while a game is shown, everything around it: docks with status, bag, things in view, map and log;
/// the test panel; the line of keys; the pause banner; the end screen. The editor uses the same canvas, with all of
/// this hidden.
class LevelPage : public QWidget {
    Q_OBJECT

public:
    /// The session, the games and the workspace, which owns the panels, must outlive each use of this object, but not
    /// its destruction.
    LevelPage(CataloguePtr catalogue, PlaySession &session, Games &games, Workspace &workspace,
              QWidget *parent = nullptr);

    Canvas &canvas() { return *m_canvas; }
    StatusPanel &status() { return *m_status; }
    LogPanel &log() { return *m_log; }
    /// Returns the line of the most useful keys; the caller fills it.
    KeyLine &keyLine() { return *m_keyLine; }
    InventoryPanel &inventory() { return *m_inventory; }
    InViewPanel &inView() { return *m_inView; }
    Minimap &minimap() { return *m_minimap; }
    TestPanel &test() { return *m_test; }
    PlayDocks &docks() { return *m_docks; }
    EndScreen &end() { return *m_end; }
    HeroPlate &plate() { return *m_plate; }
    GrowthDialog &growth() { return *m_growth; }

    /// Adds a widget above the canvas. The widget controls its own visibility.
    void setHeader(QWidget *header);
    /// Shows the panels around a game, or hides them for other modes that use the canvas.
    void setPlaying(bool isPlaying);
    /// Shows the session's game, which must exist, after the canvas showed something else. A zoom that the user had
    /// chosen is restored.
    void showGame();
    /// Updates the page after a command; does nothing unless a game is shown.
    void showPlayed(const EventList &events);
    /// Zooms to the size that suits the window and the hero's range of view, and keeps this size when the window is
    /// resized.
    void zoomToPlay() { m_view.zoomToPlay(m_session.world()); }
    /// Shows the part of the level that the hero knows as large as possible.
    void zoomToKnown() { m_view.zoomToKnown(m_session.world()); }
    /// Sets whether the line of keys is shown with a game.
    void setKeyLineWanted(bool isWanted);
    /// Sets whether the player is looking or aiming. The pause banner is hidden meanwhile, since a line at the lower
    /// edge then explains keys and clicks.
    void setPointing(bool isPointing);
    /// Sets whether tests also show what the hero does not know. The world does not change.
    void setRevealing(bool isOn);

Q_SIGNALS:
    /// Emitted whenever a level is shown, with whether the canvas also shows what the hero does not know.
    void revealingChanged(bool isOn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onStarted();
    void onStateChanged(PlaySession::State state);
    void addPanels();
    void connectPanels();
    void placeOverlays();
    void showLevel();
    void showPanels();
    void retranslate();
    void showChoice();
    void showEnd();
    void showHeldEnd();
    void showDarkness();
    void showEndOfHero();
    void moveHeroAside();
    void showPlate();
    ScoreFile::Added countAmongBest(const GameSummary &summary);
    void pointAt(Point cell);
    void showBanner();

    PlaySession &m_session;
    Games &m_games;
    const GameSource &m_source; ///< source of the session's game
    Canvas *m_canvas;
    WorldView m_view;
    StatusPanel *m_status;
    LogPanel *m_log;
    KeyLine *m_keyLine;
    InventoryPanel *m_inventory;
    InViewPanel *m_inView;
    Minimap *m_minimap;
    TestPanel *m_test;
    PlayDocks *m_docks;
    QToolBar *m_keyBar; ///< contains the line of keys
    HeroPlate *m_plate;
    PauseBanner *m_banner;
    EndScreen *m_end;
    GrowthDialog *m_growth;
    /// View of the canvas when the game was last left; std::nullopt: it was never left.
    std::optional<Canvas::ViewState> m_leftView;
    bool m_isRevealing = false;
    bool m_isSeen = false;    ///< the canvas was painted with a game since setPlaying(true)
    bool m_hasCursor = false; ///< the player is looking or aiming (setPointing())
    bool m_isKeyLineWanted = true;
    bool m_isPointing = false; ///< the canvas cursor marks a thing that was selected in a panel
    QTimer m_endDelay;
    std::function<void()> m_heldEnd; ///< shows the end screen once the light is out; null: nothing waits
    Appearance m_killer;             ///< last killer of the hero
    QString m_lastTreasure;          ///< picture of the treasure collected last since the game was shown; may be empty
};
