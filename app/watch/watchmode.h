#pragma once

#include "app/settings/settings.h"
#include "app/shell/mode.h"
#include "app/watch/playback.h"
#include "app/watch/transport.h"
#include "app/watch/watchactions.h"
#include "app/watch/watchedrun.h"
#include "app/watch/watchpanels.h"
#include "app/watch/watchview.h"

#include <QString>
#include <QtGlobal>

class Recordings;
class MainWindow;
struct LoadedRun;

/// What a run that is watched is called, in the language of the program, as plain text.
struct WatchedName {
    QString title; ///< as the person calls it, or its level or dungeon with its hero; with its file if it is not kept
    QString file;  ///< for files that are made of it, without an ending: other games of the same have other ones
};

/// The run must have been gone through.
WatchedName nameOf(const LoadedRun &loaded, const Recordings &kept);

/// How far steps go while a key or button is held down: one by one at first, then further and further, so that one sees
/// what is near and still gets through a long run.
class HeldStep {
public:
    /// So many steps go before the next one is twice as far.
    static constexpr int stepsBeforeGrowth = 10;
    static constexpr int furthest = 64; ///< in beats

    /// The length of the next step: `isHeld` if the key or button is still down since the one before.
    int next(bool isHeld)
    {
        m_steps = isHeld ? m_steps + 1 : 0;
        return qMin(furthest, 1 << qMin(m_steps / stepsBeforeGrowth, growths));
    }

private:
    static constexpr int growths = 6; ///< until the furthest

    int m_steps = 0;
};

// app/watch: played games being watched.
//
// A run is a recorded game (gamecore/replay). WatchedRun is the one that is watched and the moment of it that is shown;
// canvas, panels and bar each follow its two signals and change nothing but that moment. Nothing here plays a game:
// who takes over is told of by a signal.

/// The window shows a game that was played, at any of its moments.
class WatchMode : public Mode {
    Q_OBJECT

public:
    /// `page` holds the canvas, which this has while it is the current mode. All must outlive this.
    WatchMode(CataloguePtr catalogue, MainWindow &window, QWidget &page, Canvas &canvas, Recordings &kept);

    QWidget *page() override { return &m_page; }
    void enter() override;
    void leave() override;
    ModeTitle title() const override;
    std::optional<KeyScope> keyScope() const override { return KeyScope::Watching; }
    bool showsCanvas() const override { return true; }
    QWidget *keyboardHome() override { return &m_canvas; }
    void updateActions() override;
    void retranslate() override;
    QList<QWidget *> panels() const override;
    bool press(const QKeyEvent &event, QAction *deed) override;
    void stepBack() override;
    bool mayClose() override
    {
        m_playback.setPlaying(false);
        return true;
    }
    void keep() override;

    /// Watches a run from the moment after so many beats, and asks the window to enter this mode. Each begins at the
    /// usual speed, with what its hero knew.
    void watch(LoadedRun loaded, qint64 at = 0);
    /// Goes on with the run that was watched last; there must be one.
    void goOn() { Q_EMIT wanted(); }
    WatchedRun &run() { return m_run; }
    Playback &playback() { return m_playback; }
    WatchView &view() { return m_view; }
    WatchPanels &panelsOfRun() { return m_panels; }
    /// Whether one comes from a level that is drawn, which could keep a game that was won as its proof.
    void setFromEditor(bool isFromEditor) { m_isFromEditor = isFromEditor; }

Q_SIGNALS:
    /// There is something to watch.
    void wanted();
    /// One wants to watch, whatever there is.
    void runWanted();
    /// The person goes back to where he came from.
    void left();
    /// The run is to be played on from the moment that is shown.
    void takenOver();
    /// The run is to be the proof of the level that is drawn.
    void proofWanted(const Run &run);

private:
    void connectActions();
    void connectRun();
    void nameRun();
    void step(int direction, bool isHeld);
    void goTo(std::optional<qint64> at);
    void setRevealing(bool isOn);
    void sayMoment();
    void showGhost(bool isOn);
    void showKeys();
    void save();
    void writeTo(const QString &path);
    void savePictures();

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    QWidget &m_page;
    Canvas &m_canvas;
    Settings &m_settings;
    Recordings &m_kept;
    WatchedRun m_run;
    WatchedName m_name; ///< of the run, if there is one
    Playback m_playback{m_run};
    WatchView m_view;
    WatchPanels m_panels;
    WatchActions m_actions;
    Transport *m_transport; ///< belongs to the window
    HeldStep m_held;
    bool m_isRepeated = false; ///< the key that is being pressed was held down
    bool m_isCurrent = false;
    bool m_isFromEditor = false;
};
