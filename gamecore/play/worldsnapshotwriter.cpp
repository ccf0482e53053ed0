#include "gamecore/play/snapshotfields.h"
#include "gamecore/play/worldsnapshot.h"

using namespace Qt::StringLiterals;

namespace {

/// One bit a cell, row by row, the first cell in the highest bit.
QString exploredText(const SightMap &sight, Size size)
{
    QByteArray bits(qsizetype((size.area() + 7) / 8), '\0');
    qsizetype i = 0;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x, ++i) {
            if (sight.isExplored({x, y})) {
                bits[i / 8] = char(bits.at(i / 8) | (0x80 >> (i % 8)));
            }
        }
    }
    return QString::fromLatin1(bits.toBase64());
}

QJsonObject statusesObject(const Statuses &statuses)
{
    QJsonObject object;
    for (int i = 0; i < statusEffectCount; ++i) {
        const auto status = StatusEffect(i);
        if (statuses.has(status)) {
            object.insert(statusEffectKey(status), statuses.left(status));
        }
    }
    return object;
}

QJsonObject actorObject(const World &world, ActorId id)
{
    const Actor &actor = world.actor(id);
    QJsonObject object{{u"kind"_s, world.kindOf(id).key},
                       {u"cell"_s, toJson(actor.cell)},
                       {u"facing"_s, QString(directionKey(actor.facing))},
                       {u"hp"_s, actor.hp},
                       {u"statuses"_s, statusesObject(actor.statuses)},
                       {u"rest"_s, actor.rest},
                       {u"next_ms"_s, actor.nextActionMs},
                       {u"dead"_s, actor.isDead},
                       {u"in_view"_s, actor.isInView}};
    if (actor.isHidden) {
        object.insert("hidden"_L1, true);
    }
    if (actor.hasGoal) {
        object.insert("goal"_L1, toJson(actor.goal));
    }
    return object;
}

QJsonObject itemObject(const World &world, int number)
{
    const Item &item = world.item(number);
    QJsonObject object{{u"kind"_s, world.kindOfItem(number).key},
                       {u"place"_s, placeKeys()[int(item.place)]},
                       {u"cell"_s, toJson(item.cell)},
                       {u"gold"_s, item.gold},
                       {u"variant"_s, item.variant}};
    if (item.place == Item::Place::Bag) {
        object.insert("letter"_L1, QString(QLatin1Char(item.letter)));
        object.insert("worn"_L1, item.isWorn);
    }
    if (item.isHidden) {
        object.insert("hidden"_L1, true);
    }
    return object;
}

QJsonArray doorArray(const World &world)
{
    QJsonArray doors;
    for (const OpenedDoor &opened : world.openedDoors()) {
        doors.append(
            QJsonObject{{u"cell"_s, toJson(opened.cell)}, {u"door"_s, world.catalogue().terrain(opened.door).key}});
    }
    return doors;
}

} // namespace

QJsonObject WorldSnapshot::write(const World &world)
{
    QJsonArray actors;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        actors.append(actorObject(world, id));
    }
    QJsonArray items;
    for (int i = 0; i < int(world.items().size()); ++i) {
        items.append(itemObject(world, i));
    }
    QJsonArray chance;
    for (const std::uint64_t word : world.m_rng.state()) {
        chance.append(hexOf(word));
    }
    QJsonObject object{{u"status"_s, QString(statusKey(world.status()))},
                       {u"turn"_s, world.turn()},
                       {u"steps"_s, world.steps()},
                       {u"time_ms"_s, world.timeMs()},
                       {u"safe_until"_s, world.safeUntil()},
                       {u"gold"_s, world.gold()},
                       {u"rng"_s, chance},
                       {u"doors"_s, doorArray(world)},
                       {u"character"_s, toJson(world.character())},
                       {u"items"_s, items},
                       {u"actors"_s, actors},
                       {u"explored"_s, exploredText(world.sight(), world.size())}};
    if (world.isProtected()) {
        object.insert("protected"_L1, true);
    }
    return object;
}
