#include "app/hud/worldsprites.h"

#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/dragon.h"
#include "gamecore/rules/pursuit.h"

using namespace Qt::StringLiterals;

namespace {

enum Layer { GroundLayer, ItemLayer, MonsterLayer, HeroLayer };

constexpr double rememberedStrength = 0.5;
/// Strength of the light of a monster that is not about to breathe fire.
constexpr double calmLight = 0.45;
/// The glyph of remains.
constexpr Glyph remains{.character = U'%', .color = 0xd06a6a};

/// Returns the sprite id of an item; item ids are below actor ids.
int spriteOfItem(int item)
{
    return -1 - item;
}

/// Sprite ids of doors and remains count down from here; they are below those of items.
constexpr int firstGroundSprite = -1000000000;

QStringList marksOf(const World &world, ActorId id)
{
    const Statuses &statuses = world.actor(id).statuses;
    QStringList marks;
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.has(StatusEffect(i))) {
            marks.append(u"status_"_s + rowOf(StatusEffect(i)).key);
        }
    }
    if (const QString state = stateMark(world, id); !state.isEmpty()) {
        marks.append(state);
    }
    return marks;
}

/// Returns the pictures of what the hero wears, the lowest first.
QStringList wornPictures(const World &world)
{
    QStringList pictures;
    for (const Slot slot : {Slot::Body, Slot::Head, Slot::LeftHand, Slot::RightHand}) {
        const int item = world.itemInSlot(slot);
        const QString picture = item == CellIndex::none ? QString() : world.kindOfItem(item).wornPicture;
        if (!picture.isEmpty()) {
            pictures.append(picture);
        }
    }
    return pictures;
}

/// True if a door in this cell is seen from the side: there is rock in the north or south, but not on both other sides.
bool isBetweenNorthAndSouth(const World &world, Point cell)
{
    const auto isRock = [&](Direction direction) {
        const Point beside = cell + stepOf(direction);
        return !world.size().contains(beside) || !world.terrainAt(beside).facePictures.isEmpty();
    };
    return (isRock(Direction::North) || isRock(Direction::South))
           && !(isRock(Direction::West) && isRock(Direction::East));
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
            const QString side =
                isBetweenNorthAndSouth(m_world, opened.cell) && !door.sidePicture.isEmpty() ? u"_side"_s : QString();
            addGround(opened.cell, door.openedPicture + side, {.character = U'\'', .color = door.look.color});
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
    // The item that would be picked up first is drawn on top.
    for (int i = int(m_world.items().size()) - 1; i >= 0; --i) {
        const Item &item = m_world.item(i);
        if (item.location == Item::Location::Floor && knows(item.cell) && (m_isRevealed || !item.isHidden)) {
            m_sprites.push_back({.id = spriteOfItem(i),
                                 .cell = item.cell,
                                 .picture = pictureOf(m_world.kindOfItem(i).look, item.variant),
                                 .layer = ItemLayer,
                                 .opacity = strengthAt(item.cell),
                                 .glyph = glyphOf(m_world.kindOfItem(i).look),
                                 .light = m_world.kindOfItem(i).look.light});
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
    const bool isSeen = m_world.isVisible(actor.cell);
    const double health = double(qMax(0, actor.hp)) / qMax(1, m_world.maxHp(id));
    m_sprites.push_back({.id = id,
                         .cell = actor.cell,
                         .picture = pictureOf(m_world.kindOf(id).look),
                         .layer = isHero ? HeroLayer : MonsterLayer,
                         .opacity = isHero ? 1 : strengthAt(actor.cell),
                         .glyph = glyphOf(m_world.kindOf(id).look),
                         .marks = marksOf(m_world, id),
                         .light = m_world.kindOf(id).look.light,
                         .lightStrength = isHero || actor.statuses.has(StatusEffect::Inhaling) ? 1 : calmLight,
                         .health = m_world.isAlive(id) ? qMin(1.0, health) : 1,
                         .pieces = isHero ? wornPictures(m_world) : QStringList(),
                         .breathes = m_world.isAlive(id) && isSeen && !actor.statuses.has(StatusEffect::Stunned),
                         .hasShade = m_world.isAlive(id) && isSeen,
                         .isFallen = isHero && m_world.status() == Status::Lost});
}

/// True if a status overrides what a monster would do by itself.
bool isDriven(const Statuses &statuses)
{
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.has(StatusEffect(i))) {
            return true;
        }
    }
    return false;
}

/// Returns the state of a monster that hunts: it sees the hero, looks for him, or sleeps.
QString hunterMark(const World &world, const Actor &hunter)
{
    if (world.isInSight(hunter.cell)) {
        return u"status_hunting"_s;
    }
    return hunter.goal && world.rules().hunters != Hunters::Freeze ? u"status_searching"_s : u"status_asleep"_s;
}

} // namespace

std::vector<Sprite> spritesOf(const World &world, bool isRevealed)
{
    return SpriteList(world, isRevealed).take();
}

bool isItemSprite(int id)
{
    return id < 0 && id > firstGroundSprite;
}

Sprite closedDoorSprite(const World &world, Point cell, TerrainId door)
{
    const Terrain &terrain = world.catalogue().terrain(door);
    const bool isSide = isBetweenNorthAndSouth(world, cell) && !terrain.sidePicture.isEmpty();
    return {.cell = cell,
            .picture = isSide ? terrain.sidePicture : pictureOf(terrain.look),
            .layer = GroundLayer,
            .glyph = glyphOf(terrain.look)};
}

QString stateMark(const World &world, ActorId id)
{
    const Actor &actor = world.actor(id);
    if (id == heroId || !world.isAlive(id) || isDriven(actor.statuses)) {
        return {};
    }
    switch (actor.behavior) {
    case Behavior::Idle:
        return u"status_asleep"_s;
    case Behavior::Patrol:
        return u"status_wandering"_s;
    case Behavior::Hunt:
    case Behavior::Dragon:
        return hunterMark(world, actor);
    }
    return {};
}

std::vector<Point> breathCells(const World &world, ActorId dragon)
{
    std::vector<Point> cells;
    const Point from = world.actor(dragon).cell;
    const int range = world.kindOf(dragon).breathRange;
    for (int y = from.y - range; y <= from.y + range; ++y) {
        for (int x = from.x - range; x <= from.x + range; ++x) {
            const Point cell{x, y};
            if (world.size().contains(cell) && world.isExplored(cell) && world.terrainAt(cell).isTransparent
                && isInBreath(world, dragon, cell)) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

QRegion threatenedCells(const World &world)
{
    QRegion cells;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        if (world.isAlive(id) && actor.statuses.has(StatusEffect::Inhaling) && world.isVisible(actor.cell)) {
            for (const Point cell : breathCells(world, id)) {
                cells += QRect(cell.x, cell.y, 1, 1);
            }
        }
    }
    return cells;
}

QRegion patrolledCells(const World &world)
{
    QRegion cells;
    if (world.isRealTime() || world.status() != Status::Playing) {
        return cells;
    }
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        const bool patrols = actor.behavior == Behavior::Patrol && world.isAlive(id) && !isDriven(actor.statuses);
        if (patrols && world.isVisible(actor.cell) && canStep(world, actor.cell, actor.facing)) {
            const Point next = actor.cell + stepOf(actor.facing);
            const bool turns = next == world.hero().cell && world.rules().contact == Contact::Kick;
            cells += world.isVisible(next) && !turns ? QRect(next.x, next.y, 1, 1) : QRect();
        }
    }
    return cells;
}
