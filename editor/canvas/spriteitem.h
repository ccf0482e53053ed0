#pragma once

#include "editor/canvas/spritemotion.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsItem>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class TerrainItem;

/// The item that draws all sprites, and plays their motions.
class SpriteItem : public QGraphicsItem {
public:
    /// The painter must outlive the item. Call update() after each change of the painter.
    explicit SpriteItem(const LevelPainter &painter);

    /// Creates the item that paints the lights of the sprites on the ground. It refers to both items and must be added
    /// to the same scene, above the terrain. Call this function once.
    std::unique_ptr<QGraphicsItem> lights(const TerrainItem &ground);

    /// Makes the light of one sprite weaker or stronger: multiplies its strength. `dusk` is the alpha of the darkness
    /// on the ground, which all lights of sprites brighten; without a sprite, there is no darkness.
    void setLit(std::optional<int> id, double strength, double dusk);

    void setSize(Size size);
    /// Replaces all sprites and repaints those that differ. Sprites that stay on their cell continue their motions.
    void setSprites(const std::vector<Sprite> &sprites);
    /// Returns a sprite, valid until the next setSprites(); null for an unknown id.
    const Sprite *find(int id) const;
    /// Moves a sprite: its cell changes at once, and its picture arrives by `motion`, a whole way that begins after
    /// SpriteStep::delayMs; at once if std::nullopt. Ignores an unknown id.
    void move(const SpriteStep &step, std::optional<SpriteMotion> motion);
    /// Plays a motion of a sprite. Ignores an unknown id.
    void play(const PlayedMotion &motion);
    /// Draws a sprite as it was for a while, at its present place.
    void hold(const HeldSprite &held);
    /// Plays the last motions of a sprite that is not on the canvas.
    void send(const LeavingSprite &leaving);
    /// Ends all motions, except the ways of sprites that are about to move again, which continue from where they are.
    void endMotions(const std::vector<int> &moving = {});
    /// Returns the present upper left corner of a sprite's picture in the scene, without hops and blows; (0, 0) for an
    /// unknown id.
    QPointF placeOf(int id) const;
    bool isMoving() const { return !m_running.empty() || !m_leaving.empty() || !m_held.empty(); }
    /// Repaints moving sprites and ends motions whose time is over. Call it for each frame while isMoving().
    void tick();

    /// Shows the next picture of breathing sprites, which differs for half of them.
    void breathe();
    /// Shows all sprites at rest.
    void holdBreath();

    /// See Canvas::setRing().
    void setRing(std::optional<int> id, double fraction);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    class Lights;
    /// A motion that has begun.
    struct Running {
        SpriteMotion motion;
        QPointF way;        ///< in scene units
        qint64 startMs = 0; ///< as time of m_clock; it may lie in the future

        bool isOver(qint64 now) const { return now - startMs >= rowOf(motion).ms; }
        MotionFrame at(qint64 now) const;
    };
    struct Leaving {
        Sprite sprite;
        std::vector<Running> running;

        bool isOver(qint64 now) const;
    };
    struct Held {
        Sprite before;
        qint64 endMs = 0; ///< as time of m_clock
    };
    Sprite *find(int id);
    Running begun(const PlayedMotion &motion) const;
    QPointF placeOf(const Sprite &sprite) const;
    MotionFrame frameOf(const Sprite &sprite) const;
    const Sprite &shown(const Sprite &sprite, Sprite &before) const;
    QRectF rectOf(const Sprite &sprite) const;
    QRectF rectOf(const Leaving &leaving) const;
    void updateAt(const Sprite &sprite) { update(rectOf(sprite)); }
    void updateAt(int id);
    void indexSprites();
    void paintLights(QPainter *painter, const Grid<TerrainId> &terrain, const QRectF &exposed) const;
    bool isRaised(const Sprite &sprite) const;
    void paintRing(const PixelPainting &pixels, QPainter *painter) const;

    const LevelPainter &m_painter;
    Size m_size;
    std::vector<Sprite> m_sprites;         ///< in the order of painting
    QHash<int, qsizetype> m_index;         ///< Sprite::id -> index in m_sprites
    std::vector<std::size_t> m_lit;        ///< indexes of sprites with light
    std::vector<std::size_t> m_shaded;     ///< indexes of sprites with a shade
    std::multimap<int, Running> m_running; ///< by Sprite::id
    std::vector<Leaving> m_leaving;
    std::map<int, Held> m_held; ///< by Sprite::id
    QElapsedTimer m_clock;
    int m_breath = 0;             ///< number of the present picture of breathing sprites; 0: all at rest
    std::optional<int> m_lantern; ///< id of the sprite whose light has the strength m_lanternStrength
    double m_lanternStrength = 1;
    double m_dusk = 0;           ///< alpha of the darkness on the ground
    std::optional<int> m_ringed; ///< id of the sprite with the ring
    double m_ringFraction = 1;
};
