#include "app/cli/output.h"
#include "app/convert/convertingcalls.h"
#include "app/convert/importtext.h"
#include "editor/storage/tiledexport.h"
#include "editor/text/losstext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/sharing/bundle.h"
#include "gamecore/tiled/tiledmapping.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

int packInto(const QString &in, const QString &out)
{
    if (!isCampaignPath(in) || isBundlePath(in)) {
        return usageError(u"%1: IN must be a .campaign.json or a folder of levels."_s.arg(in));
    }
    const ReadCampaign read = readCampaign(in);
    printIssues(read.issues, Severity::Error);
    if (!read.campaign) {
        return ExitUsage;
    }
    const PackedCampaign packed = packedCampaign(*read.campaign);
    printIssues(packed.issues, Severity::Warning);
    return packed.issues.isEmpty() && writeFile(out, packed.bytes) ? ExitDone : ExitUsage;
}

/// True if none of the files exists in the folder, so that nothing is overwritten.
bool isFree(const QDir &folder, const std::vector<ArchiveEntry> &files)
{
    for (const ArchiveEntry &file : files) {
        if (QFileInfo::exists(folder.filePath(file.name))) {
            usageError(u"%1 exists already; nothing was written."_s.arg(folder.filePath(file.name)));
            return false;
        }
    }
    return true;
}

int unpackInto(const QString &in, const QString &out)
{
    IssueList issues;
    const QFileInfo target(out);
    const auto files = unpackedCampaign(in, target.fileName(), issues);
    printIssues(issues, Severity::Error);
    const QDir folder = target.dir();
    if (!files || !isFree(folder, *files)) {
        return ExitUsage;
    }
    std::vector<FileContent> written;
    for (const ArchiveEntry &file : *files) {
        if (file.name.contains(u'/') && !folder.mkpath(QFileInfo(file.name).path())) {
            return usageError(u"Cannot create the folder of %1."_s.arg(folder.filePath(file.name)));
        }
        written.push_back({folder.filePath(file.name), file.bytes});
    }
    return writeNewFiles(written) ? ExitDone : ExitUsage;
}

/// Converts campaigns to and from one file: packs the campaign IN into OUT, `NAME.mazewright`, or unpacks such a file
/// to the campaign file OUT and its levels beside it. Returns the exit code.
int convertBundle(const QString &in, const QString &out)
{
    if (isBundlePath(out)) {
        return packInto(in, out);
    }
    if (!isCampaignFile(out)) {
        return usageError(u"%1: When IN is a .mazewright file, OUT must end in .campaign.json."_s.arg(out));
    }
    return unpackInto(in, out);
}

/// Reads the mapping given by `--mapping`. If it has mistakes, prints them and returns std::nullopt.
std::optional<TiledMapping> mappingFrom(const QString &name, const Catalogue &catalogue)
{
    IssueList issues;
    std::optional<TiledMapping> mapping;
    if (const std::optional<QByteArray> text = readFile(name, largestJson, issues)) {
        mapping = readTiledMapping(*text, catalogue, issues);
    }
    issues.setFile(name);
    printIssues(issues, Severity::Warning);
    return mapping;
}

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

int writeForTiled(const QString &path, const Level &level, const Catalogue &catalogue)
{
    if (level.size().area() == 0) {
        return usageError(u"%1: Cannot export the level as a map: it has no cells."_s.arg(path));
    }
    const std::optional<SaveFault> fault = exportToTiled(path, level, catalogue);
    return fault ? usageError(fault->path + u": "_s + sentenceOf(*fault)) : int(ExitDone);
}

/// Writes one level into a file of the format that the extension names.
int writeLevel(const QString &path, const Level &level, const Catalogue &catalogue)
{
    if (isWritableText(path)) {
        return writeAsText(path, level, catalogue);
    }
    if (isTiledMapPath(path)) {
        return writeForTiled(path, level, catalogue);
    }
    return writeFile(path, writeLevelJson(level, catalogue)) ? ExitDone : ExitUsage;
}

/// Converts levels to a file with one level, or to a campaign if the text has several mazes.
int convertLevels(const Arguments &call, const Catalogue &catalogue, bool isCampaign)
{
    MapReading maps{.trusted = call.trusted};
    if (call.has(u"--mapping"_s)) {
        maps.mapping = mappingFrom(call.values.value(u"--mapping"_s), catalogue);
        if (!maps.mapping) {
            return ExitUsage;
        }
    }
    const QString ruleset = call.values.value(u"--ruleset"_s);
    if (call.has(u"--ruleset"_s) && !catalogue.ruleset(ruleset)) {
        return refuseRuleset(ruleset, catalogue);
    }
    int exitCode = ExitDone;
    std::vector<Level> levels = levelsFrom(call, catalogue, maps, !isCampaign, exitCode);
    for (Level &level : levels) {
        level.ruleset = ruleset.isEmpty() ? level.ruleset : ruleset;
    }
    if (levels.empty()) {
        return exitCode;
    }
    const QString &out = call.files.at(1);
    return std::max(exitCode,
                    isCampaign ? writeAsCampaign(out, levels, catalogue) : writeLevel(out, levels.front(), catalogue));
}

} // namespace

int runConvert(const QStringList &arguments)
{
    const Arguments call =
        readArguments(arguments, QList<OptionSpec>{{u"--mapping"_s, true}, {u"--ruleset"_s, true}} + textOptions());
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 2) {
        return usageError(u"convert needs two files: IN and OUT."_s);
    }
    const QString &in = call.files.first();
    const QString &out = call.files.at(1);
    if (isBundlePath(out) || isBundlePath(in)) {
        return convertBundle(in, out);
    }
    const bool isText = isWritableText(out);
    const bool isCampaign = isTextFile(in) && couldBeFolder(out);
    if (!isText && !isTiledMapPath(out) && !isCampaign && !out.endsWith(u".level.json", Qt::CaseInsensitive)) {
        return usageError(u"%1: OUT must end in .level.json, .txt, .tmj, .tmx or .mazewright."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    return catalogue ? convertLevels(call, *catalogue, isCampaign) : int(ExitUsage);
}
