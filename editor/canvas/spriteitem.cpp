#include "editor/canvas/spriteitem.h"

#include "editor/art/canvascolors.h"
#include "editor/art/fallenfigure.h"
#include "editor/canvas/terrainitem.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

/// Extent of a ring beyond its cell.
constexpr double ringMargin = 6;

/// Extents of pictures beyond their cell in scene units: at rest, with a health bar, with marks, and in motion.
constexpr double restMargin = 1;
constexpr double barMargin = 4;
constexpr double markMargin = 7;
constexpr double motionMargin = 8;

/// Radius of the shade around a figure, and the way of its middle below that of the cell; as shares of the cell.
constexpr double shadeRadius = 0.78;
constexpr double shadeDrop = 0.06;
constexpr double shadeMargin = (shadeRadius + shadeDrop - 0.5) * sceneCell;

bool isBelow(const Sprite &a, const Sprite &b)
{
    return a.layer < b.layer;
}

/// Adds a frame of another motion that is played at the same time.
void combine(MotionFrame &all, const MotionFrame &frame)
{
    all.shift += frame.shift;
    all.width *= frame.width;
    all.height *= frame.height;
    all.isHinged = all.isHinged || frame.isHinged;
    all.opacity *= frame.opacity;
    all.whiteness = std::max(all.whiteness, frame.whiteness);
}

/// Smallest tile with a bar, which would hide smaller sprites.
constexpr double smallestBarTile = 12;
constexpr int mostMarks = 4;
constexpr double fallenGlyphStrength = 0.4;
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

/// Darkens the ground around a figure.
void paintShade(QPainter *painter, const QRectF &cell, double strength)
{
    const double radius = cell.width() * shadeRadius;
    const QPointF middle = cell.center() + QPointF(0, cell.height() * shadeDrop);
    QRadialGradient gradient(middle, radius);
    gradient.setColorAt(0, withAlpha(CanvasColors::ink, float(0.62 * strength)));
    gradient.setColorAt(0.5, withAlpha(CanvasColors::ink, float(0.5 * strength)));
    gradient.setColorAt(1, withAlpha(CanvasColors::ink, 0));
    painter->fillRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), gradient);
}

QImage mirrored(const QImage &tile)
{
    QImage turned = tile.mirrored(true, false);
    turned.setDevicePixelRatio(tile.devicePixelRatio());
    return turned;
}

/// True if a sprite looks to the other side than its picture.
bool isTurned(const LevelPainter &look, const Sprite &sprite)
{
    return sprite.facing != Facing::AsDrawn
           && (sprite.facing == Facing::West) != look.isDrawnFacingWest(sprite.picture);
}

/// Returns the picture of a dead sprite with the things it wears.
QImage fallenTile(const LevelPainter &look, const Sprite &sprite)
{
    QImage standing = look.tileOf(sprite.picture);
    QPainter painter(&standing);
    for (const QString &picture : sprite.pieces) {
        painter.drawImage(QPointF(), look.tileOf(picture));
    }
    painter.end();
    return fallenFigure(standing);
}

/// Paints the picture of a sprite and of the things it wears. In the character look, only its glyph.
void paintPictures(const LevelPainter &look, QPainter *painter, const QRectF &rect, const Sprite &sprite,
                   double opacity)
{
    if (look.look() == TileLook::Ascii) {
        const double strength = sprite.isFallen ? fallenGlyphStrength : 1;
        look.paintThing(painter, rect, sprite.picture, sprite.glyph, opacity * strength);
        return;
    }
    if (sprite.isFallen) {
        painter->setOpacity(opacity);
        painter->drawImage(rect.topLeft(), fallenTile(look, sprite));
        painter->setOpacity(1);
        return;
    }
    const bool isMirrored = isTurned(look, sprite);
    painter->setOpacity(opacity);
    for (const QString &picture : QStringList(sprite.picture) + sprite.pieces) {
        const QImage tile = look.tileOf(picture);
        painter->drawImage(rect.topLeft(), isMirrored ? mirrored(tile) : tile);
    }
    painter->setOpacity(1);
}

/// Paints a sprite with the things it wears, and its white silhouette over it.
void paintFigure(const LevelPainter &look, QPainter *painter, const QRectF &rect, const Sprite &sprite,
                 const MotionFrame &frame)
{
    const double opacity = sprite.opacity * frame.opacity;
    paintPictures(look, painter, rect, sprite, opacity);
    if (frame.whiteness > 0) {
        const TileScale scale = look.scale();
        QImage white(scale.tile, scale.tile, QImage::Format_ARGB32_Premultiplied);
        white.setDevicePixelRatio(scale.ratio);
        white.fill(Qt::transparent);
        QPainter silhouette(&white);
        paintPictures(look, &silhouette, QRectF(QPointF(), rect.size()), sprite, 1);
        silhouette.setCompositionMode(QPainter::CompositionMode_SourceIn);
        silhouette.fillRect(QRectF(QPointF(), rect.size()), CanvasColors::bright);
        silhouette.end();
        painter->setOpacity(opacity * frame.whiteness);
        painter->drawImage(rect.topLeft(), white);
        painter->setOpacity(1);
    }
}

void paintMarks(const LevelPainter &look, QPainter *painter, const QRectF &rect, const Sprite &sprite)
{
    const double apart = rect.width() * 0.45;
    const QPointF beside(rect.width() * 0.13, rect.width() * -0.19); // heads stay visible
    const int count = int(qMin<qsizetype>(sprite.marks.size(), mostMarks));
    for (int i = 0; i < count; ++i) {
        const int row = i / 2; // two per row
        const QPointF place = rect.topLeft() + beside + QPointF(-apart * (i % 2), apart * row);
        painter->drawImage(place, look.tileOf(sprite.marks.at(i)));
    }
}

/// Where sprites are painted.
struct SpriteGround {
    QPainter *painter; ///< works in pixels
    const PixelPainting &pixels;
};

/// Paints a sprite with the things it wears, its marks and its health bar, at a moment of its motions.
void paintSprite(const LevelPainter &look, const SpriteGround &ground, const Sprite &sprite, const MotionFrame &frame)
{
    if (frame.opacity == 0) {
        return; // it has not appeared yet
    }
    QPainter *painter = ground.painter;
    QRectF rect = ground.pixels.rectAt(sceneRectOf(sprite.cell).topLeft() + frame.shift);
    const double ratio = ground.pixels.scale().ratio;
    if (frame.isRaised) {
        rect.translate(0, -qMax(1.0, std::round(rect.height() * breathShare * ratio)) / ratio);
    }
    if (frame.width == 1 && frame.height == 1) {
        paintFigure(look, painter, rect, sprite, frame);
    } else {
        const QPointF fixed = frame.isHinged ? rect.bottomLeft() : rect.center();
        QTransform change = QTransform::fromTranslate(fixed.x(), fixed.y());
        change.scale(frame.width, frame.height);
        change.translate(-fixed.x(), -fixed.y());
        painter->save();
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->setWorldTransform(change); // the painter works in pixels here (PixelPainting)
        paintFigure(look, painter, rect, sprite, frame);
        painter->restore();
    }
    paintMarks(look, painter, rect, sprite);
    if (sprite.health < 1 && rect.width() >= smallestBarTile) {
        paintHealth(painter, rect, sprite.health);
    }
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

void SpriteItem::setLit(std::optional<int> id, double strength, double dusk)
{
    const double ofGround = id ? dusk : 0;
    if (std::exchange(m_dusk, ofGround) != ofGround) {
        update();
    }
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
    m_shaded.clear();
    m_index.reserve(qsizetype(m_sprites.size()));
    for (std::size_t i = 0; i < m_sprites.size(); ++i) {
        m_index.insert(m_sprites[i].id, qsizetype(i));
        if (m_sprites[i].light.radius > 0) {
            m_lit.push_back(i);
        }
        if (m_sprites[i].hasShade) {
            m_shaded.push_back(i);
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
    if (now < startMs && !row.waitsAtStart) {
        return {};
    }
    return row.at(std::clamp(double(now - startMs) / row.ms, 0.0, 1.0), way);
}

SpriteItem::Running SpriteItem::begun(const PlayedMotion &motion) const
{
    return {motion.motion, motion.way * sceneCell, m_clock.elapsed() + motion.delayMs};
}

bool SpriteItem::Leaving::isOver(qint64 now) const
{
    return std::all_of(running.begin(), running.end(), [now](const Running &motion) { return motion.isOver(now); });
}

void SpriteItem::move(const SpriteStep &step, std::optional<SpriteMotion> motion)
{
    Sprite *sprite = find(step.sprite);
    if (!sprite) {
        return;
    }
    updateAt(*sprite);
    // A step that begins later follows those under way; ways add up.
    const QPointF from = step.delayMs > 0 ? sceneRectOf(sprite->cell).topLeft() : placeOf(*sprite);
    if (step.delayMs == 0) {
        m_running.erase(sprite->id);
    }
    sprite->cell = step.to;
    if (motion) {
        const QPointF way = from - sceneRectOf(step.to).topLeft();
        m_running.insert({sprite->id, {*motion, way, m_clock.elapsed() + step.delayMs}});
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

void SpriteItem::hold(const HeldSprite &held)
{
    m_held[held.before.id] = {held.before, m_clock.elapsed() + held.ms};
    updateAt(held.before.id);
}

void SpriteItem::send(const LeavingSprite &leaving)
{
    m_leaving.push_back({leaving.sprite, {}});
    for (const PlayedMotion &motion : leaving.motions) {
        m_leaving.back().running.push_back(begun(motion));
    }
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
    for (const auto &[id, held] : m_held) {
        updateAt(id);
    }
    m_held.clear();
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

/// Returns the picture of all motions of a sprite together, and of its breath.
MotionFrame SpriteItem::frameOf(const Sprite &sprite) const
{
    MotionFrame all;
    const auto [first, end] = m_running.equal_range(sprite.id);
    const qint64 now = first == end ? 0 : m_clock.elapsed();
    for (auto running = first; running != end; ++running) {
        combine(all, running->second.at(now));
    }
    all.isRaised = isRaised(sprite);
    return all;
}

/// Returns what to draw for a sprite: the sprite itself or, while it is held, a copy of how it was, made in `before`.
const Sprite &SpriteItem::shown(const Sprite &sprite, Sprite &before) const
{
    const auto held = m_held.find(sprite.id);
    if (held == m_held.end()) {
        return sprite;
    }
    before = held->second.before;
    before.cell = sprite.cell;
    return before;
}

QRectF SpriteItem::rectOf(const Sprite &sprite) const
{
    const QRectF cell = sceneRectOf(sprite.cell);
    QRectF rect = cell;
    const auto held = m_held.find(sprite.id);
    const bool isHeld = held != m_held.end();
    const bool hasBar = sprite.health < 1 || isHeld;
    const bool hasMarks = !sprite.marks.isEmpty() || (isHeld && !held->second.before.marks.isEmpty());
    double margin = m_ringed == sprite.id ? ringMargin : hasBar ? barMargin : restMargin;
    const auto [first, end] = m_running.equal_range(sprite.id);
    QPointF whole;
    for (auto running = first; running != end; ++running) {
        margin = motionMargin;
        const QPointF way = rowOf(running->second.motion).isWay ? running->second.way : QPointF();
        whole += way;
        rect |= cell.translated(way) | cell.translated(whole);
    }
    margin = std::max({margin, hasMarks ? markMargin : 0, sprite.hasShade ? shadeMargin : 0,
                       double(sprite.light.radius) * sceneCell});
    return rect.adjusted(-margin, -margin, margin, margin);
}

QRectF SpriteItem::rectOf(const Leaving &leaving) const
{
    const QRectF cell = sceneRectOf(leaving.sprite.cell);
    QRectF rect = cell;
    for (const Running &running : leaving.running) {
        rect |= cell.translated(running.way);
    }
    return rect.adjusted(-motionMargin, -motionMargin, motionMargin, motionMargin);
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
    std::erase_if(m_leaving, [now](const Leaving &leaving) { return leaving.isOver(now); });
    for (const auto &[id, held] : m_held) {
        now >= held.endMs ? updateAt(id) : void();
    }
    std::erase_if(m_held, [now](const auto &held) { return now >= held.second.endMs; });
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
    Sprite before;
    for (const Sprite &sprite : m_sprites) {
        if (exposed.intersects(rectOf(sprite))) {
            paintSprite(m_painter, {painter, pixels}, shown(sprite, before), frameOf(sprite));
        }
    }
    const qint64 now = m_clock.elapsed();
    for (const Leaving &leaving : m_leaving) {
        MotionFrame frame;
        for (const Running &running : leaving.running) {
            combine(frame, running.at(now));
        }
        paintSprite(m_painter, {painter, pixels}, leaving.sprite, frame);
    }
    paintRing(pixels, painter);
}

/// Lights of remembered things are as weak as their pictures.
void SpriteItem::paintLights(QPainter *painter, const Grid<TerrainId> &terrain, const QRectF &exposed) const
{
    const PixelPainting pixels(painter, m_painter.scale());
    const LitGround ground{terrain, pixels.at({0, 0})};
    if (m_dusk > 0 && m_painter.look() == TileLook::Tiles) {
        painter->fillRect(pixels.rectAt(cellsTouching(exposed, m_size)),
                          withAlpha(CanvasColors::memory, float(m_dusk)));
    }
    for (const std::size_t i : m_lit) {
        const Sprite &sprite = m_sprites[i];
        if (exposed.intersects(rectOf(sprite))) {
            const double lantern = sprite.id == m_lantern ? m_lanternStrength : 1;
            m_painter.paintLight(
                painter, ground, pixels.rectAt(placeOf(sprite)), sprite.light,
                std::min(1.0, lantern * sprite.lightStrength * sprite.opacity * frameOf(sprite).opacity));
        }
    }
    if (m_painter.look() == TileLook::Ascii || m_painter.scale().tile < Glow::smallestTile) {
        return;
    }
    for (const std::size_t i : m_shaded) { // after all lights, which would brighten it again
        const Sprite &sprite = m_sprites[i];
        if (exposed.intersects(rectOf(sprite))) {
            paintShade(painter, pixels.rectAt(placeOf(sprite)), sprite.opacity * frameOf(sprite).opacity);
        }
    }
}

void SpriteItem::paintRing(const PixelPainting &pixels, QPainter *painter) const
{
    const Sprite *sprite = m_ringed ? find(*m_ringed) : nullptr;
    if (!sprite) {
        return;
    }
    const double opacity = painter->opacity();
    painter->setOpacity(opacity * frameOf(*sprite).opacity); // the ring appears together with its sprite
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
    painter->setOpacity(opacity);
}
