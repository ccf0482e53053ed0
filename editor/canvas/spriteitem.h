#pragma once

#include "editor/art/glyph.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

/// A thing or an actor as it is drawn on the canvas.
struct Sprite {
    int id = 0; ///< unique on its canvas
    Point cell;
    QString picture;    ///< name in resources/tiles without suffix
    int layer = 0;      ///< higher layers are drawn above lower ones; within a layer, later sprites above earlier ones
    double opacity = 1; ///< 0..1
    Glyph glyph = {};   ///< character and color in ASCII mode
    /// Names of pictures to draw over the sprite, such as pictures of statuses. They have content only in the upper
    /// right corner. At most four are shown, in rows of two.
    QStringList marks = {};
    Light light = {};         ///< light on the ground around it
    double lightStrength = 1; ///< 0..1
    double health = 1; ///< remaining part, 0..1; below 1, a health bar is drawn at the bottom, unless cells are small

    friend bool operator==(const Sprite &, const Sprite &) = default;
};

class TerrainItem;

/// The item that draws all sprites, and the animation of their moves.
class SpriteItem : public QGraphicsItem {
public:
    /// The painter must outlive the item. Call update() after each change of the painter.
    explicit SpriteItem(const LevelPainter &painter);

    /// Creates the item that paints the lights of the sprites on the ground. It refers to both items and must be added
    /// to the same scene, above the terrain. Call this function once.
    std::unique_ptr<QGraphicsItem> lights(const TerrainItem &ground);

    /// Makes the light of one sprite weaker or stronger: multiplies its strength.
    void setLit(std::optional<int> id, double strength);

    void setSize(Size size);
    /// Replaces all sprites and repaints those that differ. Unchanged sprites continue their animation.
    void setSprites(const std::vector<Sprite> &sprites);
    /// Returns a sprite, valid until the next setSprites(); null for an unknown id.
    const Sprite *find(int id) const;
    /// Moves a sprite: its cell changes at once, and its picture arrives after `ms` milliseconds. Ignores an unknown
    /// id.
    void move(int id, Point to, int ms);
    /// Returns the present upper left corner of a sprite's picture in the scene; (0, 0) for an unknown id.
    QPointF placeOf(int id) const;
    bool isGliding() const { return !m_glides.empty(); }
    /// Repaints moving sprites and ends animations whose time is over. Call it for each frame while isGliding().
    void tick();

    /// See Canvas::setRing().
    void setRing(std::optional<int> id, double fraction);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    class Lights;
    /// The animation of a move.
    struct Glide {
        QPointF from;       ///< upper left corner of the picture at the start, in the scene
        qint64 startMs = 0; ///< start of the animation, as time of m_clock
        int lengthMs = 0;
    };
    Sprite *find(int id);
    QPointF placeOf(const Sprite &sprite) const;
    QRectF rectOf(const Sprite &sprite) const;
    void updateAt(const Sprite &sprite) { update(rectOf(sprite)); }
    void indexSprites();
    void paintLights(QPainter *painter, const Grid<TerrainId> &terrain, const QRectF &exposed) const;
    void paintSprite(const PixelPainting &pixels, QPainter *painter, const Sprite &sprite) const;
    void paintMarks(QPainter *painter, const QRectF &rect, const Sprite &sprite) const;
    void paintRing(const PixelPainting &pixels, QPainter *painter) const;

    const LevelPainter &m_painter;
    Size m_size;
    std::vector<Sprite> m_sprites;  ///< in the order of painting
    QHash<int, qsizetype> m_index;  ///< Sprite::id -> index in m_sprites
    std::vector<std::size_t> m_lit; ///< indexes of sprites with light
    std::map<int, Glide> m_glides;  ///< by Sprite::id
    QElapsedTimer m_clock;
    std::optional<int> m_lantern; ///< id of the sprite whose light has the strength m_lanternStrength
    double m_lanternStrength = 1;
    std::optional<int> m_ringed; ///< id of the sprite with the ring
    double m_ringFraction = 1;
};
