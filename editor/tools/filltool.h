#pragma once

#include "editor/tools/tool.h"

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
