#include "editor/canvas/spritepainting.h"

#include "editor/art/canvascolors.h"

#include <QPainter>

#include <cmath>

namespace {

/// Smallest tile with a bar, which would hide smaller sprites.
constexpr double smallestBarTile = 12;
constexpr int mostMarks = 4;
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

/// Paints the picture of a sprite and of the things it wears. In the character look, only its glyph.
void paintPictures(const LevelPainter &look, QPainter *painter, const QRectF &rect, const Sprite &sprite,
                   double opacity)
{
    if (look.look() == TileLook::Ascii) {
        look.paintThing(painter, rect, sprite.picture, sprite.glyph, opacity);
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
    const int count = int(qMin<qsizetype>(sprite.marks.size(), mostMarks));
    for (int i = 0; i < count; ++i) {
        const int row = i / 2; // two per row
        const QPointF place = rect.topLeft() + QPointF(-apart * (i % 2), apart * row);
        painter->drawImage(place, look.tileOf(sprite.marks.at(i)));
    }
}

} // namespace

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
