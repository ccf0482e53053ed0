#pragma once

// editor/tools: what the mouse does to the level, in cells.
//
// A new tool is a class in a file of its own and a row in toollist.cpp. What a tool would draw is made in one place:
// the tool finds an area, and Tool::previewOf() repeats it by symmetry, masks it by the selection and mixes paints by
// the seed of the stroke. The preview is committed as the edit, so a new painting tool gets all three for nothing. The
// keyboard draws by the same press, drag and release as the mouse (editor/view/keystrokes.h).

#include "editor/document/leveldocument.h"
#include "editor/tools/drawsetup.h"

/// The change that a tool would make now, made by the same functions as the edit itself.
struct ToolPreview {
    Area area;          ///< the cells that the tool covers, also those that stay as they are
    LevelChange change; ///< what committing would change in the level as it is
    QRect drawn = {};   ///< rectangle around what the gesture covers, without mask and repetitions
    bool isErasing = false;
    std::optional<Thing> refused = {}; ///< it cannot stand where it would come, so nothing changes
    CataloguePtr catalogue = nullptr;  ///< with kinds that would come along; null: the document's
};

/// One tool. A stroke goes press, drag..., release or cancel; cells may lie outside the level. Between strokes a tool
/// holds nothing of the level.
class Tool {
public:
    /// Both must outlive the tool.
    Tool(LevelDocument &document, DrawSetup &setup) : m_document(document), m_setup(setup) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    /// Begins a stroke with `paint`, which stays the same until its end.
    virtual void press(Point cell, const Paint &paint) = 0;
    virtual void drag(Point cell) = 0;
    virtual void release(Point cell) = 0;
    /// Takes back what the stroke did.
    virtual void cancel() = 0;
    /// Between strokes: the effect of a click on `cell` with `paint`. Within one: the effect of releasing on `cell`,
    /// with the stroke's own paint.
    virtual ToolPreview preview(Point cell, const Paint &paint) const = 0;

protected:
    LevelDocument &document() const { return m_document; }
    DrawSetup &setup() const { return m_setup; }
    // The one place where what tools paint is repeated by symmetry, masked by the selection and drawn at random.
    /// The effect of painting an area. A paint that is unique goes to `last` alone.
    ToolPreview previewOf(Area area, const Paint &paint, Point last) const;
    /// The effect of putting a stamp down with its upper left corner on `corner`.
    ToolPreview previewOf(const Stamp &stamp, Point corner, const Catalogue &catalogue) const;
    /// True if a stroke with this paint draws with the random mix instead.
    bool isMixing(const Paint &paint) const;
    /// True if a stroke with this paint draws on one cell alone.
    bool isOnOneCell(const Paint &paint) const;
    /// The name of what a stroke with this paint draws, for StrokeName.
    QString drawnName(const Paint &paint) const;
    /// Whether the cell is in the level and not masked.
    bool canPaintOn(Point cell) const;

private:
    const Area *mask() const { return m_setup.selection.isEmpty() ? nullptr : &m_setup.selection; }
    LevelChange changeByMixing(const Area &area) const;

    LevelDocument &m_document;
    DrawSetup &m_setup;
};
