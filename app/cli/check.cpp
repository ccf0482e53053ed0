#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/wording/issuetext.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QJsonObject objectOf(const Issue &issue)
{
    return {{u"file"_s, issue.file},
            {u"line"_s, issue.line},
            {u"column"_s, issue.column},
            {u"path"_s, issue.path},
            {u"severity"_s, QString(severityKey(severityOf(issue)))},
            {u"code"_s, QString(issueKey(issue.code))},
            {u"message"_s, sentenceOf(issue)}};
}

void printFindings(const IssueList &issues)
{
    for (const Issue &issue : issues) {
        printOut(lineWithSeverityOf(issue));
    }
    if (issues.dropped() > 0) {
        printOut(u"%1: %2 more findings are not shown"_s.arg(issues[0].file).arg(issues.dropped()));
    }
}

} // namespace

int runCheck(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--json"_s}, {u"--strict"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.isEmpty()) {
        return usageError(u"check needs at least one FILE."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    QJsonArray findings;
    int exitCode = ExitDone;
    for (const QString &file : call.files) {
        const ReadLevel read = readLevelFile(file, *catalogue);
        const bool hasProblems = read.issues.hasErrors() || (call.has(u"--strict"_s) && !read.issues.isEmpty());
        exitCode = qMax(exitCode, !read.level ? int(ExitUsage) : hasProblems ? int(ExitProblems) : int(ExitDone));
        if (call.has(u"--json"_s)) {
            for (const Issue &issue : read.issues) {
                findings.append(objectOf(issue));
            }
        } else {
            printFindings(read.issues);
        }
    }
    if (call.has(u"--json"_s)) {
        printOut(QString::fromUtf8(QJsonDocument(findings).toJson(QJsonDocument::Indented)).trimmed());
    }
    return exitCode;
}
