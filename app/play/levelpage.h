#pragma once

// app/play: a level being played: canvas, docks, journeys, targeting, looking.

#include "app/games/games.h"
#include "app/hud/endscreen.h"
#include "app/hud/growthdialog.h"
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

class EventList;
struct Event;
class PauseBanner;
class QToolBar;

/// The canvas and, while a game is shown, what stands around and over it: the docks with status, bag, things in view,
/// map and messages, in a test its own panel, the line of keys below all of them, the banner of a game that stands
/// still, the end screen. The editor uses the same canvas with these hidden.
class LevelPage : public QWidget {
    Q_OBJECT

public:
    /// Session, games and the workspace, which holds the panels, must outlive each use of this, not its destruction.
    LevelPage(CataloguePtr catalogue, PlaySession &session, Games &games, Workspace &workspace,
              QWidget *parent = nullptr);

    Canvas &canvas() { return *m_canvas; }
    StatusPanel &status() { return *m_status; }
    LogPanel &log() { return *m_log; }
    /// The line of the keys that matter now; its caller fills it.
    KeyLine &keyLine() { return *m_keyLine; }
    InventoryPanel &inventory() { return *m_inventory; }
    InViewPanel &inView() { return *m_inView; }
    Minimap &minimap() { return *m_minimap; }
    TestPanel &test() { return *m_test; }
    PlayDocks &docks() { return *m_docks; }
    EndScreen &end() { return *m_end; }
    GrowthDialog &growth() { return *m_growth; }

    /// Puts a widget above the canvas, which shows and hides itself.
    void setHeader(QWidget *header);
    /// Shows the session's game, or leaves the canvas to the editor.
    void setPlaying(bool isPlaying);
    /// Shows the session's game again after the canvas showed something else. There must be a game.
    void showGame();
    /// Shows what was played, while a game is shown.
    void showPlayed(const EventList &events);
    /// Zooms to what the window and the hero's sight ask for, from now on.
    void zoomToPlay() { m_view.zoomToPlay(m_session.world()); }
    /// Shows what the hero knows, as large as it can be.
    void zoomToKnown() { m_view.zoomToKnown(m_session.world()); }
    /// Whether the line of keys is seen while a game is shown.
    void setKeyLineWanted(bool isWanted);
    /// Whether somebody looks or aims: the banner then makes room for the line that says what keys and clicks do.
    void setPointing(bool isPointing);
    /// Whether tests show what the hero does not know, too. No world changes by it.
    void setRevealing(bool isOn);

Q_SIGNALS:
    /// The canvas now shows what the hero does not know, or no longer does.
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
    ScoreFile::Added countAmongBest(const GameSummary &summary);
    void pointAt(Point cell);
    void showBanner();

    PlaySession &m_session;
    Games &m_games;
    const GameSource &m_source; ///< of the game of the session
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
    QToolBar *m_keyBar; ///< around the line of keys
    PauseBanner *m_banner;
    EndScreen *m_end;
    GrowthDialog *m_growth;
    std::optional<Canvas::ViewState> m_leftView; ///< of the game that was left
    bool m_isRevealing = false;
    bool m_hasCursor = false; ///< as setPointing()
    bool m_isKeyLineWanted = true;
    bool m_isPointing = false; ///< the cursor of the canvas shows something that is in view
    Appearance m_killer;       ///< what killed the hero last
};
