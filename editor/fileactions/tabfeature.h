#pragma once

// editor/fileactions: features for files: tabs, sessions, recovery, changes on disk, export, comparison, campaigns.
//
// When a tab is clicked, LevelTabs puts its level into LevelDocument, which emits the signals of a new level
// (levelReplaced()). TabFeature then restores the view. Restoring lost work and reloading a file are undo steps. A
// level without changes follows its file automatically.

#include "editor/brushes/area.h"
#include "editor/canvas/canvas.h"
#include "editor/view/editfeature.h"

#include <QHash>

class LevelTabBar;
class QToolButton;
struct OpenLevel;

/// The tabs of the open levels above the canvas: switching, closing, reopening, saving all. When the user returns to a
/// level, its zoom, scroll position and selection are restored.
class TabFeature : public EditFeature {
    Q_OBJECT

public:
    explicit TabFeature(const EditorContext &context);

    void retranslate() override;

private:
    /// The view and the selection of a level in another tab.
    struct Look {
        std::optional<Canvas::ViewState> view;
        Area cells;                      ///< selected cells
        std::vector<std::size_t> things; ///< selected things: indices in Level::things
    };

    void addCommands();
    void connectAll();
    void followNewLevel();
    void keepLook();
    void restoreLook();
    void close(int place);
    void tellOfCopy();
    static QString copyText(const OpenLevel &level);
    void update() override;

    LevelTabBar *m_bar;
    QToolButton *m_new;
    QAction *m_reopen = nullptr; ///< while the editor is inactive, enabled only if no level is open
    QHash<int, Look> m_looks;    ///< by OpenLevel::number
    int m_told = 0; ///< OpenLevel::number of the last read-only level that the user was told about; 0: none
};
