#include "tests/support/invariants.h"

#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "tests/support/cellbycellview.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace {

QString faultOfActor(const World &world, ActorId id)
{
    const Actor &actor = world.actor(id);
    if (!world.size().contains(actor.cell) || !world.isWalkable(actor.cell)) {
        return u"stands where nobody can"_s;
    }
    if (actor.isDead) {
        return actor.hp == 0 ? QString() : u"is dead with hp %1"_s.arg(actor.hp);
    }
    if (actor.hp < 1 || actor.hp > world.maxHp(id)) {
        return u"lives with hp %1 of %2"_s.arg(actor.hp).arg(world.maxHp(id));
    }
    if (world.rules().isBlocking() && id != heroId && world.monsterAt(actor.cell) != id) {
        return u"shares a cell with monster %1"_s.arg(world.monsterAt(actor.cell));
    }
    const bool isFriend = actor.statuses.has(StatusEffect::Charmed) || world.isHeroSafe();
    const bool mayTouch = world.rules().contact == Contact::Kills && isFriend; // a step continues onto the touched
                                                                               // actor's cell
    if (world.rules().isBlocking() && world.actorAt(actor.cell) != id && !mayTouch) {
        return u"shares a cell with the hero"_s;
    }
    return world.monsterAt(actor.cell) == nobody && id != heroId ? u"is not found on its cell"_s : QString();
}

QString faultOfActors(const World &world)
{
    int monsters = 0;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        if (const QString fault = faultOfActor(world, id); !fault.isEmpty()) {
            return u"actor %1 "_s.arg(id) + fault;
        }
        monsters += int(id != heroId && world.isAlive(id));
    }
    if (world.isAlive(heroId) != (world.status() != Status::Lost)) {
        return u"the hero's life is not the game's"_s;
    }
    return monsters == world.monstersLeft() ? QString() : u"%1 monsters live"_s.arg(monsters);
}

bool liesOn(const World &world, int number, Point cell)
{
    for (int i = world.itemAt(cell); i != CellIndex::none; i = world.nextItem(i)) {
        if (i == number) {
            return true;
        }
    }
    return false;
}

/// Returns the number of living monsters that carry the item.
int carriersOf(const World &world, int number)
{
    int carriers = 0;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        carriers += int(world.isAlive(id) && world.actor(id).item == number);
    }
    return carriers;
}

QString faultOfItem(const World &world, int number)
{
    const Item &item = world.item(number);
    const bool isTreasure = world.kindOfItem(number).category == KindCategory::Treasure;
    const bool hasLetter = item.letter >= 'a' && item.letter <= 'z';
    switch (item.location) {
    case Item::Location::Floor:
        return liesOn(world, number, item.cell) && item.letter == 0 && !item.isWorn ? QString() : u"lies badly"_s;
    case Item::Location::Bag:
        if (!hasLetter || world.itemWithLetter(item.letter) != number || isTreasure) {
            return u"is badly in the bag"_s;
        }
        return item.isWorn && !world.kindOfItem(number).isWearable() ? u"cannot be worn"_s : QString();
    case Item::Location::Gone:
        return item.letter == 0 && !item.isWorn ? QString() : u"is badly gone"_s;
    case Item::Location::Carried:
        return carriersOf(world, number) == 1 ? QString() : u"is badly carried"_s;
    }
    return u"is nowhere"_s;
}

QString faultOfItems(const World &world)
{
    std::array<int, slotCount> worn{};
    int carried = 0;
    int treasure = 0;
    for (int i = 0; i < int(world.items().size()); ++i) {
        if (const QString fault = faultOfItem(world, i); !fault.isEmpty()) {
            return u"item %1 "_s.arg(i) + fault;
        }
        const Item &item = world.item(i);
        const Kind &kind = world.kindOfItem(i);
        worn[std::size_t(kind.slot)] += int(item.isWorn);
        carried += int(item.location == Item::Location::Bag);
        const bool isThere = item.location == Item::Location::Floor || item.location == Item::Location::Carried;
        treasure += int(isThere && kind.category == KindCategory::Treasure);
    }
    if (*std::max_element(worn.begin(), worn.end()) > 1) {
        return u"two items are worn in one slot"_s;
    }
    int letters = 0;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        letters += int(world.itemWithLetter(letter) != CellIndex::none);
    }
    if (letters != carried || carried > largestBag) {
        return u"%1 items under %2 letters"_s.arg(carried).arg(letters);
    }
    return treasure == world.treasureLeft() ? QString() : u"%1 treasures lie about"_s.arg(treasure);
}

/// Checks where light passes, and the resulting view, with a plain algorithm.
QString faultOfLight(const World &world)
{
    const auto isTransparent = [&world](Point cell) { return world.terrainAt(cell).isTransparent; };
    if (world.opaque() != OpaqueGrid(world.size(), [&](Point cell) { return !isTransparent(cell); })) {
        return u"walls of sight are not those of the terrain"_s;
    }
    if (!world.needsSight()) {
        return {};
    }
    BitGrid seen(world.size());
    CellByCellView().compute(world.size(), world.hero().cell, world.rules().fovRadius, isTransparent,
                             [&seen](Point cell) { seen.set(cell); });
    for (const Point cell : world.sight().visible()) {
        if (!seen.at(cell)) {
            return u"the hero sees through walls"_s;
        }
        seen.set(cell, false);
    }
    return seen == BitGrid(world.size()) ? QString() : u"the hero does not see what he could"_s;
}

QString faultOfSight(const World &world)
{
    if (!world.seesAll() && !(world.isVisible(world.hero().cell) && world.isExplored(world.hero().cell))) {
        return u"the hero does not see his own cell"_s;
    }
    for (const Point cell : world.sight().visible()) {
        if (!world.isExplored(cell) || !isWithin(world.hero().cell, cell, world.rules().fovRadius)) {
            return u"what is seen is not known or too far away"_s;
        }
    }
    return {};
}

using Bag = std::set<std::pair<char, KindId>>;

Bag bagOf(const std::vector<Item> &items, bool isWorn)
{
    Bag bag;
    for (const Item &item : items) {
        if (item.location == Item::Location::Bag && item.isWorn == isWorn) {
            bag.emplace(item.letter, item.kind);
        }
    }
    return bag;
}

} // namespace

QString brokenInvariant(const World &world)
{
    for (const QString &fault : {faultOfActors(world), faultOfItems(world), faultOfSight(world), faultOfLight(world)}) {
        if (!fault.isEmpty()) {
            return fault;
        }
    }
    return {};
}

QString ItemCensus::fault(const World &world)
{
    const std::vector<Item> before = std::exchange(m_items, world.items());
    if (before.size() != m_items.size()) {
        return u"%1 items were %2"_s.arg(m_items.size()).arg(before.size());
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool hasChanged = before[i].kind != m_items[i].kind || before[i].gold != m_items[i].gold;
        const bool isBack = before[i].location == Item::Location::Gone && m_items[i].location != Item::Location::Gone;
        if (hasChanged || isBack) {
            return u"item %1 became another or came back"_s.arg(i);
        }
    }
    return {};
}

QString ItemCensus::faultOfArrival(const World &world)
{
    const std::vector<Item> before = std::exchange(m_items, world.items());
    for (const bool isWorn : {false, true}) {
        if (bagOf(before, isWorn) != bagOf(m_items, isWorn)) {
            return u"the bag changed on the way"_s;
        }
    }
    return {};
}
