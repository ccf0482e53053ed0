#pragma once

#include "editor/tools/selecting.h"
#include "editor/tools/tool.h"

/// The tool that selects and moves things. A click selects the uppermost thing of a cell; another click selects the
/// thing below it. Dragging from a cell without things selects all things in the rectangle. If Shift is held when the
/// button is pressed, the new things are added to the selection. Ctrl subtracts them, and Shift with Ctrl intersects
/// them with the selection. Dragging a selected thing moves all selected things, unless one of them cannot stand in its
/// new cell.
class SelectTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    bool isMoving() const { return m_from && m_how == Combine::Replace && !m_isRectangle; }
    void pick(const std::vector<ThingSpot> &places);
    LevelChange changeByMovingTo(Point cell) const;
    void moveTo(Point cell);

    std::optional<Point> m_from; ///< cell where the stroke began; std::nullopt: no stroke
    Combine m_how = Combine::Replace;
    bool m_isRectangle = false; ///< the stroke began on a cell without things and selects a rectangle
    bool m_wasPicked = false;   ///< a thing of the pressed cell was already selected
};

/// Returns references to all things in an area, in the order of Level::things.
std::vector<ThingSpot> thingSpots(const Level &level, const Area &area);
/// Returns the things that `places` refers to, as ascending indices in Level::things. Leaves out references to things
/// that do not exist.
std::vector<std::size_t> thingsOn(const Level &level, const std::vector<ThingSpot> &places);
