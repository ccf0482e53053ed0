#include "app/window/worldview.h"

#include "editor/canvas/canvas.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum Layer { GroundLayer, ItemLayer, MonsterLayer, HeroLayer };

/// Items have ids below those of actors.
int spriteOfItem(int item)
{
    return -1 - item;
}

/// Those of doors and remains have ids below those of any items.
constexpr int firstGroundSprite = -1000000000;

/// A level whose cells would be smaller than this when fitted is scrolled instead, in logical pixels.
constexpr int smallestPlayedTile = 16;

QString pictureOf(const Kind &kind, int variant = 0)
{
    return kind.look.pictures.isEmpty() ? u"unknown"_s : kind.look.pictures.value(variant, kind.look.pictures.first());
}

void addGround(const World &world, std::vector<Sprite> &sprites)
{
    int id = firstGroundSprite;
    const auto add = [&](Point cell, const QString &picture) {
        if (world.isExplored(cell)) {
            sprites.push_back({.id = id, .cell = cell, .picture = picture, .layer = GroundLayer});
        }
        --id;
    };
    for (const OpenedDoor &opened : world.openedDoors()) {
        const QString &picture = world.catalogue().terrain(opened.door).openedPicture;
        if (!picture.isEmpty()) {
            add(opened.cell, picture);
        }
    }
    for (ActorId actor = heroId + 1; actor <= world.actorCount(); ++actor) {
        if (!world.isAlive(actor)) {
            add(world.actor(actor).cell, u"remains"_s);
        }
    }
}

void addItems(const World &world, std::vector<Sprite> &sprites)
{
    // What is picked up first lies on top.
    for (int i = int(world.items().size()) - 1; i >= 0; --i) {
        const Item &item = world.item(i);
        if (item.place == Item::Place::Floor && world.isExplored(item.cell)) {
            sprites.push_back({.id = spriteOfItem(i),
                               .cell = item.cell,
                               .picture = pictureOf(world.kindOfItem(i), item.variant),
                               .layer = ItemLayer,
                               .opacity = world.isVisible(item.cell) ? 1 : 0.5});
        }
    }
}

void addActors(const World &world, std::vector<Sprite> &sprites)
{
    for (ActorId id = world.actorCount(); id >= heroId; --id) {
        const Actor &actor = world.actor(id);
        const bool isHero = id == heroId;
        if (!isHero && (actor.isDead || !world.isVisible(actor.cell))) {
            continue;
        }
        sprites.push_back({.id = id,
                           .cell = actor.cell,
                           .picture = pictureOf(world.kindOf(id)),
                           .layer = isHero ? HeroLayer : MonsterLayer,
                           .opacity = isHero && world.status() == Status::Lost ? 0.35 : 1});
    }
}

std::vector<Sprite> spritesOf(const World &world)
{
    std::vector<Sprite> sprites;
    addGround(world, sprites);
    addItems(world, sprites);
    addActors(world, sprites);
    return sprites;
}

bool changesSprites(EventType type)
{
    return type != EventType::Moved && type != EventType::Refused && type != EventType::Idled;
}

} // namespace

void WorldView::show(const Game &game)
{
    const World &world = game.world();
    m_canvas.setCatalogue(game.catalogue());
    m_canvas.setTerrain(world.terrain());
    showSprites(world);
    showSafety(world);
    m_canvas.setLitSprite(heroId);
    m_canvas.setFollowing(true);
    if (m_canvas.fitTileSize() < smallestPlayedTile * m_canvas.devicePixelRatioF()) {
        m_canvas.zoomOneToOne();
        m_canvas.centerOnCell(world.hero().cell);
    }
}

void WorldView::update(const EventList &events, const World &world)
{
    for (const Event &event : events) {
        if (event.type == EventType::Moved) {
            m_canvas.moveSprite(event.actor, event.to);
        }
    }
    if (std::any_of(events.begin(), events.end(), [](const Event &event) { return changesSprites(event.type); })) {
        showSprites(world);
    }
    if (world.status() == Status::Lost) {
        m_canvas.setLitSprite(std::nullopt);
    }
    showSafety(world);
    m_canvas.followCell(world.hero().cell);
}

void WorldView::showSprites(const World &world)
{
    m_canvas.setSprites(spritesOf(world));
}

void WorldView::showSafety(const World &world)
{
    const int whole = world.isRealTime() ? world.rules().safeMs : world.rules().safeTurns;
    const bool isShown = world.isHeroSafe() && whole > 0 && world.status() == Status::Playing;
    m_canvas.setRing(isShown ? std::optional(heroId) : std::nullopt, isShown ? double(world.safeLeft()) / whole : 0);
}
