#pragma once

#include "editor/canvas/sprite.h"
#include "editor/pictures/levelpainter.h"

#include <QElapsedTimer>
#include <QGraphicsItem>

/// The item that draws all sprites, and the animation of their moves.
class SpriteItem : public QGraphicsItem {
public:
    /// The painter must outlive the item; call update() after it changed.
    explicit SpriteItem(const LevelPainter &painter);

    void setSize(Size size);
    void setSprites(const std::vector<Sprite> &sprites);
    /// Returns a sprite; null for an unknown id.
    const Sprite *find(int id) const;
    /// Moves a sprite; its picture arrives after `ms`, at once for 0.
    void move(int id, Point to, int ms);
    /// Returns the present position of a sprite's picture, in the scene.
    QPointF placeOf(int id) const;
    bool isGliding() const { return !m_glides.empty(); }
    /// Repaints moving sprites and removes finished animations.
    void tick();

    /// Draws a ring around a sprite; std::nullopt removes it.
    void setRing(std::optional<int> id, double fraction);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Glide {
        QPointF from;
        qint64 startMs = 0;
        int lengthMs = 0;
    };
    Sprite *find(int id);
    QPointF placeOf(const Sprite &sprite) const;
    QRectF rectOf(const Sprite &sprite) const;
    void updateAt(const Sprite &sprite) { update(rectOf(sprite)); }
    void indexSprites();
    void paintSprite(const PixelPainting &pixels, QPainter *painter, const Sprite &sprite) const;
    void paintMarks(QPainter *painter, const QRectF &rect, const Sprite &sprite) const;
    void paintRing(const PixelPainting &pixels, QPainter *painter) const;

    const LevelPainter &m_painter;
    Size m_size;
    std::vector<Sprite> m_sprites; ///< in the order of painting
    QHash<int, qsizetype> m_index; ///< id -> index in m_sprites
    std::map<int, Glide> m_glides; ///< by id
    QElapsedTimer m_clock;
    std::optional<int> m_ringed;
    double m_ringFraction = 1;
};
