#pragma once

// editor/tools: drawing tools, which turn mouse positions in cells into level changes; the selection.
//
// A new tool is a class in its own file and a row in toollist.cpp. The tool computes an area. Tool::previewOf() repeats
// it by symmetry, masks it by the selection, and mixes paints by the seed of the stroke. The preview is committed as
// the edit, so every painting tool supports all three. The keyboard uses the same press, drag and release as the mouse
// (editor/view/keystrokes.h).

#include "editor/document/leveldocument.h"
#include "editor/tools/drawsetup.h"

/// The change that a tool would make now, computed by the same functions as the edit itself.
struct ToolPreview {
    Area area;          ///< cells that the tool covers, including unchanged ones
    LevelChange change; ///< change that committing would make
    QRect drawn = {};   ///< bounding rectangle of the gesture, without mask and repetitions
    bool isErasing = false;
    std::optional<Thing> refused = {}; ///< thing that cannot stand at its new place, so that nothing changes
    CataloguePtr catalogue = nullptr;  ///< includes kinds that would be added; null: the document's
};

/// A tool. A stroke is press, drag..., release or cancel; cells may lie outside the level. Between strokes a tool
/// stores nothing about the level.
class Tool {
public:
    /// Both arguments must outlive the tool.
    Tool(LevelDocument &document, DrawSetup &setup) : m_document(document), m_setup(setup) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    /// Begins a stroke with `paint`, which is used until its end.
    virtual void press(Point cell, const Paint &paint) = 0;
    virtual void drag(Point cell) = 0;
    virtual void release(Point cell) = 0;
    /// Undoes the stroke.
    virtual void cancel() = 0;
    /// Returns the effect of a click on `cell` with `paint`; during a stroke, the effect of releasing on `cell` with
    /// the stroke's own paint.
    virtual ToolPreview preview(Point cell, const Paint &paint) const = 0;

protected:
    LevelDocument &document() const { return m_document; }
    DrawSetup &setup() const { return m_setup; }
    // Symmetry, mask and random mix are applied only here, for all tools.
    /// Returns the effect of painting an area. A unique paint is applied only to `last`.
    ToolPreview previewOf(Area area, const Paint &paint, Point last) const;
    /// Returns the effect of a stamp with its upper left corner on `corner`.
    ToolPreview previewOf(const Stamp &stamp, Point corner, const Catalogue &catalogue) const;
    /// True if a stroke with this paint uses the random mix instead.
    bool isMixing(const Paint &paint) const;
    /// True if a stroke with this paint draws only one cell.
    bool isOnOneCell(const Paint &paint) const;
    /// Returns the name of what a stroke with this paint draws, for StrokeName.
    QString drawnName(const Paint &paint) const;
    /// True if the cell is in the level and not masked.
    bool canPaintOn(Point cell) const;

private:
    const Area *mask() const { return m_setup.selection.isEmpty() ? nullptr : &m_setup.selection; }
    LevelChange changeByMixing(const Area &area) const;

    LevelDocument &m_document;
    DrawSetup &m_setup;
};
