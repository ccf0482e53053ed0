#pragma once

#include "app/hud/worldview.h"
#include "app/watch/momenttext.h"
#include "app/watch/watchedrun.h"

/// The current moment of a run on the canvas: the level as the hero knew it or completely, the way he came, and the
/// hero of another run at the same time as a ghost.
class WatchView : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    WatchView(Canvas &canvas, WatchedRun &run);

    /// Takes over the canvas, or leaves it to others.
    void setShown(bool isShown);
    void setRevealing(bool isOn);
    /// Sets whether cells visited by the hero are highlighted.
    void setTrailShown(bool isOn);
    /// Shows the hero of another run as a ghost, at the time of the watched one; null: none. The run must have been
    /// played through, and have the same start. `name` is given by the user, or the hero's name; may be empty.
    void setGhost(std::shared_ptr<Timeline> ghost, const QString &name = {});
    bool hasGhost() const { return m_ghost.timeline != nullptr; }
    /// Describes the ghost and its state at this moment; empty if there is none.
    QString ghostText() const;

    void zoomToKnown() { m_view.zoomToKnown(m_run.game().world()); }

Q_SIGNALS:
    /// Emitted when the ghost changes.
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
