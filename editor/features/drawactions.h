#pragma once

#include "editor/desk/editfeature.h"

#include <QKeySequence>

/// What the menu offers for drawing beside the tools: the clipboard of cells, laying the stamp, the brush's size,
/// replacing.
class DrawActions : public EditFeature {
    Q_OBJECT

public:
    explicit DrawActions(const EditDesk &desk);

    QList<QAction *> actions(EditMenu menu) const override;
    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void connectActions();
    void copy();
    void cut();
    void changeSize(int by);
    void replaceAll();
    void update();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QAction *m_cut;
    QAction *m_copy;
    QAction *m_flipLeftRight;
    QAction *m_flipUpDown;
    QAction *m_turnRight;
    QAction *m_turnLeft;
    QAction *m_smaller;
    QAction *m_larger;
    QAction *m_replace;
    bool m_isActive = false;
};
