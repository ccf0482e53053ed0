#include "app/sound/hearing.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/fov/line.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

Heard heardOf(const SoundRow &row)
{
    return {.sound = row.sound, .file = row.file, .volume = row.volume, .rank = row.rank, .lengthMs = row.lengthMs};
}

/// True if the command reported an event of this type about the same actor or cell.
bool isReported(const EventList &events, const Event &event)
{
    return std::any_of(events.begin(), events.end(), [&event](const Event &told) {
        return told.type == event.type
               && (rowOf(event.type).hasTerrain ? told.cell == event.cell : told.actor == event.actor);
    });
}

} // namespace

void Hearing::listen(const World &world)
{
    m_monsters.clear();
    m_doors.clear();
    m_depth = world.stage().depth;
    if (world.seesAll() || !world.isAlive(heroId)) {
        return;
    }
    const Point hero = world.hero().cell;
    const int reach = m_table->farthest() + 1; // the hero may come a step nearer
    for (int y = std::max(0, hero.y - reach); y <= std::min(world.size().height - 1, hero.y + reach); ++y) {
        for (int x = std::max(0, hero.x - reach); x <= std::min(world.size().width - 1, hero.x + reach); ++x) {
            const Point cell{x, y};
            if (const ActorId id = world.monsterAt(cell); id != nobody) {
                const Actor &actor = world.actor(id);
                m_monsters.push_back({id, actor.hp, actor.statuses.has(StatusEffect::Inhaling)});
            }
            if (world.terrainAt(cell).isDoor()) {
                m_doors.push_back({cell, world.terrain().at(cell)});
            }
        }
    }
}

std::vector<Heard> Hearing::hear(const EventList &events, const World &world)
{
    std::vector<Heard> heard;
    for (const Event &event : events) {
        if (const SoundRow *row = m_table->rowFor(event, world)) {
            heard.push_back(heardOf(*row));
        }
    }
    if (m_depth == world.stage().depth && world.isAlive(heroId)) {
        for (const Event &event : unseenEvents(events, world)) {
            addFromAfar(event, world, heard);
        }
    }
    listen(world);
    return heard;
}

/// Returns what happened out of sight, as events.
std::vector<Event> Hearing::unseenEvents(const EventList &events, const World &world) const
{
    std::vector<Event> unseen;
    for (const Monster &before : m_monsters) {
        if (before.id <= world.actorCount() && !world.isVisible(world.actor(before.id).cell)) {
            addUnseenOf(before, world, unseen);
        }
    }
    for (const Door &before : m_doors) {
        const QString &opened = world.catalogue().terrain(before.terrain).opensTo;
        if (!world.isVisible(before.cell) && world.terrainAt(before.cell).key == opened) {
            unseen.push_back({.type = EventType::Opened, .terrain = before.terrain, .cell = before.cell});
        }
    }
    std::erase_if(unseen, [&events](const Event &event) { return isReported(events, event); });
    return unseen;
}

void Hearing::addUnseenOf(const Monster &before, const World &world, std::vector<Event> &unseen) const
{
    const Actor &now = world.actor(before.id);
    if (now.isDead) {
        unseen.push_back({.type = EventType::Died, .actor = before.id, .cell = now.cell});
        return;
    }
    if (now.hp < before.hp && world.terrainAt(now.cell).damage > 0) {
        unseen.push_back({.type = EventType::Damaged,
                          .cause = Cause::Terrain,
                          .terrain = world.terrain().at(now.cell),
                          .actor = before.id,
                          .amount = before.hp - now.hp});
    }
    if (now.statuses.has(StatusEffect::Inhaling) && !before.isInhaling) {
        unseen.push_back(
            {.type = EventType::Status, .status = StatusEffect::Inhaling, .actor = before.id, .amount = 1});
    }
}

/// Adds the sound of an event out of sight, if it reaches the hero. It fades with the distance.
void Hearing::addFromAfar(const Event &event, const World &world, std::vector<Heard> &heard) const
{
    const SoundRow *row = m_table->rowFor(event, world);
    const std::optional<Point> place = eventPlace(event, world);
    if (!row || !place || !isWithin(world.hero().cell, *place, row->reach)) {
        return;
    }
    const Point way = *place - world.hero().cell;
    const int distance = std::max(std::abs(way.x), std::abs(way.y));
    Heard far = heardOf(*row);
    far.volume = std::max(1, row->volume * (row->reach + 1 - distance) / (row->reach + 1));
    far.caption = row->caption;
    heard.push_back(far);
}
