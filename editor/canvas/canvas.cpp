#include "editor/canvas/canvas.h"

#include "editor/art/canvascolors.h"
#include "editor/canvas/effectitem.h"
#include "editor/canvas/overlayitem.h"
#include "editor/canvas/terrainitem.h"

#include <QAccessibleWidget>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// A cell of a canvas for screen readers: a child of CanvasAccess.
class CellAccess : public QAccessibleInterface {
public:
    explicit CellAccess(Canvas &canvas)
        : m_canvas(canvas), m_sentence(canvas.cellSentence()), m_cell(canvas.sentenceCell())
    {
    }

    bool isCurrent() const { return m_sentence == m_canvas.cellSentence() && m_cell == m_canvas.sentenceCell(); }

    bool isValid() const override { return true; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_canvas.window()->windowHandle(); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isCurrent() && m_canvas.hasFocus();
        return state;
    }
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_sentence : QString(); }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QWidget *viewport = m_canvas.viewport();
        const QRect place = m_cell ? m_canvas.viewportRectOf(*m_cell) & viewport->rect() : viewport->rect();
        return place.translated(viewport->mapToGlobal(QPoint()));
    }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_canvas); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

private:
    Canvas &m_canvas;
    QString m_sentence;
    std::optional<Point> m_cell;
};

/// The accessible interface of a canvas: the name and the description of the widget, and its child objects. The first
/// child is the cell under the cursor, and its name is Canvas::cellSentence(). Without a sentence there is no such
/// child.
///
/// Whenever the sentence or the cell changes, a new child replaces this first child, as if the focus moved to the next
/// row of a list. This is necessary because screen readers read out only a child that gets the focus. They ignore the
/// changed name of an existing child, and Qt 6.4 has no other way to announce a text.
class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(Canvas *canvas);
    ~CanvasAccess() override;
    Q_DISABLE_COPY_MOVE(CanvasAccess)

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;

private:
    const Canvas &canvas() const;
    /// Returns the child for the present sentence; null if the sentence is empty. Creates a new child if the sentence
    /// or its cell has changed.
    QAccessibleInterface *cell() const;

    mutable QAccessible::Id m_cell = 0; ///< the child of the present sentence; 0 before the first one
    /// The child that m_cell has replaced, which a screen reader may still query; 0 if there is none.
    mutable QAccessible::Id m_left = 0;
};

CanvasAccess::CanvasAccess(Canvas *canvas) : QAccessibleWidget(canvas, QAccessible::Canvas)
{
}

CanvasAccess::~CanvasAccess()
{
    for (const QAccessible::Id id : {m_cell, m_left}) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

const Canvas &CanvasAccess::canvas() const
{
    return *static_cast<const Canvas *>(widget());
}

QAccessibleInterface *CanvasAccess::cell() const
{
    if (canvas().cellSentence().isEmpty()) {
        return nullptr;
    }
    const auto *shown = static_cast<CellAccess *>(QAccessible::accessibleInterface(m_cell));
    if (!shown || !shown->isCurrent()) {
        QAccessible::deleteAccessibleInterface(m_left);
        m_left = m_cell;
        m_cell = QAccessible::registerAccessibleInterface(new CellAccess(*static_cast<Canvas *>(widget())));
    }
    return QAccessible::accessibleInterface(m_cell);
}

int CanvasAccess::childCount() const
{
    return QAccessibleWidget::childCount() + (cell() ? 1 : 0);
}

QAccessibleInterface *CanvasAccess::child(int index) const
{
    QAccessibleInterface *first = cell();
    return first && index == 0 ? first : QAccessibleWidget::child(first ? index - 1 : index);
}

int CanvasAccess::indexOfChild(const QAccessibleInterface *child) const
{
    const QAccessibleInterface *first = cell();
    if (child == first) {
        return 0;
    }
    const int index = QAccessibleWidget::indexOfChild(child);
    return first && index >= 0 ? index + 1 : index;
}

QAccessibleInterface *CanvasAccess::focusChild() const
{
    QAccessibleInterface *first = canvas().hasFocus() ? cell() : nullptr;
    return first ? first : QAccessibleWidget::focusChild();
}

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<Canvas *>(object);
    return canvas ? new CanvasAccess(canvas) : nullptr;
}

/// Time between two beats of an idle view: the light changes. Actors breathe and light plays on water more slowly.
constexpr int beatMs = 140;
constexpr int beatsPerBreath = 2;
constexpr int beatsPerGlint = 3;
/// Radius of what stays visible of a dark view, in cells.
constexpr double poolRadius = 2.5;

/// Makes screen readers read out the sentence of the canvas, if it is not empty and the canvas has the keyboard focus.
void tellCell(Canvas &canvas)
{
    if (canvas.hasFocus() && !canvas.cellSentence().isEmpty()) {
        QAccessibleEvent event(&canvas, QAccessible::Focus);
        event.setChild(0);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace

Canvas::Canvas(CataloguePtr catalogue, QWidget *parent)
    : CellView(parent), m_catalogue(std::move(catalogue)), m_painter(m_tileset, *m_catalogue, TileLook::Tiles, {}),
      m_terrainItem(new TerrainItem(m_painter)), m_spriteItem(new SpriteItem(m_painter)),
      m_overlayItem(new OverlayItem(m_painter)), m_effectItem(new EffectItem(m_painter))
{
    QAccessible::installFactory(accessOf);
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_terrainItem);
    m_scene.addItem(m_spriteItem->lights(*m_terrainItem).release());
    m_scene.addItem(m_overlayItem->lower().release());
    m_scene.addItem(m_spriteItem);
    m_scene.addItem(m_overlayItem);
    m_scene.addItem(m_effectItem);
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

void Canvas::setCatalogue(CataloguePtr catalogue, const QString &tileset)
{
    clearPreview();
    m_set = tileset;
    endMotions();
    const CataloguePtr former = std::exchange(m_catalogue, std::move(catalogue));
    setPainter(look());
}

void Canvas::setTileset(const QString &key)
{
    if (key != m_set) {
        m_set = key;
        setPainter(look());
    }
}

void Canvas::setPainter(TileLook look)
{
    m_painter = LevelPainter(m_tileset, *m_catalogue, look, scale(), m_set);
    m_terrainItem->drawAnew();
}

void Canvas::setTerrain(Grid<TerrainId> terrain)
{
    const Size size = terrain.size();
    setLevelSize(size);
    m_terrainItem->setTerrain(std::move(terrain));
    endMotions();
    m_spriteItem->setSize(size);
    m_effectItem->setSize(size);
    m_spriteItem->setSprites({});
    m_spriteItem->setRing(std::nullopt, 0);
    m_overlayItem->setSize(size);
    setLitSprite(std::nullopt);
    m_lantern.strength = 1;
    m_isDarkAround = false;
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
        Q_EMIT lookChanged(look);
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

void Canvas::moveSprite(int id, Point to, int delayMs)
{
    const std::optional<Point> from = spriteCell(id);
    const bool isFull = motion() == Motion::Full;
    const bool isNear = from && directionOf(to - *from);
    const SpriteMotion way = isFull && isNear ? SpriteMotion::Step : SpriteMotion::Glide;
    m_spriteItem->move({.sprite = id, .to = to, .delayMs = isFull ? delayMs : 0},
                       isGlidingOn() ? std::optional(way) : std::nullopt);
    showFrame();
    if (m_spriteItem->isMoving()) {
        runFrames();
    }
}

void Canvas::setMotion(Motion motion)
{
    m_motion = motion;
    setGliding(motion != Motion::None);
    setIdling(motion == Motion::Full);
    endMotions();
}

void Canvas::play(const CanvasMotions &motions)
{
    const bool isFull = motion() == Motion::Full;
    if (motion() == Motion::None) {
        return;
    }
    for (const PlayedMotion &played : motions.sprites) {
        if (isFull || rowOf(played.motion).isReduced) {
            m_spriteItem->play(played);
        }
    }
    std::vector<CanvasEffect> effects = motions.effects;
    if (!isFull) { // what they would wait for is not shown
        std::erase_if(effects, [](const CanvasEffect &effect) { return !isReduced(effect.kind); });
        std::for_each(effects.begin(), effects.end(), [](CanvasEffect &effect) { effect.delayMs = 0; });
    }
    m_effectItem->play(effects);
    if (isFull) {
        for (const HeldSprite &held : motions.held) {
            m_spriteItem->hold(held);
        }
        for (const LeavingSprite &leaving : motions.leaving) {
            m_spriteItem->send(leaving);
        }
        startViewMotions(motions);
    }
    if (isGliding()) {
        runFrames();
    }
}

/// Repaints all that changes, so that the first frame is complete, whatever else is repainted in it.
void Canvas::startViewMotions(const CanvasMotions &motions)
{
    motions.hasRedEdge ? m_viewMotion.startRedEdge(motions.impactMs) : void();
    motions.shakes ? m_viewMotion.startShake(motions.impactMs) : void();
    motions.fades ? m_viewMotion.startFade(motions.fadeDelayMs) : void();
    motions.fadesIn ? m_viewMotion.startFadeIn() : void();
    viewport()->update(m_viewMotion.dirty(viewport()->rect()));
}

void Canvas::setDark(bool isDark)
{
    if (isDark != m_viewMotion.isDark()) {
        m_viewMotion.setDark(isDark);
        viewport()->update();
    }
}

void Canvas::endMotions(const std::vector<int> &moving)
{
    m_spriteItem->endMotions(moving);
    m_effectItem->endEffects();
    if (m_viewMotion.isMoving()) {
        viewport()->update();
        const bool wasFading = m_viewMotion.isFading();
        m_viewMotion.end();
        moveView();
        wasFading ? setLightStrength(0) : void();
    }
}

std::vector<CanvasEffect> Canvas::effects() const
{
    return m_effectItem->effects();
}

/// Shifts the picture of a shaking view.
void Canvas::moveView()
{
    const QPoint before = std::exchange(m_shift, m_viewMotion.shift());
    viewport()->move(viewport()->pos() + m_shift - before);
    if (m_shift.isNull() && !before.isNull()) {
        setViewportMargins(viewportMargins()); // the view may have been laid out meanwhile
        Q_EMIT viewChanged();
    }
}

void Canvas::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_idle.timerId()) {
        CellView::timerEvent(event);
    } else if (isVisible()) {
        ++m_beats;
        flicker();
        if (m_beats % beatsPerBreath == 0) {
            m_spriteItem->breathe();
        }
        if (m_beats % beatsPerGlint == 0) {
            m_terrainItem->glint(viewedCells().toAlignedRect(), m_beats / beatsPerGlint);
        }
    }
}

std::optional<Point> Canvas::spriteCell(int id) const
{
    const Sprite *sprite = std::as_const(*m_spriteItem).find(id);
    return sprite ? std::optional(sprite->cell) : std::nullopt;
}

bool Canvas::isGliding() const
{
    return m_spriteItem->isMoving() || m_effectItem->isMoving() || m_viewMotion.isMoving();
}

void Canvas::setLitSprite(std::optional<int> id, int radius)
{
    m_litSprite = id;
    m_lantern.radius = radius;
    showFrame();
}

void Canvas::setLightStrength(double strength)
{
    m_lantern.strength = strength;
    showFrame();
}

void Canvas::setIdling(bool isOn)
{
    if (isOn == m_idle.isActive()) {
        return;
    }
    if (isOn) {
        m_idle.start(beatMs, this);
        return;
    }
    m_idle.stop();
    m_flicker = 1;
    m_spriteItem->holdBreath();
    m_terrainItem->glint(viewedCells().toAlignedRect(), 0);
    showFrame();
}

/// Changes the strength of the light by up to a few percent, like a flame: by two waves whose lengths have no common
/// multiple.
void Canvas::flicker()
{
    if (m_litSprite) {
        m_flicker = 1 + 0.05 * std::sin(m_beats * 1.9) + 0.04 * std::sin(m_beats * 0.73);
        m_spriteItem->setLit(m_litSprite, m_lantern.glow() * m_flicker, m_lantern.dusk());
    }
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

void Canvas::setDarkAround(bool isDark)
{
    m_isDarkAround = isDark;
    viewport()->update();
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
    const QColor color = m_isDarkAround ? CanvasColors::ink : palette().color(backgroundRole());
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

void Canvas::showLight()
{
    const Sprite *lit = m_litSprite ? std::as_const(*m_spriteItem).find(*m_litSprite) : nullptr;
    m_spriteItem->setLit(m_litSprite, m_lantern.glow() * m_flicker, m_lantern.dusk());
    m_lantern.cell = lit ? lit->cell : Point();
    m_overlayItem->setLantern(lit ? std::optional(m_lantern) : std::nullopt);
}

bool Canvas::nextFrame()
{
    m_spriteItem->tick();
    m_effectItem->tick();
    showLight();
    const bool isScrolling = CellView::nextFrame();
    if (m_viewMotion.isMoving()) {
        viewport()->update(m_viewMotion.dirty(viewport()->rect()));
        const bool wasFading = m_viewMotion.isFading();
        m_viewMotion.tick();
        moveView();
        if (wasFading) {
            m_lantern.strength = 1 - m_viewMotion.faded();
            showLight();
        }
    }
    return isScrolling || isGliding();
}

/// Scrolling moves what is painted over the view, so it is painted anew.
void Canvas::scrollContentsBy(int dx, int dy)
{
    CellView::scrollContentsBy(dx, dy);
    if (m_viewMotion.isMoving() || m_viewMotion.isDark()) {
        viewport()->update();
    }
}

void Canvas::drawForeground(QPainter *painter, const QRectF &)
{
    if (m_viewMotion.isMoving() || m_viewMotion.isDark()) {
        const QPointF half(sceneCell / 2.0, sceneCell / 2.0);
        const QPointF hero = mapFromScene(m_spriteItem->placeOf(m_litSprite.value_or(0)) + half);
        painter->save();
        painter->resetTransform();
        m_viewMotion.paint(painter, viewport()->rect(), {hero, poolRadius * sceneCell * scale().zoom()});
        painter->restore();
    }
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
