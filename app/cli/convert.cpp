#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/files/tiledexport.h"
#include "editor/wording/losstext.h"
#include "editor/wording/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/tiled/tiledmapping.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The legend that `--legend` names: `default`, or a file with an object of characters and keys. Nothing if it has
/// mistakes, which are told on standard error.
std::optional<QJsonObject> legendFrom(const QString &name)
{
    if (name.isEmpty() || name == u"default") {
        return QJsonObject();
    }
    IssueList issues;
    std::optional<QJsonObject> legend;
    if (const std::optional<QByteArray> text = readFile(name, largestJson, issues)) {
        legend = parseJson(*text, issues);
        for (const QString &key : legend.value_or(QJsonObject()).keys()) {
            if (!legend->value(key).isString()) {
                issues.add({.code = IssueCode::WrongType, .path = pathOfKey({}, key), .expected = Expected::Text});
            }
        }
        locateIssues(*text, issues);
    }
    for (Issue &issue : issues) {
        issue.file = name;
    }
    printIssues(issues, Severity::Warning);
    return issues.isEmpty() ? legend : std::nullopt;
}

/// The mapping that `--mapping` names. Nothing if it has mistakes, which are told on standard error.
std::optional<TiledMapping> mappingFrom(const QString &name, const Catalogue &catalogue)
{
    IssueList issues;
    std::optional<TiledMapping> mapping;
    if (const std::optional<QByteArray> text = readFile(name, largestJson, issues)) {
        mapping = readTiledMapping(*text, catalogue, issues);
    }
    for (Issue &issue : issues) {
        issue.file = name;
    }
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
        return usageError(u"%1: A level without cells cannot be a map."_s.arg(path));
    }
    const std::optional<SaveFault> fault = exportToTiled(path, level, catalogue);
    return fault ? usageError(fault->path + u": "_s + sentenceOf(*fault)) : int(ExitDone);
}

} // namespace

int runConvert(const QStringList &arguments)
{
    const Arguments call =
        readArguments(arguments, {{u"--legend"_s, true}, {u"--mapping"_s, true}, {u"--ruleset"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 2) {
        return usageError(u"convert needs two files: IN and OUT."_s);
    }
    const QString out = call.files.at(1);
    const bool isText = out.endsWith(u".txt", Qt::CaseInsensitive);
    if (!isText && !isTiledMapPath(out) && !out.endsWith(u".level.json", Qt::CaseInsensitive)) {
        return usageError(u"%1: OUT must end in .level.json, .txt, .tmj or .tmx."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    const std::optional<QJsonObject> legend = catalogue ? legendFrom(call.values.value(u"--legend"_s)) : std::nullopt;
    if (!legend) {
        return ExitUsage;
    }
    std::optional<TiledMapping> mapping;
    if (call.has(u"--mapping"_s)) {
        mapping = mappingFrom(call.values.value(u"--mapping"_s), *catalogue);
        if (!mapping) {
            return ExitUsage;
        }
    }
    int exitCode = ExitDone;
    std::optional<Level> level = levelFrom(call.files.first(), *catalogue, exitCode, *legend, mapping);
    if (!level) {
        return exitCode;
    }
    level->ruleset = call.values.value(u"--ruleset"_s, level->ruleset);
    if (!catalogue->ruleset(level->ruleset) && call.has(u"--ruleset"_s)) {
        return refuseRuleset(level->ruleset, *catalogue);
    }
    if (isText) {
        return std::max(exitCode, writeAsText(out, *level, *catalogue));
    }
    if (isTiledMapPath(out)) {
        return std::max(exitCode, writeForTiled(out, *level, *catalogue));
    }
    return writeFile(out, writeLevelJson(*level, *catalogue)) ? exitCode : int(ExitUsage);
}
