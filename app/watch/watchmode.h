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

/// The names of a watched run, in the program's language, as plain text.
struct WatchedName {
    QString title; ///< name given by the user, or the level or dungeon with the hero; includes the file if it is not a
                   ///< recording
    QString file;  ///< base of names of files made from it; different for other games of the same level
};

/// Returns the names of a run, which must have been played through.
WatchedName nameOf(const LoadedRun &loaded, const Recordings &kept);

/// The step size while a key or button is held down. It starts at one and grows, so that near moments are easy to see
/// and long runs are quick to cross.
class HeldStep {
public:
    /// Number of steps before the step size doubles.
    static constexpr int stepsBeforeGrowth = 10;
    static constexpr int furthest = 64; ///< in beats

    /// Returns the size of the next step. `isHeld`: the key or button is still down since the previous one.
    int next(bool isHeld)
    {
        m_steps = isHeld ? m_steps + 1 : 0;
        return qMin(furthest, 1 << qMin(m_steps / stepsBeforeGrowth, growths));
    }

private:
    static constexpr int growths = 6; ///< until the greatest step size

    int m_steps = 0;
};

// app/watch: the watching mode: shows recorded games move by move.
//
// A run is a recorded game (gamecore/replay). WatchedRun holds the watched one and its current moment. The canvas, the
// panels and the bar follow its two signals, and change nothing but the moment. No game is played here: taking over is
// only requested by a signal.

/// The mode in which the window shows a recorded game, at any of its moments.
class WatchMode : public Mode {
    Q_OBJECT

public:
    /// `page` holds the canvas, which this mode uses while it is current. All references must outlive this object.
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

    /// Watches a run from the moment after that many beats, and asks the window to enter this mode. Each run begins at
    /// the usual speed and shows what its hero knew.
    void watch(LoadedRun loaded, qint64 at = 0);
    /// Returns to the run watched last, which must exist.
    void goOn() { Q_EMIT wanted(); }
    WatchedRun &run() { return m_run; }
    Playback &playback() { return m_playback; }
    WatchView &view() { return m_view; }
    WatchPanels &panelsOfRun() { return m_panels; }
    /// Sets whether the user came from the editor, where a won game can be saved as the level's proof.
    void setFromEditor(bool isFromEditor) { m_isFromEditor = isFromEditor; }

Q_SIGNALS:
    /// Emitted when there is a run to watch.
    void wanted();
    /// Emitted when the user wants to watch a run, whichever is available.
    void runWanted();
    /// Emitted when the user goes back.
    void left();
    /// Emitted when the run should be taken over at the current moment.
    void takenOver();
    /// Emitted when the run should become the proof of the edited level.
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
    WatchedName m_name; ///< of the current run
    Playback m_playback{m_run};
    WatchView m_view;
    WatchPanels m_panels;
    WatchActions m_actions;
    Transport *m_transport; ///< owned by the window
    HeldStep m_held;
    bool m_isRepeated = false; ///< the current key press is a repetition
    bool m_isCurrent = false;
    bool m_isFromEditor = false;
};
