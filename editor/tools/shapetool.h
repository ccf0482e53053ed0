#pragma once

#include "editor/tools/brushshapes.h"
#include "editor/tools/tool.h"

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
