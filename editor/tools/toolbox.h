#pragma once

#include "editor/tools/selection.h"
#include "editor/tools/toollist.h"
#include "gamecore/base/rng.h"

#include <QObject>

#include <utility>

/// The tools of one document, the one in hand and the paint it draws with. Takes what the mouse does, in cells:
/// - the left button uses the tool with the paint of the palette;
/// - the right button erases in the shape of the tool; with those that do not paint, as the eraser does (of the mouse
///   it opens a menu instead with tools that select);
/// - Alt or Ctrl with the left button picks; with tools that select only Alt does, for Ctrl subtracts.
///
/// The paint outlives its level. A kind that the next one does not know gives way to wall.
class Toolbox : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the toolbox.
    explicit Toolbox(LevelDocument &document, QObject *parent = nullptr);
    ~Toolbox() override;

    ToolId tool() const { return m_tool; }
    /// Cancels an open stroke.
    void setTool(ToolId id);
    const Paint &paint() const { return m_paint; }
    /// Sets what to draw with; drawing with a random mix ends.
    void setPaint(const Paint &paint);
    /// Does the same and takes a painting tool into hand: the one used last, unless one is in hand.
    void choosePaint(const Paint &paint);

    /// Changing it cancels an open stroke.
    Selection &selection() { return m_selection; }
    const Selection &selection() const { return m_selection; }

    const DrawOptions &options() const { return m_setup.options; }
    /// Leaves out of a random mix the kinds that the level cannot have.
    void setOptions(DrawOptions options);
    /// Makes all that is drawn at random from here on follow from this number alone.
    void setSeeds(std::uint64_t seed);

    const Stamp &stamp() const { return m_setup.stamp; }
    void setStamp(const Stamp &stamp);
    /// Sets the stamp, takes the stamp tool into hand, and selects nothing, so that it can be set down anywhere.
    void takeStamp(const Stamp &stamp);
    /// Flips or turns the stamp.
    void layStamp(Orientation orientation);
    /// Takes the tool into hand again that was in hand before the stamp. False if the stamp is not in hand.
    bool putStampAway();

    void press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void drag(Point cell, Qt::KeyboardModifiers modifiers = {});
    void release(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Shift and the like were pressed or released while the mouse stayed.
    void setModifiers(Qt::KeyboardModifiers modifiers);
    void hover(std::optional<Point> cell);
    /// Shows no preview until the mouse is over another cell: what was just done or undone is to be seen.
    void holdPreview();
    /// Takes back an open stroke. False if there is none.
    bool cancel();
    bool isStroking() const { return m_stroking != nullptr; }

    /// The cell that the mouse is over.
    std::optional<Point> hovered() const { return m_hovered; }
    /// The preview is made when it is first asked for, and valid until previewChanged().
    const ToolPreview &preview() const;

    // --- replacing, in the whole level or in the selected cells ---
    /// See countToReplace() of replacing.h.
    qint64 countToReplace(const Paint &what, const Paint &with, bool isInSelection) const;
    void replaceAll(const Paint &what, const Paint &with, bool isInSelection);

Q_SIGNALS:
    void toolChanged();
    void paintChanged();
    void optionsChanged();
    void stampChanged();
    /// preview() or hovered() is another.
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
    std::vector<std::unique_ptr<Tool>> m_tools; ///< one a ToolId; null for pick
    ToolId m_tool = ToolId::Brush;
    ToolId m_lastPainting = ToolId::Brush;
    ToolId m_beforeStamp = ToolId::Brush;
    Rng m_seeds;
    Paint m_paint;
    Tool *m_stroking = nullptr; ///< the tool of the open stroke
    std::optional<Point> m_hovered;
    bool m_isPreviewHeld = false;
    Point m_strokeCell; ///< where the mouse is during a stroke, also outside the level
    mutable std::optional<ToolPreview> m_preview;
    mutable int m_previewed = 0; ///< LevelDocument::revision() of it
};
