#include "gamecore/play/worldsnapshot.h"

#include "gamecore/base/jsontext.h"
#include "gamecore/play/snapshotfields.h"
#include "gamecore/rules/sight.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestStatus = 1001; ///< the longest an effect can last, and the hero's own turn
constexpr int longestRest = 1000;

QStringList statusKeys()
{
    QStringList keys;
    for (int i = 0; i < 3; ++i) {
        keys.append(QString(statusKey(Status(i))));
    }
    return keys;
}

QStringList directionKeys()
{
    QStringList keys;
    for (int i = 0; i < directionCount; ++i) {
        keys.append(QString(directionKey(Direction(i))));
    }
    return keys;
}

/// The longest that a monster can wait for its turn.
qint64 longestDelay(const Rules &rules)
{
    return qMax(rules.firstActionMs, rules.actionMaxMs);
}

} // namespace

void WorldSnapshot::restore(JsonFields &fields, World &world)
{
    WorldSnapshot snapshot(fields, world);
    snapshot.restoreClock();
    snapshot.restoreChance();
    snapshot.restoreDoors();
    snapshot.restoreCharacter();
    snapshot.restoreItems();
    snapshot.restoreActors();
    snapshot.restoreSight();
}

void WorldSnapshot::restoreClock()
{
    m_fields.require("status"_L1);
    m_world.m_status = Status(m_fields.choice("status"_L1, statusKeys(), 0));
    m_world.m_turn = intIn(m_fields, "turn"_L1, 0, int(largestCount));
    m_world.m_steps = intIn(m_fields, "steps"_L1, 0, int(largestCount));
    m_world.m_timeMs = numberIn(m_fields, "time_ms"_L1, 0, largestSum);
    m_world.m_safeUntil = numberIn(m_fields, "safe_until"_L1, 0, largestSum);
    m_world.m_gold = numberIn(m_fields, "gold"_L1, 0, largestSum);
    m_world.m_isProtected = m_fields.boolean("protected"_L1, false);
}

void WorldSnapshot::restoreChance()
{
    m_fields.require("rng"_L1);
    const QStringList words = m_fields.texts("rng"_L1);
    std::array<std::uint64_t, 4> state{};
    bool areGood = words.size() == qsizetype(state.size());
    for (std::size_t i = 0; areGood && i < state.size(); ++i) {
        state[i] = words[qsizetype(i)].toULongLong(&areGood, 16);
        areGood = areGood && hexOf(state[i]) == words[qsizetype(i)];
    }
    // The generator never comes to nothing but zeros, and never out of it.
    if (!areGood || state == std::array<std::uint64_t, 4>{}) {
        m_fields.report(IssueCode::BadValue, "rng"_L1, Expected::Array);
        return;
    }
    m_world.m_rng = Rng::fromState(state);
}

void WorldSnapshot::restoreDoors()
{
    readObjects(m_fields, "doors"_L1, [this](JsonFields &fields) {
        const Point cell = cellIn(fields, "cell"_L1, m_world.size());
        fields.require("door"_L1);
        const Terrain &door = m_world.terrainAt(cell);
        const QString key = fields.text("door"_L1);
        if (!door.isDoor() || door.key != key) {
            fields.report(IssueCode::BadValue, "door"_L1, Expected::OneOf, shortened(key), {door.key});
            return;
        }
        m_world.openDoor(cell, *m_world.catalogue().terrainOf(door.opensTo));
    });
}

void WorldSnapshot::restoreCharacter()
{
    readObject(m_fields, "character"_L1, [this](JsonFields &fields) { m_world.m_character = characterFrom(fields); });
}

/// First those of the level, in the same order, then what the hero brought.
void WorldSnapshot::restoreItems()
{
    const std::vector<Item> placed = m_world.m_items;
    // Only what he brought is in the bag yet.
    const auto ofLevel =
        std::count_if(placed.begin(), placed.end(), [](const Item &item) { return item.place != Item::Place::Bag; });
    m_world.m_items.clear();
    BagCheck bag(m_world.catalogue());
    readObjects(m_fields, "items"_L1, [&](JsonFields &fields) {
        Item item;
        const std::size_t number = m_world.m_items.size();
        restoreItem(fields, item, number < placed.size() && placed[number].place == Item::Place::Carried);
        const bool isOther = number < std::size_t(ofLevel) && item.kind != placed[number].kind;
        if (isOther) {
            fields.report(IssueCode::BadValue, "kind"_L1, Expected::Kind, m_world.catalogue().kind(item.kind).key,
                          {m_world.catalogue().kind(placed[number].kind).key});
        }
        if (item.place == Item::Place::Bag) {
            bag.add(fields, item.kind, item.letter, item.isWorn);
        }
        m_world.m_items.push_back(item);
    });
    const auto count = std::ptrdiff_t(m_world.m_items.size());
    if (count < ofLevel || count > ofLevel + largestBag) {
        m_fields.report(IssueCode::BadValue, "items"_L1, Expected::Array);
    }
    if (isClean()) {
        placeItems();
    }
}

void WorldSnapshot::restoreItem(JsonFields &fields, Item &item, bool isOfMonster)
{
    const std::optional<KindId> kind = kindIn(fields, "kind"_L1, m_world.catalogue());
    fields.require("place"_L1);
    item.kind = kind.value_or(0);
    item.place = Item::Place(fields.choice("place"_L1, placeKeys(), int(Item::Place::Gone)));
    item.cell = cellIn(fields, "cell"_L1, m_world.size());
    item.gold = intIn(fields, "gold"_L1, 0, int(largestCount));
    item.variant = intIn(fields, "variant"_L1, 0, int(largestCount));
    if (item.place == Item::Place::Bag) {
        item.letter = letterIn(fields, "letter"_L1);
        item.isWorn = fields.boolean("worn"_L1, false);
    }
    if (isOfMonster && item.place == Item::Place::Floor) {
        item.isHidden = fields.boolean("hidden"_L1, false);
    } else if (!isOfMonster && item.place == Item::Place::Carried) {
        fields.report(IssueCode::BadValue, "place"_L1, Expected::OneOf, placeKeys()[int(item.place)]);
    }
    const KindCategory category = m_world.catalogue().kind(item.kind).category;
    if (kind && category != KindCategory::Item && category != KindCategory::Treasure) {
        fields.report(IssueCode::BadValue, "kind"_L1, Expected::Kind);
    }
}

void WorldSnapshot::placeItems()
{
    m_world.m_itemIndex = CellIndex(m_world.size());
    m_world.m_bag.fill(CellIndex::none);
    m_world.m_treasureLeft = 0;
    for (int i = 0; i < int(m_world.m_items.size()); ++i) {
        const Item &item = m_world.item(i);
        const bool isTreasure = m_world.kindOfItem(i).category == KindCategory::Treasure;
        const bool isThere = item.place == Item::Place::Floor || item.place == Item::Place::Carried;
        m_world.m_treasureLeft += int(isTreasure && isThere);
        if (item.place == Item::Place::Floor) {
            m_world.m_itemIndex.insert(i, item.cell);
        } else if (item.place == Item::Place::Bag) {
            m_world.m_bag[std::size_t(item.letter - 'a')] = i;
        }
    }
}

void WorldSnapshot::restoreActors()
{
    ActorId id = nobody;
    readObjects(m_fields, "actors"_L1, [&](JsonFields &fields) {
        if (++id <= m_world.actorCount() && isClean()) {
            restoreActor(fields, id);
        }
    });
    if (id != m_world.actorCount()) {
        m_fields.report(IssueCode::BadValue, "actors"_L1, Expected::Array);
    }
    if (isClean()) {
        placeActors();
        checkCarried();
    }
}

/// Who carries what, the level says: the living do, the dead do not.
void WorldSnapshot::checkCarried()
{
    for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
        const int item = m_world.actor(id).item;
        const bool isCarried = m_world.itemCarriedBy(id) != CellIndex::none;
        if (item != CellIndex::none && isCarried != m_world.isAlive(id)) {
            const QString path = pathOfIndex(m_fields.pathOf("items"_L1), item);
            m_fields.issues().add({.code = IssueCode::BadValue, .path = pathOfKey(path, u"place"_s)});
        }
    }
}

void WorldSnapshot::restoreActor(JsonFields &fields, ActorId id)
{
    Actor &actor = m_world.edit(id);
    const std::optional<KindId> kind = kindIn(fields, "kind"_L1, m_world.catalogue());
    if (kind && *kind != actor.kind) {
        fields.report(IssueCode::BadValue, "kind"_L1, Expected::Kind, {}, {m_world.kindOf(id).key});
    }
    fields.require("facing"_L1);
    fields.require("dead"_L1);
    actor.cell = cellIn(fields, "cell"_L1, m_world.size());
    actor.facing = Direction(fields.choice("facing"_L1, directionKeys(), 0));
    actor.isDead = fields.boolean("dead"_L1, false);
    actor.isHidden = actor.isDead && fields.boolean("hidden"_L1, false);
    actor.hp = actor.isDead ? intIn(fields, "hp"_L1, 0, 0) : intIn(fields, "hp"_L1, 1, m_world.maxHp(id));
    actor.rest = intIn(fields, "rest"_L1, 0, longestRest);
    actor.isInView = fields.boolean("in_view"_L1, false);
    actor.hasGoal = fields.has("goal"_L1);
    actor.goal = actor.hasGoal ? cellIn(fields, "goal"_L1, m_world.size()) : Point();
    readObject(fields, "statuses"_L1, [&actor](JsonFields &statuses) {
        for (int i = 0; i < statusEffectCount; ++i) {
            const QLatin1StringView key = statusEffectKey(StatusEffect(i));
            if (statuses.has(key)) {
                actor.statuses.set(StatusEffect(i), intIn(statuses, key, 0, longestStatus));
            }
        }
    });
    restoreTime(fields, id);
}

/// Nobody who is alive is due before now, or later than the rules can make him wait.
void WorldSnapshot::restoreTime(JsonFields &fields, ActorId id)
{
    const bool isScheduled = m_world.isRealTime() && id != heroId && m_world.isAlive(id);
    const qint64 first = isScheduled ? m_world.timeMs() : 0;
    const qint64 last = m_world.timeMs() + longestDelay(m_world.rules());
    m_world.edit(id).nextActionMs = numberIn(fields, "next_ms"_L1, first, last);
}

void WorldSnapshot::placeActors()
{
    // Where a touch kills, a hero who is safe may stand where a monster does.
    const bool sharesHero = m_world.rules().contact == Contact::Kills;
    const auto isTaken = [this, sharesHero](Point cell) {
        return (sharesHero ? m_world.monsterAt(cell) : m_world.actorAt(cell)) != nobody;
    };
    m_world.m_actorIndex = CellIndex(m_world.size());
    m_world.m_roster = Roster();
    m_world.m_schedule = Schedule();
    m_world.m_monstersLeft = 0;
    bool hasRoom = m_world.isAlive(heroId) == (m_world.status() != Status::Lost);
    for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
        const Actor &actor = m_world.actor(id);
        if (actor.isDead) {
            continue;
        }
        hasRoom = hasRoom && !(m_world.rules().isBlocking() && isTaken(actor.cell));
        m_world.m_actorIndex.insert(id - 1, actor.cell);
        ++m_world.m_monstersLeft;
        if (m_world.isRealTime()) {
            m_world.m_schedule.add({actor.nextActionMs, id});
        }
    }
    if (!hasRoom) {
        m_fields.report(IssueCode::BadValue, "actors"_L1, Expected::FreeCell);
    }
}

void WorldSnapshot::restoreSight()
{
    m_fields.require("explored"_L1);
    const Size size = m_world.size();
    const auto bytes = qsizetype((size.area() + 7) / 8);
    const QByteArray text = m_fields.text("explored"_L1).toLatin1();
    const auto bits = text.size() == (bytes + 2) / 3 * 4
                          ? QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors)
                          : QByteArray::FromBase64Result();
    if (bits.decodingStatus != QByteArray::Base64DecodingStatus::Ok || bits.decoded.size() != bytes) {
        m_fields.report(IssueCode::BadValue, "explored"_L1, Expected::Text);
    }
    if (!isClean()) {
        return;
    }
    m_world.m_sight = SightMap(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const qsizetype i = qsizetype(y) * size.width + x;
            if ((bits.decoded.at(i / 8) & (0x80 >> (i % 8))) != 0) {
                m_world.m_sight.explore({x, y});
            }
        }
    }
    lookAround(m_world);
}
