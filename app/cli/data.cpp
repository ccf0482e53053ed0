#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

/// Writes the compiled-in data into a folder, where it can be changed. Existing files are kept.
int runData(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const QStringList shipped = QDir(u":/data"_s).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    QStringList wanted = call.files.size() > 1 ? call.files.sliced(1) : shipped;
    if (call.files.isEmpty()) {
        return usageError(u"data needs a FOLDER."_s);
    }
    const QDir folder(call.files.first());
    for (const QString &name : wanted) {
        if (!shipped.contains(name)) {
            return usageError(u"There is no data file %1. Available: %2."_s.arg(name, shipped.join(u", "_s)));
        }
        if (QFileInfo::exists(folder.filePath(name))) {
            return usageError(u"%1: The file exists already."_s.arg(folder.filePath(name)));
        }
    }
    if (!folder.mkpath(u"."_s)) {
        return usageError(u"%1: Cannot create the folder."_s.arg(folder.path()));
    }
    std::vector<FileContent> written;
    for (const QString &name : wanted) {
        IssueList issues;
        const std::optional<QByteArray> text = readFile(u":/data/"_s + name, largestJson, issues);
        if (!text) {
            return ExitUsage;
        }
        written.push_back({folder.filePath(name), *text});
    }
    if (!writeNewFiles(written)) {
        return ExitUsage;
    }
    for (const FileContent &file : written) {
        printOut(file.path);
    }
    return ExitDone;
}
