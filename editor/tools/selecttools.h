#pragma once

#include "editor/tools/tool.h"

/// The combination of new cells or things with the selection.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// A base class of tools that select cells; the selection is not part of the level. If Shift is held when the button is
/// pressed, the new cells are added to the selection. Ctrl subtracts them, and Shift with Ctrl intersects them with the
/// selection. Without these keys, dragging from inside the selection moves the selected cells with all things on them.
class RegionTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

protected:
    /// Returns the new cells of a stroke in which the button was pressed on `from` and released on `to`.
    virtual Area areaOf(Point from, Point to) const = 0;
    /// Returns the new selection after a click inside the present selection.
    virtual Area areaOfClickInside(Point cell) const { return areaOf(cell, cell); }

private:
    std::optional<Point> m_from; ///< cell where the stroke began; std::nullopt: no stroke
    Combine m_how = Combine::Replace;
    bool m_isMoving = false; ///< the stroke moves the selected cells
};

/// The tool that selects a rectangle of cells. A click inside the selection clears it.
class SelectCellsTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
    Area areaOfClickInside(Point cell) const override;
};

/// The magic wand, which selects the cells of one terrain that are connected with the clicked cell.
class WandTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// The tool that selects all cells of the level that are similar to the clicked one (similarArea()).
class SelectSimilarTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// Moves the selected cells and the things on them, as one undo step. The selection moves with them, even if the level
/// does not change. False if no cells are selected or `by` is zero.
bool moveSelectedCells(LevelDocument &document, DrawSetup &setup, Point by);

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
