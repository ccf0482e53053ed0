#include "editor/canvas/spriteitem.h"

#include "editor/art/canvascolors.h"
#include "editor/canvas/terrainitem.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

/// Extent of a ring beyond its cell.
constexpr double ringMargin = 6;

/// Smallest tile with a bar, which would hide smaller sprites.
constexpr double smallestBarTile = 12;
constexpr int mostMarks = 4;

/// Extents of pictures beyond their cell in scene units: at rest, with a health bar, and in motion.
constexpr double restMargin = 1;
constexpr double barMargin = 4;
constexpr double motionMargin = 8;
/// Way of a breath, as share of the cell.
constexpr double breathShare = 1.0 / 32;

/// Paints a health bar above the head.
void paintHealth(QPainter *painter, const QRectF &cell, double health)
{
    constexpr double leastPart = 3; // as long as there is life, some of it is visible
    const double pixel = qMax(1.0, cell.width() / 32);
    const QRectF frame(cell.left() + 2 * pixel, cell.top() - 3 * pixel, cell.width() - 4 * pixel, 4 * pixel);
    const QRectF whole = frame.adjusted(pixel, pixel, -pixel, -pixel);
    painter->fillRect(frame, CanvasColors::ink);
    const QRectF left(whole.topLeft(), QSizeF(qMax(leastPart * pixel, whole.width() * health), whole.height()));
    painter->fillRect(left, health * lowHealthPart > 1 ? CanvasColors::good : CanvasColors::danger);
}

bool isBelow(const Sprite &a, const Sprite &b)
{
    return a.layer < b.layer;
}

} // namespace

class SpriteItem::Lights : public QGraphicsItem {
public:
    Lights(const SpriteItem &sprites, const TerrainItem &ground) : m_sprites(sprites), m_ground(ground)
    {
        setFlag(ItemUsesExtendedStyleOption);
    }

    QRectF boundingRect() const override { return m_sprites.boundingRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override
    {
        m_sprites.paintLights(painter, m_ground.terrain(), option->exposedRect);
    }

private:
    const SpriteItem &m_sprites;
    const TerrainItem &m_ground;
};

SpriteItem::SpriteItem(const LevelPainter &painter) : m_painter(painter)
{
    setFlag(ItemUsesExtendedStyleOption);
    m_clock.start();
}

std::unique_ptr<QGraphicsItem> SpriteItem::lights(const TerrainItem &ground)
{
    return std::make_unique<Lights>(*this, ground);
}

void SpriteItem::setLit(std::optional<int> id, double strength)
{
    if (id == m_lantern && strength == m_lanternStrength) {
        return;
    }
    for (const std::optional<int> changed : {std::exchange(m_lantern, id), id}) {
        if (const Sprite *sprite = changed ? std::as_const(*this).find(*changed) : nullptr) {
            updateAt(*sprite);
        }
    }
    m_lanternStrength = strength;
}

void SpriteItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
}

void SpriteItem::setSprites(const std::vector<Sprite> &sprites)
{
    std::vector<Sprite> before = std::move(m_sprites);
    const QHash<int, qsizetype> indexBefore = m_index;
    m_sprites = sprites;
    std::stable_sort(m_sprites.begin(), m_sprites.end(), isBelow);
    indexSprites();
    setVisible(!m_sprites.empty() || !m_leaving.empty());
    for (const Sprite &sprite : before) {
        const Sprite *now = find(sprite.id);
        if (!now || *now != sprite) {
            updateAt(sprite);
        }
        if (!now || now->cell != sprite.cell) {
            m_running.erase(sprite.id);
        }
    }
    for (const Sprite &sprite : m_sprites) {
        const auto found = indexBefore.constFind(sprite.id);
        if (found == indexBefore.cend() || before[std::size_t(*found)] != sprite) {
            updateAt(sprite);
        }
    }
}

void SpriteItem::indexSprites()
{
    m_index.clear();
    m_lit.clear();
    m_index.reserve(qsizetype(m_sprites.size()));
    for (std::size_t i = 0; i < m_sprites.size(); ++i) {
        m_index.insert(m_sprites[i].id, qsizetype(i));
        if (m_sprites[i].light.radius > 0) {
            m_lit.push_back(i);
        }
    }
}

const Sprite *SpriteItem::find(int id) const
{
    const auto found = m_index.constFind(id);
    return found == m_index.cend() ? nullptr : &m_sprites[std::size_t(*found)];
}

Sprite *SpriteItem::find(int id)
{
    const auto found = m_index.constFind(id);
    return found == m_index.cend() ? nullptr : &m_sprites[std::size_t(*found)];
}

MotionFrame SpriteItem::Running::at(qint64 now) const
{
    const SpriteMotionRow &row = rowOf(motion);
    if (now < startMs) {
        return {};
    }
    return row.at(std::clamp(double(now - startMs) / row.ms, 0.0, 1.0), way);
}

SpriteItem::Running SpriteItem::begun(const PlayedMotion &motion) const
{
    return {motion.motion, motion.way * sceneCell, m_clock.elapsed() + motion.delayMs};
}

void SpriteItem::move(int id, Point to, std::optional<SpriteMotion> motion)
{
    Sprite *sprite = find(id);
    if (!sprite) {
        return;
    }
    updateAt(*sprite);
    const QPointF from = placeOf(*sprite);
    m_running.erase(id);
    sprite->cell = to;
    if (motion) {
        m_running.insert({id, {*motion, from - sceneRectOf(to).topLeft(), m_clock.elapsed()}});
    }
    updateAt(*sprite);
}

void SpriteItem::play(const PlayedMotion &motion)
{
    if (find(motion.sprite)) {
        m_running.insert({motion.sprite, begun(motion)});
        updateAt(motion.sprite);
    }
}

void SpriteItem::send(const LeavingSprite &leaving)
{
    m_leaving.push_back({leaving.sprite, begun(leaving.motion)});
    setVisible(true);
    update(rectOf(m_leaving.back()));
}

void SpriteItem::endMotions(const std::vector<int> &moving)
{
    for (auto running = m_running.begin(); running != m_running.end();) {
        const bool goesOn = rowOf(running->second.motion).isWay
                            && std::find(moving.begin(), moving.end(), running->first) != moving.end();
        updateAt(running->first);
        running = goesOn ? std::next(running) : m_running.erase(running);
    }
    for (const Leaving &leaving : m_leaving) {
        update(rectOf(leaving));
    }
    m_leaving.clear();
}

void SpriteItem::updateAt(int id)
{
    if (const Sprite *sprite = find(id)) {
        updateAt(*sprite);
    }
}

QPointF SpriteItem::placeOf(int id) const
{
    const Sprite *sprite = find(id);
    return sprite ? placeOf(*sprite) : QPointF();
}

QPointF SpriteItem::placeOf(const Sprite &sprite) const
{
    QPointF place = sceneRectOf(sprite.cell).topLeft();
    const auto [first, end] = m_running.equal_range(sprite.id);
    for (auto running = first; running != end; ++running) {
        const Running &motion = running->second;
        if (rowOf(motion.motion).isWay) {
            place += Running{SpriteMotion::Glide, motion.way, motion.startMs}.at(m_clock.elapsed()).shift;
        }
    }
    return place;
}

/// Returns the picture of all motions of a sprite together.
MotionFrame SpriteItem::frameOf(const Sprite &sprite) const
{
    MotionFrame all;
    const auto [first, end] = m_running.equal_range(sprite.id);
    const qint64 now = first == end ? 0 : m_clock.elapsed();
    for (auto running = first; running != end; ++running) {
        const MotionFrame frame = running->second.at(now);
        all.shift += frame.shift;
        all.width *= frame.width;
        all.height *= frame.height;
        all.opacity *= frame.opacity;
        all.whiteness = std::max(all.whiteness, frame.whiteness);
    }
    return all;
}

QRectF SpriteItem::rectOf(const Sprite &sprite) const
{
    const QRectF cell = sceneRectOf(sprite.cell);
    QRectF rect = cell;
    double margin = m_ringed == sprite.id ? ringMargin : sprite.health < 1 ? barMargin : restMargin;
    const auto [first, end] = m_running.equal_range(sprite.id);
    for (auto running = first; running != end; ++running) {
        margin = motionMargin;
        if (rowOf(running->second.motion).isWay) {
            rect |= cell.translated(running->second.way);
        }
    }
    margin = std::max(margin, double(sprite.light.radius) * sceneCell);
    return rect.adjusted(-margin, -margin, margin, margin);
}

QRectF SpriteItem::rectOf(const Leaving &leaving) const
{
    const QRectF cell = sceneRectOf(leaving.sprite.cell);
    return (cell | cell.translated(leaving.running.way))
        .adjusted(-motionMargin, -motionMargin, motionMargin, motionMargin);
}

void SpriteItem::tick()
{
    const qint64 now = m_clock.elapsed();
    for (auto running = m_running.begin(); running != m_running.end();) {
        updateAt(running->first);
        running = running->second.isOver(now) ? m_running.erase(running) : std::next(running);
    }
    for (const Leaving &leaving : m_leaving) {
        update(rectOf(leaving));
    }
    std::erase_if(m_leaving, [now](const Leaving &leaving) { return leaving.running.isOver(now); });
}

/// True if a breathing sprite is drawn a little higher now. Sprites take turns by their ids.
bool SpriteItem::isRaised(const Sprite &sprite) const
{
    return sprite.breathes && m_breath > 0 && (m_breath + sprite.id) / 2 % 2 != 0;
}

void SpriteItem::breathe()
{
    constexpr int period = 4;
    const auto all = [this] {
        std::vector<bool> raised;
        for (const Sprite &sprite : m_sprites) {
            raised.push_back(isRaised(sprite));
        }
        return raised;
    };
    const std::vector<bool> before = all();
    m_breath = 1 + m_breath % period;
    const std::vector<bool> now = all();
    for (std::size_t i = 0; i < m_sprites.size(); ++i) {
        if (before[i] != now[i]) {
            updateAt(m_sprites[i]);
        }
    }
}

void SpriteItem::holdBreath()
{
    m_breath = 0;
    update();
}

void SpriteItem::setRing(std::optional<int> id, double fraction)
{
    const auto repaint = [this] {
        if (const Sprite *sprite = m_ringed ? find(*m_ringed) : nullptr) {
            updateAt(*sprite);
        }
    };
    repaint();
    m_ringed = id;
    m_ringFraction = fraction;
    repaint();
}

QRectF SpriteItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, m_size.width, m_size.height))
        .adjusted(-motionMargin, -motionMargin, motionMargin, motionMargin);
}

void SpriteItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const PixelPainting pixels(painter, m_painter.scale());
    const QRectF exposed = option->exposedRect;
    for (const Sprite &sprite : m_sprites) {
        if (exposed.intersects(rectOf(sprite))) {
            paintSprite(pixels, painter, sprite, frameOf(sprite));
        }
    }
    const qint64 now = m_clock.elapsed();
    for (const Leaving &leaving : m_leaving) {
        paintSprite(pixels, painter, leaving.sprite, leaving.running.at(now));
    }
    paintRing(pixels, painter);
}

/// Lights of remembered things are as weak as their pictures.
void SpriteItem::paintLights(QPainter *painter, const Grid<TerrainId> &terrain, const QRectF &exposed) const
{
    const PixelPainting pixels(painter, m_painter.scale());
    const LitGround ground{terrain, pixels.at({0, 0})};
    for (const std::size_t i : m_lit) {
        const Sprite &sprite = m_sprites[i];
        if (exposed.intersects(rectOf(sprite))) {
            const double lantern = sprite.id == m_lantern ? m_lanternStrength : 1;
            m_painter.paintLight(painter, ground, pixels.rectAt(placeOf(sprite)), sprite.light,
                                 std::min(1.0, lantern * sprite.lightStrength * sprite.opacity));
        }
    }
}

void SpriteItem::paintSprite(const PixelPainting &pixels, QPainter *painter, const Sprite &sprite,
                             const MotionFrame &frame) const
{
    QRectF rect = pixels.rectAt(sceneRectOf(sprite.cell).topLeft() + frame.shift);
    const double ratio = pixels.scale().ratio;
    if (isRaised(sprite)) {
        rect.translate(0, -qMax(1.0, std::round(rect.height() * breathShare * ratio)) / ratio);
    }
    if (frame.width == 1 && frame.height == 1) {
        paintFigure(painter, rect, sprite, frame);
    } else {
        const QPointF fixed = frame.isHinged ? rect.bottomLeft() : rect.center();
        QTransform change = QTransform::fromTranslate(fixed.x(), fixed.y());
        change.scale(frame.width, frame.height);
        change.translate(-fixed.x(), -fixed.y());
        painter->save();
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->setWorldTransform(change); // the painter works in pixels here (PixelPainting)
        paintFigure(painter, rect, sprite, frame);
        painter->restore();
    }
    paintMarks(painter, rect, sprite);
    if (sprite.health < 1 && rect.width() >= smallestBarTile) {
        paintHealth(painter, rect, sprite.health);
    }
}

/// Paints a sprite with the things it wears, and its white silhouette over it.
void SpriteItem::paintFigure(QPainter *painter, const QRectF &rect, const Sprite &sprite,
                             const MotionFrame &frame) const
{
    const double opacity = sprite.opacity * frame.opacity;
    const auto paintAll = [&](QPainter *where, const QRectF &place, double strength) {
        m_painter.paintThing(where, place, sprite.picture, sprite.glyph, strength);
        if (m_painter.look() == TileLook::Tiles) {
            where->setOpacity(strength);
            for (const QString &piece : sprite.pieces) {
                where->drawImage(place.topLeft(), m_painter.tileOf(piece));
            }
            where->setOpacity(1);
        }
    };
    paintAll(painter, rect, opacity);
    if (frame.whiteness > 0) {
        QImage white(m_painter.scale().tile, m_painter.scale().tile, QImage::Format_ARGB32_Premultiplied);
        white.setDevicePixelRatio(m_painter.scale().ratio);
        white.fill(Qt::transparent);
        QPainter silhouette(&white);
        paintAll(&silhouette, QRectF(QPointF(), rect.size()), 1);
        silhouette.setCompositionMode(QPainter::CompositionMode_SourceIn);
        silhouette.fillRect(QRectF(QPointF(), rect.size()), CanvasColors::bright);
        silhouette.end();
        painter->setOpacity(opacity * frame.whiteness);
        painter->drawImage(rect.topLeft(), white);
        painter->setOpacity(1);
    }
}

void SpriteItem::paintMarks(QPainter *painter, const QRectF &rect, const Sprite &sprite) const
{
    const double apart = rect.width() * 0.45;
    const int count = int(qMin<qsizetype>(sprite.marks.size(), mostMarks));
    for (int i = 0; i < count; ++i) {
        const int row = i / 2; // two per row
        const QPointF place = rect.topLeft() + QPointF(-apart * (i % 2), apart * row);
        painter->drawImage(place, m_painter.tileOf(sprite.marks.at(i)));
    }
}

void SpriteItem::paintRing(const PixelPainting &pixels, QPainter *painter) const
{
    const Sprite *sprite = m_ringed ? find(*m_ringed) : nullptr;
    if (!sprite) {
        return;
    }
    const double width = qMax(1.5, pixels.side() / 14);
    const double margin = pixels.side() * ringMargin / sceneCell - width;
    const QRectF rect = pixels.rectAt(placeOf(*sprite)).adjusted(-margin, -margin, margin, margin);
    constexpr int fullCircle = 360 * 16;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, width + 2, Qt::SolidLine, Qt::FlatCap));
    painter->drawArc(rect, fullCircle / 4, int(fullCircle * m_ringFraction));
    painter->setPen(QPen(CanvasColors::info, width, Qt::SolidLine, Qt::FlatCap));
    painter->drawArc(rect, fullCircle / 4, int(fullCircle * m_ringFraction));
    painter->setRenderHint(QPainter::Antialiasing, false);
}
