#pragma once

#include "gamecore/levelfile/levelformats.h"

// Giving a meaning to characters: to unknown characters of a level (unknownCharacters()), and to the characters of a
// maze that was drawn as text. The argument `answers` holds the author's answers: it maps a character to the key of a
// terrain or a kind.

/// A character in a maze drawn as text.
struct DrawnCharacter {
    char32_t character = 0;
    int cells = 0;    ///< number of cells with this character
    QString key = {}; ///< key of the terrain or kind that the character means; empty if it has no meaning yet
};

/// Returns the characters of the first maze in a text, except blanks, so that the author can confirm their meanings.
/// Characters without a meaning come first. Meanings come from the default legend, from the drawing itself
/// (drawnMeanings()) and from the author's legend `own`.
///
/// An empty list if there is nothing to confirm: the maze contains only `#`, `.`, blanks, the start and characters of
/// `own`; or there is no maze.
std::vector<DrawnCharacter> charactersToAsk(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own);
/// Reads the first maze of a text with the answers of the author. The legend of the resulting level is `own`; the
/// answers are not added to it.
ReadLevel readWithMeanings(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own,
                           const std::map<char32_t, QString> &answers);

/// Replaces unknown characters of the level by the terrain or kind that the answers give them.
void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
/// Returns the level with its unknown characters replaced, like replaceCharacters(). If the level has no other cells of
/// that terrain or kind, the character also gets this meaning in the legend, so that the file still looks as drawn.
/// Otherwise the terrain or kind keeps its present character, since another character would change how the other cells
/// look in the file.
Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
