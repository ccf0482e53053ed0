#include "app/cli/commands.h"
#include "app/cli/importtext.h"
#include "app/cli/output.h"
#include "editor/wording/losstext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace {

int writeAsText(const QString &path, const Level &level, const Catalogue &catalogue)
{
    const TextExport written = writeLevelText(level, catalogue, levelNameOf(path));
    if (!writeFile(path, written.text)) {
        return ExitUsage;
    }
    int exitCode = ExitDone;
    for (const TextLoss &loss : written.losses) {
        const QString grade = loss.isNote() ? u"note"_s : u"error"_s;
        printError(u"mazewright: %1: %2: %3"_s.arg(path, grade, sentenceOf(loss)));
        exitCode = loss.isNote() ? exitCode : int(ExitProblems);
    }
    return exitCode;
}

} // namespace

int runConvert(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, QList<OptionSpec>{{u"--ruleset"_s, true}} + textOptions());
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 2) {
        return usageError(u"convert needs two files: IN and OUT."_s);
    }
    const QString out = call.files.at(1);
    const bool isText = out.endsWith(u".txt", Qt::CaseInsensitive);
    const bool isCampaign = isTextFile(call.files.first()) && couldBeFolder(out);
    if (!isText && !isCampaign && !out.endsWith(u".level.json", Qt::CaseInsensitive)) {
        return usageError(u"%1: OUT must end in .level.json or .txt."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    const QString ruleset = call.values.value(u"--ruleset"_s);
    if (call.has(u"--ruleset"_s) && !catalogue->ruleset(ruleset)) {
        return refuseRuleset(ruleset, *catalogue);
    }
    int exitCode = ExitDone;
    std::vector<Level> levels = levelsFrom(call, *catalogue, !isCampaign, exitCode);
    for (Level &level : levels) {
        level.ruleset = ruleset.isEmpty() ? level.ruleset : ruleset;
    }
    if (levels.empty() || isCampaign) {
        return levels.empty() ? exitCode : writeAsCampaign(out, levels, *catalogue);
    }
    const Level &level = levels.front();
    if (isText) {
        return writeAsText(out, level, *catalogue);
    }
    return writeFile(out, writeLevelJson(level, *catalogue)) ? ExitDone : ExitUsage;
}
