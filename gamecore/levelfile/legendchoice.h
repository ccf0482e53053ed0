#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/levelfile/drawntext.h"

#include <map>

struct LegendPreset;

/// The characters of mazes: character -> number of cells.
using CharacterCounts = std::map<char32_t, int>;

CharacterCounts charactersOf(const DrawnText &maze);
CharacterCounts charactersOf(const std::vector<DrawnText> &mazes);

/// Returns the characters that neither the default legend nor `legend` defines.
CharacterCounts unknownOf(const CharacterCounts &characters, const Catalogue &catalogue, const QJsonObject &legend);

/// Returns the entries of `legend` for the given characters, as the legend of a level that is drawn with these
/// characters.
QJsonObject legendFor(const QJsonObject &legend, const CharacterCounts &characters);

/// Returns `legend` with a single start character for a maze: the first character of LegendPreset::starts that the maze
/// contains. All other characters in LegendPreset::starts, such as the stairs up on a map that also shows the hero,
/// become floor. Characters to which `legend` and the preset give different meanings do not change.
QJsonObject withOneStart(QJsonObject legend, const LegendPreset &preset, const DrawnText &maze,
                         const Catalogue &catalogue);

/// Returns the legend of a preset for several mazes, including characters that the mazes do not contain. A character is
/// a start if withOneStart() would choose it for any of the mazes, so call withOneStart() for each maze afterwards.
QJsonObject legendFor(const LegendPreset &preset, const std::vector<DrawnText> &mazes, const Catalogue &catalogue);

/// Returns the meanings of characters that follow from the drawing itself. A letter, digit or unknown sign that forms
/// most of the border and occurs in most rows is wall. If a wall was found in this way but no character is floor, the
/// most frequent digit or unknown character is floor. In mazes of numbers, 1 is wall and 0 is floor, or the reverse if
/// 0 forms the border. A `P` or `S` that occurs at most once in each maze is the start, if there is no other start. An
/// `E` that occurs at most once in each maze is the exit, if there is no other exit. `P`, `S` and `E` have these
/// meanings only if the mazes have few other unknown letters. Empty for vaults and Sokoban levels.
QJsonObject drawnMeanings(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns the entries of both legends; for characters in both, those of `over`.
QJsonObject joined(QJsonObject legend, const QJsonObject &over);

/// Returns the preset that fits a text best; null if none fits. Vaults and Sokoban levels have their own presets.
/// Otherwise, a preset under which the border is wall fits better than one under which it is not; among equals, the
/// preset fits best that leaves the fewest cells undefined. A preset does not fit if its LegendPreset::asMany is not
/// fulfilled. It does not fit either if it finds no floor in the mazes although the default legend does.
const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns likelyLegend() if the drawing is unambiguous, otherwise null. The drawing is unambiguous if the mazes are
/// vaults or Sokoban levels, or if the border is wall under the preset but not under the default legend. Null, too, for
/// a vault that is completely drawn in the default legend.
const LegendPreset *unambiguousLegend(const DrawnMazes &text, const Catalogue &catalogue);
