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

/// Where an issue stands: at its path, or at the nearest value around it that is in the text.
qsizetype offsetOf(const Issue &issue, const QHash<QString, JsonPosition> &positions, const JsonScanner &scanner)
{
    QString path = issue.path;
    while (!path.isEmpty() && !positions.contains(path)) {
        path = parentPath(path);
    }
    const JsonPosition position = positions.value(path);
    if (path != issue.path || issue.anchor == Anchor::Value) {
        return position.value;
    }
    if (issue.anchor == Anchor::Character) {
        return scanner.offsetOfCharacter(position.value, issue.character);
    }
    return position.key >= 0 ? position.key : position.value;
}

} // namespace

QByteArray withMarksEscaped(const QByteArray &text)
{
    const QByteArray mark = "\xef\xbb\xbf";
    const qsizetype start = markSize(text);
    if (!QByteArrayView(text).sliced(start).contains(mark)) {
        return text;
    }
    return text.sliced(start).replace(mark, "\\ufeff");
}

std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues)
{
    IssueList found;
    const bool isJson = checkUtf8(text, found) && JsonScanner(text).check(found);
    issues.add(found);
    if (!isJson || !found.isEmpty()) {
        return std::nullopt;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(withMarksEscaped(text), &error);
    if (error.error == QJsonParseError::NoError && document.isObject()) {
        return document.object();
    }
    // A value alone is JSON too, but QJsonDocument calls it an illegal one.
    const bool isOther = !document.isNull() || error.error == QJsonParseError::IllegalValue;
    Issue issue{.code = isOther ? IssueCode::WrongType : IssueCode::Syntax,
                .expected = isOther ? Expected::Object : Expected::Value};
    TextPlaces(text).set(issue, JsonScanner(text).find({QString()}).value(QString()).value);
    issues.add(issue);
    return std::nullopt;
}

void locateIssues(const QByteArray &text, IssueList &issues)
{
    std::vector<std::pair<qsizetype, Issue *>> missing;
    for (Issue &issue : issues) {
        if (issue.line == 0) {
            missing.emplace_back(0, &issue);
        }
    }
    if (missing.empty()) {
        return;
    }
    JsonScanner scanner(text);
    const auto positions = scanner.find(pathsToFind(issues));
    for (auto &[offset, issue] : missing) {
        offset = offsetOf(*issue, positions, scanner);
    }
    std::stable_sort(missing.begin(), missing.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    TextPlaces places(text);
    for (const auto &[offset, issue] : missing) {
        places.set(*issue, offset);
    }
}

QString pathOfKey(const QString &parent, const QString &key)
{
    QString path = parent;
    appendKey(path, key);
    return path;
}

void appendKey(QString &path, const QString &key)
{
    // Paths stay short whatever keys a file has: reading builds one for each key within another.
    const QString brief = shortened(key);
    if (!isPlainWord(brief)) {
        path += QStringLiteral("[\"") + brief + QStringLiteral("\"]");
    } else {
        path += path.isEmpty() ? brief : QString(u'.' + brief);
    }
}

QString pathOfIndex(const QString &parent, qsizetype index)
{
    QString path = parent;
    appendIndex(path, index);
    return path;
}

void appendIndex(QString &path, qsizetype index)
{
    path += u'[' + QString::number(index) + u']';
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
