#include "gamecore/play/snapshot.h"

#include "gamecore/base/rng.h"
#include "gamecore/carving/dungeon.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/snapshotfields.h"
#include "gamecore/play/statecheck.h"
#include "gamecore/play/statejson.h"
#include "gamecore/rules/sight.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

const QString snapshotFormat = u"mazewright-snapshot"_s;

/// One command a line.
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

/// Lays what `fields` hold over a newly made world, which is not to be used if there are findings.
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

/// Whether it is a snapshot that this program can read.
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
    /// Begins the game with its level as new.
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
