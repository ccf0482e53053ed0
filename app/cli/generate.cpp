#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/mapgen/dungeon.h"

using namespace Qt::StringLiterals;

namespace {

/// Reads a whole number in first..last into `number`, which keeps its value if the option is not given. Prints an error
/// and returns false if the value is wrong.
bool readNumber(const Arguments &call, const QString &option, int first, int last, int &number)
{
    const std::optional<qint64> read = numberOption(call, option, first, last, number);
    if (!read) {
        usageError(u"%1 must be a whole number from %2 to %3."_s.arg(option).arg(first).arg(last));
        return false;
    }
    number = int(*read);
    return true;
}

/// Replaces the plan's sides by those given. Every room must fit between them.
bool readSides(const Arguments &call, DungeonPlan &plan)
{
    const int least = qMax(20, plan.roomMax + 1);
    return readNumber(call, u"--width"_s, least, 500, plan.width)
           && readNumber(call, u"--height"_s, least, 500, plan.height);
}

} // namespace

int runGenerate(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"-o"_s, true},
                                                     {u"--ruleset"_s, true},
                                                     {u"--seed"_s, true},
                                                     {u"--depth"_s, true},
                                                     {u"--width"_s, true},
                                                     {u"--height"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const QString out = call.values.value(u"-o"_s);
    if (out.isEmpty() || !call.files.isEmpty()) {
        return usageError(u"generate needs -o OUT and no other file."_s);
    }
    if (!out.endsWith(u".json", Qt::CaseInsensitive)) {
        return usageError(u"%1: OUT must end in .json, preferably in .level.json."_s.arg(out));
    }
    int depth = 1;
    const std::optional<std::uint64_t> seed = seedFrom(call);
    if (!seed || !readNumber(call, u"--depth"_s, 1, deepestDepth, depth)) {
        return ExitUsage;
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    const Ruleset *ruleset = catalogue->ruleset(call.values.value(u"--ruleset"_s, u"tombs"_s));
    if (!ruleset) {
        return refuseRuleset(call.values.value(u"--ruleset"_s), *catalogue);
    }
    DungeonPlan plan = ruleset->dungeon;
    if (!readSides(call, plan)) {
        return ExitUsage;
    }
    const Level level = dungeonLevel(*catalogue, ruleset->key, plan, *seed, depth);
    return writeFile(out, writeLevelJson(level, *catalogue)) ? ExitDone : ExitUsage;
}
