#pragma once

// editor/fileactions: the parts of the editor about files: tabs, sessions, recovery, changes by others, campaigns.
//
// A tab that is clicked has LevelTabs put its level into LevelDocument, which tells it like any other new level
// (levelReplaced()); TabFeature brings back how it was looked at. Restoring lost work and reloading a file are steps,
// so that undo shows what one had. A level without changes follows its file by itself.

#include "editor/brushes/area.h"
#include "editor/canvas/canvas.h"
#include "editor/view/editfeature.h"

#include <QHash>

class LevelTabBar;
class QToolButton;
struct OpenLevel;

/// Several levels in tabs above the canvas: going between them, closing them, opening again what was closed, saving
/// all. Each comes back with its zoom, scroll position and selection.
class TabFeature : public EditFeature {
    Q_OBJECT

public:
    explicit TabFeature(const EditDesk &desk);

    void retranslate() override;

private:
    /// How a level was looked at when it was put aside.
    struct Look {
        std::optional<Canvas::ViewState> view;
        Area cells;
        std::vector<std::size_t> things;
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
    QAction *m_reopen = nullptr; ///< also while the editor is not active
    QHash<int, Look> m_looks;    ///< by OpenLevel::number
    int m_told = 0;              ///< number of the protected level that the person was told of
};
