#pragma once

#include "editor/tools/shapes.h"
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

/// A base class of tools that preview a shape during a drag and paint it on release.
class ShapeTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

protected:
    /// Returns the cells of the shape between `from`, where the mouse was pressed, and `to`, where it is now.
    virtual Area areaOf(Point from, Point to) const = 0;
    /// Returns the name of the undo step of a stroke. `drawn` is the name of the paint; empty for erasing.
    virtual QString nameOf(const QString &drawn) const = 0;
    /// Returns a shape between two corners, filled or as an outline according to DrawOptions; as wide as high while
    /// Shift is held.
    Area shapeOf(DrawnShape shape, Point from, Point to) const;

private:
    std::optional<Point> m_from; ///< cell where the stroke began; std::nullopt: no stroke
    Paint m_paint;               ///< paint of the stroke
};

/// The tool for lines, which are as thick as the brush; horizontal, vertical or diagonal while Shift is held.
class LineTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};

/// The rectangle tool; draws a square while Shift is held.
class RectangleTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};

/// The ellipse tool; draws a circle while Shift is held.
class EllipseTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};

/// The bucket: a click paints the connected cells with the terrain of the clicked cell, or all cells with that terrain
/// (FillReach).
class FillTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    /// Returns the cells that a click on `cell` fills.
    const Area &areaAt(Point cell) const;

    /// A cache of the last area, since the mouse often moves within it.
    struct Known {
        int revision = -1; ///< LevelDocument::revision() when `area` was computed; -1: nothing is cached
        FillReach reach = FillReach::Connected;
        Area area;
    };

    bool m_isPressed = false;
    mutable Known m_known;
};
