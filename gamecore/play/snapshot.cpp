#include "gamecore/play/snapshot.h"

#include "gamecore/base/issue.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/play/statejson.h"
#include "gamecore/rules/clock.h"
#include "gamecore/rules/sight.h"
#include "gamecore/world/world.h"

#include <QJsonDocument>

#include <map>

using namespace Qt::StringLiterals;

namespace {

// Validation of a state across its rows. Issues have paths below `path`, the path of the state.

/// Collector of issues with their paths in the state.
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

/// Checks doors in the order of opening, since a door may have replaced another one.
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

/// True if a monster may carry an item: only items that the level gave to a monster.
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

/// True unless a living actor is due in the past, or later than the rules allow.
bool isDueInTime(const World &world, ActorId id)
{
    const bool isScheduled = world.isRealTime() && id != heroId && world.isAlive(id);
    const Actor &actor = world.actor(id);
    const qint64 wait = actor.nextActionMs - world.timeMs();
    return isScheduled ? wait >= 0 && wait <= longestWait(world.rules(), rowOf(actor.behavior))
                       : actor.nextActionMs >= 0;
}

/// True if the actor's cell is not taken. Under `contact kills`, a safe hero may share a monster's cell.
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
    // Living monsters carry the item that the level gave them; dead ones carry none.
    const bool carries = world.itemCarriedBy(id) != CellIndex::none;
    if (actor.item != CellIndex::none && carries != world.isAlive(id)) {
        findings.add(u"items"_s, actor.item, u"place"_s, Expected::OneOf);
    }
}

/// Checks a state against a new world of its level. Do not pass a state with issues to World::resume().
void checkState(const WorldState &state, const World &fresh, const QString &path, IssueList &issues)
{
    Findings findings(path, issues);
    if (state.actors.size() != fresh.state().actors.size()) {
        findings.add(u"actors"_s, Expected::Array);
    }
    checkDoors(state, fresh, findings);
    checkItems(state, fresh, itemsOfLevel(fresh.state()), findings);
}

/// Checks a world that has resumed a state: hit points, action times, positions and carried items. Do not play it if
/// there are issues.
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

const QString snapshotFormat = u"mazewright-snapshot"_s;

/// Returns the history with one command a line.
QString historyText(const std::vector<Command> &history)
{
    QString text;
    for (const Command &command : history) {
        text += toText(command) + u'\n';
    }
    return text;
}

Traveller travellerFrom(JsonFields &fields, const StateGround &ground)
{
    Traveller traveller;
    readTraveller(fields, Travels::DownStairs, traveller);
    BagCheck bag(ground.catalogue);
    readObjects(fields, "bag"_L1, [&](JsonFields &inner) {
        const std::optional<KindId> kind = kindIn(inner, "kind"_L1, ground.catalogue);
        Traveller::Carried carried = carriedFrom(inner, Travels::DownStairs);
        const Item &item = carried.item;
        const QLatin1StringView fault = kind ? bag.faultOf(*kind, item.letter, item.isWorn) : QLatin1StringView();
        if (!fault.isEmpty()) {
            inner.report(IssueCode::BadValue, fault, Expected::Nothing);
        }
        traveller.bag.push_back(std::move(carried));
    });
    return traveller;
}

StateGround groundOf(const World &world)
{
    return {.catalogue = world.catalogue(), .size = world.size()};
}

/// Applies the state in `fields` to a new world. Do not use the world if there are issues.
void resume(JsonFields &fields, World &world)
{
    WorldState state = world.state();
    state.items.resize(itemsOfLevel(state));
    readState(fields, groundOf(world), state);
    if (fields.issues().isEmpty()) {
        checkState(state, world, fields.path(), fields.issues());
    }
    if (fields.issues().isEmpty()) {
        world.resume(std::move(state));
        lookAround(world);
        checkResumed(world, fields.path(), fields.issues());
    }
}

std::vector<Command> historyFrom(JsonFields &fields)
{
    std::vector<Command> history;
    fields.require("commands"_L1);
    const QString text = fields.longText("commands"_L1);
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts)) {
        const CommandText read = commandFromText(line);
        if (read.fault != CommandText::Fault::None) {
            fields.report(IssueCode::BadValue, "commands"_L1, Expected::Nothing, shortened(line.toString()));
            return {};
        }
        history.push_back(read.command);
    }
    return history;
}

/// True if it is a snapshot that this program can read.
bool readSnapshotHead(JsonFields &fields)
{
    fields.require("format"_L1);
    fields.require("version"_L1);
    const QString found = fields.text("format"_L1);
    if (found != snapshotFormat) {
        fields.report(IssueCode::BadValue, "format"_L1, Expected::OneOf, shortened(found), {snapshotFormat});
        return false;
    }
    const qint64 version = fields.integer("version"_L1, snapshotVersion, largestCount, 0);
    if (version > snapshotVersion) {
        fields.issues().add({.code = IssueCode::NewerVersion,
                             .path = fields.pathOf("version"_L1),
                             .found = QString::number(version),
                             .expected = Expected::Version,
                             .first = snapshotVersion});
    }
    return fields.issues().isEmpty();
}

qint64 bytesOf(const WorldState &state, Size size)
{
    const auto sizeOf = [](const auto &values) { return qint64(values.size()) * qint64(sizeof(values.front())); };
    constexpr qint64 cellsInByte = 8;
    return qint64(sizeof(GameMoment)) + sizeOf(state.actors) + sizeOf(state.items) + sizeOf(state.openedDoors)
           + qint64(size.area()) / cellsInByte; // explored cells are bits
}

} // namespace

class GameSnapshot {
public:
    static QJsonObject write(const Game &game)
    {
        QJsonObject object{{u"format"_s, snapshotFormat},
                           {u"version"_s, snapshotVersion},
                           {u"seed"_s, qint64(game.seed())},
                           {u"dungeon"_s, game.isDungeon()},
                           {u"depth"_s, game.world().stage().depth},
                           {u"level"_s, QString::fromUtf8(writeLevelJson(game.level(), *game.m_shipped))},
                           {u"commands"_s, historyText(game.history())},
                           {u"world"_s, stateObject(game.world().state(), groundOf(game.world()))}};
        if (game.m_traveller) {
            object.insert("traveller"_L1, travellerObject(*game.m_traveller, Travels::DownStairs));
        }
        return object;
    }

    static std::optional<Game> read(JsonFields &fields, const CataloguePtr &shipped)
    {
        std::optional<Game> game = begin(fields, shipped);
        if (!game) {
            return std::nullopt;
        }
        game->m_history = historyFrom(fields);
        if (fields.has("traveller"_L1)) {
            readObject(fields, "traveller"_L1,
                       [&](JsonFields &inner) { game->m_traveller = travellerFrom(inner, groundOf(game->world())); });
        }
        readObject(fields, "world"_L1, [&](JsonFields &inner) { resume(inner, game->m_world); });
        fields.reportUnknownKeys();
        return fields.issues().isEmpty() ? std::move(game) : std::nullopt;
    }

private:
    /// Starts the game of the snapshot from its level.
    static std::optional<Game> begin(JsonFields &fields, const CataloguePtr &shipped)
    {
        fields.require("dungeon"_L1);
        const auto seed = std::uint64_t(numberIn(fields, "seed"_L1, 0, qint64(largestSeed)));
        const bool isDungeon = fields.boolean("dungeon"_L1, false);
        const int depth = intIn(fields, "depth"_L1, 1, isDungeon ? deepestDepth : 1);
        fields.require("level"_L1);
        ReadLevel read = readLevelJson(fields.longText("level"_L1).toUtf8(), *shipped, checkStructure);
        std::optional<PlayableLevel> level = std::move(read.level).playable();
        if (!level) {
            fields.report(IssueCode::NotALevel, "level"_L1, Expected::Nothing);
        }
        if (!fields.issues().isEmpty()) {
            return std::nullopt;
        }
        Game game(shipped, std::move(*level), seed, isDungeon, nullptr);
        game.m_world = game.makeWorld(depth, nullptr);
        return game;
    }
};

QByteArray writeSnapshot(const Game &game)
{
    return QJsonDocument(GameSnapshot::write(game)).toJson(QJsonDocument::Compact);
}

ReadSnapshot readSnapshot(const QByteArray &text, const CataloguePtr &shipped)
{
    ReadSnapshot result;
    if (const std::optional<QJsonObject> object = parseJson(text, result.issues)) {
        JsonFields fields(*object, {}, result.issues);
        if (readSnapshotHead(fields)) {
            result.game = GameSnapshot::read(fields, shipped);
        }
        locateIssues(text, result.issues);
    }
    return result;
}

GameMoment::GameMoment(const Game &game)
    : m_depth(game.world().stage().depth), m_bytes(bytesOf(game.world().state(), game.world().size())),
      m_state(game.world().state())
{
}

void GameMoment::restoreTo(Game &game) const
{
    if (game.m_world.stage().depth != m_depth) {
        game.m_played = PlayableLevel::ofDungeon(*game.m_shipped, game.level().ruleset, game.m_seed, m_depth);
        game.m_world = game.makeWorld(m_depth, nullptr);
    }
    game.m_world.resume(m_state);
    lookAround(game.m_world);
    game.m_history.clear();
}
