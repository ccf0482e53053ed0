#include "gamecore/json/jsontext.h"

#include "gamecore/json/jsonscanner.h"

#include <QJsonDocument>

#include <algorithm>

namespace {

bool isPlainWord(const QString &key)
{
    return !key.isEmpty() && std::all_of(key.begin(), key.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_';
    });
}

void appendWholeKey(QString &path, const QString &key)
{
    if (!isPlainWord(key)) {
        path += QStringLiteral("[\"") + key + QStringLiteral("\"]");
    } else {
        path += path.isEmpty() ? key : QString(u'.' + key);
    }
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

/// Returns the offset of an issue: that of its path, or of the nearest existing parent.
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

/// Marks the issues of an empty text.
void tellEmptyText(IssueList &issues)
{
    for (Issue &issue : issues) {
        issue.isFileEmpty = true;
        issue.expected = Expected::Object;
    }
}

bool passes(const QByteArray &text, JsonScanner &scanner, IssueList &issues)
{
    IssueList found;
    const bool isJson = checkUtf8(text, found) && scanner.check(found);
    if (!isJson && isBlank(text)) {
        tellEmptyText(found);
    }
    issues.add(found);
    return isJson && found.isEmpty();
}

/// Parses `json` as an object. Places of issues refer to `text`.
std::optional<QJsonObject> objectOf(const QByteArray &text, const QByteArray &json, IssueList &issues)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(withBomEscaped(json), &error);
    if (error.error == QJsonParseError::NoError && document.isObject()) {
        return document.object();
    }
    // QJsonDocument rejects a lone value as illegal, although it is valid JSON.
    const bool isOther = !document.isNull() || error.error == QJsonParseError::IllegalValue;
    Issue issue{.code = isOther ? IssueCode::WrongType : IssueCode::Syntax,
                .expected = isOther ? Expected::Object : Expected::Value};
    TextPositions(text).set(issue, JsonScanner(text).find({QString()}).value(QString()).value);
    issues.add(issue);
    return std::nullopt;
}

/// Returns the strings of a scanned list. std::nullopt if it is something else, or has escapes.
std::optional<std::vector<QByteArrayView>> plainStrings(QByteArrayView list, qsizetype most)
{
    if (!list.startsWith('[') || list.contains('\\')) {
        return std::nullopt;
    }
    std::vector<QByteArrayView> strings;
    for (qsizetype at = 1; at < list.size(); ++at) {
        const char c = list[at];
        if (c == '"') {
            const qsizetype end = list.indexOf('"', at + 1);
            if (qsizetype(strings.size()) < most) {
                strings.push_back(list.sliced(at + 1, end - at - 1));
            }
            at = end;
        } else if (uchar(c) > ' ' && c != ',' && c != ']') {
            return std::nullopt;
        }
    }
    return strings;
}

/// Returns the text with an empty list in place of `list`, which is a part of it.
QByteArray withoutList(const QByteArray &text, QByteArrayView list)
{
    const qsizetype start = list.data() - text.constData();
    return text.first(start) + "[]" + text.sliced(start + list.size());
}

/// Returns the text with the numbers of the lists in their place.
QByteArray withNumbers(const QByteArray &text, const std::vector<QByteArrayView> &lists)
{
    QByteArray result;
    qsizetype at = 0;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const qsizetype start = lists[i].data() - text.constData();
        result += QByteArrayView(text).sliced(at, start - at);
        result += QByteArray::number(qsizetype(i));
        at = start + lists[i].size();
    }
    result += QByteArrayView(text).sliced(at);
    return result;
}

} // namespace

QByteArray withBomEscaped(const QByteArray &text)
{
    const QByteArray mark = "\xef\xbb\xbf";
    const qsizetype start = markSize(text);
    const QByteArrayView rest = QByteArrayView(text).sliced(start);
    // Searching for a single byte is many times as fast, and most texts do not contain it.
    if (!rest.contains(mark.front()) || !rest.contains(mark)) {
        return text;
    }
    return text.sliced(start).replace(mark, "\\ufeff");
}

std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues)
{
    JsonScanner scanner(text);
    scanner.setMostMemory(mostJsonMemory);
    return passes(text, scanner, issues) ? objectOf(text, text, issues) : std::nullopt;
}

std::optional<JsonWithStrings> parseJsonWithStrings(const QByteArray &text, const QString &key, qsizetype most,
                                                    IssueList &issues)
{
    JsonScanner scanner(text);
    scanner.watch(key);
    scanner.setMostMemory(mostJsonMemory);
    if (!passes(text, scanner, issues)) {
        return std::nullopt;
    }
    JsonWithStrings result{.object = {}, .strings = plainStrings(scanner.watched(), most)};
    const QByteArray rest = result.strings ? withoutList(text, scanner.watched()) : text;
    std::optional<QJsonObject> object = objectOf(text, rest, issues);
    if (!object) {
        return std::nullopt;
    }
    result.object = std::move(*object);
    return result;
}

std::optional<JsonWithLists> parseJsonWithLists(const QByteArray &text, const QStringList &keys, qint64 mostMemory,
                                                IssueList &issues)
{
    JsonScanner scanner(text);
    scanner.watchInLists(keys);
    scanner.setMostMemory(mostMemory);
    if (!passes(text, scanner, issues)) {
        return std::nullopt;
    }
    QByteArray rest = withNumbers(text, scanner.watchedInLists());
    if (rest.size() > mostMemory / 2) { // its strings are copied
        issues.add({.code = IssueCode::TooLarge, .expected = Expected::Nothing});
        return std::nullopt;
    }
    std::optional<QJsonObject> object = objectOf(text, rest, issues);
    if (!object) {
        return std::nullopt;
    }
    return JsonWithLists{.object = std::move(*object), .lists = scanner.watchedInLists()};
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
    TextPositions places(text);
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
    // Paths must stay short for any keys, because reading builds one for each nested key.
    appendWholeKey(path, shortened(key));
}

QString wholePathOfKey(const QString &parent, const QString &key)
{
    QString path = parent;
    appendWholeKey(path, key);
    return path;
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
