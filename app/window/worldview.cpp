#include "app/window/worldview.h"

#include "editor/canvas/canvas.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum Layer { ItemLayer, MonsterLayer, HeroLayer };

/// Items have ids below those of actors.
int spriteOfItem(int item)
{
    return -1 - item;
}

/// A level whose cells would be smaller than this when fitted is scrolled instead, in logical pixels.
constexpr int smallestPlayedTile = 16;

QString pictureOf(const Kind &kind, int variant = 0)
{
    return kind.look.pictures.isEmpty() ? u"unknown"_s : kind.look.pictures.value(variant, kind.look.pictures.first());
}

std::vector<Sprite> spritesOf(const World &world)
{
    std::vector<Sprite> sprites;
    for (int i = 0; i < int(world.items().size()); ++i) {
        const GroundItem &item = world.items()[std::size_t(i)];
        if (!item.isTaken) {
            const QString picture = pictureOf(world.catalogue().kind(item.kind), item.variant);
            sprites.push_back({.id = spriteOfItem(i), .cell = item.cell, .picture = picture, .layer = ItemLayer});
        }
    }
    for (ActorId id = world.actorCount(); id >= heroId; --id) {
        const bool isHero = id == heroId;
        sprites.push_back({.id = id,
                           .cell = world.actor(id).cell,
                           .picture = pictureOf(world.kindOf(id)),
                           .layer = isHero ? HeroLayer : MonsterLayer,
                           .opacity = isHero && world.status() == Status::Lost ? 0.35 : 1});
    }
    return sprites;
}

bool changesSprites(EventType type)
{
    return type == EventType::Collected || type == EventType::Respawned || type == EventType::Lost;
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
