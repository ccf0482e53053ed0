#pragma once

#include "editor/view/editfeature.h"

/// Drawing commands that are not tools: flipping and turning the stamp, changing the brush size, replacing terrain or
/// things.
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
