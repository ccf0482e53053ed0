#pragma once

#include "editor/tools/tool.h"

/// The brush: paints every cell that it passes, immediately. While Shift is held, the stroke is one straight line.
class BrushTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    /// Returns the cells that the brush passes on its way to `cell` within the open stroke.
    Area areaTo(Point cell) const;

    Paint m_paint;
    Point m_from; ///< cell where the stroke began
    Point m_last; ///< cell up to which the stroke has been painted
};

/// The eraser: a brush that erases, whatever the paint.
class EraseTool : public BrushTool {
public:
    using BrushTool::BrushTool;

    void press(Point cell, const Paint &paint) override;
    ToolPreview preview(Point cell, const Paint &paint) const override;
};
