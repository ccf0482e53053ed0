#include "editor/tools/toolbox.h"

#include "editor/edits/replacing.h"
#include "editor/tools/strokename.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QRandomGenerator>

#include <utility>

Toolbox::Toolbox(LevelDocument &document, QObject *parent)
    : QObject(parent), m_document(document), m_selection(document, m_setup),
      m_paint(Paint::ofTerrain(document.baseCatalogue()->wall()))
{
    setSeeds(QRandomGenerator::global()->generate64());
    for (const ToolInfo &info : toolInfos()) {
        m_tools.push_back(info.make ? info.make(document, m_setup) : nullptr);
    }
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        hover(std::nullopt);
        dropUnknownPaint();
    });
    connect(&document, &LevelDocument::catalogueChanged, this, [this] {
        m_preview.reset(); // walkable terrain may have changed
        dropUnknownPaint();
    });
    connect(&m_selection, &Selection::aboutToChange, this, &Toolbox::cancel);
    connect(&m_selection, &Selection::changed, this, &Toolbox::tellPreview);
}

Toolbox::~Toolbox() = default;

void Toolbox::setTool(ToolId id)
{
    cancel();
    if (m_tool == id) {
        return;
    }
    if (infoOf(id).isPainting()) {
        m_lastPainting = id;
    }
    m_beforeStamp = m_tool;
    m_tool = id;
    Q_EMIT toolChanged();
    tellPreview();
}

void Toolbox::setPaint(const Paint &paint)
{
    DrawOptions options = m_setup.options;
    options.isMixed = false;
    takePaint(paint);
    setOptions(options);
}

void Toolbox::takePaint(const Paint &paint)
{
    if (m_paint != paint) {
        m_paint = paint;
        Q_EMIT paintChanged();
        tellPreview();
    }
}

/// Keeps the paint for another level, but drops references to kinds that the level lacks.
void Toolbox::dropUnknownPaint()
{
    const Paint wall = Paint::ofTerrain(m_document.baseCatalogue()->wall());
    takePaint(knownPaint(m_paint, *m_document.catalogue()).value_or(wall));
    setOptions(m_setup.options);
}

void Toolbox::choosePaint(const Paint &paint)
{
    setPaint(paint);
    setTool(infoOf(m_tool).isPainting() ? m_tool : m_lastPainting);
}

void Toolbox::press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const bool isOurs = button == Qt::LeftButton || button == Qt::RightButton;
    if (!isOurs || cancel()) {
        return;
    }
    m_setup.modifiers = modifiers;
    const bool isErasing = button == Qt::RightButton;
    const bool isSelecting = infoOf(m_tool).isSelecting();
    const auto picking = isSelecting ? Qt::KeyboardModifiers(Qt::AltModifier) : Qt::AltModifier | Qt::ControlModifier;
    if (!isErasing && (m_tool == ToolId::Pick || modifiers & picking)) {
        pick(cell);
        return;
    }
    const bool hasShape = infoOf(m_tool).hasShape();
    m_stroking = toolAt(isErasing && !hasShape ? ToolId::Erase : m_tool);
    m_strokeCell = cell;
    m_stroking->press(cell, isErasing ? Paint::eraser() : m_paint);
    Q_EMIT m_selection.changed();
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

void Toolbox::drag(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_setup.modifiers = modifiers;
    if (m_stroking) {
        m_strokeCell = cell;
        m_stroking->drag(cell);
        tellPreview();
    }
}

void Toolbox::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_setup.modifiers = modifiers;
    if (Tool *tool = std::exchange(m_stroking, nullptr)) {
        m_selection.act([tool, cell] { tool->release(cell); });
        finishStroke();
        if (tool == toolAt(ToolId::Select) && !m_selection.pickedCells().isEmpty()) {
            Q_EMIT m_selection.thingsPicked();
        }
    }
}

void Toolbox::hover(std::optional<Point> cell)
{
    if (m_hovered != cell) {
        m_hovered = cell;
        m_isPreviewHeld = false;
        tellPreview();
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
    tellPreview();
}

void Toolbox::setModifiers(Qt::KeyboardModifiers modifiers)
{
    if (m_setup.modifiers == modifiers) {
        return;
    }
    m_setup.modifiers = modifiers;
    m_preview.reset();
    if (m_stroking) {
        m_stroking->drag(m_strokeCell);
        tellPreview();
    }
}

void Toolbox::finishStroke()
{
    m_setup.seed = m_seeds.next();
    m_setup.modifiers = {};
    m_isPreviewHeld = true;
    Q_EMIT m_selection.changed();
}

void Toolbox::tellPreview()
{
    m_preview.reset();
    Q_EMIT previewChanged();
}

const ToolPreview &Toolbox::preview() const
{
    if (!m_preview || m_previewed != m_document.revision()) {
        m_preview = currentPreview();
        m_previewed = m_document.revision();
    }
    return *m_preview;
}

ToolPreview Toolbox::currentPreview() const
{
    if (m_stroking) {
        return m_stroking->preview(m_strokeCell, m_paint);
    }
    const Tool *tool = toolAt(m_tool);
    return m_hovered && tool && !m_isPreviewHeld ? tool->preview(*m_hovered, m_paint) : ToolPreview();
}

void Toolbox::setOptions(DrawOptions options)
{
    std::vector<PaintMix::Part> parts;
    for (const PaintMix::Part &part : options.mix.parts) {
        if (std::optional<Paint> paint = knownPaint(part.paint, *m_document.catalogue())) {
            parts.push_back({*std::move(paint), part.weight});
        }
    }
    options.mix.parts = std::move(parts);
    options.isMixed = options.isMixed && !options.mix.isEmpty();
    if (m_setup.options != options) {
        m_setup.options = std::move(options);
        Q_EMIT optionsChanged();
        tellPreview();
    }
}

void Toolbox::setSeeds(std::uint64_t seed)
{
    m_seeds = Rng(seed);
    m_setup.seed = m_seeds.next();
    m_preview.reset();
}

void Toolbox::setStamp(const Stamp &stamp)
{
    cancel();
    m_setup.stamp = stamp;
    Q_EMIT stampChanged();
    tellPreview();
}

void Toolbox::takeStamp(const Stamp &stamp)
{
    setStamp(stamp);
    m_selection.selectNone();
    setTool(ToolId::Stamp);
}

void Toolbox::orientStamp(Orientation orientation)
{
    setStamp(oriented(m_setup.stamp, orientation));
}

bool Toolbox::leaveStampTool()
{
    if (m_tool != ToolId::Stamp) {
        return false;
    }
    setTool(m_beforeStamp);
    return true;
}

qint64 Toolbox::countToReplace(const Paint &what, const Paint &with, bool isInSelection) const
{
    return ::countToReplace(m_document.level(), *m_document.catalogue(), what, with,
                            isInSelection ? &m_setup.selection : nullptr);
}

void Toolbox::replaceAll(const Paint &what, const Paint &with, bool isInSelection)
{
    cancel();
    const Catalogue &catalogue = *m_document.catalogue();
    if (const std::optional<Paint> known = knownPaint(with, catalogue)) { // the level may have been reloaded meanwhile
        m_document.stroke(StrokeName::replace(what, *known, catalogue),
                          changeByReplacing(m_document.level(), catalogue, what, *known,
                                            isInSelection ? &m_setup.selection : nullptr));
    }
}
