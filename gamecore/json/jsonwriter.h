#pragma once

#include <QJsonValue>
#include <QStringList>

/// The parts of canonical JSON: QJsonDocument sorts keys and breaks lines its own way, level files do neither.

/// A string in quotes. Only what JSON demands is escaped: `"`, `\` and control characters.
QString jsonString(const QString &text);

/// A value on one line: `{ "cell": [2, 1], "kind": "sword" }`. Keys that stand in `order` come first, in that order;
/// the others follow sorted by code unit.
QString jsonLine(const QJsonValue &value, const QStringList &order = {});

/// The keys of an object in that order.
QStringList orderedKeys(const QJsonObject &object, const QStringList &order);

/// An object whose members stand below each other, each with its value as it is given.
class JsonMembers {
public:
    void add(const QString &key, const QByteArray &value);
    /// All of it, with a newline at the end.
    QByteArray text() const { return m_text + "\n}\n"; }

private:
    QByteArray m_text;
};
