#pragma once

#include "editor/edits/carriedkinds.h"
#include "editor/tools/tool.h"

/// The stamp tool: puts the current stamp down, centered on the cell. Dragging puts further copies side by side without
/// overlap. The right button erases the covered cells. Own kinds that the stamp needs are added to the level with the
/// first copy, in the same step.
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
    std::optional<Point> m_last; ///< last position in the open stroke
    bool m_isErasing = false;
    bool m_hasKinds = false; ///< the open stroke added the kinds of the stamp
    /// Cached properties of a level with the kinds of the stamp, for the preview.
    mutable std::optional<LevelProperties> m_settled;
    mutable CataloguePtr m_catalogue;
};
