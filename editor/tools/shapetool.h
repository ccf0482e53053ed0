#pragma once

#include "editor/tools/brushshapes.h"
#include "editor/tools/tool.h"

/// A tool that shows its shape while the mouse is dragged, and paints it when it is released.
class ShapeTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

protected:
    virtual Area areaOf(Point from, Point to) const = 0;
    /// The name of a stroke; `drawn` as in StrokeName.
    virtual QString nameOf(const QString &drawn) const = 0;
    /// A shape between two corners, as the options say.
    Area shapeOf(DrawnShape shape, Point from, Point to) const;

private:
    std::optional<Point> m_from; ///< while a stroke goes on
    Paint m_paint;
};

/// Draws a line as thick as the brush; straight or diagonal while Shift is held.
class LineTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};

/// Draws a rectangle; a square while Shift is held.
class RectangleTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};

/// Draws an ellipse in the rectangle that is dragged; a circle while Shift is held.
class EllipseTool : public ShapeTool {
public:
    using ShapeTool::ShapeTool;

protected:
    Area areaOf(Point from, Point to) const override;
    QString nameOf(const QString &drawn) const override;
};
