#include "app/cli/commands.h"
#include "app/cli/headlessjson.h"
#include "app/cli/output.h"
#include "gamecore/world/event.h"

#include <QJsonDocument>

#include <iostream>
#include <string>

using namespace Qt::StringLiterals;

namespace {

void printObject(const QJsonObject &object)
{
    printOut(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void printFault(CommandText::Fault fault, const QString &line)
{
    const bool isArgument = fault == CommandText::Fault::BadArgument;
    const QString message = isArgument ? u"The arguments of this command do not fit: %1"_s.arg(line)
                                       : u"There is no such command: %1"_s.arg(line);
    printObject({{u"type"_s, u"error"_s},
                 {u"code"_s, isArgument ? u"bad_argument"_s : u"unknown_command"_s},
                 {u"message"_s, message}});
}

void answer(Game &game, const QString &line, EventList &events)
{
    if (line == u"look") {
        printObject(lookObject(game));
        return;
    }
    if (line.startsWith(u"look ")) {
        printFault(CommandText::Fault::BadArgument, shortened(line));
        return;
    }
    const CommandText read = commandFromText(line);
    if (read.fault != CommandText::Fault::None) {
        printFault(read.fault, shortened(line));
        return;
    }
    const bool tookTurn = game.play(read.command, events);
    printObject({{u"type"_s, u"turn"_s},
                 {u"turn"_s, game.world().turn()},
                 {u"took_turn"_s, tookTurn},
                 {u"events"_s, eventArray(events, game.world())},
                 {u"state"_s, stateObject(game.world())}});
}

int play(Game game)
{
    printObject({{u"type"_s, u"start"_s},
                 {u"seed"_s, qint64(game.seed())},
                 {u"ruleset"_s, game.level().ruleset},
                 {u"state"_s, stateObject(game.world())}});
    EventList events;
    std::string bytes;
    while (std::getline(std::cin, bytes)) {
        const QString line = QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).simplified();
        if (!line.isEmpty()) {
            answer(game, line, events);
        }
    }
    return ExitDone;
}

/// The game of the level that is named. Nothing if it has mistakes, which are told on standard error; `exitCode` is
/// then set.
std::optional<Game> levelGame(const QString &path, const CataloguePtr &catalogue, const QString &ruleset,
                              std::uint64_t seed, int &exitCode)
{
    std::optional<PlayableLevel> level = playedLevelFrom(path, *catalogue, ruleset, exitCode);
    if (!level) {
        return std::nullopt;
    }
    return Game::start(catalogue, std::move(*level), seed).game;
}

} // namespace

int runHeadless(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--dungeon"_s}, {u"--seed"_s, true}, {u"--ruleset"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const bool isDungeon = call.has(u"--dungeon"_s);
    if (call.files.size() != (isDungeon ? 0 : 1)) {
        return usageError(u"headless needs one LEVEL, or --dungeon."_s);
    }
    const std::optional<std::uint64_t> seed = seedFrom(call);
    const CataloguePtr catalogue = seed ? catalogueFor(call) : nullptr;
    if (!catalogue) {
        return ExitUsage;
    }
    const QString ruleset = call.values.value(u"--ruleset"_s, isDungeon ? u"tombs"_s : QString());
    if ((isDungeon || call.has(u"--ruleset"_s)) && !catalogue->ruleset(ruleset)) {
        return usageError(u"There is no ruleset %1."_s.arg(ruleset));
    }
    int exitCode = ExitDone;
    std::optional<Game> game = isDungeon ? Game::startDungeon(catalogue, ruleset, *seed)
                                         : levelGame(call.files.first(), catalogue, ruleset, *seed, exitCode);
    return game ? play(std::move(*game)) : exitCode;
}
