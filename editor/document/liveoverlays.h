#pragma once

#include "editor/document/leveldocument.h"
#include "editor/edits/overlays.h"
#include "editor/storage/backgroundjob.h"

/// Overlays of the edited level, kept up to date. They are computed at once for a small level, else on a copy in a
/// worker thread while the last ones stay visible.
class LiveOverlays : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this. No overlay is wanted at first.
    explicit LiveOverlays(LevelDocument &document, QObject *parent = nullptr);

    void setWanted(Overlays overlays);
    Overlays wanted() const { return m_wanted; }
    /// Sets the monster whose rounds are shown, by its index in Level::things, even while Overlay::Rounds is not
    /// wanted. std::nullopt shows the rounds of all monsters. The choice lasts as long as that monster stays on its
    /// cell.
    void setChosen(std::optional<std::size_t> thing);
    std::optional<std::size_t> chosen() const { return m_chosen; }
    /// While inactive, no overlays are computed and none are available.
    void setActive(bool isActive);

    /// Returns the newest shape overlays. Null if none are wanted, they are not ready, or they could not be computed.
    /// They have the size of the current level.
    const ShapeOverlays *shape() const { return m_shape ? &*m_shape : nullptr; }
    const RoundsOverlay *rounds() const { return m_rounds ? &*m_rounds : nullptr; }
    /// True if the overlays are outdated.
    bool isRunning() const { return m_shapeJob.isRunning() || m_roundsJob.isRunning(); }

Q_SIGNALS:
    /// The overlays, the wanted ones, or isRunning() changed.
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
    Overlays m_shapeFor = 0; ///< overlays in m_shape or being computed
    bool m_isActive = false;
    std::optional<ShapeOverlays> m_shape;
    std::optional<RoundsOverlay> m_rounds;
    BackgroundJob m_shapeJob;
    BackgroundJob m_roundsJob;
};
