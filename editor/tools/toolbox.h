#pragma once

#include "editor/tools/selecttool.h"
#include "editor/tools/toollist.h"

#include <QObject>

/// The tools of one document, the one in hand and the paint it draws with. Takes what the mouse does, in cells:
/// - the left button uses the tool with the paint of the palette;
/// - the right button erases in the shape of the tool; with select and pick, as the eraser does;
/// - Alt or Ctrl with the left button picks, with every tool.
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
    void setPaint(const Paint &paint);
    /// Sets the paint and takes a tool into hand that paints: the one used last, unless one is in hand.
    void choosePaint(const Paint &paint);

    void press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void drag(Point cell);
    void release(Point cell);
    void hover(std::optional<Point> cell);
    /// No preview until the mouse is over another cell: what was just done or undone is to be seen.
    void holdPreview();
    /// Takes back an open stroke. False if there is none.
    bool cancel();
    bool isStroking() const { return m_stroking != nullptr; }

    /// The cell that the mouse is over.
    std::optional<Point> hovered() const { return m_hovered; }
    ToolPreview preview() const;

    /// The cell of the selected thing.
    std::optional<Point> selection() const;
    void setSelection(std::optional<Point> cell);
    /// False if nothing is selected.
    bool removeSelected();

Q_SIGNALS:
    void toolChanged();
    void paintChanged();
    /// preview() or hovered() is another.
    void previewChanged();
    void selectionChanged();

private:
    Tool *toolAt(ToolId id) const { return m_tools[std::size_t(id)].get(); }
    SelectTool &selectTool() const;
    void pick(Point cell);
    void finishStroke();

    LevelDocument &m_document;
    std::vector<std::unique_ptr<Tool>> m_tools; ///< one a ToolId; null for pick
    ToolId m_tool = ToolId::Brush;
    ToolId m_lastPainting = ToolId::Brush;
    Paint m_paint;
    Tool *m_stroking = nullptr; ///< the tool of the open stroke
    std::optional<Point> m_hovered;
    bool m_isPreviewHeld = false;
    Point m_strokeCell; ///< where the mouse is during a stroke, also outside the level
};
