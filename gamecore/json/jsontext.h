#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// Parsing of untrusted JSON. QJsonDocument reads the values, but it gives no positions, sorts keys and hides
/// duplicates. A custom scanner therefore checks the text first, and later converts JSON paths to lines and columns.

inline constexpr int deepestJson = 64;                    ///< maximum nesting of objects and lists
inline constexpr qint64 largestJson = 64LL * 1024 * 1024; ///< maximum size of a file, in bytes
/// Maximum memory for the values of a text, in bytes: a text of many small values takes many times its own size. A
/// saved game of a level with the maximum number of things takes nearly as much.
inline constexpr qint64 mostJsonMemory = 200LL * 1024 * 1024;

/// Maximum length of a displayed text, in UTF-16 units: laying out longer ones in a window takes seconds.
inline constexpr int longestText = 100'000;

/// Parses a text that is a JSON object. Otherwise returns std::nullopt and adds at least one issue of the grade
/// unreadable, with line and column: not_utf8, syntax, too_deep, too_large for more than mostJsonMemory, duplicate_key,
/// or wrong_type for JSON other than an object. The issue `syntax` of an empty text has Issue::isFileEmpty.
std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues);

/// A parsed object, with a large list of strings separate from it.
struct JsonWithStrings {
    QJsonObject object; ///< has an empty list instead of the strings, if `strings` has a value
    /// The strings as in the text, in UTF-8. std::nullopt if the value is missing, not a list of strings, or if any has
    /// an escape; `object` then has the value.
    std::optional<std::vector<QByteArrayView>> strings;
};

/// Does the same as parseJson(), but creates no values for the strings in the list at `key` of the outermost object,
/// which would cost many times the rest. Returns only the first `most` strings. The text must outlive the result.
std::optional<JsonWithStrings> parseJsonWithStrings(const QByteArray &text, const QString &key, qsizetype most,
                                                    IssueList &issues);

/// A parsed object, with large lists separate from it.
struct JsonWithLists {
    QJsonObject object;                ///< has the index in `lists` instead of each list
    std::vector<QByteArrayView> lists; ///< as in the text; not checked, so any may be a value other than a list
};

/// Does the same as parseJson(), but creates no values for those at the given keys in objects that are elements of a
/// list. The limit of memory for the rest is `mostMemory` bytes (`too_large`). The text must outlive the result.
std::optional<JsonWithLists> parseJsonWithLists(const QByteArray &text, const QStringList &keys, qint64 mostMemory,
                                                IssueList &issues);

/// Returns JSON that has passed a scan with every U+FEFF in its strings as an escape. QJsonDocument drops a U+FEFF at
/// the beginning of a string, so two keys could become equal.
QByteArray withBomEscaped(const QByteArray &text);

/// Sets line and column of every issue without them, from its path and anchor. If a path does not exist, the issue gets
/// the position of its nearest existing parent.
void locateIssues(const QByteArray &text, IssueList &issues);

/// Return the path of a key of an object or an index of a list, as in Issue::path: `things[3].kind`. `parent` is the
/// path of the object or list, empty for the outermost one. Keys other than plain words are in quotes: `legend["~"]`.
/// Long keys are shortened.
QString pathOfKey(const QString &parent, const QString &key);
QString pathOfIndex(const QString &parent, qsizetype index);
/// Does the same as pathOfKey(), but does not shorten long keys, for paths stored in files.
QString wholePathOfKey(const QString &parent, const QString &key);
/// Do the same as pathOfKey() and pathOfIndex() by appending to `path`, the path of the parent.
void appendKey(QString &path, const QString &key);
void appendIndex(QString &path, qsizetype index);
