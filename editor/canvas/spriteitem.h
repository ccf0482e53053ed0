#pragma once

#include "editor/canvas/sprite.h"
#include "editor/pictures/levelpainter.h"

#include <QElapsedTimer>
#include <QGraphicsItem>

/// Draws all sprites, and knows where each of them is on its way.
class SpriteItem : public QGraphicsItem {
public:
    /// The painter must outlive this; after a change of it update() is to be called.
    explicit SpriteItem(const LevelPainter &painter);

    void setSize(Size size);
    void setSprites(const std::vector<Sprite> &sprites);
    /// Where it stands; null for an unknown id.
    const Sprite *find(int id) const;
    /// Puts a sprite elsewhere; its picture arrives after `ms`, at once for 0.
    void move(int id, Point to, int ms);
    /// Where its picture is now, in the scene.
    QPointF placeOf(int id) const;
    bool isGliding() const { return !m_glides.empty(); }
    /// Repaints what is on its way and forgets what has arrived.
    void tick();

    /// Draws a ring around a sprite; nothing: none.
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
    QHash<int, qsizetype> m_index; ///< id -> place in m_sprites
    std::map<int, Glide> m_glides; ///< by id
    QElapsedTimer m_clock;
    std::optional<int> m_ringed;
    double m_ringFraction = 1;
};
