#pragma once

#include "editor/tools/tool.h"

/// Paints every cell that the mouse passes, at once.
class BrushTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    Paint m_paint;
    Point m_last;
};

/// A brush that erases, whatever the paint.
class EraseTool : public BrushTool {
public:
    using BrushTool::BrushTool;

    void press(Point cell, const Paint &paint) override;
    ToolPreview preview(Point cell, const Paint &paint) const override;
};
