#pragma once

#include "editor/tools/selecting.h"
#include "editor/tools/tool.h"

/// Chooses things and moves them. A click takes the uppermost thing of a cell, one on the thing that is chosen alone
/// the next below it, a drag over empty cells all things in
/// the rectangle; Shift at the press adds, Ctrl takes away, both keep what is in both. Dragging a chosen thing moves
/// all that are chosen, unless one of them cannot stand there.
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

    std::optional<Point> m_from; ///< while a stroke goes on
    Combine m_how = Combine::Replace;
    bool m_isRectangle = false; ///< it began on a cell without things
    bool m_wasPicked = false;   ///< the thing was chosen already when it was pressed
};

/// The places of all things in an area, in the order of the level.
std::vector<ThingSpot> thingSpots(const Level &level, const Area &area);
/// The things that stand on these places, by their place in Level::things, ascending; places where none stands are left
/// out.
std::vector<std::size_t> thingsOn(const Level &level, const std::vector<ThingSpot> &places);
