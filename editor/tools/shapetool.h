#pragma once

#include "editor/tools/brushshapes.h"
#include "editor/tools/tool.h"

/// A tool that previews its shape during a drag, and paints it on release.
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
    /// Returns the name of a stroke; `drawn` as in StrokeName.
    virtual QString nameOf(const QString &drawn) const = 0;
    /// Returns a shape between two corners, by the options.
    Area shapeOf(DrawnShape shape, Point from, Point to) const;

private:
    std::optional<Point> m_from; ///< during a stroke
    Paint m_paint;
};

/// The line tool: as thick as the brush; straight or diagonal while Shift is held.
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
