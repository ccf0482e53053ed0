#pragma once

#include "app/proofs/liveworstcase.h"
#include "editor/actions/leveleditor.h"

class LazyPanel;
class WorstPanel;

/// The worst-case panel of the editor. While it is visible, the level is searched again shortly after each change. The
/// choice in the panel is shown over the level.
class EditWorstCase : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    EditWorstCase(CataloguePtr catalogue, LevelEditor &editor);
    ~EditWorstCase() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makePanel();
    void levelChanged();
    void searchSoon();
    void search();
    void updateSeen();
    void showOnLevel();

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    LazyPanel *m_place;                    ///< owned by its dock
    std::unique_ptr<LiveWorstCase> m_live; ///< null until the panel is first shown
    WorstPanel *m_panel = nullptr;         ///< in m_place; made together with m_live
    int m_searched = 0;                    ///< OpenLevel::number of the level that was searched
    bool m_isHidden = false;               ///< the user has hidden the layer; the next choice shows it again
    bool m_showsPatrols = false;           ///< the canvas shows the patrol of the chosen monster
};
