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
/// Maximum memory for the values of a text, in bytes. The values of a text with many small values take many times the
/// size of the text. A saved game in a level with the maximum number of things nearly reaches this limit.
inline constexpr qint64 mostJsonMemory = 200LL * 1024 * 1024;

/// Maximum length of a displayed text, in UTF-16 units: laying out longer texts in a window takes seconds.
inline constexpr int longestText = 100'000;

/// Parses a text that is a JSON object. Otherwise returns std::nullopt and adds at least one issue of the grade
/// unreadable, with line and column: not_utf8, syntax, too_deep, too_large for more than mostJsonMemory, duplicate_key,
/// or wrong_type for JSON other than an object. The issue `syntax` of an empty text has Issue::isFileEmpty.
std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues);

/// A parsed object, with a large list of strings separate from it.
struct JsonWithStrings {
    QJsonObject object; ///< the parsed object; if `strings` has a value, with an empty list instead of the strings
    /// The strings as in the text, in UTF-8. std::nullopt if the value is missing or not a list of strings, or if any
    /// string has an escape; `object` then has the value, if it exists.
    std::optional<std::vector<QByteArrayView>> strings;
};

/// Does the same as parseJson(), but creates no values for the strings in the list at `key` of the outermost object.
/// Creating these would cost many times as much as everything else. Returns only the first `most` strings. The text
/// must outlive the result.
std::optional<JsonWithStrings> parseJsonWithStrings(const QByteArray &text, const QString &key, qsizetype most,
                                                    IssueList &issues);

/// A parsed object, with large lists separate from it.
struct JsonWithLists {
    QJsonObject object;                ///< the parsed object, with an index in `lists` instead of each separate list
    std::vector<QByteArrayView> lists; ///< the lists as in the text; not checked, so some may be values other than
                                       ///< lists
};

/// Does the same as parseJson(), but does not parse some values: the values at `keys`, in every object that is an
/// element of a list. All other values may take at most `mostMemory` bytes (otherwise `too_large`). The text must
/// outlive the result.
std::optional<JsonWithLists> parseJsonWithLists(const QByteArray &text, const QStringList &keys, qint64 mostMemory,
                                                IssueList &issues);

/// Returns a JSON text in which every U+FEFF in a string is replaced by an escape. `text` must have passed a scan.
/// QJsonDocument drops a U+FEFF at the beginning of a string, so two keys could become equal.
QByteArray withBomEscaped(const QByteArray &text);

/// Sets line and column of every issue that has none, from its path and anchor. If the path of an issue does not exist,
/// the issue gets the position of the nearest existing parent of the path.
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
