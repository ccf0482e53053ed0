#pragma once

#include "editor/changes/levelreshape.h"
#include "editor/desk/editfeature.h"

/// What the menu offers for the level as a whole: another size, cutting, turning, flipping. Each is one step.
class ReshapeActions : public EditFeature {
    Q_OBJECT

public:
    explicit ReshapeActions(const EditDesk &desk);

    QList<QAction *> actions(EditMenu menu) const override;
    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void lays(QAction *action, Orientation orientation);
    void openDialog();
    void cropToSelection();
    void trim();
    void cutTo(const QRect &cells, const QString &name);
    void update();

    QAction *m_resize;
    QAction *m_crop;
    QAction *m_trim;
    QAction *m_turnRight;
    QAction *m_turnLeft;
    QAction *m_flipLeftRight;
    QAction *m_flipUpDown;
    bool m_isActive = false;
};
