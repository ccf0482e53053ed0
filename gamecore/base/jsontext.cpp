#include "gamecore/base/jsontext.h"

#include "gamecore/base/jsonscanner.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace {

bool isPlainWord(const QString &key)
{
    return !key.isEmpty() && std::all_of(key.begin(), key.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_';
    });
}

bool isUtf8(const QByteArray &text, IssueList &issues)
{
    const qsizetype bad = firstNonUtf8(text);
    if (bad < 0) {
        return true;
    }
    Issue issue{.code = IssueCode::NotUtf8, .found = QString::number(uchar(text.at(bad)), 16).rightJustified(2, u'0')};
    JsonScanner(text).setPlace(issue, bad);
    issues.add(issue);
    return false;
}

QString parentPath(const QString &path)
{
    const qsizetype dot = path.lastIndexOf(u'.');
    const qsizetype bracket = path.lastIndexOf(u'[');
    return path.first(qMax(qMax(dot, bracket), 0));
}

QStringList pathsToFind(const IssueList &issues)
{
    QStringList paths;
    for (const Issue &issue : issues) {
        for (QString path = issue.path; issue.line == 0 && !path.isEmpty(); path = parentPath(path)) {
            paths.append(path);
        }
    }
    paths.append(QString());
    paths.removeDuplicates();
    return paths;
}

} // namespace

std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues)
{
    IssueList found;
    const bool isJson = isUtf8(text, found) && JsonScanner(text).check(found);
    issues.add(found);
    if (!isJson || !found.isEmpty()) {
        return std::nullopt;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error == QJsonParseError::NoError && document.isObject()) {
        return document.object();
    }
    // What is well formed and still refused: numbers out of range, or escapes that are half a character.
    const bool isOther = document.isArray() || error.error == QJsonParseError::IllegalValue;
    Issue issue{.code = isOther ? IssueCode::WrongType : IssueCode::Syntax,
                .expected = isOther ? Expected::Object : Expected::Value};
    JsonScanner(text).setPlace(issue, isOther ? 0 : error.offset);
    issues.add(issue);
    return std::nullopt;
}

void locateIssues(const QByteArray &text, IssueList &issues)
{
    const bool isDone = std::all_of(issues.begin(), issues.end(), [](const Issue &issue) { return issue.line > 0; });
    if (isDone) {
        return;
    }
    JsonScanner scanner(text);
    const auto positions = scanner.find(pathsToFind(issues));
    for (Issue &issue : issues) {
        if (issue.line > 0) {
            continue;
        }
        QString path = issue.path;
        while (!path.isEmpty() && !positions.contains(path)) {
            path = parentPath(path);
        }
        const JsonPosition position = positions.value(path);
        qsizetype offset = position.value;
        if (path == issue.path && issue.anchor == Anchor::Key && position.key >= 0) {
            offset = position.key;
        } else if (path == issue.path && issue.anchor == Anchor::Character) {
            offset = scanner.offsetOfCharacter(position.value, issue.character);
        }
        scanner.setPlace(issue, offset);
    }
}

QString pathOfKey(const QString &parent, const QString &key)
{
    if (!isPlainWord(key)) {
        return parent + QStringLiteral("[\"") + shortened(key) + QStringLiteral("\"]");
    }
    return parent.isEmpty() ? key : parent + QChar(u'.') + key;
}

QString pathOfIndex(const QString &parent, qsizetype index)
{
    return parent + QChar(u'[') + QString::number(index) + QChar(u']');
}

std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues)
{
    const auto fail = [&](const QString &reason) {
        issues.add({.code = IssueCode::Unreadable, .found = reason, .expected = Expected::File});
        return std::nullopt;
    };
    const QFileInfo info(path);
    QFile file(path);
    if (info.isDir()) {
        return fail(QStringLiteral("folder"));
    }
    if (info.exists() && !info.isFile()) {
        return fail(QStringLiteral("device"));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(info.exists() ? QStringLiteral("unopened") : QStringLiteral("missing"));
    }
    QByteArray bytes = file.size() > largest ? QByteArray() : file.read(largest + 1);
    if (file.size() > largest || bytes.size() > largest) {
        issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largest});
        return std::nullopt;
    }
    if (file.error() != QFileDevice::NoError) {
        return fail(QStringLiteral("unread"));
    }
    return bytes;
}
