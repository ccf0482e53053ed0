#pragma once

#include "editor/view/editfeature.h"

/// What the menu offers for drawing beside the tools: laying the stamp, the brush's size, replacing.
class DrawActions : public EditFeature {
    Q_OBJECT

public:
    explicit DrawActions(const EditDesk &desk);

private:
    void changeSize(int by);
    void replaceAll();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
};
