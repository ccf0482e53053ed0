#include "app/versions/versioncalls.h"

#include "app/cli/output.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

bool isNoFile(const QString &path)
{
    return path == u"/dev/null" || path.compare("nul"_L1, Qt::CaseInsensitive) == 0;
}

std::optional<QByteArray> bytesFrom(const QString &path, IssueList &issues)
{
    if (path != u"-") {
        return readFile(path, largestJson, issues);
    }
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) {
        issues.add({.code = IssueCode::Unreadable, .file = path});
        return std::nullopt;
    }
    return input.read(largestJson + 1); // one byte more, so that the reader detects the excess
}

LevelVersion versionFrom(const QString &path, const Catalogue &catalogue, const QStringList &trusted,
                         const QString &name)
{
    if (isNoFile(path)) {
        return {};
    }
    const QString label = name.isEmpty() ? path : name;
    ReadLevel read;
    if (const std::optional<QByteArray> bytes = bytesFrom(path, read.issues)) {
        read = openLevelBytes(*bytes, label, catalogue, {}, checkStructure, {.trusted = trusted});
    }
    read.issues.setFile(label);
    if (!read.level) {
        printIssues(read.issues, Severity::Error);
        return {.level = {}, .isUnreadable = true};
    }
    return {.level = std::move(read.level).take(), .isForeignMap = read.isForeignMap};
}
