#pragma once

#include "editor/edits/thingorder.h"
#include "editor/view/editfeature.h"

class QDockWidget;

namespace CommandIds {
inline constexpr CommandId duplicateThings{"duplicateThings"};
} // namespace CommandIds

/// The panel of the selected things, and what can be done to them: copies, their order in a cell.
class ThingsFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ThingsFeature(const EditDesk &desk);

    void retranslate() override;

private:
    void duplicate();
    void addCommands();
    void update() override;
    void raisePanel();
    void giveWayToPalette();

    QDockWidget *m_dock; ///< of the panel
    QAction *m_duplicate;
    QAction *m_remove; ///< of the panel, where the frame of cells is not meant
    QAction *m_up;
    QAction *m_down;
    bool m_hasThings = false; ///< in the selection, at the last update()
    bool m_wasPicked = false;
};
