#pragma once

#include "editor/edits/carriedkinds.h"
#include "editor/tools/tool.h"

/// The stamp tool: puts the current stamp down, centered on the clicked cell. Dragging puts further copies beside the
/// first one without overlap. The right button instead erases the cells that the stamp would cover. Kinds that the
/// stamp needs and the level lacks are added to the level in the same undo step.
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

    Point m_from;                ///< center of the first copy of the stroke
    std::optional<Point> m_last; ///< center of the last copy; std::nullopt before the first one
    bool m_isErasing = false;
    bool m_hasKinds = false; ///< the stroke has added the kinds that the stamp needs
    /// Cached properties of the level with the kinds that the stamp needs, for the preview.
    mutable std::optional<LevelProperties> m_settled;
    mutable CataloguePtr m_catalogue; ///< catalogue in force with m_settled; null until needed
};
