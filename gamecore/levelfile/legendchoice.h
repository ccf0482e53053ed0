#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/levelfile/drawntext.h"

#include <map>

struct LegendPreset;

/// Characters of mazes, with their number of cells.
using CharacterCounts = std::map<char32_t, int>;

CharacterCounts charactersOf(const DrawnText &maze);
CharacterCounts charactersOf(const std::vector<DrawnText> &mazes);

/// Returns the characters that neither the default legend nor `legend` defines.
CharacterCounts unknownOf(const CharacterCounts &characters, const Catalogue &catalogue, const QJsonObject &legend);

/// Returns the entries of a legend for these characters: the legend of a level drawn with them.
QJsonObject legendFor(const QJsonObject &legend, const CharacterCounts &characters);

/// Returns a legend with a single start character: the first of the preset's start characters that the maze contains.
/// The others become floor, such as the stairs up on a map that also shows the hero.
QJsonObject withOneStart(QJsonObject legend, const LegendPreset &preset, const DrawnText &maze,
                         const Catalogue &catalogue);

/// Returns a preset's meanings for the characters of these mazes, including characters they do not contain. A character
/// is a start if withOneStart() chooses it for any maze; call that again for each maze.
QJsonObject legendFor(const LegendPreset &preset, const std::vector<DrawnText> &mazes, const Catalogue &catalogue);

/// Returns the meanings that follow from the drawing itself. A letter or unknown sign that forms the border and occurs
/// in most rows is wall. If such a maze has no floor, its most frequent digit or unknown character is floor. In lists
/// of numbers, 1 is wall and 0 is floor. A single `P` or `S` is the start if there is no other, and a single `E` the
/// exit. Empty for vaults and Sokoban levels.
QJsonObject drawnMeanings(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns a legend overridden by another one.
QJsonObject joined(QJsonObject legend, const QJsonObject &over);

/// Returns the preset that fits a text best, or null if the catalogue has none. Vaults and Sokoban levels have their
/// own presets. Otherwise presets under which the border is wall come first, ranked by the number of cells they define.
/// A preset that requires equal numbers of some characters fits only if they are equal. A preset without any floor fits
/// only if the default legend finds no floor either.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns the likely preset if the drawing is unambiguous, else null. Unambiguous are vaults, Sokoban levels, and a
/// border that is wall under the preset but not under the default legend.
const LegendPreset *evidentLegend(const DrawnMazes &text, const Catalogue &catalogue);
