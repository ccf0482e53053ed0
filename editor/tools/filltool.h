#pragma once

#include "editor/tools/tool.h"

/// The bucket: on a click, paints the connected cells of one terrain, or all cells of it.
class FillTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    /// Returns the cells of the terrain at `cell` that the options select.
    const Area &areaAt(Point cell) const;

    /// A cache of the last area, since the mouse often moves within it.
    struct Known {
        int revision = -1;
        FillReach reach = FillReach::Connected;
        Area area;
    };

    bool m_isPressed = false;
    mutable Known m_known;
};
