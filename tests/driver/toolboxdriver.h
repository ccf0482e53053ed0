#pragma once

#include "editor/tools/toolbox.h"

#include <memory>

/// What the tests of the tools have in common: a document and the tools that draw in it, driven in cells.
class ToolboxDriver {
protected:
    /// An empty document, for each test.
    void openToolbox();
    void closeToolbox();

    /// A level drawn as text.
    void open(const QStringList &rows);
    QStringList rows() const;
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, Qt::MouseButton button = Qt::LeftButton);

    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<Toolbox> m_toolbox;
};
