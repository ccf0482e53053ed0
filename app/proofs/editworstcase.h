#pragma once

#include "app/proofs/liveworstcase.h"
#include "editor/actions/leveleditor.h"

class LatePanel;
class WorstPanel;

/// The panel of the worst case beside the level that is edited: while it is seen it looks anew a moment after each
/// change, and what is chosen in it lies over the level.
class EditWorstCase : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
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
    LatePanel *m_place;                    ///< belongs to its dock
    std::unique_ptr<LiveWorstCase> m_live; ///< null: the panel was not seen yet
    WorstPanel *m_panel = nullptr;         ///< in m_place; made with m_live
    int m_searched = 0;                    ///< OpenLevel::number of the level that was looked at
    bool m_isHidden = false;               ///< the person wants nothing of it over the level until the next choice
    bool m_showsRounds = false;            ///< those of the chosen monster
};
