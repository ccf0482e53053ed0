#include "app/hud/worldview.h"

#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/dragon.h"
#include "gamecore/world/event.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum Layer { GroundLayer, ItemLayer, MonsterLayer, HeroLayer };

constexpr double rememberedStrength = 0.5;
/// Strength of the light of a monster that is not about to breathe fire.
constexpr double calmLight = 0.45;
constexpr double lostStrength = 0.35;
/// The glyph of remains.
constexpr Glyph remains{.character = U'%', .color = 0xd06a6a};

/// Returns the sprite id of an item; item ids are below actor ids.
int spriteOfItem(int item)
{
    return -1 - item;
}

/// Sprite ids of doors and remains count down from here; they are below those of items.
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
    bool isBetweenNorthAndSouth(Point cell) const;
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

/// True if a door in this cell is seen from the side: there is rock in the north or south, but not on both other sides.
bool SpriteList::isBetweenNorthAndSouth(Point cell) const
{
    const auto isRock = [&](Direction direction) {
        const Point beside = cell + stepOf(direction);
        return !m_world.size().contains(beside) || !m_world.terrainAt(beside).facePictures.isEmpty();
    };
    return (isRock(Direction::North) || isRock(Direction::South))
           && !(isRock(Direction::West) && isRock(Direction::East));
}

void SpriteList::addDoors()
{
    for (const OpenedDoor &opened : m_world.openedDoors()) {
        const Terrain &door = m_world.catalogue().terrain(opened.door);
        if (!door.openedPicture.isEmpty()) {
            const QString side =
                isBetweenNorthAndSouth(opened.cell) && !door.sidePicture.isEmpty() ? u"_side"_s : QString();
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
    const double health = double(qMax(0, actor.hp)) / qMax(1, m_world.maxHp(id));
    m_sprites.push_back({.id = id,
                         .cell = actor.cell,
                         .picture = pictureOf(m_world.kindOf(id).look),
                         .layer = isHero ? HeroLayer : MonsterLayer,
                         .opacity = isHero ? strengthOfHero() : strengthAt(actor.cell),
                         .glyph = glyphOf(m_world.kindOf(id).look),
                         .marks = marksOf(actor.statuses),
                         .light = m_world.kindOf(id).look.light,
                         .lightStrength = isHero || actor.statuses.has(StatusEffect::Inhaling) ? 1 : calmLight,
                         .health = isHero ? 1 : qMin(1.0, health)}); // the status panel shows the hero's own health
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

SeenLevel seenLevel(const World &world, bool isRevealed)
{
    SeenLevel seen{.terrain = world.terrain(), .sight = {}};
    if (world.seesAll()) {
        return seen;
    }
    seen.sight = Grid<CellSight>(world.size(), CellSight::Visible);
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point cell{x, y};
            if (!world.isExplored(cell) && !isRevealed) {
                seen.terrain.set(cell, world.catalogue().wall());
                seen.sight.set(cell, CellSight::Unseen);
            } else if (!world.isVisible(cell)) {
                seen.sight.set(cell, CellSight::Remembered);
            }
        }
    }
    return seen;
}

Lantern lanternOf(const World &world)
{
    return {.cell = world.hero().cell,
            .radius = world.seesAll() ? 0 : world.rules().fovRadius,
            .strength = world.status() == Status::Lost ? 0.0 : 1.0};
}

std::optional<double> safetyLeft(const World &world)
{
    const int whole = world.isRealTime() ? world.rules().safeMs : world.rules().safeTurns;
    const bool isShown = world.safeLeft() > 0 && whole > 0 && world.status() == Status::Playing;
    return isShown ? std::optional(double(world.safeLeft()) / whole) : std::nullopt;
}

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

namespace {

bool changesSprites(EventType type)
{
    return type != EventType::Moved && type != EventType::Refused && type != EventType::Idled;
}

} // namespace

void WorldView::show(const Game &game)
{
    const World &world = game.world();
    m_depth = world.stage().depth;
    m_canvas.setCatalogue(game.catalogue());
    showKnown(world);
    showSprites(world);
    showSafety(world);
    m_canvas.setLitSprite(heroId, lanternOf(world).radius);
    m_canvas.setLightStrength(lanternOf(world).strength);
    // Monsters that come into view must be visible on the screen.
    m_canvas.setFollowing(true, world.seesAll() ? 0 : world.rules().fovRadius);
    zoomToPlay(world);
}

void WorldView::zoomToPlay(const World &world)
{
    const int inView = world.seesAll() ? 0 : 2 * world.rules().fovRadius + 1;
    m_canvas.zoomToPlay({.least = m_smallestTile, .cells = inView}, world.hero().cell);
}

void WorldView::zoomToKnown(const World &world)
{
    QRect known;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (m_isRevealing || world.isExplored({x, y})) {
                known |= QRect(x, y, 1, 1);
            }
        }
    }
    world.seesAll() || m_isRevealing || known.isEmpty() ? m_canvas.zoomToFit() : m_canvas.zoomToCells(known);
}

void WorldView::setExtraSprites(std::vector<Sprite> sprites, const World &world)
{
    if (sprites != m_beside) {
        m_beside = std::move(sprites);
        showSprites(world);
    }
}

void WorldView::restoreZoom(const Canvas::ViewState &view, const World &world)
{
    if (!view.isFit) {
        m_canvas.setViewState({.tileSize = view.tileSize, .isFit = false, .scroll = {}});
        m_canvas.centerOnCell(world.hero().cell);
    }
}

void WorldView::showKnown(const World &world)
{
    m_openedDoors = world.openedDoors().size();
    m_inView = world.seesAll() ? std::vector<Point>() : world.sight().visible();
    const SeenLevel seen = seenLevel(world, m_isRevealing);
    m_terrain = seen.terrain;
    m_canvas.setTerrain(m_terrain);
    if (!world.seesAll()) {
        m_canvas.setSight(seen.sight);
    }
}

void WorldView::update(const EventList &events, const Game &game)
{
    const World &world = game.world();
    if (world.stage().depth != m_depth || world.size() != m_terrain.size()) {
        const Canvas::ViewState view = m_canvas.viewState();
        show(game);
        restoreZoom(view, world);
        return;
    }
    moveSprites(events);
    const bool seesOthers = updateKnown(world);
    const bool hasChanged =
        std::any_of(events.begin(), events.end(), [](const Event &e) { return changesSprites(e.type); });
    if (seesOthers || hasChanged) {
        showSprites(world);
    }
    m_canvas.setLightStrength(lanternOf(world).strength);
    showSafety(world);
    m_canvas.followCell(world.hero().cell);
}

void WorldView::moveSprites(const EventList &events)
{
    for (const Event &event : events) {
        if (event.type == EventType::Moved) {
            m_canvas.moveSprite(event.actor, event.to);
        }
    }
}

/// Updates the visible cells; unseen cells stay as remembered. True if sprites may have come into view or left it.
bool WorldView::updateKnown(const World &world)
{
    if (world.seesAll()) {
        if (m_openedDoors != world.openedDoors().size()) {
            m_openedDoors = world.openedDoors().size();
            std::vector<Point> doors;
            for (const OpenedDoor &opened : world.openedDoors()) {
                doors.push_back(opened.cell);
            }
            updateTerrain(world, doors);
        }
        return false;
    }
    std::vector<Point> gone;
    for (const Point cell : m_inView) {
        if (!world.isVisible(cell)) {
            gone.push_back(cell);
        }
    }
    m_inView = world.sight().visible();
    updateTerrain(world, m_inView);
    m_canvas.updateSight(gone, CellSight::Remembered);
    m_canvas.updateSight(m_inView, CellSight::Visible);
    return true;
}

void WorldView::updateTerrain(const World &world, const std::vector<Point> &cells)
{
    QRect changed;
    for (const Point cell : cells) {
        if (m_terrain.at(cell) != world.terrain().at(cell)) {
            m_terrain.set(cell, world.terrain().at(cell));
            changed |= QRect(cell.x, cell.y, 1, 1);
        }
    }
    if (!changed.isEmpty()) {
        m_canvas.updateTerrain(m_terrain, changed);
    }
}

void WorldView::showSprites(const World &world)
{
    std::vector<Sprite> sprites = spritesOf(world, m_isRevealing);
    sprites.insert(sprites.end(), m_beside.begin(), m_beside.end());
    m_canvas.setSprites(sprites);
    m_canvas.setTint(CellTint::Threat, threatenedCells(world));
}

void WorldView::showSafety(const World &world)
{
    const std::optional<double> left = safetyLeft(world);
    m_canvas.setRing(left ? std::optional(heroId) : std::nullopt, left.value_or(0));
}
