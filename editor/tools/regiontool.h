#pragma once

#include "editor/tools/selecting.h"
#include "editor/tools/tool.h"

/// A tool that selects cells; the selection is not part of the level. Shift at the press adds, Ctrl subtracts, both
/// intersect. Without them, dragging from inside the selection moves the selected cells with all things on them.
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
    /// Returns the selection after a click inside the selection.
    virtual Area areaOfClickInside(Point cell) const { return areaOf(cell, cell); }

private:
    std::optional<Point> m_from; ///< during a stroke
    Combine m_how = Combine::Replace;
    bool m_isMoving = false;
};

/// The rectangular selection. A click inside the selection clears it.
class SelectCellsTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
    Area areaOfClickInside(Point cell) const override;
};

/// The magic wand: selects the connected cells of one terrain.
class WandTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// Selects all similar cells of the level: with the same uppermost kind of thing, else with the same terrain.
class SelectAlikeTool : public RegionTool {
public:
    using RegionTool::RegionTool;

protected:
    Area areaOf(Point from, Point to) const override;
};

/// Moves the selected cells and the things on them, as one step. The selection moves with them, even if no cell
/// changes. False if nothing is selected or `by` is zero.
bool moveSelectedCells(LevelDocument &document, DrawSetup &setup, Point by);
