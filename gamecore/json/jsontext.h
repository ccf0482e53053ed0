#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// Parsing of untrusted JSON. QJsonDocument reads the values, but it gives no positions, sorts keys and hides
/// duplicates. A custom scanner therefore checks the text first, and later converts JSON paths to lines and columns.

inline constexpr int deepestJson = 64;
inline constexpr qint64 largestJson = 64LL * 1024 * 1024;
/// Maximum memory for the values of a text, in bytes: a text of many small values takes many times its own size. A
/// saved game of a level with the maximum number of things takes nearly as much.
inline constexpr qint64 mostJsonMemory = 200LL * 1024 * 1024;

/// Maximum length of a displayed text, in UTF-16 units: laying out longer ones in a window takes seconds.
inline constexpr int longestText = 100'000;

/// Parses a text that is a JSON object. Otherwise std::nullopt and at least one unreadable-grade issue with its place:
/// not_utf8, syntax, too_deep, too_large for mostJsonMemory, duplicate_key, or wrong_type for JSON other than an
/// object. An empty text is `syntax` and marked as empty.
std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues);

/// A parsed object, with a large list of strings separate from it.
struct JsonWithStrings {
    QJsonObject object; ///< has an empty list in its place, if `strings` is set
    /// The strings as in the text, in UTF-8. std::nullopt if the value is not a list of strings, or if any has an
    /// escape.
    std::optional<std::vector<QByteArrayView>> strings;
};

/// Does the same as parseJson(), but skips making values of the strings in the list at `key`, which would cost many
/// times the rest. Returns at most `most` strings. The text must outlive the result.
std::optional<JsonWithStrings> parseJsonWithStrings(const QByteArray &text, const QString &key, qsizetype most,
                                                    IssueList &issues);

/// A parsed object, with large lists separate from it.
struct JsonWithLists {
    QJsonObject object;                ///< has the number of each list, from 0, in its place
    std::vector<QByteArrayView> lists; ///< as in the text; not checked to be lists
};

/// Does the same as parseJson(), but skips making values of the given keys in objects that are elements of a list.
/// `too_large` if the rest would take more than `mostMemory` bytes. The text must outlive the result.
std::optional<JsonWithLists> parseJsonWithLists(const QByteArray &text, const QStringList &keys, qint64 mostMemory,
                                                IssueList &issues);

/// Returns scanned JSON with every U+FEFF in its strings as an escape. QJsonDocument drops a leading one, so two keys
/// could become equal.
QByteArray withMarksEscaped(const QByteArray &text);

/// Sets line and column of every issue without them, from its path and anchor. If a path does not exist, the issue gets
/// the place of its nearest existing parent.
void locateIssues(const QByteArray &text, IssueList &issues);

/// Return paths as in Issue::path: `things[3].kind`. Keys other than plain words are in quotes: `legend["~"]`. Long
/// keys are shortened.
QString pathOfKey(const QString &parent, const QString &key);
QString pathOfIndex(const QString &parent, qsizetype index);
/// Does the same as pathOfKey(), but keeps long keys whole, for paths stored in files.
QString wholePathOfKey(const QString &parent, const QString &key);
/// Append the text of pathOfKey() and pathOfIndex() to `path`.
void appendKey(QString &path, const QString &key);
void appendIndex(QString &path, qsizetype index);
