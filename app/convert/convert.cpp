#include "app/convert/convert.h"

#include "app/cli/output.h"
#include "editor/storage/newcampaign.h"
#include "editor/storage/tiledexport.h"
#include "editor/text/losstext.h"
#include "editor/text/plaintext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/levelfile/mazeconvention.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/sharing/bundle.h"
#include "gamecore/tiled/tiledmapping.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

// Drawn text from other programs.

/// The options of a call that concern its text.
struct TextCall {
    MazeConvention convention;
    bool isConventionOfDrawing = false; ///< no option selects a legend, so it is detected from the drawing
    MazeSplit split = MazeSplit::Titles;
};

/// Size in bytes of the largest file with a legend; a thousand characters need twenty thousand.
constexpr qint64 largestLegend = 1'000'000;

/// Reads a legend from a file. If it has mistakes, prints them and returns std::nullopt.
std::optional<QJsonObject> legendIn(const QString &file)
{
    IssueList issues;
    std::optional<QJsonObject> legend;
    if (const std::optional<QByteArray> text = readFile(file, largestLegend, issues)) {
        legend = parseJson(*text, issues);
        const QJsonObject entries = legend.value_or(QJsonObject());
        for (auto entry = entries.begin(); entry != entries.end(); ++entry) { // keys() would copy up to a million keys
            if (!entry.value().isString()) {
                issues.add(
                    {.code = IssueCode::WrongType, .path = pathOfKey({}, entry.key()), .expected = Expected::Text});
            }
        }
        locateIssues(*text, issues);
    }
    issues.setFile(file);
    printIssues(issues, Severity::Warning);
    return issues.isEmpty() ? legend : std::nullopt;
}

void refuseLegend(const QString &name, const Catalogue &catalogue)
{
    QStringList known;
    for (const LegendPreset &preset : catalogue.legends()) {
        known.append(preset.key);
    }
    usageError(u"There is no legend %1. Available: %2, or the path of a file."_s.arg(name, known.join(u", "_s)));
}

/// Sets the legend of a manner by its name or its file. If there is none or it has mistakes, prints the error and
/// returns false.
bool takeLegend(const QString &name, const Catalogue &catalogue, MazeConvention &convention)
{
    convention.preset = catalogue.legend(name);
    if (convention.preset || name.isEmpty() || name == u"default"_s) {
        convention.legend = convention.preset ? convention.preset->legend : QJsonObject();
        return true;
    }
    if (!QFileInfo::exists(name) && !name.contains(u'.') && !name.contains(u'/')) {
        refuseLegend(name, catalogue);
        return false;
    }
    const std::optional<QJsonObject> legend = legendIn(name);
    convention.legend = legend.value_or(QJsonObject());
    convention.keepsLegend = true;
    return legend.has_value();
}

std::optional<TextCall> textCallOf(const Arguments &call, const Catalogue &catalogue)
{
    TextCall result;
    const QString unknown = call.values.value(u"--unknown"_s, u"error"_s);
    if (!QStringList{u"floor"_s, u"wall"_s, u"error"_s}.contains(unknown)) {
        usageError(u"--unknown must be floor, wall or error."_s);
        return std::nullopt;
    }
    result.convention.unknown = unknown == u"error"_s ? QString() : unknown;
    const QString name = call.values.value(u"--legend"_s, u"default"_s);
    if (!takeLegend(name, catalogue, result.convention)) {
        return std::nullopt;
    }
    result.isConventionOfDrawing = !call.has(u"--legend"_s);
    const bool isOfBoards = result.convention.preset && !result.convention.preset->asMany.isEmpty();
    result.split = isOfBoards ? MazeSplit::Boards : call.has(u"--split"_s) ? MazeSplit::BlankLines : MazeSplit::Titles;
    return result;
}

void tellUnknown(const ReadableMaze &maze, const QString &became, const QString &file)
{
    for (const auto &[character, cells] : maze.unknown) {
        printError(u"mazewright: %1: note: “%2” became %3 (cells: %4)."_s.arg(file, characterText(character), became)
                       .arg(cells));
    }
}

/// Prints how a text is read if only its drawing decides.
void showConvention(const MazeConvention &convention, const CharacterCounts &characters, const QString &file)
{
    if (convention.preset) {
        printError(u"mazewright: %1: note: Guessed --legend %2 from the drawing."_s.arg(file, convention.preset->key));
    }
    const QJsonObject said = convention.preset ? convention.preset->legend : QJsonObject();
    const QJsonObject read = legendFor(convention.legend, characters);
    for (auto meaning = read.begin(); meaning != read.end(); ++meaning) {
        if (said.value(meaning.key()) != meaning.value()) {
            printError(u"mazewright: %1: note: Guessed from the drawing that “%2” is %3."_s.arg(file, meaning.key(),
                                                                                                meaning->toString()));
        }
    }
}

/// Reads one maze; std::nullopt if it cannot be opened.
std::optional<Level> levelOf(DrawnText maze, const MazeConvention &convention, const QString &file,
                             const Catalogue &catalogue)
{
    const ReadableMaze readable = preparedMaze(std::move(maze), convention, catalogue);
    tellUnknown(readable, convention.unknown, file);
    ReadLevel read = readMaze(readable.maze, catalogue, readable.legend, checkStructure);
    read.issues.setFile(file);
    if (read.level) {
        printChanges(read.issues);
    } else {
        printIssues(read.issues, Severity::Error);
    }
    return std::move(read.level).take();
}

std::optional<DrawnMazes> mazesIn(const QString &file, MazeSplit split)
{
    IssueList issues;
    const std::optional<QByteArray> bytes = readFile(file, largestJson, issues);
    std::optional<DrawnMazes> drawn = bytes ? readDrawnMazes(*bytes, split, issues) : std::nullopt;
    issues.setFile(file);
    printIssues(issues, Severity::Error);
    return drawn;
}

/// Returns the options `--legend NAME|FILE.json`, `--unknown floor|wall|error` and `--split`.
QList<OptionSpec> textOptions()
{
    return {{u"--legend"_s, true}, {u"--unknown"_s, true}, {u"--split"_s, false}};
}

/// True if a path can be a new campaign folder: it has no extension.
bool couldBeFolder(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    return !name.isEmpty() && !name.contains(u'.');
}

/// Reads the levels of the first file of a call: all mazes of a text, or one level. `maps` says how to read a Tiled
/// map. Prints errors and what reading changed. Returns an empty list if the file cannot be opened, an option is wrong,
/// or there are several levels although `wantsOne`. Sets `exitCode`; it is ExitDone or ExitProblems on success.
std::vector<Level> levelsFrom(const Arguments &call, const Catalogue &catalogue, const MapReading &maps, bool wantsOne,
                              int &exitCode)
{
    exitCode = ExitUsage;
    const QString &file = call.files.first();
    std::optional<TextCall> text = textCallOf(call, catalogue);
    if (!text) {
        return {};
    }
    std::vector<Level> levels;
    if (!isTextFile(file)) {
        if (std::optional<Level> level = levelFrom(file, catalogue, exitCode, maps)) {
            levels.push_back(*std::move(level));
        }
        return levels;
    }
    const std::optional<DrawnMazes> drawn = mazesIn(file, text->split);
    if (!drawn) {
        return {};
    }
    if (wantsOne && drawn->mazes.size() > 1) {
        usageError(
            u"%1 holds %2 mazes: name a folder as OUT, which becomes a campaign."_s.arg(file).arg(drawn->mazes.size()));
        return {};
    }
    if (text->isConventionOfDrawing) {
        const QString unknown = std::exchange(text->convention, conventionOfDrawing(*drawn, catalogue)).unknown;
        text->convention.unknown = unknown;
        showConvention(text->convention, charactersOf(drawn->mazes), file);
    }
    for (DrawnText maze : drawn->mazes) {
        const bool isOne = drawn->mazes.size() == 1;
        const QString fallback = isOne ? levelNameOf(file) : u"%1 %2"_s.arg(levelNameOf(file)).arg(levels.size() + 1);
        maze.title = isOne || maze.title.isEmpty() ? fallback : maze.title;
        std::optional<Level> level = levelOf(std::move(maze), text->convention, file, catalogue);
        if (!level) {
            return {};
        }
        levels.push_back(*std::move(level));
    }
    exitCode = ExitDone;
    return levels;
}

/// Writes levels as a campaign into a new folder, completely or not at all. Returns the exit code.
int writeAsCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue)
{
    const CampaignChange change = writeNewCampaign(folder, levels, catalogue);
    if (!change.isDone()) {
        printError(u"mazewright: "_s + folder + u": "_s + change.fault);
    }
    return change.isDone() ? ExitDone : ExitUsage;
}

// Conversion into other formats.

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
