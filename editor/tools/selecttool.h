#pragma once

#include "editor/tools/tool.h"

/// Selects the last thing of a cell and moves it. What it moves to follows the rules of painting (paint.h).
class SelectTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

    /// The cell of the selected thing; nothing once no thing stands there any more.
    std::optional<Point> selection() const;
    void setSelection(std::optional<Point> cell) { m_selection = cell; }
    /// False if nothing is selected.
    bool removeSelected();

private:
    std::optional<Point> m_selection;
    std::optional<Point> m_from; ///< while a thing is dragged
};
