#pragma once

#include <QJsonValue>
#include <QString>

// Texts and values of a level as text in properties and classes of Tiled, in characters that come back from its files
// as they were: XML has no control characters, Qt's JSON drops a byte order mark that a text begins with, and Tiled
// drops texts of blanks alone.

/// A text as it stands or, where a file of Tiled would change it, as a JSON string in quotes.
QString propertyText(const QString &text);
/// The text that propertyText() was given. What is no JSON string in quotes is taken as it stands.
QString textOfProperty(const QString &property);
/// A value as JSON on one line.
QString propertyJson(const QJsonValue &value);
