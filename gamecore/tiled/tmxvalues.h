#pragma once

#include <QJsonValue>
#include <QString>

// Words of Tiled's XML format as its JSON format has them.

/// The value of an attribute: true or false, a number, or text where it is none, or where the attribute is a text.
QJsonValue tmxAttributeValue(QStringView name, const QString &text);
/// The value of a property; one that does not fit its type stays text.
QJsonValue tmxPropertyValue(const QString &type, const QString &text);
/// The type of the layer that an element is; empty for all others.
QString tmxLayerType(const QString &element);
