#pragma once

#include "editor/tools/selection.h"
#include "editor/tools/toollist.h"
#include "gamecore/base/rng.h"

#include <QObject>

#include <utility>

/// The tools of one document, the current tool and its paint. It receives mouse events in cells:
/// - The left button uses the tool with the paint.
/// - The right button erases in the shape of the tool. With tools that do not paint, it works like the eraser. With
///   selecting tools, the right mouse button opens a menu instead.
/// - Alt or Ctrl with the left button picks. With selecting tools only Alt does, since Ctrl subtracts.
///
/// The paint stays when the level changes. If another level does not define its kind, wall replaces it.
class Toolbox : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the toolbox.
    explicit Toolbox(LevelDocument &document, QObject *parent = nullptr);
    ~Toolbox() override;

    ToolId tool() const { return m_tool; }
    /// Sets the current tool, and cancels an open stroke.
    void setTool(ToolId id);
    const Paint &paint() const { return m_paint; }
    /// Sets the paint; the random mix is switched off.
    void setPaint(const Paint &paint);
    /// Sets the paint and selects a painting tool: the one used last, unless one is selected already.
    void choosePaint(const Paint &paint);

    /// Returns the selection. Changing it cancels an open stroke.
    Selection &selection() { return m_selection; }
    const Selection &selection() const { return m_selection; }

    const DrawOptions &options() const { return m_setup.options; }
    /// Sets the options, without the kinds of a random mix that the level cannot have.
    void setOptions(DrawOptions options);
    /// Makes all further random drawing depend only on this number.
    void setSeeds(std::uint64_t seed);

    const Stamp &stamp() const { return m_setup.stamp; }
    void setStamp(const Stamp &stamp);
    /// Sets the stamp, selects the stamp tool, and clears the selection, so that the stamp can be put anywhere.
    void takeStamp(const Stamp &stamp);
    /// Flips or turns the stamp.
    void layStamp(Orientation orientation);
    /// Returns to the tool used before the stamp. False if the stamp tool is not selected.
    bool putStampAway();

    void press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void drag(Point cell, Qt::KeyboardModifiers modifiers = {});
    void release(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Updates the held modifier keys while the mouse rests.
    void setModifiers(Qt::KeyboardModifiers modifiers);
    void hover(std::optional<Point> cell);
    /// Hides the preview until the mouse reaches another cell, so that the last change stays visible.
    void holdPreview();
    /// Cancels an open stroke. False if there is none.
    bool cancel();
    bool isStroking() const { return m_stroking != nullptr; }

    /// Returns the cell below the mouse.
    std::optional<Point> hovered() const { return m_hovered; }
    /// Returns the preview. It is computed on demand and valid until previewChanged().
    const ToolPreview &preview() const;

    // --- replacing, in the whole level or in the selected cells ---
    /// Calls countToReplace() of replacing.h.
    qint64 countToReplace(const Paint &what, const Paint &with, bool isInSelection) const;
    void replaceAll(const Paint &what, const Paint &with, bool isInSelection);

Q_SIGNALS:
    void toolChanged();
    void paintChanged();
    void optionsChanged();
    void stampChanged();
    /// preview() or hovered() changed.
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
    std::vector<std::unique_ptr<Tool>> m_tools; ///< by ToolId; null for pick
    ToolId m_tool = ToolId::Brush;
    ToolId m_lastPainting = ToolId::Brush;
    ToolId m_beforeStamp = ToolId::Brush;
    Rng m_seeds;
    Paint m_paint;
    Tool *m_stroking = nullptr; ///< tool of the open stroke
    std::optional<Point> m_hovered;
    bool m_isPreviewHeld = false;
    Point m_strokeCell; ///< cell of the mouse during a stroke, possibly outside the level
    mutable std::optional<ToolPreview> m_preview;
    mutable int m_previewed = 0; ///< LevelDocument::revision() of the preview
};
