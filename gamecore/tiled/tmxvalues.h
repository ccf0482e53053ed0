#pragma once

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

// Words of Tiled's XML format as its JSON format has them.

/// Where markup begins that no program writes and that would take much memory or time to read: a tag, comment or other
/// part of more than 16 MiB, or a tag of more than 1000 attributes. -1 if there is none.
qsizetype excessiveMarkup(QByteArrayView text);

/// The value of an attribute: true or false, a number, or text where it is none, or where the attribute is a text.
QJsonValue tmxAttributeValue(QStringView name, const QString &text);
/// The value of a property; one that does not fit its type stays text.
QJsonValue tmxPropertyValue(const QString &type, const QString &text);
/// The type of the layer that an element is; empty for all others.
QString tmxLayerType(const QString &element);
