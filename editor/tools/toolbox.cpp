#include "editor/tools/toolbox.h"

#include "editor/document/replacing.h"
#include "editor/document/thingmoves.h"
#include "editor/tools/regiontool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/strokename.h"

#include <QRandomGenerator>

#include <utility>

Toolbox::Toolbox(LevelDocument &document, QObject *parent)
    : QObject(parent), m_document(document), m_paint(Paint::ofTerrain(document.baseCatalogue()->wall()))
{
    setSeeds(QRandomGenerator::global()->generate64());
    for (const ToolInfo &info : toolInfos()) {
        m_tools.push_back(info.make ? info.make(document, m_setup) : nullptr);
    }
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        selectNone();
        hover(std::nullopt);
        dropUnknownPaint();
    });
    connect(&document, &LevelDocument::regionChanged, this, [this] {
        m_setup.selection = m_setup.selection.moved({}, m_document.level().size());
        Q_EMIT previewChanged();
        Q_EMIT selectionChanged();
    });
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

void Toolbox::dropUnknownPaint()
{
    if (m_paint.what == Paint::What::Thing && !m_document.catalogue()->kindOf(m_paint.kind)) {
        setPaint(Paint::ofTerrain(m_document.baseCatalogue()->wall()));
    }
}

void Toolbox::choosePaint(const Paint &paint)
{
    setPaint(paint);
    setTool(infoOf(m_tool).isPainting() ? m_tool : m_lastPainting);
}

void Toolbox::press(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (cancel()) {
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

void Toolbox::drag(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_setup.modifiers = modifiers;
    if (m_stroking) {
        m_strokeCell = cell;
        m_stroking->drag(cell);
        Q_EMIT previewChanged();
    }
}

void Toolbox::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_setup.modifiers = modifiers;
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

void Toolbox::setModifiers(Qt::KeyboardModifiers modifiers)
{
    if (m_setup.modifiers == modifiers) {
        return;
    }
    m_setup.modifiers = modifiers;
    if (m_stroking) {
        m_stroking->drag(m_strokeCell);
        Q_EMIT previewChanged();
    }
}

void Toolbox::finishStroke()
{
    m_setup.seed = m_seeds.next();
    m_setup.modifiers = {};
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

void Toolbox::setSelection(Area cells, std::vector<ThingSpot> picked)
{
    cancel();
    m_setup.selection = std::move(cells);
    m_setup.picked = std::move(picked);
    Q_EMIT selectionChanged();
    Q_EMIT previewChanged();
}

void Toolbox::setSelectedCells(const Area &cells)
{
    setSelection(cells.moved({}, m_document.level().size()), m_setup.picked);
}

std::vector<std::size_t> Toolbox::pickedThings() const
{
    return thingsOn(m_document.level(), m_setup.picked);
}

std::vector<std::size_t> Toolbox::selectedThings() const
{
    const std::vector<std::size_t> picked = pickedThings();
    const Level &level = m_document.level();
    return picked.empty() ? thingsOn(level, thingSpots(level, m_setup.selection)) : picked;
}

Area Toolbox::pickedCells() const
{
    std::vector<Point> cells;
    for (const std::size_t i : pickedThings()) {
        cells.push_back(m_document.level().things[i].cell);
    }
    return Area(std::move(cells), m_document.level().size());
}

void Toolbox::setSelectedThings(const std::vector<std::size_t> &things)
{
    std::vector<ThingSpot> places;
    for (const std::size_t i : things) {
        const Point cell = m_document.level().things[i].cell;
        places.push_back({cell, int(i - thingsAt(m_document.level(), cell).first)});
    }
    setSelection(m_setup.selection, std::move(places));
}

void Toolbox::selectAll()
{
    setSelection(Area::all(m_document.level().size()), {});
}

void Toolbox::selectNone()
{
    setSelection({}, {});
}

void Toolbox::invertSelection()
{
    setSelection(subtracted(Area::all(m_document.level().size()), m_setup.selection), {});
}

bool Toolbox::removeSelected()
{
    cancel();
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    const std::vector<std::size_t> things = pickedThings();
    if (!things.empty()) {
        const Paint first = Paint::ofThing(level.things[things.front()]);
        const QString name =
            things.size() == 1 ? StrokeName::remove(first, catalogue) : StrokeName::removeThings(int(things.size()));
        m_document.stroke(name, changeByRemovingThings(level, things));
        setSelection(m_setup.selection, {});
        return true;
    }
    if (m_setup.selection.isEmpty()) {
        return false;
    }
    m_document.stroke(StrokeName::clearCells(), changeByPainting(level, catalogue, m_setup.selection, Paint::eraser()));
    return true;
}

bool Toolbox::moveSelectedCells(Point by)
{
    cancel();
    const bool hasMoved = ::moveSelectedCells(m_document, m_setup, by);
    Q_EMIT selectionChanged();
    return hasMoved;
}

void Toolbox::setOptions(const DrawOptions &options)
{
    if (m_setup.options != options) {
        m_setup.options = options;
        Q_EMIT optionsChanged();
        Q_EMIT previewChanged();
    }
}

void Toolbox::setSeeds(std::uint64_t seed)
{
    m_seeds = Rng(seed);
    m_setup.seed = m_seeds.next();
}

void Toolbox::setStamp(const Stamp &stamp)
{
    cancel();
    m_setup.stamp = stamp;
    Q_EMIT stampChanged();
    Q_EMIT previewChanged();
}

void Toolbox::takeStamp(const Stamp &stamp)
{
    setStamp(stamp);
    selectNone();
    setTool(ToolId::Stamp);
}

void Toolbox::layStamp(Orientation orientation)
{
    setStamp(laid(m_setup.stamp, orientation));
}

bool Toolbox::putStampAway()
{
    if (m_tool != ToolId::Stamp) {
        return false;
    }
    setTool(m_beforeStamp);
    return true;
}

Area Toolbox::cellsToCopy() const
{
    return m_setup.selection.isEmpty() ? pickedCells() : m_setup.selection;
}

bool Toolbox::clearSelected()
{
    cancel();
    const Area area = cellsToCopy();
    const LevelChange change = changeByPainting(m_document.level(), *m_document.catalogue(), area, Paint::eraser());
    m_document.stroke(StrokeName::clearCells(), change);
    return !area.isEmpty();
}

Stamp Toolbox::copyOfSelection() const
{
    return stampOf(m_document.level(), cellsToCopy());
}

qint64 Toolbox::countToReplace(const Paint &what, bool isInSelection) const
{
    return ::countToReplace(m_document.level(), what, isInSelection ? &m_setup.selection : nullptr);
}

void Toolbox::replaceAll(const Paint &what, const Paint &with, bool isInSelection)
{
    cancel();
    const Catalogue &catalogue = *m_document.catalogue();
    m_document.stroke(
        StrokeName::replace(what, with, catalogue),
        changeByReplacing(m_document.level(), catalogue, what, with, isInSelection ? &m_setup.selection : nullptr));
}
