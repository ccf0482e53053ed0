#pragma once

#include "editor/document/leveldocument.h"
#include "editor/edits/overlays.h"
#include "editor/storage/backgroundjob.h"

/// The overlays of the edited level, updated after each change. For a small level they are computed at once. For a
/// large level they are computed on a copy in a worker thread, and the previous overlays stay visible meanwhile.
class LiveOverlays : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this object. No overlay is wanted at first.
    explicit LiveOverlays(LevelDocument &document, QObject *parent = nullptr);

    /// Sets the overlays to compute.
    void setWanted(Overlays overlays);
    Overlays wanted() const { return m_wanted; }
    /// Chooses a monster, by its index in Level::things: only its patrol is shown, even if Overlay::Patrols is not
    /// wanted. std::nullopt: the patrols of all monsters are shown if Overlay::Patrols is wanted. The choice ends when
    /// an edit moves or removes the monster, and when another level becomes current.
    void setChosen(std::optional<std::size_t> thing);
    /// Returns the index in Level::things of the chosen monster; std::nullopt: all monsters.
    std::optional<std::size_t> chosen() const { return m_chosen; }
    /// Starts or stops computing. While inactive, no overlays are available; becoming inactive also ends the choice of
    /// a monster.
    void setActive(bool isActive);

    /// Returns the newest overlays except the patrols. Null if none are wanted, they are not ready, or they could not
    /// be computed. They have the size of the current level.
    const ShapeOverlays *shape() const { return m_shape ? &*m_shape : nullptr; }
    /// Returns the newest overlay of patrols; null if it is not wanted or not ready.
    const PatrolsOverlay *patrols() const { return m_patrols ? &*m_patrols : nullptr; }
    /// True while a worker thread computes overlays: shape() or patrols() is outdated.
    bool isRunning() const { return m_shapeJob.isRunning() || m_patrolsJob.isRunning(); }

Q_SIGNALS:
    /// shape(), patrols(), wanted(), chosen() or isRunning() may have changed.
    void changed();

private:
    Overlays wantedShape() const;
    bool wantsPatrols() const;
    void keepChosen();
    std::shared_ptr<const Level> copyOfLevel() const;
    void clear();
    void updateAll();
    void updateShape();
    void updatePatrols();

    LevelDocument &m_document;
    Overlays m_wanted = 0;
    std::optional<std::size_t> m_chosen; ///< see setChosen()
    Point m_chosenCell;                  ///< cell of the chosen monster; used only if m_chosen is set
    Overlays m_shapeFor = 0;             ///< the overlays that m_shape holds or that m_shapeJob is computing
    bool m_isActive = false;
    std::optional<ShapeOverlays> m_shape;
    std::optional<PatrolsOverlay> m_patrols;
    BackgroundJob m_shapeJob;
    BackgroundJob m_patrolsJob;
};
