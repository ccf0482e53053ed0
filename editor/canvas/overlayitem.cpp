#include "editor/canvas/overlayitem.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tilescale.h"
#include "editor/pictures/layerpainter.h"

#include <QStyleOptionGraphicsItem>

namespace {

constexpr int majorLine = 5;
/// Device pixels per cell: lines are drawn at full strength from `full` on, and not at all below `least`.
struct Fading {
    int least;
    int full;
};
constexpr Fading minorFading{8, 20};
constexpr Fading majorFading{3, 8};

/// Thickness of an axis, in logical pixels.
constexpr double thickness = 2;

/// Returns the color of a line; transparent if it is not drawn.
QColor colorOf(int line, int tile)
{
    const bool isMajor = line % majorLine == 0;
    const Fading fading = isMajor ? majorFading : minorFading;
    if (tile < fading.least) {
        return Qt::transparent;
    }
    QColor color = isMajor ? CanvasColors::majorGrid : CanvasColors::grid;
    color.setAlpha(int(color.alpha() * qMin(1.0, double(tile) / fading.full)));
    return color;
}

/// Paints lines between cells; every fifth is more prominent. They fade as they come closer to each other, minor lines
/// first, so that they never hide the level.
void paintGrid(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const double pixel = 1 / pixels.scale().ratio;
    const QRectF whole = pixels.rectAt(cells);
    for (int x = cells.left(); x <= cells.right(); ++x) {
        const QColor color = colorOf(x, pixels.scale().tile);
        if (color.alpha() > 0) {
            const double left = pixels.at({x, cells.top()}).x();
            painter->fillRect(QRectF(left, whole.top(), pixel, whole.height()), color);
        }
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QColor color = colorOf(y, pixels.scale().tile);
        if (color.alpha() > 0) {
            const double top = pixels.at({cells.left(), y}).y();
            painter->fillRect(QRectF(whole.left(), top, whole.width(), pixel), color);
        }
    }
}

/// Paints the symmetry axes through a whole level of size `level`.
void paintAxes(const PixelPainting &pixels, QPainter *painter, const CanvasAxes &axes, Size level)
{
    const QPointF first = pixels.at({0, 0});
    const QPointF end = pixels.at({level.width, level.height});
    const double half = pixels.scale().side() / 2;
    // The middle of cell n is at n + 1/2.
    QList<QLineF> lines;
    if (axes.twiceX) {
        const double x = first.x() + (*axes.twiceX + 1) * half;
        lines.append(QLineF(x, first.y(), x, end.y()));
    }
    if (axes.twiceY) {
        const double y = first.y() + (*axes.twiceY + 1) * half;
        lines.append(QLineF(first.x(), y, end.x(), y));
    }
    painter->setPen(QPen(CanvasColors::ink, thickness + 1));
    painter->drawLines(lines);
    painter->setPen(QPen(CanvasColors::info, thickness, Qt::DashDotLine));
    painter->drawLines(lines);
}

/// Largest extent of lines beyond their cell, in logical pixels.
constexpr double lineReach = 6;

} // namespace

class OverlayItem::Lower : public QGraphicsItem {
public:
    explicit Lower(OverlayItem &overlays) : m_overlays(overlays) { setFlag(ItemUsesExtendedStyleOption); }

    QRectF boundingRect() const override { return m_overlays.boundingRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override
    {
        m_overlays.paintLower(painter, option->exposedRect);
    }

private:
    OverlayItem &m_overlays;
};

OverlayItem::OverlayItem(const LevelPainter &painter) : m_painter(painter)
{
    setFlag(ItemUsesExtendedStyleOption);
    setSize({});
}

std::unique_ptr<QGraphicsItem> OverlayItem::lower()
{
    return std::make_unique<Lower>(*this);
}

void OverlayItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    m_sight.setSight({});
    m_sight.setLantern(std::nullopt);
    m_layers.setLayers({}, size);
    m_tints.clear();
    for (int tint = 0; tint < cellTintCount; ++tint) {
        m_tints.emplace_back(CellTint(tint));
    }
    m_axes = {};
    m_preview = {};
    update();
}

void OverlayItem::setScale()
{
    m_sight.setScale(m_painter.scale());
    m_layers.setScale(m_painter.scale());
    update();
}

void OverlayItem::setLantern(const std::optional<Lantern> &lantern)
{
    if (const QRect changed = m_sight.setLantern(lantern); !changed.isEmpty() && !isAscii()) {
        update(sceneRectOf(changed));
    }
}

void OverlayItem::setSight(const Grid<CellSight> &sight)
{
    Q_ASSERT(sight.size() == m_size);
    m_sight.setSight(sight);
    update();
}

void OverlayItem::updateSight(const std::vector<Point> &cells, CellSight sight)
{
    if (const QRect changed = m_sight.updateSight(cells, sight); !changed.isEmpty()) {
        update(sceneRectOf(changed));
    }
}

void OverlayItem::setLayers(std::vector<CellLayer> layers)
{
    if (layers != m_layers.layers()) {
        m_layers.setLayers(std::move(layers), m_size);
        update();
    }
}

void OverlayItem::setTint(CellTint tint, const QRegion &cells)
{
    updateCells(m_tints[std::size_t(tint)].setCells(cells));
}

void OverlayItem::setAxes(const CanvasAxes &axes)
{
    if (axes != m_axes) {
        m_axes = axes;
        update();
    }
}

void OverlayItem::setPreview(const CellPreview &preview, const Grid<TerrainId> &terrain)
{
    updateCells(m_preview.cells());
    m_preview.set(preview, terrain);
    updateCells(m_preview.cells());
}

void OverlayItem::setGridVisible(bool isVisible)
{
    m_isGridVisible = isVisible;
    update();
}

/// Extends cells for repainting: lines extend into neighbors, fronts of walls into the row above.
QRect OverlayItem::withReach(const QRect &cells) const
{
    const int reach = 1 + int(lineReach / m_painter.scale().side());
    return cells.adjusted(-reach, -reach, reach, reach);
}

void OverlayItem::updateCells(const QRect &cells)
{
    if (!cells.isEmpty()) {
        update(sceneRectOf(withReach(cells)));
    }
}

QRectF OverlayItem::boundingRect() const
{
    return sceneRectOf(QRect(-1, -1, m_size.width + 2, m_size.height + 2));
}

/// Paints the parts below sprites. In ASCII mode a character covers its whole cell, so only darkness is drawn above it.
void OverlayItem::paintLower(QPainter *painter, const QRectF &exposed)
{
    const QRect cells = cellsTouching(exposed, m_size);
    const PixelPainting pixels(painter, m_painter.scale());
    m_sight.paint(pixels, painter, cells, isAscii());
    if (!isAscii()) {
        paintGround(pixels, painter, cells);
    }
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, m_size);
    const PixelPainting pixels(painter, m_painter.scale());
    if (isAscii()) {
        paintGround(pixels, painter, cells);
    }
    paintAxes(pixels, painter, m_axes, m_size);
    m_preview.paint(m_painter, pixels, painter, withReach(cells));
    if (m_isGridVisible) {
        paintGrid(pixels, painter, cells);
    }
    paintTints(pixels, painter, cells, firstAbove, CellTint(cellTintCount));
}

void OverlayItem::paintGround(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    m_layers.paint(pixels, painter, cells);
    paintTints(pixels, painter, cells, CellTint(0), firstAbove);
}

void OverlayItem::paintTints(const PixelPainting &pixels, QPainter *painter, const QRect &cells, CellTint from,
                             CellTint to) const
{
    for (int tint = int(from); tint < int(to); ++tint) {
        m_tints[std::size_t(tint)].paint(pixels, painter, withReach(cells));
    }
}
