#pragma once

#include "editor/edits/thingorder.h"
#include "editor/view/editfeature.h"

class QDockWidget;

namespace CommandIds {
inline constexpr CommandId duplicateThings{"duplicateThings"};
inline constexpr CommandId removeThings{"removeThings"};
inline constexpr CommandId thingUp{"thingUp"};
inline constexpr CommandId thingDown{"thingDown"};
} // namespace CommandIds

/// The panel of the selected things, and what can be done to them: copies, their order in a cell.
class ThingsFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ThingsFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void duplicate();
    void update();
    void raisePanel();

    QDockWidget *m_dock; ///< of the panel
    QAction *m_duplicate;
    QAction *m_remove; ///< of the panel, where the frame of cells is not meant
    QAction *m_up;
    QAction *m_down;
    bool m_isActive = false;
    bool m_wasPicked = false;
};
