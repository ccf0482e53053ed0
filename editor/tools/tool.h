#pragma once

// editor/tools: what the mouse does to the level, in cells. May include document, canvas, wording and gamecore.
// A new tool is a class in a file of its own and a row in toollist.cpp.

#include "editor/document/leveldocument.h"

/// What a tool would do now. Made by the same functions as the edit itself.
struct ToolPreview {
    Area area;          ///< the cells that the tool covers, also those that stay as they are
    LevelChange change; ///< what committing would change in the level as it is
    bool isErasing = false;
};

/// One tool. A stroke goes press, drag..., release or cancel; cells may lie outside the level. Between strokes a tool
/// holds nothing of the level.
class Tool {
public:
    /// The document must outlive the tool.
    explicit Tool(LevelDocument &document) : m_document(document) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    /// Begins a stroke with `paint`, which stays the same until its end.
    virtual void press(Point cell, const Paint &paint) = 0;
    virtual void drag(Point cell) = 0;
    virtual void release(Point cell) = 0;
    /// Takes back what the stroke did.
    virtual void cancel() = 0;
    /// Between strokes: what a click on `cell` with `paint` would do. Within one: what releasing on `cell` would do,
    /// with the stroke's own paint.
    virtual ToolPreview preview(Point cell, const Paint &paint) const = 0;

protected:
    LevelDocument &document() const { return m_document; }
    /// What painting an area would do. A paint that is unique goes to `last` alone.
    ToolPreview previewOf(Area area, const Paint &paint, Point last) const;

private:
    LevelDocument &m_document;
};
