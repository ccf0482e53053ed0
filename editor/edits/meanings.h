#pragma once

#include "gamecore/levelfile/levelformats.h"

// What characters mean: those that the legend of a level does not know (unknownCharacters()), and those of a maze that
// somebody drew elsewhere.

/// A character of a drawn maze.
struct DrawnCharacter {
    char32_t character = 0;
    int cells = 0;
    QString key = {}; ///< of what it stands for; empty: nothing yet
};

/// The characters of the first maze of a text that a person is asked about, with what the default legend, the drawing
/// itself (drawnMeanings()) or the legend of one's own says of them: all but blanks, first those without a meaning.
/// An `X` is asked about as well, since hardly any author means an exit by it. Empty if there is none but `#`, `.`,
/// blanks, the start, and those of the legend of one's own, which mean what one has said.
std::vector<DrawnCharacter> charactersToAsk(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own);
/// Reads the maze with the answers; its legend stays `own`.
ReadLevel readWithMeanings(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own,
                           const std::map<char32_t, QString> &answers);

/// Replaces unknown characters of the level by the terrain or kind of their answers.
void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
/// replaceCharacters(), after which the legend keeps a character for what the level has nothing else of, so that its
/// file still looks as its author drew it. Where there is more of it, that has its character already: another one would
/// redraw it all.
Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
