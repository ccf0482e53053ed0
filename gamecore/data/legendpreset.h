#pragma once

#include <QJsonObject>
#include <QStringList>

class Catalogue;
class JsonFields;

/// A convention of other programs for drawing mazes: a record of legends.json. It overrides the default legend as a
/// level's legend does.
struct LegendPreset {
    QString key;
    QString name;        ///< English; translated on display
    QString description; ///< one sentence, English; translated on display
    QJsonObject legend;  ///< character -> key of a terrain or kind, as in a level
    QString starts;      ///< its characters for the start, in order of precedence
    QString outside;     ///< characters that become wall where they connect to the edge of a maze; may be empty
    /// Pairs of character sets that must occur equally often in a text of this convention.
    QStringList asMany;
    bool isOfVaults = false; ///< texts of this convention have mazes between lines `MAP` and `ENDMAP`
};

/// Reads a record. Its references must exist in `catalogue`.
LegendPreset readLegendPreset(JsonFields &fields, const Catalogue &catalogue);
