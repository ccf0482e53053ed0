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

/// Returns the meanings that follow from the drawing itself: a letter or an unknown sign that forms the border and
/// stands in most rows is wall, and where such walls have no floor, the most frequent digit or unknown character is. In
/// lists of numbers 1 is wall and 0 is floor. A single `P` or `S` is the start where there is no other, and a single
/// `E` the exit. Empty for vaults and Sokoban levels.
QJsonObject drawnMeanings(const DrawnMazes &text, const Catalogue &catalogue);

/// A legend with another over it.
QJsonObject joined(QJsonObject legend, const QJsonObject &over);

/// The preset that fits a text best. Vaults and Sokoban levels have presets of their own. Of all others it is the first
/// of those that know most cells, and first of those under which the border of the mazes is wall. A preset that asks
/// for as many of some characters as of others fits only where that holds, and one under which nothing is floor only
/// where the default legend finds none either. Null if the catalogue has none.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);

/// The likely preset where the drawing leaves no doubt: a vault, Sokoban levels, or a border that is wall under it and
/// something else under the default legend. Null in all other cases.
const LegendPreset *evidentLegend(const DrawnMazes &text, const Catalogue &catalogue);
