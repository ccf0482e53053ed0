#pragma once

#include "gamecore/levelfile/levelformats.h"

// Meanings of characters: unknown characters of a level (unknownCharacters()), and the characters of a maze drawn
// elsewhere.

/// A character of a drawn maze.
struct DrawnCharacter {
    char32_t character = 0;
    int cells = 0;
    QString key = {}; ///< key of its meaning; empty if it has none yet
};

/// Returns the characters of the first maze in a text that the author should confirm, those without a meaning first.
/// Meanings come from the default legend, the drawing itself (drawnMeanings()) or the author's own legend. Blanks are
/// never included. `X` is included, since few authors mean an exit by it.
///
/// An empty list if the maze contains only `#`, `.`, blanks, the start and characters of the author's own legend.
std::vector<DrawnCharacter> charactersToAsk(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own);
/// Reads the maze with the answers; its legend stays `own`.
ReadLevel readWithMeanings(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own,
                           const std::map<char32_t, QString> &answers);

/// Replaces unknown characters of the level by the terrain or kind in `answers`.
void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
/// Calls replaceCharacters(), then keeps a character in the legend if the level has no other cells of that meaning. The
/// file then still looks as drawn. Meanings that occur elsewhere keep their present character, since changing it would
/// redraw those cells.
Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
