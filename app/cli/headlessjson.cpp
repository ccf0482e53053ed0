#include "app/cli/headlessjson.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

using namespace Qt::StringLiterals;

namespace {

QString keyOfItem(const Event &event, const World &world)
{
    return world.catalogue().kind(event.item).key;
}

QString keyOfTerrain(const Event &event, const World &world)
{
    return world.catalogue().terrain(event.terrain).key;
}

QString headlessCauseOf(const Event &event, const World &world)
{
    switch (event.cause) {
    case Cause::Item:
        return keyOfItem(event, world);
    case Cause::Terrain:
        return keyOfTerrain(event, world);
    case Cause::Attack:
    case Cause::Breath:
        break;
    }
    return causeKey(event.cause);
}

/// Returns the id of an actor; undefined if there is no actor, so that objects omit the key.
QJsonValue idOf(ActorId actor)
{
    return actor == nobody ? QJsonValue(QJsonValue::Undefined) : QJsonValue(actor);
}

QJsonValue letterOf(char letter)
{
    return letter == 0 ? QJsonValue(QJsonValue::Undefined) : QJsonValue(QString(QLatin1Char(letter)));
}

/// A field that events of some types have in addition to `event`.
struct EventField {
    QLatin1StringView key;
    bool EventRow::*isIn;
    QJsonValue (*value)(const Event &event, const World &world);
};

const std::array eventFields{
    EventField{"actor"_L1, &EventRow::hasActor, [](const Event &event, const World &) { return idOf(event.actor); }},
    EventField{"target"_L1, &EventRow::hasTarget, [](const Event &event, const World &) { return idOf(event.target); }},
    EventField{"item"_L1, &EventRow::hasItem,
               [](const Event &event, const World &world) { return QJsonValue(keyOfItem(event, world)); }},
    EventField{"letter"_L1, &EventRow::hasLetter,
               [](const Event &event, const World &) { return letterOf(event.letter); }},
    EventField{"cell"_L1, &EventRow::hasCell,
               [](const Event &event, const World &) { return QJsonValue(cellArray(event.cell)); }},
    EventField{"from"_L1, &EventRow::hasWay,
               [](const Event &event, const World &) { return QJsonValue(cellArray(event.from)); }},
    EventField{"to"_L1, &EventRow::hasWay,
               [](const Event &event, const World &) { return QJsonValue(cellArray(event.to)); }},
    EventField{"cause"_L1, &EventRow::hasCause,
               [](const Event &event, const World &world) { return QJsonValue(headlessCauseOf(event, world)); }},
    EventField{"status"_L1, &EventRow::hasStatus,
               [](const Event &event, const World &) { return QJsonValue(rowOf(event.status).key); }},
    EventField{"terrain"_L1, &EventRow::hasTerrain,
               [](const Event &event, const World &world) { return QJsonValue(keyOfTerrain(event, world)); }},
    EventField{"reason"_L1, &EventRow::hasReason,
               [](const Event &event, const World &) { return QJsonValue(reasonKey(event.reason)); }}};

QJsonObject eventObject(const Event &event, const World &world)
{
    const EventRow &row = rowOf(event.type);
    QJsonObject object{{u"event"_s, QString(row.key)}};
    for (const EventField &field : eventFields) {
        if (row.*field.isIn) {
            object.insert(field.key, field.value(event, world));
        }
    }
    if (!row.amount.isEmpty()) {
        object.insert(row.amount, event.amount);
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

/// Returns the items on explored cells; items out of view are as the hero remembers them.
QJsonArray itemArray(const World &world)
{
    QJsonArray items;
    for (const Item &item : world.items()) {
        if (item.location != Item::Location::Floor || item.isHidden || !world.isExplored(item.cell)) {
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

QJsonArray cellArray(Point cell)
{
    return {cell.x, cell.y};
}

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
                      {u"hash"_s, hashText(world.hash())}};
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
