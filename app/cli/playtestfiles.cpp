#include "app/cli/playtestfiles.h"

#include "app/cli/output.h"
#include "app/cli/playtesttable.h"
#include "gamecore/playtest/playtestfile.h"

using namespace Qt::StringLiterals;

namespace {

std::optional<Playtest> playtestFrom(const QString &path)
{
    ReadPlaytest read = readPlaytestFile(path);
    printIssues(read.issues, Severity::Error);
    return std::move(read.playtest);
}

QString sentenceOf(PlaytestFault fault)
{
    switch (fault) {
    case PlaytestFault::OtherLevel:
        return u"its games are of another level or ruleset."_s;
    case PlaytestFault::OtherPlayers:
        return u"its games are by other players."_s;
    case PlaytestFault::SameGames:
        return u"some of its games are there already."_s;
    case PlaytestFault::None:
        break;
    }
    return {};
}

/// Whether a call that plays nothing is given nothing that is for playing; else that is told.
bool hasOnly(const Arguments &call, const QStringList &options)
{
    for (const QString &option : call.values.keys()) {
        if (option != u"--data" && !options.contains(option)) {
            usageError(u"The option %1 is not for playtest %2."_s.arg(option, call.files.first()));
            return false;
        }
    }
    return true;
}

} // namespace

bool writePlaytestFile(const QString &path, const Playtest &playtest)
{
    const QByteArray text = writePlaytest(playtest);
    if (text.size() > largestPlaytest || !readPlaytest(text).playtest) {
        usageError(u"%1: This is not written: it would be too large to be read again."_s.arg(path));
        return false;
    }
    return writeFile(path, text);
}

int mergePlaytests(const Arguments &call)
{
    const QString out = call.values.value(u"--json"_s);
    if (!hasOnly(call, {u"--json"_s})) {
        return ExitUsage;
    }
    if (call.files.size() < 2) {
        return usageError(u"playtest merge needs at least one FILE."_s);
    }
    std::optional<Playtest> all = playtestFrom(call.files.at(1));
    for (qsizetype i = 2; all && i < call.files.size(); ++i) {
        const std::optional<Playtest> other = playtestFrom(call.files.at(i));
        if (!other) {
            return ExitUsage;
        }
        if (const PlaytestFault fault = merge(*all, *other); fault != PlaytestFault::None) {
            return usageError(u"%1: This cannot be added, since %2"_s.arg(call.files.at(i), sentenceOf(fault)));
        }
    }
    if (!all || (!out.isEmpty() && !writePlaytestFile(out, *all))) {
        return ExitUsage;
    }
    printOut(tableOf(*all));
    return ExitDone;
}

int comparePlaytests(const Arguments &call)
{
    if (!hasOnly(call, {})) {
        return ExitUsage;
    }
    if (call.files.size() != 3) {
        return usageError(u"playtest compare needs two FILEs."_s);
    }
    const std::optional<Playtest> before = playtestFrom(call.files.at(1));
    const std::optional<Playtest> now = playtestFrom(call.files.at(2));
    if (!before || !now) {
        return ExitUsage;
    }
    const QString table = tableOf(*before, *now);
    if (table.isEmpty()) {
        return usageError(u"These have no games in common: compare needs the same players and seeds."_s);
    }
    if (before->level != now->level) {
        printError(u"mazewright: These are of two levels, “%1” and “%2”."_s.arg(before->level, now->level));
    }
    printOut(table);
    return ExitDone;
}
