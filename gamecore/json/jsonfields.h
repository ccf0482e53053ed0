#pragma once

// gamecore/json: JSON scanner, reader that reports line and column of mistakes, canonical writer.
//
// A custom scanner checks every text before QJsonDocument reads it, since duplicate keys, nesting and exact places are
// lost afterwards. It builds no values: keys are compared as bytes, and paths are only made for issues. For a file of
// 100,000 things (7.3 MB), it takes 70 ms in addition to QJsonDocument's 127 ms. A custom parser would be slower, since
// filling a QJsonObject from outside takes 2.5 times as long as QJsonDocument.

#include "gamecore/base/issue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <functional>

/// Reader for the fields of a JSON object. Reports every error with its path. A missing or wrong field keeps the
/// default, and reading continues.
class JsonFields {
public:
    /// `path` is the object's place; the issue list must outlive this object.
    JsonFields(QJsonObject object, QString path, IssueList &issues);

    /// Returns the object itself.
    const QJsonObject &all() const { return m_object; }
    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    /// Reports `missing_key` at the object if the key is missing. True if it exists.
    bool require(QLatin1StringView key);

    /// Returns the value of any type; undefined if missing.
    QJsonValue any(QLatin1StringView key);
    /// Returns a text of at most longestText characters. For longer ones, `too_large` and the fallback.
    QString text(QLatin1StringView key, const QString &fallback = {});
    /// Returns a text of any length, for data that is not displayed.
    QString longText(QLatin1StringView key);
    /// Returns an integer. `wrong_type` for anything else, `bad_value` outside first..last.
    qint64 integer(QLatin1StringView key, qint64 first, qint64 last, qint64 fallback);
    bool boolean(QLatin1StringView key, bool fallback);
    QJsonObject object(QLatin1StringView key);
    QJsonArray array(QLatin1StringView key);
    /// Calls `read` with the fields of each object in the list at `key`; `wrong_type` for every other element.
    void objects(QLatin1StringView key, const std::function<void(JsonFields &)> &read);
    /// Returns a list of texts. Other elements become empty, so that the indexes stay the same.
    QStringList texts(QLatin1StringView key);
    /// Returns the index of a string in `names`; `bad_value` with the names for any other string.
    int choice(QLatin1StringView key, const QStringList &names, int fallback);
    /// Returns "#rrggbb" as 0xrrggbb.
    quint32 color(QLatin1StringView key, quint32 fallback);
    /// Returns a string of exactly one printable code point.
    char32_t character(QLatin1StringView key, char32_t fallback);

    /// Reports `unknown_key` for every key not requested so far, with the most similar requested keys.
    void reportUnknownKeys();
    /// Reports `unknown_key` for every key not in `known`.
    void reportUnknownKeys(const QStringList &known);

    const QString &path() const { return m_path; }
    QString pathOf(QLatin1StringView key) const;
    /// Returns the list of issues, for nested objects.
    IssueList &issues() const { return m_issues; }
    /// Adds an issue about the value of a key.
    void report(IssueCode code, QLatin1StringView key, Expected expected, const QString &found = {},
                const QStringList &names = {});

private:
    /// Returns the value of a key if it has the type. Reports `wrong_type` if it exists with another type.
    QJsonValue value(QLatin1StringView key, QJsonValue::Type type, Expected expected, qint64 first = 0,
                     qint64 last = 0);

    QJsonObject m_object;
    QString m_path;
    IssueList &m_issues;
    QSet<QString> m_known;
};

/// Returns the issue for a key not in `known`, in the object at `path`.
Issue issueOfUnknownKey(const QString &path, const QString &key, const QStringList &known);
/// True if a JSON number is an integer that 64 bits represent exactly.
bool isInteger(const QJsonValue &value);
/// Returns the code point of a string of exactly one printable character. std::nullopt for all others.
std::optional<char32_t> singleCharacter(const QString &text);
/// Returns a value as JSON, shortened, for Issue::found.
QString foundText(const QJsonValue &value);
