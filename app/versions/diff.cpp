#include "app/cli/output.h"
#include "app/cli/picturefile.h"
#include "app/versions/differencejson.h"
#include "app/versions/differencepicture.h"
#include "app/versions/levelversion.h"
#include "app/versions/versioncalls.h"
#include "editor/wording/leveldifferencetext.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/differences/levellines.h"
#include "gamecore/levelfile/levelformats.h"

#include <QJsonDocument>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// The lines of one level. A file that is no level stands for itself, so that a program that asks for lines of many
/// files goes on.
int printLines(const QString &path, const Catalogue &catalogue)
{
    if (isNoFile(path)) {
        return ExitDone;
    }
    IssueList issues;
    const std::optional<QByteArray> bytes = bytesFrom(path, issues);
    if (!bytes) {
        printIssues(issues, Severity::Error);
        return ExitUsage;
    }
    ReadLevel read = readLevelBytes(*bytes, path, catalogue, {}, checkStructure);
    if (!read.level) {
        printIssues(read.issues, Severity::Error);
        std::fwrite(bytes->constData(), 1, std::size_t(bytes->size()), stdout);
        return ExitDone;
    }
    const std::optional<Level> level = std::move(read.level).take();
    printOut(linesOf(*level, catalogue).join(u'\n'));
    return ExitDone;
}

/// What is to be told where one of the versions is no level at all.
QJsonArray jsonOfWhole(const LevelVersion &before, const LevelVersion &after)
{
    if (before.isThere() == after.isThere()) {
        return {};
    }
    const QString message =
        after.isThere() ? LevelDifferenceText::sentenceOfNew(*after.level) : LevelDifferenceText::sentenceOfGone();
    return {QJsonObject{{u"change"_s, after.isThere() ? u"new"_s : u"gone"_s}, {u"message"_s, message}}};
}

void print(const QJsonArray &differences, bool isJson)
{
    if (isJson) {
        printOut(QString::fromUtf8(QJsonDocument(differences).toJson(QJsonDocument::Indented)).trimmed());
        return;
    }
    for (const QJsonValue &difference : differences) {
        printOut(difference.toObject().value("message"_L1).toString());
    }
}

/// A version that is missing is drawn as the other one.
int drawDifference(const QString &path, const LevelVersion &before, const LevelVersion &after,
                   const Catalogue &catalogue)
{
    const Level &one = before.isThere() ? *before.level : *after.level;
    const Level &other = after.isThere() ? *after.level : *before.level;
    const QImage picture = differencePicture(catalogue, one, other, differenceOf(one, other));
    return picture.isNull() ? usageError(u"%1: A picture of both levels would be too large."_s.arg(path))
                            : writePicture(path, picture);
}

int compare(const Arguments &call, const Catalogue &catalogue)
{
    const LevelVersion before = versionFrom(call.files.at(0), catalogue, call.trusted);
    const LevelVersion after = versionFrom(call.files.at(1), catalogue, call.trusted);
    if (before.isUnreadable || after.isUnreadable) {
        return ExitUsage;
    }
    const bool hasBoth = before.isThere() && after.isThere();
    const QJsonArray differences =
        hasBoth ? jsonOf(differenceOf(*before.level, *after.level), *before.level, *after.level, catalogue)
                : jsonOfWhole(before, after);
    const bool isDrawn = call.has(u"-o"_s) && (before.isThere() || after.isThere());
    if (isDrawn && drawDifference(call.values.value(u"-o"_s), before, after, catalogue) != ExitDone) {
        return ExitUsage;
    }
    print(differences, call.has(u"--json"_s));
    return differences.isEmpty() ? ExitDone : ExitProblems;
}

} // namespace

int runDiff(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"-o"_s, true}, {u"--json"_s}, {u"--text"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const bool isText = call.has(u"--text"_s);
    if (isText && (call.files.size() != 1 || call.has(u"-o"_s) || call.has(u"--json"_s))) {
        return usageError(u"diff --text needs one FILE and nothing else."_s);
    }
    if (!isText && call.files.size() != 2) {
        return usageError(u"diff needs two levels: A and B."_s);
    }
    if (!isText && call.files.at(0) == u"-" && call.files.at(1) == u"-") {
        return usageError(u"Only one of A and B can be standard input."_s);
    }
    if (const QString out = call.values.value(u"-o"_s);
        call.has(u"-o"_s) && !out.endsWith(u".png", Qt::CaseInsensitive)) {
        return usageError(u"%1: The picture must end in .png."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    return isText ? printLines(call.files.first(), *catalogue) : compare(call, *catalogue);
}
