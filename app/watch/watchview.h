#pragma once

#include "app/hud/celllabels.h"
#include "app/hud/heroplate.h"
#include "app/hud/worldview.h"
#include "app/watch/endplate.h"
#include "app/watch/watchedrun.h"
#include "gamecore/play/shownstats.h"

#include <QCoreApplication>

#include <memory>

/// The ghost: the hero of another game with the same start. He is shown beside the hero of the watched game, as he was
/// at the same time.
struct Ghost {
    /// Timeline of the ghost's game, moved to the time of the watched game; null: no ghost.
    std::shared_ptr<Timeline> timeline;
    QString name;          ///< name that the user gave to the ghost's game, or the hero's name; may be empty
    ShownStats shownStats; ///< facts that matter in the ghost's game and are thus described
};

/// Texts for moments of watched games, in the program's language, as plain text.
class MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)

public:
    /// Returns the time of a moment: "Turn 12", "Time 0:03.2", in a dungeon "Turn 12, depth 2".
    static QString of(const World &world);
    /// Returns a description of the ghost, which must exist, and its state. Includes the ghost's depth if it differs
    /// from `depth`, the depth of the watched hero.
    static QString of(const Ghost &ghost, int depth);

private:
    static QString stateOf(const Ghost &ghost);
    static QString healthOf(const Ghost &ghost);
};

/// The current moment of a run, shown on the canvas: the level completely or as the hero knew it, the cells that he
/// visited, a ghost, and a description of the cell under the mouse.
class WatchView : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    WatchView(Canvas &canvas, WatchedRun &run);

    /// Starts or stops showing the run on the canvas. While off, the canvas belongs to other modes.
    void setShown(bool isShown);
    /// Sets whether the complete level is shown.
    void setRevealing(bool isOn);
    /// Sets whether cells visited by the hero are highlighted.
    void setTrailShown(bool isOn);
    /// Sets the timeline of the ghost's run; null: no ghost. The run must have the same start as the watched run. From
    /// now on, this object moves the timeline to the time of the watched run. `name` is Ghost::name. Showing another
    /// run removes the ghost.
    void setGhost(std::shared_ptr<Timeline> ghost, const QString &name = {});
    bool hasGhost() const { return m_ghost.timeline != nullptr; }
    /// Returns a description of the ghost and its state at the current moment; empty if there is no ghost.
    QString ghostText() const;

    /// Updates texts to the current language.
    void retranslate() { describeCell(); }
    /// Zooms so that the part of the level known to the hero fills the view. There must be a run.
    void zoomToKnown() { m_view.zoomToKnown(m_run.game().world()); }
    /// True if all of the level is in view at the automatic zoom. There must be a run, and it must be shown.
    bool holdsLevel() const { return m_view.holdsLevel(m_run.game().world()); }

Q_SIGNALS:
    /// Emitted when the ghost was set or removed, and whenever another run is shown.
    void ghostChanged();

private:
    void addLabels();
    void describeCell();
    void begin();
    void move(qint64 from);
    void showAnew(bool isBack = false);
    void beginPlate();
    void showPlate();
    void showTrail();
    void showGhost();
    bool isGhostHere() const;
    void followWithGhost();

    Canvas &m_canvas;
    WatchedRun &m_run;
    WorldView m_view;
    HeroPlate *m_plate = nullptr; ///< made when a run is first shown; the canvas owns it
    LookLabel *m_label = nullptr;
    EndPlate *m_end = nullptr;
    std::optional<Point> m_hovered; ///< cell under the mouse
    ShownStats m_shownStats;        ///< of the watched run
    Ghost m_ghost;
    bool m_isShown = false;
    bool m_isRevealing = false;
    bool m_hasTrail = true;
};
