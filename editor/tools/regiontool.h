#pragma once

#include "editor/tools/selecting.h"
#include "editor/tools/tool.h"

/// A tool that selects cells; the selection is a region beside the level. Shift at the press adds, Ctrl subtracts,
/// both intersect. Dragging from inside the selection without either moves the selected cells with all that stands on
/// them.
class RegionTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

protected:
    virtual Area areaOf(Point from, Point to) const = 0;
    /// The cells that stay selected after a click inside the selection.
    virtual Area areaOfClickInside(Point cell) const { return areaOf(cell, cell); }

private:
    std::optional<Point> m_from; ///< while a stroke goes on
    Combine m_how = Combine::Replace;
    bool m_isMoving = false;
};

/// Selects the cells of a rectangle. A click inside the selection selects nothing.
class SelectCellsTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
    Area areaOfClickInside(Point cell) const override;
};

/// Selects the connected cells of one terrain: the magic wand.
class WandTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// Selects all cells of the level that hold the same: the same uppermost kind of thing, else the same terrain.
class SelectAlikeTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// Moves the selected cells and what stands on them, one step; the selection goes with them, also where that
/// changes no cell. False if nothing is selected or `by` is zero.
bool moveSelectedCells(LevelDocument &document, DrawSetup &setup, Point by);
