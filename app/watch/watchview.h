#pragma once

#include "app/hud/worldview.h"
#include "app/watch/momenttext.h"
#include "app/watch/watchedrun.h"

/// The moment of a run on the canvas: the level as the hero knew it or all of it, the way that he came, and the hero of
/// another run at the same time, as a ghost.
class WatchView : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    WatchView(Canvas &canvas, WatchedRun &run);

    /// Has the canvas from now on, or leaves it to others.
    void setShown(bool isShown);
    void setRevealing(bool isOn);
    /// Whether the cells are set off on which the hero was.
    void setTrailShown(bool isOn);
    /// The run whose hero is shown as a ghost, at the time of the one that is watched; null: none. It must have been
    /// gone through, and have the same start. `name` is what the person calls that game or its hero, or empty.
    void setGhost(std::shared_ptr<Timeline> ghost, const QString &name = {});
    bool hasGhost() const { return m_ghost.timeline != nullptr; }
    /// Whose ghost it is and how it is at this moment; empty: there is none.
    QString ghostText() const;

    void zoomToKnown() { m_view.zoomToKnown(m_run.game().world()); }

Q_SIGNALS:
    /// There is another ghost, or none.
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
