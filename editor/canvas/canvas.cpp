#include "editor/canvas/canvas.h"

#include "editor/canvas/canvasaccess.h"
#include "editor/canvas/overlayitem.h"
#include "editor/canvas/spriteitem.h"
#include "editor/canvas/terrainitem.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

Canvas::Canvas(CataloguePtr catalogue, QWidget *parent)
    : CellView(parent), m_catalogue(std::move(catalogue)), m_painter(m_tileset, *m_catalogue, TileLook::Tiles, {}),
      m_terrainItem(new TerrainItem(m_painter)), m_spriteItem(new SpriteItem(m_painter)),
      m_overlayItem(new OverlayItem(m_painter))
{
    installCanvasAccess();
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_terrainItem);
    m_scene.addItem(m_overlayItem->lower().release());
    m_scene.addItem(m_spriteItem);
    m_scene.addItem(m_overlayItem);
    setScene(&m_scene);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    // drawBackground() leaves out the area of the level.
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    // The window handles drops.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    viewport()->setMouseTracking(true);
    viewport()->setObjectName(u"canvasViewport"_s);
    setBackgroundRole(QPalette::Window);
}

/// Scroll bars move while the scene is destroyed, so signals are blocked.
Canvas::~Canvas()
{
    blockSignals(true);
}

void Canvas::setCatalogue(CataloguePtr catalogue)
{
    clearPreview();
    const CataloguePtr former = std::exchange(m_catalogue, std::move(catalogue));
    setPainter(look());
}

void Canvas::setPainter(TileLook look)
{
    m_painter = LevelPainter(m_tileset, *m_catalogue, look, scale());
    m_terrainItem->drawAnew();
}

void Canvas::setTerrain(Grid<TerrainId> terrain)
{
    const Size size = terrain.size();
    setLevelSize(size);
    m_terrainItem->setTerrain(std::move(terrain));
    m_spriteItem->setSize(size);
    m_spriteItem->setSprites({});
    m_spriteItem->setRing(std::nullopt, 0);
    m_overlayItem->setSize(size);
    setLitSprite(std::nullopt);
    // For an empty rectangle the scene would keep that of the former level.
    const QRectF area = m_terrainItem->boundingRect();
    m_scene.setSceneRect(area.isEmpty() ? QRectF(0, 0, 1, 1) : area);
    m_mouse.leave();
    zoomToFit();
}

const Grid<TerrainId> &Canvas::terrain() const
{
    return m_terrainItem->terrain();
}

void Canvas::updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells)
{
    m_terrainItem->updateTerrain(terrain, cells);
}

void Canvas::setLook(TileLook look)
{
    if (look != m_painter.look()) {
        setPainter(look);
        m_spriteItem->update();
        m_overlayItem->update();
    }
}

void Canvas::setSight(const Grid<CellSight> &sight)
{
    Q_ASSERT(sight.size() == levelSize());
    m_overlayItem->setSight(sight);
}

void Canvas::updateSight(const std::vector<Point> &cells, CellSight sight)
{
    m_overlayItem->updateSight(cells, sight);
}

void Canvas::setSprites(const std::vector<Sprite> &sprites)
{
    m_spriteItem->setSprites(sprites);
    showFrame();
}

void Canvas::moveSprite(int id, Point to)
{
    m_spriteItem->move(id, to, isGlidingOn() ? glideMs : 0);
    showFrame();
    if (m_spriteItem->isGliding()) {
        runFrames();
    }
}

std::optional<Point> Canvas::spriteCell(int id) const
{
    const Sprite *sprite = std::as_const(*m_spriteItem).find(id);
    return sprite ? std::optional(sprite->cell) : std::nullopt;
}

bool Canvas::isGliding() const
{
    return m_spriteItem->isGliding();
}

void Canvas::setLitSprite(std::optional<int> id)
{
    m_litSprite = id;
    showFrame();
}

void Canvas::setRing(std::optional<int> id, double fraction)
{
    m_spriteItem->setRing(id, fraction);
}

void Canvas::setPreview(const CellPreview &preview)
{
    m_overlayItem->setPreview(preview, m_terrainItem->terrain());
}

void Canvas::clearPreview()
{
    m_overlayItem->setPreview({}, m_terrainItem->terrain());
}

void Canvas::setTint(CellTint tint, const QRegion &cells)
{
    m_overlayItem->setTint(tint, cells);
}

const QRegion &Canvas::tinted(CellTint tint) const
{
    return m_overlayItem->tinted(tint);
}

void Canvas::setCursorCell(std::optional<Point> cell, CursorLook look)
{
    const QRegion region = cell ? QRegion(cell->x, cell->y, 1, 1) : QRegion();
    setTint(CellTint::Cursor, look == CursorLook::Mouse ? region : QRegion());
    setTint(CellTint::KeyCursor, look == CursorLook::Keys ? region : QRegion());
}

void Canvas::setCellSentence(const QString &sentence, std::optional<Point> cell)
{
    if (m_cellSentence != sentence || m_sentenceCell != cell) {
        m_cellSentence = sentence;
        m_sentenceCell = cell;
        tellCell(*this);
    }
}

void Canvas::setLayers(std::vector<CellLayer> layers)
{
    m_overlayItem->setLayers(std::move(layers));
}

const std::vector<CellLayer> &Canvas::layers() const
{
    return m_overlayItem->layers();
}

void Canvas::setGridVisible(bool isVisible)
{
    m_overlayItem->setGridVisible(isVisible);
}

void Canvas::setAxes(const CanvasAxes &axes)
{
    m_overlayItem->setAxes(axes);
}

/// Fills only the area around the level, since overdrawing costs time in every frame.
void Canvas::drawBackground(QPainter *painter, const QRectF &exposed)
{
    const QRectF level = m_scene.sceneRect();
    if (level.contains(exposed)) {
        return;
    }
    const QColor color = palette().color(backgroundRole());
    const auto fill = [&](double left, double top, double right, double bottom) {
        if (left < right && top < bottom) {
            painter->fillRect(QRectF(QPointF(left, top), QPointF(right, bottom)), color);
        }
    };
    // Overlaps the level by one pixel, in case both are rounded.
    const double pixel = 1 / scale().zoom();
    const QRectF hole = level.adjusted(pixel, pixel, -pixel, -pixel);
    fill(exposed.left(), exposed.top(), exposed.right(), std::min(hole.top(), exposed.bottom()));
    fill(exposed.left(), std::max(hole.bottom(), exposed.top()), exposed.right(), exposed.bottom());
    fill(exposed.left(), exposed.top(), std::min(hole.left(), exposed.right()), exposed.bottom());
    fill(std::max(hole.right(), exposed.left()), exposed.top(), exposed.right(), exposed.bottom());
}

void Canvas::onScaleChanged()
{
    if (m_painter.scale() != scale()) {
        m_painter.setScale(scale());
        m_terrainItem->drawAnew();
        m_spriteItem->update();
        m_overlayItem->setScale();
    }
}

bool Canvas::nextFrame()
{
    m_spriteItem->tick();
    m_overlayItem->setLight(m_litSprite ? std::optional(m_spriteItem->placeOf(*m_litSprite)) : std::nullopt);
    const bool isScrolling = CellView::nextFrame();
    return isScrolling || m_spriteItem->isGliding();
}

void Canvas::mousePressEvent(QMouseEvent *event)
{
    m_mouse.press(*event);
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_mouse.press(*event);
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse.move(*event);
}

void Canvas::mouseReleaseEvent(QMouseEvent *event)
{
    m_mouse.release(*event);
}

bool Canvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_mouse.leaveView();
    }
    return CellView::viewportEvent(event);
}

void Canvas::focusInEvent(QFocusEvent *event)
{
    CellView::focusInEvent(event);
    // Delayed, because Qt announces the canvas itself after this.
    QMetaObject::invokeMethod(
        this, [this] { tellCell(*this); }, Qt::QueuedConnection);
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
}

void Canvas::keyReleaseEvent(QKeyEvent *event)
{
    event->ignore();
}
