#pragma once

#include "editor/document/leveldocument.h"
#include "editor/edits/overlays.h"
#include "editor/storage/backgroundjob.h"

/// What is laid over the edited level, kept up with it: made at once for a small level, else on a copy in another
/// thread while the last one stands.
class LiveOverlays : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this. Nothing is wanted at first.
    explicit LiveOverlays(LevelDocument &document, QObject *parent = nullptr);

    void setWanted(Overlays overlays);
    Overlays wanted() const { return m_wanted; }
    /// Sets whose rounds are wanted: the place of a monster in Level::things, also while Overlay::Rounds is not wanted.
    /// Nothing: those of all. The choice follows the monster while that stays on its cell, else it ends.
    void setChosen(std::optional<std::size_t> thing);
    std::optional<std::size_t> chosen() const { return m_chosen; }
    /// While it is not active nothing is made, and nothing is there.
    void setActive(bool isActive);

    /// The newest overlays of the shape; null if none are wanted, not there yet, or could not be made. They have the
    /// size of the level that is there.
    const ShapeOverlays *shape() const { return m_shape ? &*m_shape : nullptr; }
    const RoundsOverlay *rounds() const { return m_rounds ? &*m_rounds : nullptr; }
    /// Whether what stands is behind the level.
    bool isRunning() const { return m_shapeJob.isRunning() || m_roundsJob.isRunning(); }

Q_SIGNALS:
    /// What is shown, what is wanted, or isRunning() changed.
    void changed();

private:
    Overlays wantedShape() const;
    bool wantsRounds() const;
    void keepChosen();
    std::shared_ptr<const Level> copyOfLevel() const;
    void clear();
    void updateAll();
    void updateShape();
    void updateRounds();

    LevelDocument &m_document;
    Overlays m_wanted = 0;
    std::optional<std::size_t> m_chosen;
    Point m_chosenCell;
    Overlays m_shapeFor = 0; ///< what m_shape holds, or will
    bool m_isActive = false;
    std::optional<ShapeOverlays> m_shape;
    std::optional<RoundsOverlay> m_rounds;
    BackgroundJob m_shapeJob;
    BackgroundJob m_roundsJob;
};
