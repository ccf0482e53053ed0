#pragma once

#include "editor/view/editfeature.h"

/// Commands for drawing in addition to the tools: flipping and turning the stamp, brush size, replacing.
class DrawActions : public EditFeature {
    Q_OBJECT

public:
    explicit DrawActions(const EditorContext &context);

private:
    void changeSize(int by);
    void replaceAll();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
};
