#include "editor/canvas/spriteitem.h"

#include "editor/art/canvascolors.h"
#include "editor/canvas/terrainitem.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <utility>

namespace {

/// Extent of a ring beyond its cell.
constexpr double ringMargin = 6;

/// Smallest tile with a bar, which would hide smaller sprites.
constexpr double smallestBarTile = 12;
constexpr int mostMarks = 4;

void paintHealth(QPainter *painter, const QRectF &cell, double health)
{
    const double pixel = qMax(1.0, cell.width() / 32);
    const QRectF frame(cell.left() + 2 * pixel, cell.bottom() - 5 * pixel, cell.width() - 4 * pixel, 4 * pixel);
    const QRectF whole = frame.adjusted(pixel, pixel, -pixel, -pixel);
    painter->fillRect(frame, CanvasColors::ink);
    const QRectF left(whole.topLeft(), QSizeF(qMax(pixel, whole.width() * health), whole.height()));
    painter->fillRect(left, health > 0.5 ? CanvasColors::good : CanvasColors::danger);
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
    setVisible(!m_sprites.empty());
    for (const Sprite &sprite : before) {
        const Sprite *now = find(sprite.id);
        if (!now || *now != sprite) {
            updateAt(sprite);
            m_glides.erase(sprite.id);
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

void SpriteItem::move(int id, Point to, int ms)
{
    Sprite *sprite = find(id);
    if (!sprite) {
        return;
    }
    updateAt(*sprite);
    const QPointF from = placeOf(*sprite);
    m_glides.erase(id);
    if (ms > 0) {
        m_glides[id] = {from, m_clock.elapsed(), ms};
    }
    sprite->cell = to;
    updateAt(*sprite);
}

QPointF SpriteItem::placeOf(int id) const
{
    const Sprite *sprite = find(id);
    return sprite ? placeOf(*sprite) : QPointF();
}

QPointF SpriteItem::placeOf(const Sprite &sprite) const
{
    const QPointF to = sceneRectOf(sprite.cell).topLeft();
    const auto glide = m_glides.find(sprite.id);
    if (glide == m_glides.end()) {
        return to;
    }
    const double part = double(m_clock.elapsed() - glide->second.startMs) / glide->second.lengthMs;
    return glide->second.from + (to - glide->second.from) * std::clamp(part, 0.0, 1.0);
}

QRectF SpriteItem::rectOf(const Sprite &sprite) const
{
    QRectF rect(placeOf(sprite), QSizeF(sceneCell, sceneCell));
    if (const auto glide = m_glides.find(sprite.id); glide != m_glides.end()) {
        rect |= QRectF(glide->second.from, rect.size()) | sceneRectOf(sprite.cell);
    }
    const double margin = std::max(m_ringed == sprite.id ? ringMargin : 1.0, double(sprite.light.radius) * sceneCell);
    return rect.adjusted(-margin, -margin, margin, margin);
}

void SpriteItem::tick()
{
    const qint64 now = m_clock.elapsed();
    for (auto glide = m_glides.begin(); glide != m_glides.end();) {
        if (const Sprite *sprite = find(glide->first)) {
            updateAt(*sprite);
        }
        const bool hasArrived = now - glide->second.startMs >= glide->second.lengthMs;
        glide = hasArrived ? m_glides.erase(glide) : std::next(glide);
    }
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
        .adjusted(-ringMargin, -ringMargin, ringMargin, ringMargin);
}

void SpriteItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const PixelPainting pixels(painter, m_painter.scale());
    const QRectF exposed = option->exposedRect;
    for (const Sprite &sprite : m_sprites) {
        if (exposed.intersects(QRectF(placeOf(sprite), QSizeF(sceneCell, sceneCell)))) {
            paintSprite(pixels, painter, sprite);
        }
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

void SpriteItem::paintSprite(const PixelPainting &pixels, QPainter *painter, const Sprite &sprite) const
{
    const QRectF rect = pixels.rectAt(placeOf(sprite));
    m_painter.paintThing(painter, rect, sprite.picture, sprite.glyph, sprite.opacity);
    paintMarks(painter, rect, sprite);
    if (sprite.health < 1 && rect.width() >= smallestBarTile) {
        paintHealth(painter, rect, sprite.health);
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
