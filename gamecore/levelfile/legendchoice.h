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

/// A legend in which only the first of a preset's characters for the start that a maze holds stands for it: the others
/// that the legend has for it are floor, such as the stairs up of a map on which the hero is drawn too.
QJsonObject withOneStart(QJsonObject legend, const LegendPreset &preset, const DrawnText &maze,
                         const Catalogue &catalogue);

/// What a preset says of the characters of these mazes, those included that they do not hold: a character is the start
/// if it is that of one of them by withOneStart(), which is to be asked again for each maze.
QJsonObject legendFor(const LegendPreset &preset, const std::vector<DrawnText> &mazes, const Catalogue &catalogue);

/// The preset that fits a text best: that of vaults if it holds these, which no other text is in; else the first of
/// those that know the most cells. Not one that asks for alike many of some characters where that does not hold, and
/// not one under which nothing is floor, though the default legend finds some. Null if the catalogue has none.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);
