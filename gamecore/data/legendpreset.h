#pragma once

#include <QJsonObject>
#include <QStringList>

class Catalogue;
class JsonFields;

/// A convention of other programs for drawing mazes: a record of legends.json. Like the legend of a level, a preset
/// overrides the default legend.
struct LegendPreset {
    QString key;
    QString name;        ///< English; translated on display
    QString description; ///< one sentence, English; translated on display
    QJsonObject legend;  ///< character -> key of a terrain or kind, as in a level
    QString starts;  ///< characters for the start, in order of preference: only the first of them that a maze contains
                     ///< is its start
    QString outside; ///< characters that become wall where they are connected to the edge of a maze; may be empty
    /// Pairs of sets of characters. A text follows this convention only if the characters of both sets of each pair
    /// occur equally often, and at least once. The first two elements are a pair, the next two another, and so on.
    /// Empty: no condition.
    QStringList asMany;
    bool isOfVaults = false; ///< true if texts of this convention have mazes between lines `MAP` and `ENDMAP`
};

/// Reads a record. Keys that `catalogue` does not define are issues.
LegendPreset readLegendPreset(JsonFields &fields, const Catalogue &catalogue);
