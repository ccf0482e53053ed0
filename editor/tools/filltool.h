#pragma once

#include "editor/tools/tool.h"

/// Paints the connected cells of one terrain, or all cells of it, when the mouse is pressed.
class FillTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    /// The cells of the terrain at `cell`, as far as the options say.
    const Area &areaAt(Point cell) const;

    /// The area that was found last: the mouse often goes on within its cells.
    struct Known {
        int revision = -1;
        FillReach reach = FillReach::Connected;
        Area area;
    };

    bool m_isPressed = false;
    mutable Known m_known;
};
