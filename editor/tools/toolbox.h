#pragma once

#include "editor/tools/selection.h"
#include "editor/tools/toollist.h"
#include "gamecore/base/rng.h"

#include <QObject>

#include <utility>

/// The tools of one document, the current tool and its paint. The toolbox handles mouse events, given by cells:
/// - The left button uses the tool with the paint.
/// - The right button erases in the shape of the tool, or like the eraser if the tool has no shape
///   (ToolInfo::hasShape()). With selecting tools or Ctrl, it opens a menu instead (editor/actions/canvasmenu.h), and
///   the toolbox does not receive the event.
/// - Alt or Ctrl with the left button picks: the paint becomes that of the cell. With selecting tools only Alt does,
///   since Ctrl subtracts.
///
/// The paint stays when another level is opened. If it is a kind that this level does not define, it becomes wall.
class Toolbox : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the toolbox.
    explicit Toolbox(LevelDocument &document, QObject *parent = nullptr);
    ~Toolbox() override;

    ToolId tool() const { return m_tool; }
    /// Sets the current tool, and cancels a stroke in progress.
    void setTool(ToolId id);
    const Paint &paint() const { return m_paint; }
    /// Sets the paint, and switches the random mix off.
    void setPaint(const Paint &paint);
    /// Sets the paint like setPaint(). If the current tool does not paint, selects the painting tool that was used
    /// last.
    void choosePaint(const Paint &paint);

    /// Returns the selection. Changing it cancels a stroke in progress.
    Selection &selection() { return m_selection; }
    const Selection &selection() const { return m_selection; }

    /// Returns the options that all tools share.
    const DrawOptions &options() const { return m_setup.options; }
    /// Sets the options. Paints that the level cannot have are removed from the random mix.
    void setOptions(DrawOptions options);
    /// Sets the seed for all further strokes with random mixes; for tests.
    void setSeeds(std::uint64_t seed);

    const Stamp &stamp() const { return m_setup.stamp; }
    /// Sets the current stamp, which may be empty, and cancels a stroke in progress.
    void setStamp(const Stamp &stamp);
    /// Sets the stamp, selects the stamp tool, and clears the selection, so that the stamp can be put anywhere.
    void takeStamp(const Stamp &stamp);
    /// Flips or turns the current stamp.
    void orientStamp(Orientation orientation);
    /// Selects the tool that was used before the stamp tool. False if the stamp tool is not the current one.
    bool leaveStampTool();

    /// Begins a stroke, or picks the paint of the cell. During a stroke, pressing the left or right button cancels the
    /// stroke instead. Other buttons do nothing.
    void press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// Continues the stroke, if any.
    void drag(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Ends the stroke, if any. The next random mix then uses another seed.
    void release(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Updates the held modifier keys while the mouse rests.
    void setModifiers(Qt::KeyboardModifiers modifiers);
    /// Sets the cell of the mouse or the keyboard cursor, for the preview; std::nullopt: none.
    void hover(std::optional<Point> cell);
    /// Hides the preview until the mouse reaches another cell, so that the last change stays visible.
    void holdPreview();
    /// Cancels a stroke in progress. False if there is none.
    bool cancel();
    /// True between press() and release() or cancel().
    bool isStroking() const { return m_stroking != nullptr; }

    /// Returns the cell of hover(); std::nullopt if there is none.
    std::optional<Point> hovered() const { return m_hovered; }
    /// During a stroke, returns the effect of releasing now. Otherwise returns the effect of a click on hovered();
    /// empty if there is no such cell or the preview is hidden (holdPreview()). Valid until the next change of the
    /// level or previewChanged().
    const ToolPreview &preview() const;

    // --- replacing, in the whole level or in the selected cells ---
    /// Returns the number of cells or things that replaceAll() would change, like countToReplace() of replacing.h.
    qint64 countToReplace(const Paint &what, const Paint &with, bool isInSelection) const;
    /// Replaces a paint everywhere in the level or in the selected cells, as one undo step. Does nothing if the level
    /// does not define `with`.
    void replaceAll(const Paint &what, const Paint &with, bool isInSelection);

Q_SIGNALS:
    void toolChanged();
    void paintChanged();
    void optionsChanged();
    void stampChanged();
    /// preview() or hovered() may have changed.
    void previewChanged();

private:
    Tool *toolAt(ToolId id) const { return m_tools[std::size_t(id)].get(); }
    void takePaint(const Paint &paint);
    void dropUnknownPaint();
    void tellPreview();
    ToolPreview currentPreview() const;
    void pick(Point cell);
    void finishStroke();

    LevelDocument &m_document;
    DrawSetup m_setup;
    Selection m_selection;
    std::vector<std::unique_ptr<Tool>> m_tools; ///< by ToolId; null for ToolId::Pick
    ToolId m_tool = ToolId::Brush;
    ToolId m_lastPainting = ToolId::Brush; ///< the painting tool that was used last
    ToolId m_beforeStamp = ToolId::Brush;  ///< the tool that was current before m_tool
    Rng m_seeds;                           ///< source of DrawSetup::seed, one per stroke
    Paint m_paint;
    Tool *m_stroking = nullptr; ///< tool of the stroke in progress; null: none
    std::optional<Point> m_hovered;
    bool m_isPreviewHeld = false;                 ///< the preview is hidden, see holdPreview()
    Point m_strokeCell;                           ///< cell of the mouse during a stroke, possibly outside the level
    mutable std::optional<ToolPreview> m_preview; ///< cache; std::nullopt until needed
    mutable int m_previewed = 0;                  ///< LevelDocument::revision() for which m_preview was computed
};
