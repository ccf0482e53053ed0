#include "gamecore/play/statecheck.h"

#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/play/snapshotfields.h"
#include "gamecore/rules/clock.h"

#include <map>

using namespace Qt::StringLiterals;

namespace {

/// Finds places in what was read.
class Findings {
public:
    Findings(const QString &path, IssueList &issues) : m_path(path), m_issues(issues) {}

    void add(const QString &list, Expected expected, const QStringList &names = {})
    {
        addAt(pathOfKey(m_path, list), expected, names);
    }
    void add(const QString &list, int number, const QString &key, Expected expected, const QStringList &names = {})
    {
        addAt(pathOfKey(pathOfIndex(pathOfKey(m_path, list), number), key), expected, names);
    }

private:
    void addAt(const QString &path, Expected expected, const QStringList &names)
    {
        m_issues.add({.code = IssueCode::BadValue, .path = path, .expected = expected, .names = names});
    }

    QString m_path;
    IssueList &m_issues;
};

/// In the order in which they were opened: behind a door there may have been another.
void checkDoors(const WorldState &state, const World &fresh, Findings &findings)
{
    std::map<std::pair<int, int>, TerrainId> changed;
    for (int i = 0; i < int(state.openedDoors.size()); ++i) {
        const OpenedDoor &opened = state.openedDoors[std::size_t(i)];
        const auto [there, isNew] =
            changed.try_emplace({opened.cell.x, opened.cell.y}, fresh.terrain().at(opened.cell));
        const Terrain &door = fresh.catalogue().terrain(there->second);
        if (opened.door != there->second || !door.isDoor()) {
            findings.add(u"doors"_s, i, u"door"_s, Expected::OneOf, {door.key});
            return;
        }
        there->second = *fresh.catalogue().terrainOf(door.opensTo);
    }
}

/// Whether a monster may carry a thing: only what the level gave to one.
bool mayBeCarried(int number, const World &fresh)
{
    return number < int(fresh.items().size()) && fresh.item(number).location == Item::Location::Carried;
}

void checkItem(int number, const Item &item, const World &fresh, Findings &findings)
{
    const Kind &kind = fresh.catalogue().kind(item.kind);
    const bool isLoose = item.location != Item::Location::Bag;
    if (kind.category != KindCategory::Item && kind.category != KindCategory::Treasure) {
        findings.add(u"items"_s, number, u"kind"_s, Expected::Kind);
    }
    if (item.location == Item::Location::Carried && !mayBeCarried(number, fresh)) {
        findings.add(u"items"_s, number, u"place"_s, Expected::OneOf);
    }
    if (isLoose && item.letter != 0) {
        findings.add(u"items"_s, number, u"letter"_s, Expected::Nothing);
    }
    if (isLoose && item.isWorn) {
        findings.add(u"items"_s, number, u"worn"_s, Expected::Nothing);
    }
    if (item.isHidden && !(item.location == Item::Location::Floor && mayBeCarried(number, fresh))) {
        findings.add(u"items"_s, number, u"hidden"_s, Expected::Nothing);
    }
    if (item.isLeft && item.location != Item::Location::Floor) {
        findings.add(u"items"_s, number, u"left"_s, Expected::Nothing);
    }
}

void checkItems(const WorldState &state, const World &fresh, std::size_t ofLevel, Findings &findings)
{
    if (state.items.size() > ofLevel + largestBag) {
        findings.add(u"items"_s, Expected::Array);
    }
    BagCheck bag(fresh.catalogue());
    for (int i = 0; i < int(state.items.size()); ++i) {
        const Item &item = state.items[std::size_t(i)];
        checkItem(i, item, fresh, findings);
        if (item.location == Item::Location::Bag) {
            const QLatin1StringView fault = bag.faultOf(item.kind, item.letter, item.isWorn);
            if (!fault.isEmpty()) {
                findings.add(u"items"_s, i, QString(fault), Expected::Nothing);
            }
        }
    }
}

/// Nobody who is alive is due before now, or later than the rules can make him wait.
bool isDueInTime(const World &world, ActorId id)
{
    const bool isScheduled = world.isRealTime() && id != heroId && world.isAlive(id);
    const Actor &actor = world.actor(id);
    const qint64 wait = actor.nextActionMs - world.timeMs();
    return isScheduled ? wait >= 0 && wait <= longestWait(world.rules(), rowOf(actor.behavior))
                       : actor.nextActionMs >= 0;
}

/// Where a touch kills, a hero who is safe may stand where a monster does.
bool hasRoom(const World &world, ActorId id)
{
    const Point cell = world.actor(id).cell;
    const bool sharesHero = world.rules().contact == Contact::Kills;
    const bool isOfHero = !sharesHero && world.isAlive(heroId) && world.hero().cell == cell;
    return !world.rules().isBlocking() || !world.isAlive(id) || (world.monsterAt(cell) == id && !isOfHero);
}

void checkActor(const World &world, ActorId id, Findings &findings)
{
    const Actor &actor = world.actor(id);
    const bool isSound = actor.isDead ? actor.hp == 0 : actor.hp >= 1 && actor.hp <= world.maxHp(id);
    if (!isSound) {
        findings.add(u"actors"_s, id - 1, u"hp"_s, Expected::WholeNumber);
    }
    if (!isDueInTime(world, id)) {
        findings.add(u"actors"_s, id - 1, u"next_ms"_s, Expected::WholeNumber);
    }
    if (actor.isHidden && !actor.isDead) {
        findings.add(u"actors"_s, id - 1, u"hidden"_s, Expected::Nothing);
    }
    // The living carry what the level gave them, the dead do not.
    const bool carries = world.itemCarriedBy(id) != CellIndex::none;
    if (actor.item != CellIndex::none && carries != world.isAlive(id)) {
        findings.add(u"items"_s, actor.item, u"place"_s, Expected::OneOf);
    }
}

} // namespace

void checkState(const WorldState &state, const World &fresh, const QString &path, IssueList &issues)
{
    Findings findings(path, issues);
    if (state.actors.size() != fresh.state().actors.size()) {
        findings.add(u"actors"_s, Expected::Array);
    }
    checkDoors(state, fresh, findings);
    checkItems(state, fresh, itemsOfLevel(fresh.state()), findings);
}

void checkResumed(const World &world, const QString &path, IssueList &issues)
{
    Findings findings(path, issues);
    bool fitTogether = world.isAlive(heroId) == (world.status() != Status::Lost);
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        checkActor(world, id, findings);
        fitTogether = fitTogether && (id == heroId || hasRoom(world, id));
    }
    if (!fitTogether && issues.isEmpty()) {
        findings.add(u"actors"_s, Expected::FreeCell);
    }
}
