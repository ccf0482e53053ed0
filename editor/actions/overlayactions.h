#pragma once

#include "editor/document/liveoverlays.h"
#include "editor/panels/legendcard.h"
#include "editor/view/editfeature.h"

#include <map>

class OverlaysPanel;

/// The overlays of the edited level, with their commands, their panel and their legend on the canvas.
class OverlayActions : public EditFeature {
    Q_OBJECT

public:
    explicit OverlayActions(const EditorContext &context);
    ~OverlayActions() override;

    void setActive(bool isActive) override;
    void retranslate() override;

    /// Returns the names of the actions of the active overlays, even while the editor is inactive. The owner of the
    /// settings stores these names.
    QStringList shown() const;
    /// Activates exactly these overlays; ignores unknown names.
    void setShown(const QStringList &names);
    /// Shows a layer that another class computed for the current level, on top of all overlays. The new layer replaces
    /// any earlier layer with the same name; std::nullopt only removes the earlier layer. The layer is visible while
    /// the same level is current, as long as the level has the size of the layer.
    void setTopLayer(const QString &name, std::optional<CellLayer> layer);
    /// Selects a monster in the panel, by its index in Level::things, and shows the cells that this monster patrols.
    /// std::nullopt selects "All together": the cells of all patrols are then shown if the overlay of patrols is
    /// active.
    void showPatrolOf(std::optional<std::size_t> thing);

Q_SIGNALS:
    /// Emitted when shown() changes.
    void shownChanged();
    /// Emitted when the user hides all overlays, which also removes the layers of setTopLayer().
    void allHidden();

private:
    struct TopLayer {
        CellLayer layer;
        int level = 0; ///< OpenLevel::number
    };

    void addCommands();
    void connectAll();
    void toggle();
    void hideAll();
    void showMonsters();
    void showPatrolOfIssue();
    LegendCard::Room legendRoom() const;
    void show();

    LevelDocument &m_document;
    LiveOverlays m_overlays;
    QList<QAction *> m_actions;              ///< in the order of Overlay
    OverlaysPanel *m_panel;                  ///< owned by its dock
    LegendCard *m_legend;                    ///< owned by the canvas
    std::map<QString, TopLayer> m_topLayers; ///< by name
};
