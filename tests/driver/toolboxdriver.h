#pragma once

#include "editor/tools/toolbox.h"

#include <memory>

/// Shared base of the tool tests: a document and the tools that draw in it, driven by cells.
class ToolboxDriver {
protected:
    /// Opens an empty document; call it before each test.
    void openToolbox();
    void closeToolbox();

    /// Opens a level drawn as text.
    void open(const QStringList &rows);
    QStringList rows() const;
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, Qt::MouseButton button = Qt::LeftButton);

    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<Toolbox> m_toolbox;
};
