#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// JSON from files of strangers. QJsonDocument reads the values; it gives no places, sorts keys and hides duplicates,
/// so a scanner of ours goes over the text before it and turns JSON paths into lines and columns afterwards.

inline constexpr int deepestJson = 64;
inline constexpr qint64 largestJson = 64LL * 1024 * 1024;
/// What the values of a text may take in memory, in bytes: a text of many small ones takes many times its own size. A
/// saved game of a level with as many things as it may have takes nearly as much.
inline constexpr qint64 mostJsonMemory = 200LL * 1024 * 1024;

/// The longest text for people that is read, in UTF-16 units: to lay out longer ones in a window takes seconds.
inline constexpr int longestText = 100'000;

/// The values of a text that is one JSON object. Nothing if it is not, with at least one issue of the unreadable
/// grade (not_utf8, syntax, too_deep, too_large for mostJsonMemory, duplicate_key, or wrong_type when the text is JSON
/// but not an object). The places of these are filled in. A text with nothing in it is `syntax`, and said to be empty.
std::optional<QJsonObject> parseJson(const QByteArray &text, IssueList &issues);

/// An object, and apart from it one large list of strings that it holds.
struct JsonWithStrings {
    QJsonObject object; ///< has an empty list in their place, if there are `strings`
    /// The strings as they stand in the text, in UTF-8. Nothing if the value is no list of strings, or if any has an
    /// escape.
    std::optional<std::vector<QByteArrayView>> strings;
};

/// As parseJson(), but the strings in the list at `key` of the object are not made into values, which costs many times
/// what the rest does. Of more than `most` strings only that many are given. The text must outlive the result.
std::optional<JsonWithStrings> parseJsonWithStrings(const QByteArray &text, const QString &key, qsizetype most,
                                                    IssueList &issues);

/// An object, and apart from it large lists that it holds.
struct JsonWithLists {
    QJsonObject object;                ///< has in place of each of them its number, from 0
    std::vector<QByteArrayView> lists; ///< as they stand in the text; nobody has looked whether they are lists
};

/// As parseJson(), but what stands at these keys of objects that are elements of a list is not made into values.
/// `too_large` if the rest would take more than `mostMemory` bytes. The text must outlive the result.
std::optional<JsonWithLists> parseJsonWithLists(const QByteArray &text, const QStringList &keys, qint64 mostMemory,
                                                IssueList &issues);

/// JSON that passed the scanner with every U+FEFF in its strings as an escape: QJsonDocument drops one that a string
/// begins with, and two keys could become one.
QByteArray withMarksEscaped(const QByteArray &text);

/// Fills line and column of every issue that has none yet from its path and anchor. A path that is not in the text
/// leaves the issue at the nearest value around it that is.
void locateIssues(const QByteArray &text, IssueList &issues);

/// Paths as in Issue::path: `things[3].kind`. Keys that are no plain words stand in quotes: `legend["~"]`.
/// Long keys are shortened, so that paths stay short.
QString pathOfKey(const QString &parent, const QString &key);
QString pathOfIndex(const QString &parent, qsizetype index);
/// As pathOfKey(), but long keys are left whole: for paths that files hold.
QString wholePathOfKey(const QString &parent, const QString &key);
/// Appends what pathOfKey() and pathOfIndex() append, to `path` itself.
void appendKey(QString &path, const QString &key);
void appendIndex(QString &path, qsizetype index);
