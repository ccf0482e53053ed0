#pragma once

#include "editor/tools/selecting.h"
#include "editor/tools/tool.h"

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

/// The magic wand: selects the cells of one terrain that are connected with the clicked one.
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
