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
#include <QTimer>
#include <QtGlobal>

class Recordings;
class MainWindow;

/// The names of a watched run, in the program's language, as plain text.
struct WatchedName {
    /// Name given by the user, otherwise the level or dungeon with the hero's name. For a run from a file, the title
    /// includes the name of the file.
    QString title;
    /// Suggested name of files made from the run, without an extension. Ends with the date and time, unless the user
    /// has named the run or the run is from a file.
    QString file;
};

/// Returns the names of a run; `loaded.run` must not be null.
WatchedName nameOf(const LoadedRun &loaded, const Recordings &kept);

/// The step size while a key or button is held down. It starts at one and grows, so that near moments are easy to see
/// and long runs are quick to cross.
class HeldStep {
public:
    /// Number of steps before the step size doubles.
    static constexpr int stepsBeforeGrowth = 10;
    static constexpr int furthest = 64; ///< in beats

    /// Returns the size of the next step, in beats. `isHeld`: the key or button has been held down since the previous
    /// step.
    int next(bool isHeld)
    {
        m_steps = isHeld ? m_steps + 1 : 0;
        return qMin(furthest, 1 << qMin(m_steps / stepsBeforeGrowth, growths));
    }

private:
    static constexpr int growths = 6; ///< number of doublings from 1 to the largest step size

    int m_steps = 0;
};

// app/watch: the watching mode: shows recorded games move by move.
//
// A run is a recorded game (gamecore/replay). WatchedRun holds the watched run and its current moment. The canvas, the
// panels and the bar follow the two signals of WatchedRun; they can change the moment, but not the run. No game is
// played here: taking over a run is only requested by a signal.

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

    /// Shows a run at the moment after `at` beats, and emits wanted(). The speed becomes the usual one, and only what
    /// the hero knew is shown. `loaded.run` must not be null.
    void watch(LoadedRun loaded, qint64 at = 0);
    /// Does the same and starts playing, unless the user wants less motion or `at` is the end.
    void play(LoadedRun loaded, qint64 at = 0);
    /// Emits wanted(), to show the run watched last again. There must be such a run.
    void goOn() { Q_EMIT wanted(); }
    WatchedRun &run() { return m_run; }
    Playback &playback() { return m_playback; }
    WatchView &view() { return m_view; }
    WatchPanels &panelsOfRun() { return m_panels; }
    /// Sets whether the user came from the editor. If so, a won game can be saved as the proof of the edited level.
    void setFromEditor(bool isFromEditor) { m_isFromEditor = isFromEditor; }

Q_SIGNALS:
    /// Emitted when this mode should be entered, because there is a run to watch.
    void wanted();
    /// Emitted by the command that enters this mode. The receiver decides which run is watched.
    void runWanted();
    /// Emitted when the user leaves the mode by Escape.
    void left();
    /// Emitted when the user wants to continue the run as a game from the current moment.
    void takenOver();
    /// Emitted when the user wants the run as the proof of the edited level.
    void proofWanted(const Run &run);

private:
    void connectActions();
    void connectRun();
    void nameRun();
    void step(int direction, bool isHeld);
    void goTo(std::optional<qint64> at);
    void setRevealing(bool isOn);
    void sayMoment();
    void showMap();
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
    QTimer m_mapDue;           ///< calls showMap() once after all changes of the view
    bool m_isRepeated = false; ///< the current key press is a repetition
    bool m_isCurrent = false;
    bool m_isFromEditor = false;
};
