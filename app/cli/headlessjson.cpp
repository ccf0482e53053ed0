#include "app/cli/headlessjson.h"

#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

using namespace Qt::StringLiterals;

namespace {

QJsonArray cellArray(Point cell)
{
    return {cell.x, cell.y};
}

QString causeOf(const Event &event, const World &world)
{
    switch (event.cause) {
    case Cause::Item:
        return world.catalogue().kind(event.item).key;
    case Cause::Terrain:
        return world.catalogue().terrain(event.terrain).key;
    case Cause::Attack:
    case Cause::Breath:
        break;
    }
    return causeKey(event.cause);
}

void addWords(QJsonObject &object, const Event &event, const World &world)
{
    const EventRow &row = rowOf(event.type);
    if (row.hasCause) {
        object.insert(u"cause"_s, causeOf(event, world));
    }
    if (row.hasStatus) {
        object.insert(u"status"_s, QString(rowOf(event.status).key));
    }
    if (row.hasTerrain) {
        object.insert(u"terrain"_s, world.catalogue().terrain(event.terrain).key);
    }
    if (row.hasReason) {
        object.insert(u"reason"_s, QString(reasonKey(event.reason)));
    }
}

void addPlaces(QJsonObject &object, const Event &event)
{
    const EventRow &row = rowOf(event.type);
    if (row.hasCell) {
        object.insert(u"cell"_s, cellArray(event.cell));
    }
    if (row.hasWay) {
        object.insert(u"from"_s, cellArray(event.from));
        object.insert(u"to"_s, cellArray(event.to));
    }
}

QJsonObject eventObject(const Event &event, const World &world)
{
    const EventRow &row = rowOf(event.type);
    QJsonObject object{{u"event"_s, QString(row.key)}};
    if (event.actor != nobody) {
        object.insert(u"actor"_s, event.actor);
    }
    if (row.hasTarget && event.target != nobody) {
        object.insert(u"target"_s, event.target);
    }
    if (row.hasItem) {
        object.insert(u"item"_s, world.catalogue().kind(event.item).key);
    }
    if (event.letter != 0) {
        object.insert(u"letter"_s, QString(QLatin1Char(event.letter)));
    }
    if (!row.amount.isEmpty()) {
        object.insert(row.amount, event.amount);
    }
    addPlaces(object, event);
    addWords(object, event, world);
    return object;
}

QJsonArray terrainRows(const World &world)
{
    const LegendTable legend(world.catalogue(), {});
    QJsonArray rows;
    for (int y = 0; y < world.size().height; ++y) {
        QString row;
        for (int x = 0; x < world.size().width; ++x) {
            const bool isKnown = world.isExplored({x, y});
            const char32_t character = isKnown ? legend.characterOf(world.terrainAt({x, y}).key).value_or(U'?') : U'?';
            row.append(QString::fromUcs4(&character, 1));
        }
        rows.append(row);
    }
    return rows;
}

QJsonArray statusArray(const Statuses &statuses)
{
    QJsonArray array;
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.has(StatusEffect(i))) {
            array.append(QString(rowOf(StatusEffect(i)).key));
        }
    }
    return array;
}

QJsonObject actorObject(ActorId id, const World &world)
{
    const Actor &actor = world.actor(id);
    return {{u"id"_s, id},
            {u"kind"_s, id == heroId ? u"hero"_s : world.kindOf(id).key},
            {u"cell"_s, cellArray(actor.cell)},
            {u"hp"_s, actor.hp},
            {u"max_hp"_s, world.maxHp(id)},
            {u"statuses"_s, statusArray(actor.statuses)}};
}

/// What lies on explored cells; out of view it is remembered.
QJsonArray itemArray(const World &world)
{
    QJsonArray items;
    for (const Item &item : world.items()) {
        if (item.place != Item::Place::Floor || item.isHidden || !world.isExplored(item.cell)) {
            continue;
        }
        QJsonObject object{{u"kind"_s, world.catalogue().kind(item.kind).key}, {u"cell"_s, cellArray(item.cell)}};
        if (!world.isVisible(item.cell)) {
            object.insert(u"remembered"_s, true);
        }
        items.append(object);
    }
    return items;
}

QJsonArray inventoryArray(const World &world)
{
    QJsonArray inventory;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (const int item = world.itemWithLetter(letter); item != CellIndex::none) {
            inventory.append(QJsonObject{{u"letter"_s, QString(QLatin1Char(letter))},
                                         {u"kind"_s, world.kindOfItem(item).key},
                                         {u"equipped"_s, world.item(item).isWorn}});
        }
    }
    return inventory;
}

} // namespace

QJsonObject stateObject(const World &world)
{
    const Actor &hero = world.hero();
    QJsonObject state{{u"status"_s, QString(statusKey(world.status()))},
                      {u"cell"_s, cellArray(hero.cell)},
                      {u"hp"_s, hero.hp},
                      {u"max_hp"_s, world.maxHp(heroId)},
                      {u"gold"_s, world.gold()},
                      {u"treasure_left"_s, world.treasureLeft()},
                      {u"depth"_s, world.stage().depth},
                      {u"hero_level"_s, world.character().level},
                      {u"xp"_s, world.character().xp},
                      {u"turn"_s, world.turn()},
                      {u"time_ms"_s, world.timeMs()},
                      {u"hash"_s, u"%1"_s.arg(world.hash(), 16, 16, QChar(u'0'))}};
    if (world.isProtected()) {
        state.insert("protected"_L1, true);
    }
    return state;
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
        if (id == heroId || (world.isAlive(id) && world.isVisible(world.actor(id).cell))) {
            actors.append(actorObject(id, world));
        }
    }
    return {{u"type"_s, u"look"_s},         {u"rows"_s, terrainRows(world)},         {u"actors"_s, actors},
            {u"items"_s, itemArray(world)}, {u"inventory"_s, inventoryArray(world)}, {u"state"_s, stateObject(world)}};
}
