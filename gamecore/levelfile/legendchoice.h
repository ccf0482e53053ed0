#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/levelfile/drawntext.h"

#include <map>

struct LegendPreset;

/// The characters of mazes with their number of cells: character -> cells.
using CharacterCounts = std::map<char32_t, int>;

CharacterCounts charactersOf(const DrawnText &maze);
CharacterCounts charactersOf(const std::vector<DrawnText> &mazes);

/// Returns the characters that neither the default legend nor `legend` defines.
CharacterCounts unknownOf(const CharacterCounts &characters, const Catalogue &catalogue, const QJsonObject &legend);

/// Returns the entries of `legend` for these characters, for a level drawn with them.
QJsonObject legendFor(const QJsonObject &legend, const CharacterCounts &characters);

/// Returns `legend` with a single start character for a maze: the first of LegendPreset::starts that it contains. All
/// other characters in LegendPreset::starts become floor, such as the stairs up on a map that also shows the hero.
/// Characters to which `legend` gives another meaning than the preset do not change.
QJsonObject withOneStart(QJsonObject legend, const LegendPreset &preset, const DrawnText &maze,
                         const Catalogue &catalogue);

/// Returns a preset's meanings for the characters of these mazes, including characters they do not contain. A character
/// is a start if withOneStart() chooses it for any maze; call that again for each maze.
QJsonObject legendFor(const LegendPreset &preset, const std::vector<DrawnText> &mazes, const Catalogue &catalogue);

/// Returns the meanings of characters that follow from the drawing itself. A letter, digit or unknown sign that forms
/// most of the border and occurs in most rows is wall. If the mazes then have no floor, the most frequent digit or
/// unknown character is floor. In mazes of numbers, 1 is wall and 0 is floor, or the reverse if 0 forms the border.
/// Unless there are many other unknown letters, a `P` or `S` that occurs at most once in each maze is the start if
/// there is none yet, and an `E` likewise the exit. Empty for vaults and Sokoban levels.
QJsonObject drawnMeanings(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns `legend` overridden by `over`.
QJsonObject joined(QJsonObject legend, const QJsonObject &over);

/// Returns the preset that fits a text best; null if none fits. Vaults and Sokoban levels have their own presets.
/// Otherwise presets under which the border is wall come first; among these, the one that leaves the fewest cells
/// undefined. A preset that requires equal numbers of some characters fits only if they are equal. A preset without any
/// floor fits only if the default legend finds no floor either.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns likelyLegend() if the drawing is unambiguous, else null. Unambiguous are vaults, Sokoban levels, and a
/// border that is wall under the preset but not under the default legend. Null for a vault that is completely drawn in
/// the default legend.
const LegendPreset *unambiguousLegend(const DrawnMazes &text, const Catalogue &catalogue);
