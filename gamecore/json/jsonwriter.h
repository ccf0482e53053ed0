#pragma once

#include <QJsonValue>
#include <QStringList>

/// Building blocks of canonical JSON. QJsonDocument cannot write canonical JSON: it sorts keys and breaks lines in its
/// own way.

/// Returns a text as a JSON string in quotes. Escapes only what JSON requires: `"`, `\` and control characters.
QString jsonString(const QString &text);

/// Returns a value on one line: `{ "cell": [2, 1], "kind": "sword" }`. Keys in `order` come first, in that order; all
/// other keys follow, sorted by code unit.
QString jsonLine(const QJsonValue &value, const QStringList &order = {});

/// Returns the keys of an object in the order of jsonLine().
QStringList orderedKeys(const QJsonObject &object, const QStringList &order);

/// Writer for an object with one member per line. Values are given as JSON.
class JsonMembers {
public:
    void add(const QString &key, const QByteArray &value);
    /// Returns the object with a final newline. At least one member must have been added.
    QByteArray text() const { return m_text + "\n}\n"; }

private:
    QByteArray m_text;
};
