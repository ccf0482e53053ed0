#pragma once

#include "editor/document/liveoverlays.h"
#include "editor/panels/legendcard.h"
#include "editor/view/editfeature.h"

#include <map>

class OverlaysPanel;

/// The overlays of the edited level, with their keys, their panel and their legend on the canvas.
class OverlayActions : public EditFeature {
    Q_OBJECT

public:
    explicit OverlayActions(const EditDesk &desk);
    ~OverlayActions() override;

    void setActive(bool isActive) override;
    void retranslate() override;

    /// The overlays that are switched on, by the names of their actions, also while the editor is not active. The owner
    /// of the settings keeps them.
    QStringList shown() const;
    /// Switches on these alone; names of none are passed over.
    void setShown(const QStringList &names);
    /// Lays a layer that others have made of the level in the document over all overlays, in place of the one of that
    /// name; std::nullopt: none. It is shown while that level is in the document and has the size of the layer.
    void setTopLayer(const QString &name, std::optional<CellLayer> layer);
    /// Shows the rounds of one monster, by its place in Level::things, as if it was chosen in the panel; nothing: hides
    /// them.
    void showRoundsOf(std::optional<std::size_t> thing);

Q_SIGNALS:
    void shownChanged();
    /// The person wants nothing to lie over the level. Layers of setTopLayer() are gone.
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
    void showRoundsOfIssue();
    LegendCard::Room legendRoom() const;
    void show();

    LevelDocument &m_document;
    LiveOverlays m_overlays;
    QList<QAction *> m_actions;              ///< in the order of Overlay
    OverlaysPanel *m_panel;                  ///< belongs to its dock
    LegendCard *m_legend;                    ///< belongs to the canvas
    std::map<QString, TopLayer> m_topLayers; ///< by name
};
