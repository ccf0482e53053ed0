#include "app/cli/commands.h"
#include "app/cli/headlessplay.h"
#include "app/cli/output.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/runs/runreader.h"

using namespace Qt::StringLiterals;

namespace {

/// The game of the level that is named. Nothing if it has mistakes, which are told on standard error; `exitCode` is
/// then set.
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
            return usageError(u"--replay plays what is recorded, so it goes without %1."_s.arg(option));
        }
    }
    if (!call.files.isEmpty()) {
        return usageError(u"--replay plays what is recorded, so it goes without a LEVEL."_s);
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
        return usageError(u"--text tells a recorded game, so it needs --replay FILE."_s);
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
