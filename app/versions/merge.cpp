#include "app/cli/output.h"
#include "app/versions/versioncalls.h"
#include "editor/text/issuetext.h"
#include "editor/text/leveldifferencetext.h"
#include "editor/text/losstext.h"
#include "editor/text/plaintext.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/diff/levelmerge.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/tiled/tiledreader.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTold = 1000;

/// The three versions of a merge.
struct MergeSides {
    Level base; ///< without cells if both sides created the file
    Level ours;
    Level theirs;
    QStringList maps; ///< those of the files that are Tiled maps, which are not overwritten
};

/// True for an empty file, which git passes as the base if both sides created the file.
bool isEmptyFile(const QString &path)
{
    return isNoFile(path) || (QFileInfo(path).isFile() && QFileInfo(path).size() == 0);
}

std::optional<MergeSides> sidesFrom(const QStringList &files, const QString &name, const Catalogue &catalogue,
                                    const QStringList &trusted)
{
    const auto nameOf = [&](qsizetype i) { return name.isEmpty() ? files.at(i) : name; };
    LevelVersion base;
    if (!isEmptyFile(files.at(0))) {
        base = versionFrom(files.at(0), catalogue, trusted, nameOf(0));
    }
    LevelVersion ours = versionFrom(files.at(1), catalogue, trusted, nameOf(1));
    LevelVersion theirs = versionFrom(files.at(2), catalogue, trusted, nameOf(2));
    const auto say = [](const LevelVersion &version, const QString &side) {
        if (!version.isThere()) {
            usageError(u"Cannot read the version of %1; nothing was written."_s.arg(side));
        }
    };
    say(ours, u"ours"_s);
    say(theirs, u"theirs"_s);
    if (base.isUnreadable) {
        say(base, u"the base"_s);
    }
    if (base.isUnreadable || !ours.isThere() || !theirs.isThere()) {
        return std::nullopt;
    }
    QStringList maps;
    const LevelVersion *versions[] = {&base, &ours, &theirs};
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (versions[i]->isForeignMap) {
            maps.append(files.at(i));
        }
    }
    return MergeSides{std::move(base.level).value_or(Level()), std::move(*ours.level), std::move(*theirs.level), maps};
}

void tellConflicts(const MergedLevel &merged, const Catalogue &catalogue, const QString &name)
{
    IssueList toldElsewhere;
    const CataloguePtr inForce = catalogueOf(merged.level, catalogue, toldElsewhere);
    for (std::size_t i = 0; i < std::min(merged.conflicts.size(), mostTold); ++i) {
        printError(u"mazewright: %1: conflict: %2"_s.arg(name, sentenceOf(merged.conflicts[i], *inForce)));
    }
    if (merged.conflicts.size() > mostTold) {
        printError(u"mazewright: and %1 more"_s.arg(merged.conflicts.size() - mostTold));
    }
}

/// Checks for errors that neither version had, such as an item of a kind that the other side removed. False if there
/// are any; they are printed.
bool isAsSound(const MergeSides &sides, const Level &merged, const Catalogue &catalogue, const QString &name)
{
    const auto hasErrors = [&catalogue](const Level &level) {
        return checkStructure(level, catalogue).issues.hasErrors();
    };
    if (!hasErrors(merged) || hasErrors(sides.ours) || hasErrors(sides.theirs)) {
        return true;
    }
    IssueList issues = checkStructure(merged, catalogue).issues;
    for (Issue &issue : issues) {
        issue.file = name;
        if (severityOf(issue) == Severity::Error) {
            printError(u"mazewright: "_s + lineWithSeverityOf(issue));
        }
    }
    return false;
}

/// True if a text can hold all of a level; otherwise prints what it cannot hold.
bool isHeld(const TextExport &text, const QString &name)
{
    bool isWhole = true;
    for (const TextLoss &loss : text.losses) {
        isWhole = isWhole && loss.isNote();
        printError(u"mazewright: %1: %2"_s.arg(name, sentenceOf(loss)));
    }
    return isWhole;
}

} // namespace

int runMerge(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"-o"_s, true}, {u"--path"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 3) {
        return usageError(u"merge needs three levels: BASE, OURS and THEIRS."_s);
    }
    const QString out = call.values.value(u"-o"_s, call.files.at(1));
    const QString path = call.values.value(u"--path"_s);
    const QString name = path.isEmpty() ? out : path;
    if (isTextFile(name) && !isWritableText(name)) {
        return usageError(u"%1: Text is only written to .txt."_s.arg(name));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    const std::optional<MergeSides> sides =
        catalogue ? sidesFrom(call.files, path, *catalogue, call.trusted) : std::nullopt;
    if (!sides) {
        return ExitUsage;
    }
    const auto isOut = [&out](const QString &file) { return QFileInfo(file) == QFileInfo(out); };
    if (isTiledFile(name) || std::any_of(sides->maps.begin(), sides->maps.end(), isOut)) {
        return usageError(u"%1: Cannot merge Tiled maps; OUT must be a level file or text."_s.arg(name));
    }
    const MergedLevel merged = mergeLevels(sides->base, sides->ours, sides->theirs, catalogue->wall());
    const bool isText = isTextFile(name);
    const TextExport text = isText ? writeLevelText(merged.level, *catalogue, levelNameOf(name)) : TextExport();
    if (!writeFile(out, isText ? text.text : writeLevelJson(merged.level, *catalogue))) {
        return ExitUsage;
    }
    const QString label = onOneLine(name);
    tellConflicts(merged, *catalogue, label);
    const bool isSound = isAsSound(*sides, merged.level, *catalogue, label);
    return isHeld(text, label) && isSound && merged.conflicts.empty() ? ExitDone : ExitProblems;
}
