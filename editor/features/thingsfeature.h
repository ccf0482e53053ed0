#pragma once

#include "editor/changes/thingorder.h"
#include "editor/desk/editfeature.h"

class QKeySequence;
class ThingsPanel;

/// The panel of the selected things, and what can be done to them: copies, their order in a cell.
class ThingsFeature : public EditFeature {
    Q_OBJECT

public:
    /// The panel offers `newKind`, which makes a kind from that of the selected things.
    ThingsFeature(const EditDesk &desk, QAction &newKind);

    QList<QAction *> actions(EditMenu menu) const override;
    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void duplicate();
    void update();
    void raisePanel();

    QAction *m_duplicate;
    QAction *m_remove; ///< of the panel, where the frame of cells is not meant
    QAction *m_up;
    QAction *m_down;
    bool m_isActive = false;
    bool m_wasPicked = false;
};
