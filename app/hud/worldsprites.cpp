#include "app/hud/worldsprites.h"

#include "editor/art/lookpicture.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/dragon.h"

using namespace Qt::StringLiterals;

namespace {

enum Layer { GroundLayer, ItemLayer, MonsterLayer, HeroLayer };

constexpr double rememberedStrength = 0.5;
constexpr double lostStrength = 0.35;
/// The glyph of the dead's remains.
constexpr Glyph remains{.character = U'%', .color = 0xd06a6a};

/// Items have ids below those of actors.
int spriteOfItem(int item)
{
    return -1 - item;
}

/// Sprites of doors and remains have ids below those of any items.
constexpr int firstGroundSprite = -1000000000;

QStringList marksOf(const Statuses &statuses)
{
    QStringList marks;
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.has(StatusEffect(i))) {
            marks.append(u"status_"_s + rowOf(StatusEffect(i)).key);
        }
    }
    return marks;
}

class SpriteList {
public:
    SpriteList(const World &world, bool isRevealed) : m_world(world), m_isRevealed(isRevealed) {}

    std::vector<Sprite> take()
    {
        addDoors();
        addRemains();
        addItems();
        addActors();
        return std::move(m_sprites);
    }

private:
    bool knows(Point cell) const { return m_isRevealed || m_world.isExplored(cell); }
    double strengthAt(Point cell) const { return m_world.isVisible(cell) ? 1 : rememberedStrength; }
    double strengthOfHero() const { return m_world.status() == Status::Lost ? lostStrength : 1; }
    void addGround(Point cell, const QString &picture, const Glyph &glyph);
    void addDoors();
    void addRemains();
    void addItems();
    void addActors();
    void addActor(ActorId id);

    const World &m_world;
    bool m_isRevealed;
    std::vector<Sprite> m_sprites;
    int m_groundId = firstGroundSprite;
};

void SpriteList::addGround(Point cell, const QString &picture, const Glyph &glyph)
{
    if (knows(cell)) {
        m_sprites.push_back({.id = m_groundId,
                             .cell = cell,
                             .picture = picture,
                             .layer = GroundLayer,
                             .opacity = strengthAt(cell),
                             .glyph = glyph});
    }
    --m_groundId;
}

void SpriteList::addDoors()
{
    for (const OpenedDoor &opened : m_world.openedDoors()) {
        const Terrain &door = m_world.catalogue().terrain(opened.door);
        if (!door.openedPicture.isEmpty()) {
            addGround(opened.cell, door.openedPicture, {.character = U'\'', .color = door.look.color});
        }
    }
}

void SpriteList::addRemains()
{
    for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
        if (!m_world.isAlive(id) && (m_isRevealed || !m_world.actor(id).isHidden)) {
            addGround(m_world.actor(id).cell, u"remains"_s, remains);
        }
    }
}

void SpriteList::addItems()
{
    // What is picked up first lies on top.
    for (int i = int(m_world.items().size()) - 1; i >= 0; --i) {
        const Item &item = m_world.item(i);
        if (item.location == Item::Location::Floor && knows(item.cell) && (m_isRevealed || !item.isHidden)) {
            m_sprites.push_back({.id = spriteOfItem(i),
                                 .cell = item.cell,
                                 .picture = pictureOf(m_world.kindOfItem(i).look, item.variant),
                                 .layer = ItemLayer,
                                 .opacity = strengthAt(item.cell),
                                 .glyph = glyphOf(m_world.kindOfItem(i).look)});
        }
    }
}

void SpriteList::addActors()
{
    for (ActorId id = m_world.actorCount(); id > heroId; --id) {
        const Actor &actor = m_world.actor(id);
        if (!actor.isDead && (m_isRevealed || m_world.isVisible(actor.cell))) {
            addActor(id);
        }
    }
    addActor(heroId);
}

void SpriteList::addActor(ActorId id)
{
    const Actor &actor = m_world.actor(id);
    const bool isHero = id == heroId;
    const double health = double(qMax(0, actor.hp)) / qMax(1, m_world.maxHp(id));
    m_sprites.push_back({.id = id,
                         .cell = actor.cell,
                         .picture = pictureOf(m_world.kindOf(id).look),
                         .layer = isHero ? HeroLayer : MonsterLayer,
                         .opacity = isHero ? strengthOfHero() : strengthAt(actor.cell),
                         .glyph = glyphOf(m_world.kindOf(id).look),
                         .marks = marksOf(actor.statuses),
                         .health = isHero ? 1 : qMin(1.0, health)}); // his own stands in the panel
}

void addBreath(const World &world, ActorId dragon, QRegion &cells)
{
    const Point from = world.actor(dragon).cell;
    const int range = world.kindOf(dragon).breathRange;
    for (int y = from.y - range; y <= from.y + range; ++y) {
        for (int x = from.x - range; x <= from.x + range; ++x) {
            const Point cell{x, y};
            if (world.size().contains(cell) && world.isExplored(cell) && world.terrainAt(cell).isTransparent
                && isInBreath(world, dragon, cell)) {
                cells += QRect(x, y, 1, 1);
            }
        }
    }
}

} // namespace

std::vector<Sprite> spritesOf(const World &world, bool isRevealed)
{
    return SpriteList(world, isRevealed).take();
}

QRegion threatenedCells(const World &world)
{
    QRegion cells;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        if (world.isAlive(id) && actor.statuses.has(StatusEffect::Inhaling) && world.isVisible(actor.cell)) {
            addBreath(world, id, cells);
        }
    }
    return cells;
}
