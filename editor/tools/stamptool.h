#pragma once

#include "editor/edits/carriedkinds.h"
#include "editor/tools/tool.h"

/// Puts the stamp in hand down, its middle on the cell. Dragging puts it down again side by side, never over itself.
/// The right button erases what it would cover. Kinds that its things bring from another level come with the first of
/// them that is put down, in the same step.
class StampTool : public Tool {
public:
    using Tool::Tool;

    void press(Point cell, const Paint &paint) override;
    void drag(Point cell) override;
    void release(Point cell) override;
    void cancel() override;
    ToolPreview preview(Point cell, const Paint &paint) const override;

private:
    Point placeFor(Point cell) const;
    Point cornerFor(Point middle) const;
    ToolPreview previewAt(Point middle, bool isErasing) const;
    ToolPreview previewOfSettled(const SettledStamp &there, Point middle) const;
    SettledStamp settledHere() const;
    CataloguePtr catalogueWith(const LevelProperties &properties) const;

    Point m_from;
    std::optional<Point> m_last; ///< where it was put down last in the open stroke
    bool m_isErasing = false;
    bool m_hasKinds = false; ///< the open stroke brought the kinds of the stamp
    /// Properties of a level with the kinds of the stamp, which a preview asks for at every move.
    mutable std::optional<LevelProperties> m_settled;
    mutable CataloguePtr m_catalogue;
};
