#include "app/cli/headless.h"

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/messages/runtext.h"
#include "gamecore/base/hasher.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/game.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/run.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"

#include <QJsonDocument>

#include <iostream>
#include <string>

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

void printObject(const QJsonObject &object)
{
    printOut(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void printStart(const Game &game)
{
    printObject({{u"type"_s, u"start"_s},
                 {u"seed"_s, qint64(game.seed())},
                 {u"ruleset"_s, game.level().ruleset},
                 {u"state"_s, stateObject(game.world())}});
}

void printFault(CommandText::Fault fault, const QString &line)
{
    const bool isArgument = fault == CommandText::Fault::BadArgument;
    const QString message = isArgument ? u"Invalid arguments: %1"_s.arg(line) : u"Unknown command: %1"_s.arg(line);
    printObject({{u"type"_s, u"error"_s},
                 {u"code"_s, isArgument ? u"bad_argument"_s : u"unknown_command"_s},
                 {u"message"_s, message}});
}

/// Prints the result of a line.
void printAnswer(const RunLine &line, bool tookTurn, const EventList &events, const Game &game)
{
    if (!line.command) {
        printObject(lookObject(game));
        return;
    }
    printObject({{u"type"_s, u"turn"_s},
                 {u"turn"_s, game.world().turn()},
                 {u"took_turn"_s, tookTurn},
                 {u"events"_s, eventArray(events, game.world())},
                 {u"state"_s, stateObject(game.world())}});
}

/// A game that is played by lines of commands.
class LineGame {
public:
    LineGame(Game game, bool isRecorded) : m_game(std::move(game))
    {
        if (isRecorded) {
            m_recorder.emplace(m_game, RunOrigin{});
        }
    }

    const Game &game() const { return m_game; }
    const std::optional<RunRecorder> &recorder() const { return m_recorder; }

    void answer(const QString &text)
    {
        const std::optional<RunLine> line = runLineFrom(text);
        if (!line) {
            printFault(text.startsWith(u"look ") ? CommandText::Fault::BadArgument : commandFromText(text).fault,
                       shortened(text));
            return;
        }
        const bool tookTurn = line->command && m_game.play(*line->command, m_events);
        if (m_recorder) {
            m_recorder->add(*line, m_game);
        }
        printAnswer(*line, tookTurn, m_events, m_game);
    }

private:
    Game m_game;
    std::optional<RunRecorder> m_recorder;
    EventList m_events;
};

bool writeRecord(const LineGame &game, const CataloguePtr &shipped, const QString &path)
{
    return !game.recorder() || writeFile(path, writeRun(game.recorder()->run(game.game()), *shipped));
}

/// Plays a game by lines from standard input and answers on standard output (docs/headless.md), until the input ends.
/// With a path the game is recorded there: the file is written before the first line and after the last one. Returns
/// the exit code. `shipped` is the catalogue that the game was started with.
int playLines(Game game, const CataloguePtr &shipped, const QString &recordPath)
{
    LineGame played(std::move(game), !recordPath.isEmpty());
    if (!writeRecord(played, shipped, recordPath)) {
        return ExitUsage;
    }
    printStart(played.game());
    std::string bytes;
    while (std::getline(std::cin, bytes)) {
        const QString line = QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).simplified();
        if (!line.isEmpty()) {
            played.answer(line);
        }
    }
    return writeRecord(played, shipped, recordPath) ? ExitDone : ExitUsage;
}

/// Plays the lines of a run again and answers as playLines() did. Returns the exit code.
int replayLines(const Run &run, const CataloguePtr &shipped)
{
    Replay replay(run, shipped);
    printStart(replay.game());
    EventList events;
    while (!replay.isAtEnd()) {
        const RunLine line = replay.next();
        const bool tookTurn = replay.play(events);
        printAnswer(line, tookTurn, events, replay.game());
    }
    return ExitDone;
}

/// Prints a run as text for people: what was played, one line per command with its effects, then the result. Returns
/// the exit code.
int tellLines(const Run &run, const CataloguePtr &shipped)
{
    tellRun(run, shipped, printOut);
    return ExitDone;
}

/// Starts a game of the named level. If the level has mistakes, prints them, sets `exitCode` and returns std::nullopt.
std::optional<Game> levelGame(const Arguments &call, const CataloguePtr &catalogue, const QString &ruleset,
                              std::uint64_t seed, int &exitCode)
{
    std::optional<PlayableLevel> level =
        playedLevelFrom(call.files.first(), *catalogue, ruleset, call.trusted, exitCode);
    if (!level) {
        return std::nullopt;
    }
    return Game::start(catalogue, std::move(*level), seed).game;
}

int replay(const Arguments &call)
{
    for (const QString &option : {u"--dungeon"_s, u"--seed"_s, u"--ruleset"_s, u"--record"_s}) {
        if (call.has(option)) {
            return usageError(u"--replay cannot be combined with %1: the recording decides it."_s.arg(option));
        }
    }
    if (!call.files.isEmpty()) {
        return usageError(u"--replay takes no LEVEL: the recording contains it."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    const ReadRun read = readRunFile(call.values.value(u"--replay"_s), catalogue);
    if (!read.run) {
        printIssues(read.issues, Severity::Error);
        return ExitUsage;
    }
    return call.has(u"--text"_s) ? tellLines(*read.run, catalogue) : replayLines(*read.run, catalogue);
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

int runHeadless(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--dungeon"_s},
                                                     {u"--seed"_s, true},
                                                     {u"--ruleset"_s, true},
                                                     {u"--record"_s, true},
                                                     {u"--replay"_s, true},
                                                     {u"--text"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.has(u"--replay"_s)) {
        return replay(call);
    }
    if (call.has(u"--text"_s)) {
        return usageError(u"--text needs --replay FILE."_s);
    }
    const bool isDungeon = call.has(u"--dungeon"_s);
    if (call.files.size() != (isDungeon ? 0 : 1)) {
        return usageError(u"headless needs one LEVEL, or --dungeon, or --replay FILE."_s);
    }
    const std::optional<std::uint64_t> seed = seedFrom(call);
    const CataloguePtr catalogue = seed ? catalogueFor(call) : nullptr;
    if (!catalogue) {
        return ExitUsage;
    }
    const QString ruleset = call.values.value(u"--ruleset"_s, isDungeon ? u"tombs"_s : QString());
    if ((isDungeon || call.has(u"--ruleset"_s)) && !catalogue->ruleset(ruleset)) {
        return refuseRuleset(ruleset, *catalogue);
    }
    int exitCode = ExitDone;
    std::optional<Game> game = isDungeon ? Game::startDungeon(catalogue, ruleset, *seed)
                                         : levelGame(call, catalogue, ruleset, *seed, exitCode);
    return game ? playLines(std::move(*game), catalogue, call.values.value(u"--record"_s)) : exitCode;
}
