#pragma once

#include <QJsonObject>
#include <QStringList>

class Catalogue;
class JsonFields;

/// A way of drawing mazes that others know, by name: a record of legends.json. It stands over the default legend, as
/// the legend of a level does.
struct LegendPreset {
    QString key;
    QString name;        ///< English; translated where it is shown
    QString description; ///< one sentence, English; translated where it is shown
    QJsonObject legend;  ///< character -> key of a terrain or a kind, as in a level
    QString starts;      ///< those of its characters that stand for the start, the first of which wins in a maze
    QString outside;     ///< characters that are wall where they reach the edge of a maze; empty: none
    /// Sets of characters of which a text in this manner has alike many, two by two.
    QStringList asMany;
    bool isOfVaults = false; ///< texts in this manner stand between lines `MAP` and `ENDMAP`
};

/// Reads a record; what it names must be in `catalogue`.
LegendPreset readLegendPreset(JsonFields &fields, const Catalogue &catalogue);
