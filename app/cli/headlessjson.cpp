#include "app/cli/headlessjson.h"

using namespace Qt::StringLiterals;

namespace {

QJsonArray cellArray(Point cell)
{
    return {cell.x, cell.y};
}

void addCauses(QJsonObject &object, const Event &event)
{
    if (event.target != nobody) {
        object.insert(u"target"_s, event.target);
    }
}

QJsonObject eventObject(const Event &event, const World &world)
{
    QJsonObject object{{u"event"_s, QString(eventKey(event.type))}};
    if (event.actor != nobody) {
        object.insert(u"actor"_s, event.actor);
    }
    switch (event.type) {
    case EventType::Moved:
        object.insert(u"from"_s, cellArray(event.from));
        object.insert(u"to"_s, cellArray(event.to));
        break;
    case EventType::Collected:
        object.insert(u"item"_s, world.catalogue().kind(event.item).key);
        object.insert(u"cell"_s, cellArray(event.cell));
        object.insert(u"amount"_s, event.amount);
        break;
    case EventType::Died:
        addCauses(object, event);
        object.insert(u"cell"_s, cellArray(event.cell));
        break;
    case EventType::Respawned:
        object.insert(u"cell"_s, cellArray(event.cell));
        break;
    case EventType::Safe:
        object.insert(u"amount"_s, event.amount);
        break;
    case EventType::Refused:
        object.insert(u"reason"_s, QString(reasonKey(event.reason)));
        break;
    case EventType::Won:
    case EventType::Lost:
        break;
    }
    return object;
}

QJsonArray terrainRows(const World &world)
{
    const LegendTable legend(world.catalogue(), {});
    QJsonArray rows;
    for (int y = 0; y < world.size().height; ++y) {
        QString row;
        for (int x = 0; x < world.size().width; ++x) {
            const char32_t character = legend.characterOf(world.terrainAt({x, y}).key).value_or(U'?');
            row.append(QString::fromUcs4(&character, 1));
        }
        rows.append(row);
    }
    return rows;
}

QJsonObject actorObject(ActorId id, const World &world)
{
    const Actor &actor = world.actor(id);
    return {{u"id"_s, id},
            {u"kind"_s, id == heroId ? u"hero"_s : world.kindOf(id).key},
            {u"cell"_s, cellArray(actor.cell)},
            {u"hp"_s, actor.hp},
            {u"max_hp"_s, actor.maxHp},
            {u"statuses"_s, QJsonArray()}};
}

} // namespace

QJsonObject stateObject(const World &world)
{
    const Actor &hero = world.hero();
    return {{u"status"_s, QString(statusKey(world.status()))},
            {u"cell"_s, cellArray(hero.cell)},
            {u"hp"_s, hero.hp},
            {u"max_hp"_s, hero.maxHp},
            {u"gold"_s, world.gold()},
            {u"treasure_left"_s, world.treasureLeft()},
            {u"depth"_s, 1},
            {u"hero_level"_s, 1},
            {u"xp"_s, 0},
            {u"turn"_s, world.turn()},
            {u"time_ms"_s, world.timeMs()},
            {u"hash"_s, u"%1"_s.arg(world.hash(), 16, 16, QChar(u'0'))}};
}

QJsonArray eventArray(const EventList &events, const World &world)
{
    QJsonArray array;
    for (const Event &event : events) {
        array.append(eventObject(event, world));
    }
    return array;
}

QJsonObject lookObject(const Game &game)
{
    const World &world = game.world();
    QJsonArray actors;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        actors.append(actorObject(id, world));
    }
    QJsonArray items;
    for (const GroundItem &item : world.items()) {
        if (!item.isTaken) {
            items.append(
                QJsonObject{{u"kind"_s, world.catalogue().kind(item.kind).key}, {u"cell"_s, cellArray(item.cell)}});
        }
    }
    return {{u"type"_s, u"look"_s}, {u"rows"_s, terrainRows(world)}, {u"actors"_s, actors},
            {u"items"_s, items},    {u"inventory"_s, QJsonArray()},  {u"state"_s, stateObject(world)}};
}
