#include "editor/tools/toolbox.h"

#include <utility>

Toolbox::Toolbox(LevelDocument &document, QObject *parent)
    : QObject(parent), m_document(document), m_paint(Paint::ofTerrain(document.baseCatalogue()->wall()))
{
    for (const ToolInfo &info : toolInfos()) {
        m_tools.push_back(info.make ? info.make(document) : nullptr);
    }
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        cancel();
        setSelection(std::nullopt);
        hover(std::nullopt);
    });
    connect(&document, &LevelDocument::regionChanged, this, [this] {
        Q_EMIT previewChanged();
        Q_EMIT selectionChanged();
    });
}

Toolbox::~Toolbox() = default;

SelectTool &Toolbox::selectTool() const
{
    return static_cast<SelectTool &>(*toolAt(ToolId::Select));
}

void Toolbox::setTool(ToolId id)
{
    cancel();
    if (m_tool == id) {
        return;
    }
    if (infoOf(id).isPainting) {
        m_lastPainting = id;
    }
    m_tool = id;
    Q_EMIT toolChanged();
    Q_EMIT previewChanged();
}

void Toolbox::setPaint(const Paint &paint)
{
    if (m_paint != paint) {
        m_paint = paint;
        Q_EMIT paintChanged();
        Q_EMIT previewChanged();
    }
}

void Toolbox::choosePaint(const Paint &paint)
{
    setPaint(paint);
    setTool(infoOf(m_tool).isPainting ? m_tool : m_lastPainting);
}

void Toolbox::press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (cancel()) {
        return;
    }
    const bool isErasing = button == Qt::RightButton;
    if (!isErasing && (m_tool == ToolId::Pick || modifiers & (Qt::AltModifier | Qt::ControlModifier))) {
        pick(cell);
        return;
    }
    const bool hasShape = infoOf(m_tool).isPainting;
    m_stroking = toolAt(isErasing && !hasShape ? ToolId::Erase : m_tool);
    m_strokeCell = cell;
    m_stroking->press(cell, isErasing ? Paint::eraser() : m_paint);
    Q_EMIT previewChanged();
    Q_EMIT selectionChanged();
}

void Toolbox::pick(Point cell)
{
    const std::optional<Paint> paint = paintAt(m_document.level(), cell);
    if (!paint) {
        return;
    }
    if (m_tool == ToolId::Pick) {
        choosePaint(*paint);
    } else {
        setPaint(*paint);
    }
}

void Toolbox::drag(Point cell)
{
    if (m_stroking) {
        m_strokeCell = cell;
        m_stroking->drag(cell);
        Q_EMIT previewChanged();
    }
}

void Toolbox::release(Point cell)
{
    if (Tool *tool = std::exchange(m_stroking, nullptr)) {
        tool->release(cell);
        finishStroke();
    }
}

void Toolbox::hover(std::optional<Point> cell)
{
    if (m_hovered != cell) {
        m_hovered = cell;
        m_isPreviewHeld = false;
        Q_EMIT previewChanged();
    }
}

bool Toolbox::cancel()
{
    Tool *tool = std::exchange(m_stroking, nullptr);
    if (tool) {
        tool->cancel();
        finishStroke();
    }
    return tool != nullptr;
}

void Toolbox::holdPreview()
{
    m_isPreviewHeld = true;
    Q_EMIT previewChanged();
}

void Toolbox::finishStroke()
{
    m_isPreviewHeld = true;
    Q_EMIT previewChanged();
    Q_EMIT selectionChanged();
}

ToolPreview Toolbox::preview() const
{
    if (m_stroking) {
        return m_stroking->preview(m_strokeCell, m_paint);
    }
    const Tool *tool = toolAt(m_tool);
    return m_hovered && tool && !m_isPreviewHeld ? tool->preview(*m_hovered, m_paint) : ToolPreview();
}

std::optional<Point> Toolbox::selection() const
{
    return selectTool().selection();
}

void Toolbox::setSelection(std::optional<Point> cell)
{
    selectTool().setSelection(cell);
    Q_EMIT selectionChanged();
}

bool Toolbox::removeSelected()
{
    cancel();
    return selectTool().removeSelected();
}
