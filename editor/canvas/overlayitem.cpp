#include "editor/canvas/overlayitem.h"

#include "editor/art/canvascolors.h"
#include "editor/canvas/gridlines.h"

#include <QStyleOptionGraphicsItem>

namespace {

/// Radius in units of the scene.
constexpr double lightRadius = 4.5 * sceneCell;

/// How far lines reach beyond their cell at most, in logical pixels.
constexpr double lineReach = 6;

QRectF litRect(QPointF place)
{
    const QPointF middle = place + QPointF(sceneCell, sceneCell) / 2;
    return {middle - QPointF(lightRadius, lightRadius), QSizeF(2 * lightRadius, 2 * lightRadius)};
}

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
    m_light = {};
    m_sight.setSight({});
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

void OverlayItem::setLight(std::optional<QPointF> place)
{
    if (place != m_light) {
        updateLight();
        m_light = place;
        updateLight();
    }
}

void OverlayItem::updateLight()
{
    if (m_light && !isAscii()) {
        update(litRect(*m_light));
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

/// Lines reach into the neighbours, fronts of walls into the row above.
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

/// A character covers its whole cell: all but darkness lies over it.
void OverlayItem::paintLower(QPainter *painter, const QRectF &exposed)
{
    const QRect cells = cellsTouching(exposed, m_size);
    if (m_light && !isAscii()) {
        paintLight(painter);
    }
    const PixelPainting pixels(painter, m_painter.scale());
    m_sight.paint(pixels, painter, cells);
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

/// Paints light that falls off gently, and lightens, so that nothing is hidden by it.
void OverlayItem::paintLight(QPainter *painter) const
{
    const QRectF lit = litRect(*m_light);
    QRadialGradient light(lit.center(), lightRadius);
    light.setColorAt(0.0, withAlpha(CanvasColors::light, 0.36F));
    light.setColorAt(0.35, withAlpha(CanvasColors::light, 0.17F));
    light.setColorAt(0.7, withAlpha(CanvasColors::light, 0.04F));
    light.setColorAt(1.0, withAlpha(CanvasColors::light, 0.0F));
    painter->setCompositionMode(QPainter::CompositionMode_Screen);
    painter->fillRect(lit & sceneRectOf(QRect(0, 0, m_size.width, m_size.height)), light);
    painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
}
