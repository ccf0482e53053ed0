#include "app/convert/importtext.h"

#include "app/cli/output.h"
#include "editor/storage/newcampaign.h"
#include "editor/text/charactertext.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/mazeconvention.h"

#include <QFileInfo>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// The options of a call that concern its text.
struct TextCall {
    MazeConvention convention;
    bool isConventionOfDrawing = false; ///< no option selects a legend, so it is detected from the drawing
    MazeSplit split = MazeSplit::Titles;
};

/// Reads a legend from a file. If it has mistakes, prints them and returns std::nullopt.
std::optional<QJsonObject> legendIn(const QString &file)
{
    IssueList issues;
    std::optional<QJsonObject> legend;
    if (const std::optional<QByteArray> text = readFile(file, largestJson, issues)) {
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

} // namespace

QList<OptionSpec> textOptions()
{
    return {{u"--legend"_s, true}, {u"--unknown"_s, true}, {u"--split"_s, false}};
}

bool couldBeFolder(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    return !name.isEmpty() && !name.contains(u'.');
}

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

int writeAsCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue)
{
    const CampaignChange change = writeNewCampaign(folder, levels, catalogue);
    if (!change.isDone()) {
        printError(u"mazewright: "_s + folder + u": "_s + change.fault);
    }
    return change.isDone() ? ExitDone : ExitUsage;
}
