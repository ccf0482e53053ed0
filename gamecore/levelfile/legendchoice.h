#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/levelfile/drawntext.h"

#include <map>

struct LegendPreset;

/// Characters of drawn mazes, with the number of cells of each.
using CharacterCounts = std::map<char32_t, int>;

CharacterCounts charactersOf(const DrawnText &maze);
CharacterCounts charactersOf(const std::vector<DrawnText> &mazes);

/// Those that neither the default legend nor `legend` knows.
CharacterCounts unknownOf(const CharacterCounts &characters, const Catalogue &catalogue, const QJsonObject &legend);

/// What a legend says of these characters: the legend of a level that is drawn with them.
QJsonObject legendFor(const QJsonObject &legend, const CharacterCounts &characters);

/// The preset that fits a text best: that of vaults if it holds these, which no other text is in; else the first of
/// those that know the most cells. Not one that asks for alike many of some characters where that does not hold, and
/// not one under which nothing is floor, though the default legend finds some. Null if the catalogue has none.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);
