#pragma once

#include "app/hud/worldview.h"
#include "app/watch/momenttext.h"
#include "app/watch/watchedrun.h"

/// Shows the current moment of a run on the canvas: the level as the hero knew it or completely, the cells that he
/// visited, and a ghost (app/watch/momenttext.h).
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
    /// now on, this object moves the timeline to the time of the watched run. `name` was given to the ghost's run by
    /// the user, or is the hero's name; may be empty.
    void setGhost(std::shared_ptr<Timeline> ghost, const QString &name = {});
    bool hasGhost() const { return m_ghost.timeline != nullptr; }
    /// Describes the ghost and its state at the current moment; empty if there is none.
    QString ghostText() const;

    /// Shows the part of the level that the hero knows as large as possible.
    void zoomToKnown() { m_view.zoomToKnown(m_run.game().world()); }

Q_SIGNALS:
    /// Emitted when the ghost was set or removed.
    void ghostChanged();

private:
    void begin();
    void move(qint64 from);
    void showAnew();
    void showTrail();
    void showGhost();
    bool isGhostHere() const;
    void followWithGhost();

    Canvas &m_canvas;
    WatchedRun &m_run;
    WorldView m_view;
    Ghost m_ghost;
    bool m_isShown = false;
    bool m_isRevealing = false;
    bool m_hasTrail = true;
};
