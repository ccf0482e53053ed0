#pragma once

// gamecore/json: JSON scanned, read with places and paths, and written in canonical form.
//
// A scanner of ours goes over every text before QJsonDocument reads it, since duplicate keys, nesting and exact places
// are lost afterwards. It builds nothing: keys are compared as bytes, and a path is made only for a finding. A file of
// 100,000 things (7.3 MB) takes it 70 ms beside QJsonDocument's 127 ms. One reading that made the values itself would
// be slower, since filling a QJsonObject from outside takes 2.5 times as long as QJsonDocument does.

#include "gamecore/base/issue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <functional>

/// Reads the fields of one JSON object and reports every mistake with its path, so that each sentence about a wrong
/// field comes from one place. A field that is missing or wrong leaves the default; reading always goes on.
class JsonFields {
public:
    /// `path` is the object's own place; the issue list must outlive this.
    JsonFields(QJsonObject object, QString path, IssueList &issues);

    /// The object itself.
    const QJsonObject &all() const { return m_object; }
    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    /// Reports `missing_key` at the object for a key that is not there.
    bool require(QLatin1StringView key);

    /// Whatever stands there; undefined if nothing does.
    QJsonValue any(QLatin1StringView key);
    /// A text of at most longestText characters, else `too_large` and the fallback.
    QString text(QLatin1StringView key, const QString &fallback = {});
    /// A text of any length: part of a file that no person reads.
    QString longText(QLatin1StringView key);
    /// `wrong_type` for anything but an integer, `bad_value` for one outside first..last.
    qint64 integer(QLatin1StringView key, qint64 first, qint64 last, qint64 fallback);
    bool boolean(QLatin1StringView key, bool fallback);
    QJsonObject object(QLatin1StringView key);
    QJsonArray array(QLatin1StringView key);
    /// Calls `read` with the fields of each object in the list at `key`; `wrong_type` for every other element.
    void objects(QLatin1StringView key, const std::function<void(JsonFields &)> &read);
    /// An empty text stands for an element that is none, so that the others keep their places.
    QStringList texts(QLatin1StringView key);
    /// Index of a string in `names`; `bad_value` with the names for any other string.
    int choice(QLatin1StringView key, const QStringList &names, int fallback);
    /// "#rrggbb" as 0xrrggbb.
    quint32 color(QLatin1StringView key, quint32 fallback);
    /// A string of exactly one printable code point.
    char32_t character(QLatin1StringView key, char32_t fallback);

    /// `unknown_key` for every key that none of the calls above has asked for, with the nearest that were.
    void reportUnknownKeys();
    /// `unknown_key` for every key that is none of `known`.
    void reportUnknownKeys(const QStringList &known);

    const QString &path() const { return m_path; }
    QString pathOf(QLatin1StringView key) const;
    /// The list of issues, for objects within this one.
    IssueList &issues() const { return m_issues; }
    /// Adds an issue about the value of a key.
    void report(IssueCode code, QLatin1StringView key, Expected expected, const QString &found = {},
                const QStringList &names = {});

private:
    /// The value of a key if it is there and of the type; reports `wrong_type` if it is there and of another.
    QJsonValue value(QLatin1StringView key, QJsonValue::Type type, Expected expected, qint64 first = 0,
                     qint64 last = 0);

    QJsonObject m_object;
    QString m_path;
    IssueList &m_issues;
    QSet<QString> m_known;
};

/// The finding about a key that is none of `known`, in the object at `path`.
Issue issueOfUnknownKey(const QString &path, const QString &key, const QStringList &known);
/// Whether a JSON number is an integer that 64 bits hold exactly.
bool isInteger(const QJsonValue &value);
/// The code point of a string that is exactly one printable one; nothing for all others.
std::optional<char32_t> singleCharacter(const QString &text);
/// A value as it would stand in JSON, shortened, for Issue::found.
QString foundText(const QJsonValue &value);
