#pragma once

#include <QJsonObject>
#include <QStringList>

class Catalogue;
class JsonFields;

/// A convention of other programs for drawing mazes: a record of legends.json. Like a level's legend, it overrides the
/// default legend.
struct LegendPreset {
    QString key;
    QString name;        ///< English; translated on display
    QString description; ///< one sentence, English; translated on display
    QJsonObject legend;  ///< character -> key of a terrain or kind, as in a level
    QString starts;      ///< its characters for the start; the first that a maze contains is its start
    QString outside;     ///< characters that become wall where they connect to the edge of a maze; may be empty
    /// Pairs of character sets: in a text of this convention, the characters of the first and second set occur equally
    /// often, those of the third and fourth set, and so on. Empty: no condition.
    QStringList asMany;
    bool isOfVaults = false; ///< texts of this convention have mazes between lines `MAP` and `ENDMAP`
};

/// Reads a record. Keys that `catalogue` does not define are issues.
LegendPreset readLegendPreset(JsonFields &fields, const Catalogue &catalogue);
