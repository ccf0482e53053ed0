#pragma once

// editor/tools: drawing tools, which turn the cells under the mouse into level changes; the selection.
//
// A new tool is a class, such as those in painttools.h and selecttools.h, and a row in toollist.cpp. The tool computes
// an area. Tool::previewOf() repeats the area by symmetry, masks it by the selection, and mixes paints by the seed of
// the stroke. The result is used both as preview and as edit, so every painting tool supports symmetry, selection and
// mixes. The keyboard uses the same press, drag and release as the mouse (editor/view/keystrokes.h).

#include "editor/document/leveldocument.h"
#include "editor/tools/drawoptions.h"

/// The change that a tool would make if the mouse were released now, computed by the same functions as the edit itself.
struct ToolPreview {
    Area area;          ///< cells that the tool covers, even if they would not change
    LevelChange change; ///< the change of the level
    QRect drawn = {};   ///< bounding rectangle of the drawn shape, without selection and symmetry; may be empty
    bool isErasing = false;
    std::optional<Thing> refused = {}; ///< a thing that cannot stand in its new cell, so that nothing changes
    CataloguePtr catalogue = nullptr;  ///< includes kinds that the change would add; null: that of the document
};

/// A base class of tools. A stroke consists of calls of press(), any number of drag(), and release() or cancel(). The
/// cells passed to them may lie outside the level. Between strokes a tool stores nothing about the level except caches.
class Tool {
public:
    /// Both arguments must outlive the tool.
    Tool(LevelDocument &document, DrawSetup &setup) : m_document(document), m_setup(setup) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    /// Begins a stroke, which draws with `paint` until its end.
    virtual void press(Point cell, const Paint &paint) = 0;
    /// Continues the stroke to a cell.
    virtual void drag(Point cell) = 0;
    /// Ends the stroke on a cell. A change of the level is committed as one undo step.
    virtual void release(Point cell) = 0;
    /// Ends the stroke and undoes its changes.
    virtual void cancel() = 0;
    /// Returns the effect of a click on `cell` with `paint`. During a stroke, returns the effect of releasing on
    /// `cell`, and `paint` is ignored.
    virtual ToolPreview preview(Point cell, const Paint &paint) const = 0;

protected:
    LevelDocument &document() const { return m_document; }
    DrawSetup &setup() const { return m_setup; }
    // Symmetry, mask and random mix are applied only here, for all tools.
    /// Returns the effect of painting an area. A paint that a level can have only once, such as the start, is put only
    /// on `last`.
    ToolPreview previewOf(Area area, const Paint &paint, Point last) const;
    /// Returns the effect of putting down a stamp with its upper left cell on `corner`.
    ToolPreview previewOf(const Stamp &stamp, Point corner, const Catalogue &catalogue) const;
    /// True if a stroke with this paint draws the random mix instead.
    bool isMixing(const Paint &paint) const;
    /// True if a level can have this paint only once, such as the start. A stroke then draws only one cell.
    bool isOnOneCell(const Paint &paint) const;
    /// Returns the name of what a stroke with this paint draws, for StrokeName; empty for erasing.
    QString drawnName(const Paint &paint) const;
    /// True if the cell is in the level and, if cells are selected, among these.
    bool canPaintOn(Point cell) const;

private:
    const Area *mask() const { return m_setup.selection.isEmpty() ? nullptr : &m_setup.selection; }
    LevelChange changeByMixing(const Area &area) const;

    LevelDocument &m_document;
    DrawSetup &m_setup;
};
